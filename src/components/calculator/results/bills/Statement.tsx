import type {ReactNode} from 'react';
import {memberStatement} from '@site/src/domain/cooperative/explain/statement';
import {splitRule} from '@site/src/domain/settlement/law/law';
import {dayOfRates} from '@site/src/domain/cooperative/description/tariffs';
import {formatDate} from '@site/src/domain/polish/date';
import {formatNumber, formatZl} from '@site/src/site/format';
import {componentNames, periodName, spanText} from '../names';
import type {Settled} from '../types';
import {amountText, energyLines, groupText} from './billTables';
import {MoreInPeriod, WhyMore} from './MoreThanDrawn';
import styles from './Statement.module.css';

interface Props {
  readonly settled: Settled;
  readonly member: number;
  /** All of them if null. */
  readonly period: number | null;
}

/** What one member gets from the accountant: energy, charges, tax and what is to be paid, month by month. */
export default function Statement({settled, member, period}: Props): ReactNode {
  const {report, input, rates, today} = settled;
  const {axis} = report;
  const all = memberStatement(report, input, rates, member);
  const gross = all.reduce((sum, {grossZl}) => sum + grossZl, 0);
  return (
    <article className={styles.statement}>
      <h1>Rozliczenie: {report.settlement.members[member]?.id}</h1>
      <p>
        Spółdzielnia energetyczna. Dane {spanText(axis, period ?? undefined)}; grupa{' '}
        {groupText(input, member)}, stawki z dnia {formatDate(dayOfRates(input))}; wydruk z{' '}
        {formatDate(today)}
      </p>
      {all.map((of, index) =>
        period === null || period === index ? (
          <section key={index} aria-label={periodName(axis, input, index)}>
            <h2>{periodName(axis, input, index)}</h2>
            <table>
              <thead>
                <tr>
                  <th scope="col">Pozycja</th>
                  <th scope="col">Ilość i stawka netto</th>
                  <th scope="col">Netto (zł)</th>
                </tr>
              </thead>
              <tbody>
                {energyLines(of).map(([name, kwh]) => (
                  <tr key={name}>
                    <th scope="row">{name}</th>
                    <td>{formatNumber(kwh, 2)} kWh</td>
                    <td />
                  </tr>
                ))}
                {of.parts.map((part) => (
                  <tr key={part.component}>
                    <th scope="row">{componentNames[part.component]}</th>
                    <td>{amountText(part, of.boughtKwh)}</td>
                    <td>{formatZl(part.net)}</td>
                  </tr>
                ))}
              </tbody>
              <tfoot>
                {(
                  [
                    ['Razem netto', of.netZl],
                    ['VAT', of.vatZl],
                    ['Do zapłaty brutto', of.grossZl],
                  ] as const
                ).map(([name, zl]) => (
                  <tr key={name}>
                    <th scope="row">{name}</th>
                    <td />
                    <td>{formatZl(zl)}</td>
                  </tr>
                ))}
              </tfoot>
            </table>
            <p>
              Oddanie po bilansie godzin: {formatNumber(of.givenKwh, 2)} kWh. Zapas całej
              spółdzielni na koniec: {formatNumber(of.balanceKwh, 2)} kWh.
            </p>
            <MoreInPeriod report={report} member={member} period={index} />
          </section>
        ) : null,
      )}
      {period === null && all.length > 1 && (
        <p>
          <strong>Razem brutto: {formatZl(gross)} zł.</strong>
        </p>
      )}
      <WhyMore report={report} member={member} period={period} />
      <p>
        Energia jest tu policzona jednym sposobem, jak na fakturze: prąd kupiony przez całą
        spółdzielnię dzieli się na członków według rozporządzenia ({splitRule.article}). Klucza
        wewnętrznego, czyli umowy między członkami, na tej kartce nie ma.
      </p>
      <p>
        Pozycje są bez zaokrągleń; do grosza zaokrągla się sumę netto, a od niej VAT. To wyliczenie
        do sprawdzenia faktur. Dokumentem jest faktura sprzedawcy.
      </p>
    </article>
  );
}
