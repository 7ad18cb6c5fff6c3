import {useId, useRef, type ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import DateField from '@site/src/components/ui/controls/DateField';
import FoldSummary from '@site/src/components/ui/FoldSummary';
import Progress from '@site/src/components/ui/Progress';
import type {Checklist} from '@site/src/domain/papers/checklist';
import type {PaperDate} from '@site/src/domain/papers/paper';
import type {IsoDay} from '@cooperative/polish';
import styles from './styles.module.css';

interface Props {
  readonly list: Checklist;
  readonly dates: readonly PaperDate[];
  /** Ids of the steps on the list. */
  readonly steps: readonly string[];
  readonly setDate: (id: string, day: IsoDay | null) => void;
  readonly clear: () => void;
}

/** Above a checklist: how much is done, and the days from which deadlines are counted. */
export default function ChecklistPanel({list, dates, steps, setDate, clear}: Props): ReactNode {
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  // A tick of a step that has since been renamed does not count.
  const done = steps.filter((step) => list.done.includes(step)).length;
  const given = dates.filter(({id: date}) => list.dates[date]).length;
  const isEmpty = done === 0 && Object.keys(list.dates).length === 0;
  return (
    <section className={styles.panel} aria-labelledby={`${id}-naglowek`}>
      <div className={styles.panelHead}>
        <h2 id={`${id}-naglowek`} ref={title} tabIndex={-1}>
          Twoja lista
        </h2>
        {!isEmpty && (
          <Button
            look="plain"
            className="noPrint"
            onClick={() => {
              clear();
              // The button goes.
              title.current?.focus();
            }}>
            Wyczyść listę
          </Button>
        )}
      </div>
      <p className={styles.done}>
        Zrobione kroki: {done} z {steps.length}
      </p>
      <div className="noPrint">
        <Progress label="Zrobione kroki" value={done} maximum={steps.length} isSaid />
      </div>
      <details>
        <FoldSummary>
          <h3>Daty</h3>
          <span>
            wpisane {given} z {dates.length}
          </span>
        </FoldSummary>
        <div className={styles.dates}>
          {dates.map(({id: date, label}) => (
            <DateField
              key={date}
              id={`${id}-${date}`}
              label={label}
              value={list.dates[date] ?? null}
              onChange={(day) => setDate(date, day)}
            />
          ))}
        </div>
        <p className="meta">
          Terminy przy krokach liczą się od dat, które wpiszecie, w dniach kalendarzowych. Gdy
          ostatni dzień wypada w&nbsp;sobotę albo w&nbsp;święto, sprawdź, kiedy termin naprawdę
          mija.
        </p>
      </details>
      <p className="meta">Zaznaczenia i&nbsp;daty zostają w&nbsp;tej przeglądarce.</p>
    </section>
  );
}
