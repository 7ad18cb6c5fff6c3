import {
  failed,
  type FieldError,
  hourMs,
  ok,
  percent,
  type Result,
  type Steps,
  yearHours,
} from '@cooperative/polish';
import type {RateTable} from '../money/rates';
import {defaultOptions} from '../options';
import {settle} from '../settle';
import type {Settlement, SettlementMember, SettlementOptions} from '../types';
import {withoutFees} from '../cooperative/description/tariffs';
import {
  axisOfMonth,
  monthAt,
  monthName,
  parseMonth,
  startOfMonth,
  writeMonth,
  type Month,
} from './calendar';
import {cut, exchangeOf, filled, type Exchange} from './exchange';
import {inputOfMonth, livedPart, tariffOfPart} from './life';
import type {PointReadings} from './matching';
import {tariffsOfMonth, type MonthTariffs} from './rates';
import type {CooperativeRecord} from '../record/schema';
import {closingOf, lotUses, openingOf, stockOf, type LotUse, type StockLot} from './stock';
import {archivedGivers, surplusOf, type Givers} from './surplus';

/** One month of the cooperative, settled with the rates of that month. */
export interface SettledMonth {
  readonly month: Month;
  readonly lots: readonly LotUse[];
  readonly closing: readonly StockLot[];
  /** Whose surplus the lots are, where it is known. */
  readonly givers: Givers;
  /** One period. Members are the points, in their order. */
  readonly settlement: Settlement;
  readonly exchanges: readonly Exchange[];
  readonly fromOtherDays: MonthTariffs['fromOtherDays'];
  /** An hour of this month, or of one settled before it, has two values; its stock is not to be handed on. */
  readonly isInDoubt: boolean;
  /** More hours of this month are missing than a whole month may lack. */
  readonly isProvisional: boolean;
  /**
   * Nothing of it is to be handed on: it, or one settled before it, is in doubt, or not whole and nobody said that it
   * counts all the same.
   */
  readonly isOpen: boolean;
  readonly lacks: MonthTariffs['lacks'];
  /** RCEm of the month, or of that month a year or more before; null where none is known. */
  readonly market: MonthPrice | null;
}

/** Whether what a month came to may still change, so that a statement of it is a provisional one. */
export function mayChange(month: Pick<SettledMonth, 'isProvisional' | 'isOpen'>): boolean {
  return month.isProvisional || month.isOpen;
}

/** A market price of a month, zł/MWh. */
export interface MonthPrice {
  readonly month: string;
  readonly value: number;
}

/** A month of which the files have only single hours. */
interface StrayMonth {
  readonly month: Month;
  /** The most that a point has. */
  readonly hours: number;
}

/** All months after the last settled one, and those that were left out. */
export interface SettledMonths {
  readonly months: readonly SettledMonth[];
  /** Months of the data that an earlier settlement has. */
  readonly settledBefore: readonly Month[];
  readonly stray: readonly StrayMonth[];
  /** Months after one that no file is of: the stock they open with is not known. */
  readonly afterGap: readonly Month[];
}

/** The month that no file is of, while files are of later ones, which are not settled for that; null if there is none. */
export function missingMonth({months, afterGap}: SettledMonths): Month | null {
  const last = months.at(-1);
  return last && afterGap.length > 0 ? last.month + 1 : null;
}

/** Nothing settled. */
export const noMonths: SettledMonths = {months: [], settledBefore: [], stray: [], afterGap: []};

/** Readings of each point; null for a point that has none. */
type Readings = readonly (PointReadings | null)[];

/**
 * Settles every month of the data as it was: each opens with what the one before left, the first with the stock of the
 * input. Money is by the rates of the month; `market` prices what would be given without the cooperative. The same engine
 * as everywhere settles a month as a year of one period. Each month is a step.
 */
export function* settleMonths(
  input: CooperativeRecord,
  readings: Readings,
  table: RateTable,
  market: readonly MonthPrice[] = [],
): Steps<Result<SettledMonths>> {
  const before = parseMonth(input.settledTo ?? '');
  const {months: found, stray, afterGap} = monthsOf(readings, before);
  const wanted = found.filter((month) => before === null || month > before);
  const problems = checkSpan({found, wanted, stray}, before, stockOf(input));
  if (problems.length > 0) {
    return failed(problems);
  }
  const annual = readings.map((own, index) => input.points[index]?.annualKwh ?? annualKwh(own));
  const months: SettledMonth[] = [];
  const doubtful = readings
    .flatMap((own) => own?.doubtful ?? [])
    .map((one) => monthAt(one.startMs));
  let stock = stockOf(input);
  let givers = archivedGivers(input);
  const chain = {isInDoubt: false, isOpen: false};
  for (const month of wanted) {
    yield;
    const settled = settleMonth(
      input,
      {month, stock, readings, annual, market: marketOf(market, month)},
      table,
    );
    if (!settled.ok) {
      return settled;
    }
    const isWhole = settled.value.exchanges.every(
      ({missingHours}) => missingHours <= mostMissingHours,
    );
    const isClosed = isWhole || input.closedAnyway?.includes(writeMonth(month)) === true;
    chain.isInDoubt ||= doubtful.includes(month);
    chain.isOpen ||= chain.isInDoubt || !isClosed;
    givers = new Map([...givers, [month, surplusOf(input.points, settled.value.settlement)]]);
    months.push({...settled.value, ...chain, givers, isProvisional: !isWhole});
    stock = settled.value.closing;
  }
  return ok({
    months,
    settledBefore: found.filter((month) => !wanted.includes(month)),
    stray,
    afterGap,
  });
}

interface Opened {
  readonly month: Month;
  readonly stock: readonly StockLot[];
  readonly readings: Readings;
  /** What each point draws in a year, for the step of the flat capacity fee. */
  readonly annual: readonly (number | undefined)[];
  readonly market: MonthPrice | null;
}

/** The price of the month, or of the same month of the last year before that is known. */
function marketOf(prices: readonly MonthPrice[], month: Month): MonthPrice | null {
  const wanted = writeMonth(month);
  return prices
    .filter((one) => one.month.slice(5) === wanted.slice(5) && one.month <= wanted)
    .reduce<MonthPrice | null>(
      (last, one) => (last === null || one.month > last.month ? one : last),
      null,
    );
}

function settleMonth(
  input: CooperativeRecord,
  {month, stock, readings, annual, market}: Opened,
  table: RateTable,
): Result<Omit<SettledMonth, 'isInDoubt' | 'isProvisional' | 'isOpen' | 'givers'>> {
  const own = inputOfMonth(input, month);
  const tariffs = tariffsOfMonth(own, month, table);
  if (!tariffs.ok) {
    return tariffs;
  }
  const axis = axisOfMonth(month);
  const cuts = readings.map((read) => cut(read, axis));
  const members = own.points.map((point, index): SettlementMember => {
    const {id, ofCooperative, sourceKw = 0} = point;
    const exchanged = cuts[index] ?? cut(null, axis);
    const drawn = annual[index];
    return {
      id,
      hours: {withdrawn: filled(exchanged.withdrawn), injected: filled(exchanged.injected)},
      sourceKw,
      tariff: tariffOfPart(tariffs.value.ofPoints[index] ?? withoutFees, livedPart(point, month)),
      ...(drawn !== undefined && {annualKwh: drawn}),
      isSource: ofCooperative === true,
    };
  });
  const settled = settle(axis, members, {
    ...optionsOf(own),
    opening: openingOf(stock, month),
    prices: market && {kind: 'monthly', values: Float64Array.of(market.value / 1000)},
  });
  if (!settled.ok) {
    return settled;
  }
  const {credits} = settled.value.energy;
  const closing = closingOf(credits.closing, month);
  return ok({
    month,
    lots: lotUses(stock, {month, kwh: credits.creditKwh[0] ?? 0}, closing),
    closing,
    settlement: settled.value,
    exchanges: own.points.map((point, index) =>
      exchangeOf(cuts[index] ?? cut(null, axis), axis, point),
    ),
    fromOtherDays: tariffs.value.fromOtherDays,
    lacks: tariffs.value.lacks,
    market,
  });
}

function optionsOf(input: CooperativeRecord): SettlementOptions {
  const {vat, internalPrice, internalVat, gridReading, averagePrice, shares} = input;
  return {
    ...defaultOptions,
    year: 'first',
    vat: percent(vat),
    internalPrice,
    internalVat,
    gridReading,
    averagePrice: averagePrice ?? null,
    key: shares ? {kind: 'fixed', shares} : {kind: 'hourly'},
  };
}

/**
 * A month of which no point has the hours of a day, and of the shortest one, is no month of the data: a file often ends
 * with a row of the next.
 */
const fewestHours = 23;

/** A month is whole if no point lacks more hours of it than a day has. */
export const mostMissingHours = 24;

/** The months that the files have. */
interface FoundMonths {
  /** One after the other, up to the first that no file is of. */
  readonly months: readonly Month[];
  readonly stray: readonly StrayMonth[];
  /** After a month that no file is of. */
  readonly afterGap: readonly Month[];
}

/** `after`: what is settled already; the months wanted follow it. */
function monthsOf(readings: Readings, after: Month | null): FoundMonths {
  const most = new Map<Month, number>();
  for (const own of readings) {
    for (const [month, hours] of own ? hoursRead(own) : []) {
      most.set(month, Math.max(most.get(month) ?? 0, hours));
    }
  }
  const all = [...most].sort(([one], [other]) => one - other);
  const whole = all.filter(([, hours]) => hours >= fewestHours).map(([month]) => month);
  const wanted = whole.filter((month) => after === null || month > after);
  const gap = wanted.findIndex((month, index) => month !== (wanted[0] ?? 0) + index);
  const afterGap = gap < 0 ? [] : wanted.slice(gap);
  return {
    months: whole.filter((month) => !afterGap.includes(month)),
    stray: all.flatMap(([month, hours]) => (hours < fewestHours ? [{month, hours}] : [])),
    afterGap,
  };
}

/** How many hours of each month a point has a reading of. */
function hoursRead({startMs, withdrawn, injected}: PointReadings): ReadonlyMap<Month, number> {
  const read = new Map<Month, number>();
  let month = monthAt(startMs);
  let endMs = startOfMonth(month + 1);
  withdrawn.forEach((kwh, hour) => {
    if (startMs + hour * hourMs >= endMs) {
      month += 1;
      endMs = startOfMonth(month + 1);
    }
    if (!Number.isNaN(kwh) || !Number.isNaN(injected[hour] ?? Number.NaN)) {
      read.set(month, (read.get(month) ?? 0) + 1);
    }
  });
  return read;
}

/** „czerwiec 2036: 1 godz.” */
export function strayText(stray: readonly StrayMonth[]): string {
  return stray.map(({month, hours}) => `${monthName(month)}: ${hours} godz.`).join(', ');
}

function checkSpan(
  {
    found,
    wanted,
    stray,
  }: Pick<SettledMonths, 'stray'> & Readonly<Record<'found' | 'wanted', readonly Month[]>>,
  before: Month | null,
  stock: readonly StockLot[],
): readonly FieldError[] {
  const [first] = wanted;
  if (first === undefined) {
    const message =
      stray.length > 0
        ? `W plikach są tylko pojedyncze godziny (${strayText(stray)}), a miesiąc rozlicza się z całych dni. Dodaj pliki z całego miesiąca.`
        : 'Nie ma jeszcze odczytów żadnego punktu. Dodaj pliki z liczników.';
    // Files of settled months alone may hold a correction.
    return found.length > 0 ? [] : [{field: 'pliki', message}];
  }
  if (before !== null && first > before + 1) {
    const message = `Zapas jest z końca: ${monthName(before)}, a pliki zaczynają się od: ${monthName(first)}. Dodaj pliki z miesięcy pomiędzy albo podaj zapas z miesiąca przed pierwszym plikiem.`;
    return [{field: 'stock', message}];
  }
  return stock
    .filter(({month}) => month >= first)
    .map(({month}) => ({
      field: 'stock',
      message: `Zapas na początek ma partię: ${monthName(month)}, a rozliczenie zaczyna się od: ${monthName(first)}. Podaj tylko partie z wcześniejszych miesięcy.`,
    }));
}

/** Withdrawn in a year of 8760 hours, if it was as in all hours read. */
function annualKwh(own: PointReadings | null): number | undefined {
  let sum = 0;
  let hours = 0;
  for (const kwh of own?.withdrawn ?? []) {
    if (!Number.isNaN(kwh)) {
      sum += kwh;
      hours += 1;
    }
  }
  return hours > 0 ? (sum * yearHours) / hours : undefined;
}
