import type {ReactNode} from 'react';
import type {ToldReport} from '@site/src/domain/cooperative/report';
import styles from '../styles.module.css';

/** Conditions of the law, as a reader would name them; the others are not conditions. */
const names: Readonly<Record<string, string>> = {
  coverage: 'pokrycie zużycia',
  power: 'moc instalacji',
  area: 'obszar',
  gridOperator: 'operator sieci',
  voltage: 'napięcie przyłącza',
  seller: 'sprzedawca',
  ownership: 'własność instalacji',
  leastMembers: 'liczba członków',
};

/** What is still to be checked: an unknown condition forbids nothing, but it promises nothing either. */
export default function ToCheck({
  conditions,
}: {
  readonly conditions: ToldReport['conditions'];
}): ReactNode {
  const unknown = conditions.filter(({id, status}) => status === 'unknown' && id in names);
  return (
    unknown.length > 0 && (
      <details className={styles.disclosure}>
        <summary>
          Do sprawdzenia przed decyzją: {unknown.map(({id}) => names[id]).join(', ')}
        </summary>
        <ul>
          {unknown.map(({id, text}) => (
            <li key={id}>{text}</li>
          ))}
        </ul>
      </details>
    )
  );
}
