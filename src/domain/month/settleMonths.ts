import {failed, ok, type FieldError, type Result} from '../kernel/result';
import {hourMs} from '../kernel/time';
import {percent} from '../kernel/units';
import {yearHours, type HourAxis} from '../settlement/hours/hourAxis';
import type {RateTable} from '../settlement/money/rates';
import {defaultOptions} from '../settlement/options';
import {settle} from '../settlement/settle';
import type {Settlement, SettlementMember, SettlementOptions} from '../settlement/types';
import {withoutFees} from '../cooperative/description/tariffs';
import {axisOfMonth, monthAt, monthName, parseMonth, writeMonth, type Month} from './calendar';
import type {PointReadings} from './matching';
import {tariffsOfMonth, type MonthTariffs} from './rates';
import type {MonthInput} from './schema';
import {closingOf, lotUses, openingOf, stockOf, type LotUse, type StockLot} from './stock';

/** What one point exchanged with the grid in a month, before any balance, kWh. */
interface Exchange {
  readonly withdrawnKwh: number;
  readonly injectedKwh: number;
  /** Null where nobody measured it. */
  readonly generatedKwh: number | null;
  /** Hours of the month without a reading; they count as zero. */
  readonly missingHours: number;
}

/** One month of the cooperative, settled with the rates of that month. */
export interface SettledMonth {
  readonly month: Month;
  readonly lots: readonly LotUse[];
  readonly closing: readonly StockLot[];
  /** One period. Members are the points, in their order. */
  readonly settlement: Settlement;
  readonly exchanges: readonly Exchange[];
  readonly fromOtherDays: MonthTariffs['fromOtherDays'];
  /** An hour of this month, or of one settled before it, has two values; its stock is not to be handed on. */
  readonly isInDoubt: boolean;
  readonly lacks: MonthTariffs['lacks'];
  /** RCEm of the month, or of that month a year or more before; null where none is known. */
  readonly market: MonthPrice | null;
}

/** A market price of a month, zł/MWh. */
export interface MonthPrice {
  readonly month: string;
  readonly value: number;
}

/** All months after the last settled one, and those that were left out. */
export interface SettledMonths {
  readonly months: readonly SettledMonth[];
  /** Months of the data that an earlier settlement has. */
  readonly settledBefore: readonly Month[];
}

/** Readings of each point; null for a point that has none. */
type Readings = readonly (PointReadings | null)[];

/**
 * Settles every month of the data as it was: each opens with what the one before left, the first with the stock of the
 * input. Money is by the rates of the month; `market` prices what would be given without the cooperative. The same engine as everywhere settles a month as a year of one period.
 */
export function settleMonths(
  input: MonthInput,
  readings: Readings,
  table: RateTable,
  market: readonly MonthPrice[] = [],
): Result<SettledMonths> {
  const found = monthsOf(readings);
  const before = parseMonth(input.settledTo ?? '');
  const wanted = found.filter((month) => before === null || month > before);
  const problems = checkSpan(found, wanted, before, stockOf(input));
  if (problems.length > 0) {
    return failed(problems);
  }
  const annual = readings.map((own, index) => input.points[index]?.annualKwh ?? annualKwh(own));
  const months: SettledMonth[] = [];
  const doubtful = readings
    .flatMap((own) => own?.doubtful ?? [])
    .map((one) => monthAt(one.startMs));
  let stock = stockOf(input);
  let isInDoubt = false;
  for (const month of wanted) {
    isInDoubt ||= doubtful.includes(month);
    const settled = settleMonth(
      input,
      {month, stock, readings, annual, isInDoubt, market: marketOf(market, month)},
      table,
    );
    if (!settled.ok) {
      return settled;
    }
    months.push(settled.value);
    stock = settled.value.closing;
  }
  return ok({months, settledBefore: found.filter((month) => !wanted.includes(month))});
}

interface Opened {
  readonly month: Month;
  readonly stock: readonly StockLot[];
  readonly readings: Readings;
  /** What each point draws in a year, for the step of the flat capacity fee. */
  readonly annual: readonly (number | undefined)[];
  readonly isInDoubt: boolean;
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
  input: MonthInput,
  {month, stock, readings, annual, isInDoubt, market}: Opened,
  table: RateTable,
): Result<SettledMonth> {
  const tariffs = tariffsOfMonth(input, month, table);
  if (!tariffs.ok) {
    return tariffs;
  }
  const axis = axisOfMonth(month);
  const cuts = readings.map((own) => cut(own, axis));
  const members = input.points.map(({id, ofCooperative, sourceKw = 0}, index): SettlementMember => {
    const own = cuts[index] ?? cut(null, axis);
    const drawn = annual[index];
    return {
      id,
      meter: {withdrawn: filled(own.withdrawn), injected: filled(own.injected)},
      sourceKw,
      tariff: tariffs.value.ofPoints[index] ?? withoutFees,
      ...(drawn !== undefined && {annualKwh: drawn}),
      isSource: ofCooperative === true,
    };
  });
  const settled = settle(axis, members, {
    ...optionsOf(input),
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
    exchanges: cuts.map((own, index) =>
      exchangeOf(own, input.points[index]?.ofCooperative === true),
    ),
    fromOtherDays: tariffs.value.fromOtherDays,
    isInDoubt,
    lacks: tariffs.value.lacks,
    market,
  });
}

function optionsOf(input: MonthInput): SettlementOptions {
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

/** Readings of the hours of one month. */
interface Cut {
  readonly withdrawn: Float64Array;
  readonly injected: Float64Array;
  readonly generation?: Float64Array;
}

function cut(own: PointReadings | null, {startMs, hours}: HourAxis): Cut {
  const from = own ? (startMs - own.startMs) / hourMs : 0;
  const hoursOf = (series: Float64Array | undefined): Float64Array =>
    Float64Array.from({length: hours}, (_, hour) => series?.[from + hour] ?? Number.NaN);
  return {
    withdrawn: hoursOf(own?.withdrawn),
    injected: hoursOf(own?.injected),
    ...(own?.generation && {generation: hoursOf(own.generation)}),
  };
}

function filled(series: Float64Array): Float64Array {
  return series.map((kwh) => (Number.isNaN(kwh) ? 0 : kwh));
}

/** A connection of the cooperative where nobody uses energy gives all it generates; a point that gives nothing, none. */
function exchangeOf({withdrawn, injected, generation}: Cut, isSource: boolean): Exchange {
  const sum = (series: Float64Array): number => filled(series).reduce((all, kwh) => all + kwh, 0);
  const injectedKwh = sum(injected);
  return {
    withdrawnKwh: sum(withdrawn),
    injectedKwh,
    generatedKwh: generation ? sum(generation) : isSource || injectedKwh === 0 ? injectedKwh : null,
    missingHours: withdrawn.filter(
      (kwh, hour) => Number.isNaN(kwh) || Number.isNaN(injected[hour] ?? Number.NaN),
    ).length,
  };
}

/** From the first month with a reading to the last. */
function monthsOf(readings: Readings): readonly Month[] {
  const ends = readings.flatMap((own) => {
    const read = [...(own?.withdrawn.keys() ?? [])].filter(
      (hour) =>
        !Number.isNaN(own?.withdrawn[hour] ?? Number.NaN) ||
        !Number.isNaN(own?.injected[hour] ?? Number.NaN),
    );
    return [read[0], read.at(-1)].flatMap((hour) =>
      own && hour !== undefined ? [monthAt(own.startMs + hour * hourMs)] : [],
    );
  });
  const first = Math.min(...ends);
  return ends.length === 0
    ? []
    : Array.from({length: Math.max(...ends) - first + 1}, (_, index) => first + index);
}

function checkSpan(
  found: readonly Month[],
  wanted: readonly Month[],
  before: Month | null,
  stock: readonly StockLot[],
): readonly FieldError[] {
  const [first] = wanted;
  if (first === undefined) {
    const last = found.at(-1);
    return [
      {
        field: 'pliki',
        message:
          before === null || last === undefined
            ? 'Nie ma jeszcze odczytów żadnego punktu. Dodaj pliki z liczników.'
            : `Pliki kończą się na: ${monthName(last)}, a zapas jest z końca: ${monthName(before)}. Dodaj pliki z następnego miesiąca albo zapas z wcześniejszego.`,
      },
    ];
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
  const read = own?.withdrawn.filter((kwh) => !Number.isNaN(kwh));
  return read && read.length > 0
    ? (read.reduce((all, kwh) => all + kwh, 0) * yearHours) / read.length
    : undefined;
}
