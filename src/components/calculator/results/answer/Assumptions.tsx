import {useMemo, type ReactNode} from 'react';
import Table from '@site/src/components/ui/Table';
import {assumptions} from '@cooperative/settlement/law';
import {formatDate, formatNumber} from '@cooperative/polish';
import AssumptionField from './AssumptionField';
import {isExample} from '@site/src/components/calculator/shared/RateSource';
import Law from '../Law';
import {legalNumbers} from '@site/src/domain/calculator/legalNumbers';
import {certaintyNames} from '@site/src/domain/calculator/answer/names';
import styles from '../styles.module.css';
import type {Settled} from '@site/src/domain/calculator/answer/settled';

/** Everything the result is based on: choices, rates and statutory numbers, each with source, day and certainty. */
export default function Assumptions({settled}: {readonly settled: Settled}): ReactNode {
  const {usedRates, input} = settled.answer;
  const market = input.prices?.market;
  const sortedRates = useMemo(
    () => usedRates.slice().sort((a, b) => a.name.localeCompare(b.name, 'pl')),
    [usedRates],
  );
  return (
    <section aria-labelledby="wynik-zalozenia">
      <h3 id="wynik-zalozenia">Założenia</h3>
      <details className={styles.disclosure}>
        <summary>Jak czytamy przepisy (A1–A{assumptions.length})</summary>
        <ol className={styles.assumptions}>
          {assumptions.map(({id, text, default: taken, source, date, fixed}) => (
            <li key={id} id={`zalozenie-${id}`}>
              <strong>{id}.</strong> {text}
              <p className="meta">
                {fixed === undefined
                  ? `Domyślnie: ${taken}. Możesz wybrać inaczej.`
                  : `Przyjęto: ${taken}. Nie można tego przełączyć: ${fixed}.`}{' '}
                Źródło: {source}, {formatDate(date)}
              </p>
              {fixed === undefined && <AssumptionField id={id} input={input} />}
            </li>
          ))}
        </ol>
      </details>
      <details className={styles.disclosure}>
        <summary>Stawki z tabeli ({sortedRates.length})</summary>
        <Table aria-label="Stawki użyte w wyniku" asCards>
          <caption>Stawki netto użyte w wyniku</caption>
          <thead>
            <tr>
              <th scope="col">Stawka</th>
              <th scope="col">Wartość</th>
              <th scope="col">Obowiązuje do</th>
              <th scope="col">Źródło</th>
            </tr>
          </thead>
          <tbody>
            {sortedRates.map(({id, name, unit, value, to, source, basis, checkedOn, certainty}) => (
              <tr key={id} data-weak={isExample({basis}) || undefined}>
                <th scope="row">{name}</th>
                <td data-label="Wartość">
                  {formatNumber(value, 4)} {unit}
                </td>
                <td data-label="Obowiązuje do">{formatDate(to)}</td>
                <td className={styles.source}>
                  {isExample({basis}) && <strong>Stawka przykładowa. </strong>}
                  {source}; sprawdzono {formatDate(checkedOn)}, {certaintyNames[certainty]}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
        <p className="meta">
          Stawki wyróżnione jako przykładowe pochodzą z prasy albo publicznego repozytorium, a nie
          z&nbsp;taryfy. Stawki wpisane w formularzu zastępują te z tabeli.
          {market &&
            ` Ceny energii oddanej w net-billingu (${market.kind === 'monthly' ? 'miesięczne' : 'godzinowe'}) pochodzą z formularza.`}
        </p>
      </details>
      <details className={styles.disclosure}>
        <summary>Liczby z ustawy i rozporządzenia ({legalNumbers.length})</summary>
        <ul className={styles.assumptions}>
          {legalNumbers.map(([name, number]) => (
            <li key={name}>
              {name}: {formatNumber(number.value, 2)} {number.unit}
              <Law source={number} />
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
