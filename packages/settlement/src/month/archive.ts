import {failed, type IsoDay, ok, type Result} from '@cooperative/polish';
import {monthName, parseMonth, writeMonth, type Month} from './calendar';
import type {CooperativeRecord, SettledBefore} from '../record/schema';
import type {SettledMonth} from './settleMonths';
import {statementsOf} from './statement';
import {writeStock, type StockLot} from './stock';
import {surplusOf} from './surplus';

/** What is kept of a point in each settlement of a month: kWh, and zlotys paid less got. */
export interface PointNumbers {
  readonly withdrawnKwh: number;
  readonly injectedKwh: number;
  readonly sharedKwh: number;
  readonly usedCreditKwh: number;
  readonly boughtKwh: number;
  /** Null where nobody gave the rates. */
  readonly paidZl: number | null;
}

/** The last settlement of a month in the archive. */
export function latestOf(
  settled: CooperativeRecord['settled'],
  month: Month,
): SettledBefore | undefined {
  return settled
    ?.filter((one) => parseMonth(one.month) === month)
    .reduce<SettledBefore | undefined>(
      (last, one) => (last === undefined || one.version > last.version ? one : last),
      undefined,
    );
}

/**
 * The archive with these months; one that came out as before gets no new version, only the day it was looked at again.
 * `day` is `2026-07-08`.
 */
export function archiveWith(
  input: CooperativeRecord,
  months: readonly SettledMonth[],
  day: IsoDay,
): NonNullable<CooperativeRecord['settled']> {
  const {settled = []} = input;
  return months.reduce<NonNullable<CooperativeRecord['settled']>>((archive, month) => {
    const before = latestOf(archive, month.month);
    const version = versionOf(input, month, {version: (before?.version ?? 0) + 1, day});
    return before && isSame(before, version)
      ? archive.map((one) => (one === before && day > one.day ? {...one, checked: day} : one))
      : [...archive, version];
  }, settled);
}

function isSame(one: SettledBefore, other: SettledBefore): boolean {
  const contentOf = ({provisional, before, after, points}: SettledBefore): string =>
    JSON.stringify([
      provisional === true,
      before,
      after,
      // Older settlements did not keep whose surplus it was; it follows from the readings.
      points.map((point) => ({...point, surplusKwh: undefined})),
    ]);
  return contentOf(one) === contentOf(other);
}

function versionOf(
  input: CooperativeRecord,
  settled: SettledMonth,
  known: Pick<SettledBefore, 'version' | 'day'>,
): SettledBefore {
  const numbers = numbersOf(input, settled);
  const surplus = surplusOf(input.points, settled.settlement);
  return {
    month: writeMonth(settled.month),
    ...known,
    ...(settled.isProvisional && {provisional: true}),
    before: exactLots(openingLots(settled)),
    after: exactLots(settled.closing),
    points: input.points.flatMap(({id}, index) => {
      const own = numbers.get(id);
      return own
        ? [
            {
              id,
              ...own,
              surplusKwh: exact(surplus.get(id) ?? 0),
              estimatedHours: settled.exchanges[index]?.estimatedHours ?? 0,
              days: settled.exchanges[index]?.days ?? '',
            },
          ]
        : [];
    }),
  };
}

/** The lots a month opened with. */
export function openingLots({lots, month: settled}: SettledMonth): readonly StockLot[] {
  return lots.filter(({month}) => month < settled);
}

/** Lots as a file has them, without the noise of sums. */
export function exactLots(lots: readonly StockLot[]): CooperativeRecord['stock'] {
  return writeStock(lots).map(({month, kwh}) => ({month, kwh: exact(kwh)}));
}

/** The numbers of each point in a settled month. */
export function numbersOf(
  input: CooperativeRecord,
  month: SettledMonth,
): ReadonlyMap<string, PointNumbers> {
  return new Map(
    statementsOf(input, [month]).map((own) => [
      own.point,
      {
        withdrawnKwh: exact(own.withdrawnKwh),
        injectedKwh: exact(own.injectedKwh),
        sharedKwh: exact(own.sharedKwh),
        usedCreditKwh: exact(own.usedCreditKwh),
        boughtKwh: exact(own.boughtKwh),
        paidZl: own.money && exact(own.money.grossZl + own.money.internalZl),
      },
    ]),
  );
}

/**
 * The cooperative as it was before a month, to settle that month and all that follow anew; the archive stays. Without an
 * archive of the month nobody but the person knows the stock it opened with: it is asked for, and never dropped.
 */
export function reopened(
  input: CooperativeRecord,
  from: Month,
  opening?: CooperativeRecord['stock'],
): Result<CooperativeRecord> {
  const settledTo = parseMonth(input.settledTo ?? '');
  const archived = latestOf(input.settled, from);
  const stock =
    opening ??
    archived?.before ??
    (settledTo === null || from === settledTo + 1 ? input.stock : null);
  if (settledTo !== null && from > settledTo + 1) {
    const message = `Ostatni rozliczony miesiąc to ${monthName(settledTo)}, więc od ${writeMonth(from)} nie ma czego rozliczać od nowa. Podaj miesiąc od ${writeMonth(settledTo)} wstecz.`;
    return failed([{field: 'settledTo', message}]);
  }
  if (stock === null) {
    const message = `Archiwum nie ma miesiąca: ${monthName(from)}, więc nie wiadomo, jaki zapas był przed nim. Podaj partie z końca miesiąca ${writeMonth(from - 1)} albo powiedz, że zapasu nie było.`;
    return failed([{field: 'stock', message}]);
  }
  return ok({...input, stock, settledTo: writeMonth(from - 1)});
}

/** Without the noise of sums. */
export function exact(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}
