import type {ReactNode} from 'react';
import {type ProjectYear, wholeAnswer} from '@cooperative/settlement/answer';
import {
  comparisonNames,
  debtAtEnd,
  leftAtEnd,
  pricePath,
  startOf,
} from '@site/src/domain/calculator/finance/cashFlowText';
import PrintTable from './PrintTable';
import type {Settled} from '@site/src/domain/calculator/answer/settled';

const columns: readonly (readonly [string, (row: ProjectYear) => number])[] = [
  ['Oszczędność bez odliczanego VAT (zł)', ({saving, savedVat = 0}) => saving - savedVat],
  ['Utrzymanie i wymiany (zł)', ({upkeep, replacement}) => upkeep + replacement],
  ['Rata (zł)', ({interest, principal}) => interest + principal],
  ['Dług na koniec (zł)', ({debt}) => debt],
  ['Przepływ (zł)', ({flow}) => flow],
  ['Razem od początku (zł)', ({cumulated}) => cumulated],
];

/** The outlay, the first year and every fifth: all of them are in the calculator. */
const isPrinted = (year: number, last: number): boolean =>
  year <= 1 || year % 5 === 0 || year === last;

/** The money of the investment in a few years, or why it is not there. */
export default function PrintCashFlow({settled}: {readonly settled: Settled}): ReactNode {
  const {input, project} = wholeAnswer(settled);
  const {finance} = input;
  if (!finance || !project?.ok) {
    return <p>Przepływu pieniędzy nie ma: nie podano kosztu inwestycji albo roku danych.</p>;
  }
  const {years, debtLeft} = project.value;
  const closing = [0, 0, debtLeft, 0, -debtLeft, leftAtEnd(project.value)];
  const start = startOf(finance, project.value).map(([name, zl]) => `${name} ${zl}`);
  return (
    <>
      <PrintTable
        caption={`Przepływ pieniędzy wobec ${comparisonNames[finance.against]}, wybrane lata`}
        table={{
          columns: [{label: 'Rok'}, ...columns.map(([label]) => ({label}))],
          rows: [
            ...years
              .filter(({year}) => isPrinted(year, finance.years))
              .map((row) => [String(row.year), ...columns.map(([, zl]) => Math.round(zl(row)))]),
            ...(debtLeft > 0 ? [[debtAtEnd, ...closing.map(Math.round)]] : []),
          ],
        }}
      />
      <p>
        Na początku: {start.join(', ')}. Bez podatku dochodowego. Ceny, założenie:{' '}
        {pricePath(finance)}.
      </p>
    </>
  );
}
