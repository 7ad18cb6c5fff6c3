import {failed, ok, type FieldError, type Result} from '../../kernel/result';
import {writePolishDate} from '../../polish/date';
import type {Certainty} from '../law/law';
import type {CapacityFee, Tariff} from './tariff';

/** What kind of source a rate has. Only a statute's or an energy company's own numbers may be called a tariff. */
export const rateBases = ['law', 'operator', 'press', 'repository'] as const;
type RateBasis = (typeof rateBases)[number];

/** A rate valid from one day to another, both inclusive (`rrrr-mm-dd`). */
export interface RateRow {
  readonly from: string;
  readonly to: string;
  readonly value: number;
  readonly source: string;
  readonly basis: RateBasis;
  readonly checkedOn: string;
  readonly certainty: Certainty;
}

interface RateSeries {
  readonly name: string;
  readonly unit: string;
  /** In order, without gaps or overlaps. */
  readonly rows: readonly RateRow[];
}

export type RateTable = Readonly<Record<string, RateSeries>>;

/** The row of a rate for a day; an error if no row covers it. It never falls back to the last known row. */
export function rateOn(table: RateTable, id: string, day: string): Result<RateRow> {
  const series = table[id];
  if (!series) {
    return failed([{field: id, message: 'Tej stawki nie znamy. Przepisz ją z rachunku.'}]);
  }
  const row = series.rows.find(({from, to}) => from <= day && day <= to);
  if (row) {
    return ok(row);
  }
  const [first] = series.rows;
  const last = series.rows.at(-1);
  return failed([
    {
      field: id,
      message: `Stawkę „${series.name}” znamy na dni od ${writtenDay(first?.from)} do ${writtenDay(last?.to)}, a nie na ${writtenDay(day)}. Przepisz ją z aktualnego rachunku albo licz dla dnia z tego okresu.`,
    },
  ]);
}

/** `31.12.2026`; the message is for people. */
function writtenDay(day = '?'): string {
  return writePolishDate(day);
}

export const operators = ['tauron', 'pge', 'energa', 'stoen', 'enea'] as const;
export type Operator = (typeof operators)[number];

/** The parts of the G11 tariff that may differ on a real bill: the price of energy, zł/kWh, and monthly fees, zł. */
export interface OwnRates {
  readonly energy?: number;
  readonly fixedNetwork?: number;
  readonly subscription?: number;
  readonly trade?: number;
}

/** Steps of the flat capacity fee (G groups), with rates looked up by name. */
export function flatCapacityFee(rate: (id: string) => number): CapacityFee {
  return {
    kind: 'flat',
    steps: [
      {belowKwh: 500, zlotyPerMonth: rate('capacityFlat500')},
      {belowKwh: 1200, zlotyPerMonth: rate('capacityFlat1200')},
      {belowKwh: 2800, zlotyPerMonth: rate('capacityFlat2800')},
      {belowKwh: Number.POSITIVE_INFINITY, zlotyPerMonth: rate('capacityFlatMore')},
    ],
  };
}

/** Rates that differ between operators. */
export type OperatorRate = 'energy' | 'network' | 'fixedNetwork' | 'subscription';

/** The table id of an operator's G11 rate. */
export function operatorRateId(name: OperatorRate, operator: Operator): string {
  return `${name}G11${operator.charAt(0).toUpperCase()}${operator.slice(1)}`;
}

/** An operator's household tariff G11 on a day. */
export function g11Tariff(
  table: RateTable,
  operator: Operator,
  day: string,
  own: OwnRates = {},
): Result<Tariff> {
  const errors: FieldError[] = [];
  const rate = (id: string): number => {
    const row = rateOn(table, id, day);
    if (row.ok) {
      return row.value.value;
    }
    errors.push(...row.errors);
    return 0;
  };
  const ofOperator = (name: OperatorRate): number => rate(operatorRateId(name, operator));
  const tariff: Tariff = {
    id: `g11-${operator}`,
    zones: [
      {
        name: 'całodobowa',
        energy: own.energy ?? ofOperator('energy'),
        network: ofOperator('network'),
      },
    ],
    excise: rate('excise'),
    quality: rate('quality'),
    renewables: rate('renewables'),
    cogeneration: rate('cogeneration'),
    capacity: flatCapacityFee(rate),
    fixedNetwork: own.fixedNetwork ?? ofOperator('fixedNetwork'),
    subscription: own.subscription ?? ofOperator('subscription'),
    trade: own.trade ?? 0,
  };
  return errors.length > 0 ? failed(errors) : ok(tariff);
}
