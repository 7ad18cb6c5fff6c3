import type {ReactNode} from 'react';
import type {Verdict} from '@cooperative/settlement/law';
import {allCautionsOf} from '@site/src/domain/calculator/answer/allCautions';
import styles from './Print.module.css';
import type {Settled} from '@site/src/domain/calculator/answer/settled';

/** In the order a council needs them. */
const groups: readonly (readonly [Verdict['status'], string])[] = [
  ['notMet', 'Niespełnione'],
  ['unknown', 'Brakuje danych, żeby to ocenić'],
  ['met', 'Spełnione'],
  ['information', 'Do wiadomości'],
];

/** The conditions of the law, met or not, and what the reader has to know before trusting the numbers. */
export default function PrintVerdicts({settled}: {readonly settled: Settled}): ReactNode {
  const {answer, today} = settled;
  const cautions = allCautionsOf(answer, today);
  return (
    <div className={styles.verdicts}>
      <h3>Warunki z ustawy</h3>
      {groups.map(([status, name]) => {
        const texts = answer.conditions.filter((verdict) => verdict.status === status);
        return (
          texts.length > 0 && (
            <p key={status}>
              <strong>{name}:</strong> {texts.map(({text}) => text).join(' ')}
            </p>
          )
        );
      })}
      {cautions.length > 0 && (
        <>
          <h3>Zwróć uwagę</h3>
          <ul>
            {cautions.map(({id, text, remedy}) => (
              <li key={id}>
                {text} {remedy}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
