import {wholeAnswer, type WholeAnswer} from '@cooperative/settlement/answer';
import {type Cell, formatZl} from '@cooperative/polish';
import {paybackText} from '../figures';
import {periodName} from '../answer/names';
import type {Settled} from '../answer/settled';

interface Column {
  readonly label: string;
  readonly fractionDigits?: number;
  readonly format?: (value: number) => string;
}

/** A table for the page and for a file: numbers stay numbers. */
export interface ResultTable {
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Cell[])[];
}

const monthColumns: readonly (readonly [keyof WholeAnswer['periods'][number], string])[] = [
  ['consumptionKwh', 'Zużycie (kWh)'],
  ['ownUseKwh', 'Za licznikami (kWh)'],
  ['sharedKwh', 'Wspólne (kWh)'],
  ['importKwh', 'Pobór z sieci P (kWh)'],
  ['exportKwh', 'Oddanie do sieci W (kWh)'],
  ['creditKwh', 'Dopisane do zapasu (kWh)'],
  ['usedCreditKwh', 'Odebrane z zapasu (kWh)'],
  ['boughtKwh', 'Kupione (kWh)'],
  ['expiredKwh', 'Przepadło (kWh)'],
  ['balanceKwh', 'Zapas na koniec (kWh)'],
  ['grossZl', 'Rachunki brutto (zł)'],
];

export function monthTable(settled: Pick<Settled, 'answer' | 'report'>): ResultTable {
  const {input, periods} = wholeAnswer(settled);
  return {
    columns: [
      {label: input.period === 'month' ? 'Miesiąc' : 'Okres'},
      ...monthColumns.map(([key, label]) => ({
        label,
        fractionDigits: 0,
        ...(key === 'grossZl' && {format: formatZl}),
      })),
    ],
    rows: periods.map((row, period) => [
      periodName(settled.report, period),
      ...monthColumns.map(([key]) => row[key]),
    ]),
  };
}

export function memberTable(settled: Pick<Settled, 'answer' | 'report'>): ResultTable {
  const {input, members} = wholeAnswer(settled);
  const zl = (label: string): Column => ({
    label: `${label} (zł)`,
    fractionDigits: 2,
    format: formatZl,
  });
  // Beside gross bills, what is borne needs its name where it is something else.
  const borne = input.members.some(({vatDeducted = 0}) => vatDeducted > 0)
    ? ' bez odliczanego VAT'
    : '';
  const kwh = (label: string): Column => ({label: `${label} (kWh)`, fractionDigits: 0});
  return {
    columns: [
      {label: 'Członek'},
      kwh('Kupione według przepisu'),
      zl('Brutto'),
      zl(`Bez spółdzielni${borne}`),
      zl(`Dodaje spółdzielnia${borne}`),
      zl('Netto'),
      zl('VAT'),
      zl('Rozliczenie wewnętrzne'),
      zl('Osobno, bez źródeł'),
      {label: 'Zwrot nakładu wobec kupowania osobno'},
      kwh('Pobór'),
      kwh('Wspólne według klucza'),
      kwh('Z zapasu według klucza'),
      kwh('Kupione według klucza'),
    ],
    rows: members.map((row) => [
      row.id,
      row.statutoryBoughtKwh,
      row.grossZl,
      row.withoutZl,
      row.addedZl,
      row.netZl,
      row.vatZl,
      row.internalPaymentZl,
      row.aloneZl,
      row.payback && paybackText(row.payback),
      row.drawnKwh,
      row.internalSharedKwh,
      row.internalCreditKwh,
      row.internalBoughtKwh,
    ]),
  };
}

/** Some columns of a table, by the beginnings of their names and in the order of these. */
export function columnsNamed(table: ResultTable, names: readonly string[]): ResultTable {
  return withColumns(
    table,
    names.map((name) => table.columns.findIndex(({label}) => label.startsWith(name))),
  );
}

/** Some columns of a table, by their places; what is not there is left out. */
export function withColumns({columns, rows}: ResultTable, places: readonly number[]): ResultTable {
  const pick = <T>(values: readonly T[]): T[] =>
    places.flatMap((place) => (place < 0 ? [] : values.slice(place, place + 1)));
  return {columns: pick(columns), rows: rows.map(pick)};
}

/** The table without columns of numbers in which there is nothing but zeros, and without empty ones. */
export function withoutEmptyColumns({columns, rows}: ResultTable): ResultTable {
  const isTelling = (_: unknown, column: number): boolean =>
    rows.some((row) => row[column] !== 0 && row[column] !== null);
  return {columns: columns.filter(isTelling), rows: rows.map((row) => row.filter(isTelling))};
}

/** The rows for a file: a decimal comma, to a thousandth of a kWh and to the grosz, no thousands separators. */
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
