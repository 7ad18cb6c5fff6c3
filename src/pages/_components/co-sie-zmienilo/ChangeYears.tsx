import {useState, type ReactNode} from 'react';
import Chip from '@site/src/components/ui/buttons/Chip';
import Section from '@site/src/components/ui/Section';
import type {Change, ChangeKind} from '@site/src/domain/articles/change';
import {formatCount} from '@cooperative/polish';
import ChangeList from './ChangeList';
import styles from './styles.module.css';

interface Props {
  /** The latest first. */
  readonly changes: readonly Change[];
}

const filters: readonly (readonly [ChangeKind | null, string])[] = [
  [null, 'Wszystkie'],
  ['prawo', 'Prawo'],
  ['poprawka', 'Nasze poprawki'],
];

const entryForms = {one: 'wpis', few: 'wpisy', many: 'wpisów', other: 'wpisu'};

const yearId = (year: string): string => `rok-${year}`;

/** Changes by year, of both kinds or of the chosen one; without scripts all of them. */
export default function ChangeYears({changes}: Props): ReactNode {
  const [kind, setKind] = useState<ChangeKind | null>(null);
  const shown = changes.filter((change) => kind === null || change.kind === kind);
  const years = [...new Set(shown.map(({date}) => date.slice(0, 4)))];
  return (
    <>
      <div className={`container ${styles.tools} noPrint`}>
        <div role="group" aria-label="Pokaż" className="needsScript">
          {filters.map(([one, label]) => (
            <Chip key={label} isChosen={one === kind} onClick={() => setKind(one)}>
              {label}
            </Chip>
          ))}
        </div>
        <nav aria-label="Lata">
          {years.map((year) => (
            <a key={year} href={`#${yearId(year)}`}>
              {year}
            </a>
          ))}
        </nav>
      </div>
      <p role="status" className="visuallyHidden">
        {kind === null ? '' : formatCount(shown.length, entryForms)}
      </p>
      {years.map((year, index) => (
        <Section key={year} tint={index % 2 === 0 ? 'green' : 'page'} id={yearId(year)}>
          <div className={styles.year}>
            <h2>{year}</h2>
            <ChangeList changes={shown.filter(({date}) => date.startsWith(year))} />
          </div>
        </Section>
      ))}
    </>
  );
}
