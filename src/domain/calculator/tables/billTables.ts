import {type BillParts, type BillRow, sumBills} from '@cooperative/settlement/explain';
import type {CooperativeInput} from '@cooperative/settlement/description';
import {type Cell, formatNumber, formatZl} from '@cooperative/polish';
import {billComponents, components} from '@cooperative/settlement/rates';
import type {ResultTable} from './tables';
import type {Settled} from '../answer/settled';
import {periodName, periodWord, whoseRates} from '../answer/names';

/** Bills by member, then by period. */
type Bills = readonly (readonly BillRow[])[];

const totalName = 'Razem';

/** Members' bills of one period, or of all of them together, with their sum. */
export function billTable(
  {report: {input, settlement}}: Settled,
  bills: Bills,
  period: number | null,
): ResultTable & {readonly foot: readonly Cell[]} {
  const rows = bills.map((own) =>
    period === null ? sumBills(own) : sumBills(own.slice(period, period + 1)),
  );
  const {columns, cellsOf} = columnsOf(bills);
  return {
    columns: [{label: 'Członek'}, {label: 'Grupa'}, ...columns],
    rows: rows.map((row, member) => [
      settlement.members[member]?.id ?? '',
      input.members[member]?.tariff ?? '',
      ...cellsOf(row),
    ]),
    foot: [totalName, '', ...cellsOf(sumBills(rows))],
  };
}

/** Every bill with the sums of each member and of all, for a file to check invoices with. */
export function billFile({report}: Settled, bills: Bills): ResultTable {
  const {input, settlement} = report;
  const {columns, cellsOf} = columnsOf(bills);
  return {
    columns: [{label: 'Członek'}, {label: 'Grupa'}, {label: periodWord(report)}, ...columns],
    rows: [
      ...bills.flatMap((own, member): Cell[][] => {
        const id = settlement.members[member]?.id ?? '';
        const group = groupText(input, member);
        return [
          ...own.map((row, period) => [id, group, periodName(report, period), ...cellsOf(row)]),
          [id, group, totalName, ...cellsOf(sumBills(own))],
        ];
      }),
      [totalName, '', totalName, ...cellsOf(sumBills(bills.flat()))],
    ],
  };
}

/** „C11 (PGE, przykładowe stawki G11)” */
function groupText({members, tariffs}: CooperativeInput, member: number): string {
  const name = members[member]?.tariff ?? '';
  const tariff = tariffs?.[name];
  return tariff ? `${name} (${whoseRates(tariff)})` : '–';
}

/** Components that are on no bill have no column. */
function columnsOf(bills: Bills): {
  readonly columns: ResultTable['columns'];
  readonly cellsOf: (row: BillRow) => Cell[];
} {
  const used = components.filter((component) =>
    bills.some((own) => own.some(({costs}) => costs[component] !== undefined)),
  );
  const zl = (name: string) => ({label: `${name} (zł)`, fractionDigits: 2, format: formatZl});
  return {
    columns: [
      {label: 'Kupione (kWh)', fractionDigits: 2},
      ...used.map((component) => zl(billComponents[component].name)),
      zl('Netto'),
      zl('VAT'),
      zl('Brutto'),
    ],
    cellsOf: ({boughtKwh, costs, netZl, vatZl, grossZl}) => [
      boughtKwh,
      ...used.map((component) => costs[component] ?? 0),
      netZl,
      vatZl,
      grossZl,
    ],
  };
}

/** „671,78 kWh × 0,35 zł”, „6,2 zł/kW × 15 kW na miesiąc”; null for a fee that is the same whatever is used. */
export function amountText(
  {rate, mean, orderedPower}: BillParts['parts'][number],
  boughtKwh: number,
): string | null {
  if (orderedPower) {
    return `${formatNumber(orderedPower.rate, 4)} zł/kW × ${formatNumber(orderedPower.kw, 2)} kW na miesiąc`;
  }
  const price =
    rate !== null
      ? `${formatNumber(rate, 4)} zł`
      : mean !== undefined
        ? `średnio ${formatNumber(mean, 4)} zł`
        : null;
  return price && `${formatNumber(boughtKwh, 2)} kWh × ${price}`;
}

/**
 * From what a meter drew to what its bill is for, as rows of name and kWh that add up as printed. By law, as on the bill:
 * the cooperative's own key says something else and has no place among them.
 */
export function energyLines({
  drawnKwh,
  boughtKwh,
}: {
  readonly drawnKwh: number;
  readonly boughtKwh: number;
}): readonly (readonly [string, number])[] {
  const [drawn = 0, bought = 0] = [drawnKwh, boughtKwh].map((kwh) => Math.round(kwh * 100) / 100);
  return [
    ['Pobór po bilansie godzin', drawn],
    [
      bought > drawn
        ? 'Doliczone przez podział kupionej energii'
        : 'Pokryła energia spółdzielni, wspólna i z zapasu',
      bought - drawn,
    ],
    ['Kupione, na rachunku', bought],
  ];
}
