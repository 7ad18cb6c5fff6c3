import type {CalculationReport} from '@site/src/domain/calculation/report';
import type {CooperativeInput} from '@site/src/domain/calculation/schema';
import {memberRows, periodRows, type PeriodRow} from '@site/src/domain/calculation/summary';
import type {Cell} from '@site/src/domain/sortRows';
import {paybackText} from './answer';
import {periodName} from './names';

interface Column {
  readonly label: string;
  readonly fractionDigits?: number;
}

/** A table for the page and for a file: numbers stay numbers. */
export interface ResultTable {
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Cell[])[];
}

const monthColumns: readonly (readonly [keyof PeriodRow, string, number])[] = [
  ['consumptionKwh', 'Zużycie (kWh)', 0],
  ['ownUseKwh', 'Za licznikami (kWh)', 0],
  ['sharedKwh', 'Wspólne (kWh)', 0],
  ['importKwh', 'Pobór z sieci P (kWh)', 0],
  ['exportKwh', 'Oddanie do sieci W (kWh)', 0],
  ['creditKwh', 'Kredyt dopisany (kWh)', 0],
  ['usedCreditKwh', 'Rozliczone z kredytu (kWh)', 0],
  ['boughtKwh', 'Kupione (kWh)', 0],
  ['expiredKwh', 'Przepadło (kWh)', 0],
  ['balanceKwh', 'Saldo (kWh)', 0],
  ['grossZl', 'Rachunki brutto (zł)', 2],
];

export function monthTable(report: CalculationReport, input: CooperativeInput): ResultTable {
  return {
    columns: [
      {label: input.period === 'month' ? 'Miesiąc' : 'Okres'},
      ...monthColumns.map(([, label, fractionDigits]) => ({label, fractionDigits})),
    ],
    rows: periodRows(report).map((row, period) => [
      periodName(report.axis, input, period),
      ...monthColumns.map(([key]) => row[key]),
    ]),
  };
}

export function memberTable(report: CalculationReport, input: CooperativeInput): ResultTable {
  const rows = memberRows(report, input);
  const hasMarket = rows.some(({netBillingZl}) => netBillingZl !== null);
  const zl = (label: string): Column => ({label: `${label} (zł)`, fractionDigits: 2});
  const kwh = (label: string): Column => ({label: `${label} (kWh)`, fractionDigits: 0});
  return {
    columns: [
      {label: 'Członek'},
      kwh('Kupione według przepisu'),
      zl('Netto'),
      zl('VAT'),
      zl('Brutto'),
      zl('Rozliczenie wewnętrzne'),
      zl('Osobno'),
      ...(hasMarket ? [zl('Net-billing')] : []),
      zl('Oszczędność'),
      {label: 'Zwrot nakładu'},
      kwh('Wspólne według klucza'),
      kwh('Z kredytu według klucza'),
      kwh('Kupione według klucza'),
    ],
    rows: rows.map((row) => [
      row.id,
      row.statutoryBoughtKwh,
      row.netZl,
      row.vatZl,
      row.grossZl,
      row.internalPaymentZl,
      row.aloneZl,
      ...(hasMarket ? [row.netBillingZl] : []),
      row.savingZl,
      row.payback && paybackText(row.payback),
      row.internalSharedKwh,
      row.internalCreditKwh,
      row.internalBoughtKwh,
    ]),
  };
}

/** The rows of a file: a decimal comma, to a thousandth of a kWh and to the grosz, no spaces between thousands. */
export function fileRows({columns, rows}: ResultTable): readonly (readonly string[])[] {
  return [
    columns.map(({label}) => label),
    ...rows.map((row) =>
      row.map((cell) => (typeof cell === 'number' ? decimal(cell) : (cell ?? ''))),
    ),
  ];
}

function decimal(value: number): string {
  return (Number(value.toFixed(3)) + 0).toString().replace('.', ',');
}
