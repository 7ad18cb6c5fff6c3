import type {ReactNode} from 'react';
import clsx from 'clsx';
import {Button} from '@site/src/components/ui/buttons/Button';
import Icon from '@site/src/components/ui/Icon';
import type {ArticleFilters, FilterGroup, FilterOptions} from '@site/src/domain/articles/filters';
import styles from './styles.module.css';

interface Props {
  readonly options: FilterOptions;
  readonly filters: ArticleFilters;
  readonly onToggle: (group: FilterGroup, value: string) => void;
  readonly onClear: () => void;
}

const groupNames: Readonly<Record<FilterGroup, string>> = {
  categories: 'Kategoria',
  audiences: 'Dla kogo',
  levels: 'Poziom',
  tags: 'Tagi',
};

const groups = Object.keys(groupNames) as FilterGroup[];

/** Checkboxes for all filters, and the chosen ones as removable chips. */
export default function FilterPanel({options, filters, onToggle, onClear}: Props): ReactNode {
  const chosen = groups.flatMap((group) =>
    options[group]
      .filter(({value}) => filters[group].includes(value))
      .map((option) => ({group, ...option})),
  );
  return (
    <section className={clsx(styles.filters, 'needsScript', 'noPrint')} aria-label="Filtry">
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
      <details className={styles.panel}>
        <summary className={styles.panelSummary}>Filtry</summary>
        <div className={styles.groups}>
          {groups.map((group) => (
            <fieldset key={group} className={styles.group}>
              <legend>{groupNames[group]}</legend>
              {options[group].map(({value, label}) => (
                <label key={value} className={styles.option}>
                  <input
                    className="tick"
                    type="checkbox"
                    checked={filters[group].includes(value)}
                    onChange={() => {
                      onToggle(group, value);
                    }}
                  />
                  <span>{label}</span>
                </label>
              ))}
            </fieldset>
          ))}
        </div>
      </details>
    </section>
  );
}
