import type {ReactNode, SyntheticEvent} from 'react';
import clsx from 'clsx';
import {Button} from '@site/src/components/ui/buttons/Button';
import Icon from '@site/src/components/ui/Icon';
import {
  filterGroups,
  type ArticleFilters,
  type FilterCounts,
  type FilterGroup,
  type FilterOptions,
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
  categories: 'Kategoria',
  audiences: 'Dla kogo najpierw',
  levels: 'Poziom',
  tags: 'Tagi',
};

/** On a narrow page the panel begins at the top of the window, so that what it finds is in view below it. */
function showFound({currentTarget}: SyntheticEvent<HTMLDetailsElement>): void {
  if (currentTarget.open) {
    currentTarget.scrollIntoView();
  }
}

/** Checkboxes for all filters with what each would show, and the chosen ones as removable chips. */
export default function FilterPanel(props: Props): ReactNode {
  const {options, filters, counts, onToggle, onClear} = props;
  const chosen = filterGroups.flatMap((group) =>
    options[group]
      .filter(({value}) => filters[group].includes(value))
      .map((option) => ({group, ...option})),
  );
  return (
    <section className={clsx(styles.filters, 'needsScript', 'noPrint')} aria-label="Filtry">
      <details className={styles.panel} onToggle={showFound}>
        <summary className={styles.panelSummary}>Filtry</summary>
        <div className={styles.groups}>
          {filterGroups.map((group) => (
            <fieldset key={group} className={styles.group}>
              <legend>{groupNames[group]}</legend>
              {options[group].map(({value, label}) => {
                const count = counts[group].get(value) ?? 0;
                const isChosen = filters[group].includes(value);
                return (
                  <label key={value} className={styles.option}>
                    <input
                      className="tick"
                      type="checkbox"
                      checked={isChosen}
                      disabled={count === 0 && !isChosen}
                      onChange={() => {
                        onToggle(group, value);
                      }}
                    />
                    <span>{`${label} (${count})`}</span>
                  </label>
                );
              })}
            </fieldset>
          ))}
        </div>
      </details>
      {chosen.length > 0 && (
        <div className={styles.chips}>
          {chosen.map(({group, value, label}) => (
            <button
              key={`${group} ${value}`}
              type="button"
              className={styles.chip}
              aria-label={`Usuń filtr: ${label}`}
              onClick={() => {
                onToggle(group, value);
              }}>
              {label}
              <Icon name="close" />
            </button>
          ))}
          <Button look="plain" onClick={onClear}>
            Wyczyść filtry
          </Button>
        </div>
      )}
    </section>
  );
}
