import type {ReactNode, SyntheticEvent} from 'react';
import clsx from 'clsx';
import {Button} from '@site/src/components/ui/buttons/Button';
import Chip from '@site/src/components/ui/buttons/Chip';
import Icon from '@site/src/components/ui/Icon';
import type {
  ArticleFilters,
  FilterCounts,
  FilterGroup,
  FilterOptions,
} from '@site/src/domain/articles/filters';
import styles from './styles.module.css';

interface Props {
  readonly options: FilterOptions;
  readonly filters: ArticleFilters;
  readonly counts: FilterCounts;
  readonly onToggle: (group: FilterGroup, value: string) => void;
  readonly onClear: () => void;
}

const groupNames: Readonly<Record<FilterGroup, string>> = {
  audiences: 'Dla kogo',
  categories: 'Kategoria',
  levels: 'Poziom',
  tags: 'Tagi',
};

/** What most people choose by is at hand; the rest, of which the list itself shows the categories, behind one button. */
const further: readonly FilterGroup[] = ['categories', 'levels', 'tags'];

/** On a narrow page the panel begins at the top of the window, so that what it finds is in view below it. */
function showFound({currentTarget}: SyntheticEvent<HTMLDetailsElement>): void {
  if (currentTarget.open) {
    currentTarget.scrollIntoView({block: 'nearest'});
  }
}

/** Filters with what each would show: the audience at hand, the others folded, their choice removable. */
export default function FilterPanel(props: Props): ReactNode {
  const {options, filters, onToggle, onClear} = props;
  const folded = further.flatMap((group) =>
    options[group]
      .filter(({value}) => filters[group].includes(value))
      .map((option) => ({group, ...option})),
  );
  const isFiltered = folded.length > 0 || filters.audiences.length > 0;
  return (
    <section className={clsx(styles.filters, 'needsScript', 'noPrint')} aria-label="Filtry">
      <Group {...props} group="audiences" look={styles.chips} />
      <details className={styles.panel} onToggle={showFound}>
        <summary className="chip">Więcej filtrów</summary>
        <div className={styles.groups}>
          {further.map((group) => (
            <Group key={group} {...props} group={group} look={styles.options} />
          ))}
        </div>
      </details>
      {isFiltered && (
        <div className={styles.chosen}>
          {folded.map(({group, value, label}) => (
            <Chip
              key={`${group} ${value}`}
              aria-label={`Usuń filtr: ${label}`}
              onClick={() => onToggle(group, value)}>
              {label}
              <Icon name="close" />
            </Chip>
          ))}
          <Button look="plain" onClick={onClear}>
            Wyczyść filtry
          </Button>
        </div>
      )}
    </section>
  );
}

interface GroupProps extends Props {
  readonly group: FilterGroup;
  readonly look: string | undefined;
}

/** The choices of one filter. One that would show nothing cannot be chosen. */
function Group({options, filters, counts, onToggle, group, look}: GroupProps): ReactNode {
  return (
    <fieldset className={styles.group}>
      <legend>{groupNames[group]}</legend>
      <div className={look}>
        {options[group].map(({value, label}) => {
          const count = counts[group].get(value) ?? 0;
          const isChosen = filters[group].includes(value);
          return (
            <label key={value} className={clsx(look === styles.chips && 'chip')}>
              <input
                type="checkbox"
                checked={isChosen}
                disabled={count === 0 && !isChosen}
                onChange={() => onToggle(group, value)}
              />
              <span>{`${label} (${count})`}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
