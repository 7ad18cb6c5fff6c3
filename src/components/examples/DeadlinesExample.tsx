import {useId, useState, type ReactNode} from 'react';
import DateField from '@site/src/components/ui/controls/DateField';
import {deadlineDay, type Term} from '@site/src/domain/papers/deadline';
import {formatDate} from '@cooperative/polish';
import styles from './styles.module.css';

interface Props {
  /** The day of the example, `rrrr-mm-dd`. */
  readonly start: string;
  /** JSON: names and terms; one that runs `after` another begins on its last day. */
  readonly terms: string;
}

/** The last days of terms that run from one day. */
export default function DeadlinesExample({start, terms}: Props): ReactNode {
  const id = useId();
  const [day, setDay] = useState<string | null>(start);
  const rows = JSON.parse(terms) as readonly (Term & {
    readonly name: string;
    readonly after?: Term;
  })[];
  return (
    <div className={styles.deadlines}>
      <DateField
        id={id}
        label="Dzień, od którego biegną terminy"
        value={day}
        onChange={setDay}
        hint="Data jest przykładem. Dni wolnych nie przesuwamy."
      />
      <div role="status">
        {day !== null && (
          <ul>
            {rows.map(({name, after, ...term}) => (
              <li key={name}>
                <span>{name}</span>{' '}
                <strong>
                  {formatDate(deadlineDay(term, after ? deadlineDay(after, day) : day))}
                </strong>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
