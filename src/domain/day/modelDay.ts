import {
  behindTheMeter,
  type ConsumptionKind,
  consumptionSeries,
  photovoltaicGeneration,
  referencePlane,
  weatherYear,
} from '@cooperative/settlement/models';
import {type HourAxis, kwh, singleHours, yearAxis} from '@cooperative/polish';
import {settleEnergy} from '@cooperative/settlement/explain';

/** Each season is represented by the mean day of one month: January, April, June, October. */
const monthOfSeason = {winter: 0, spring: 3, summer: 5, autumn: 9} as const;
export type Season = keyof typeof monthOfSeason;

/** Energy of one hour in kWh. `fromGrid` and `toGrid` are never both above zero. */
export interface HourBalance {
  /** Used behind the members' own meters, or given by some members and drawn by others within the hour. */
  readonly usedOnSite: number;
  readonly fromGrid: number;
  readonly toGrid: number;
}

/** The 24 hours of the day in local time, for each season. */
export type ModelDay = Readonly<Record<Season, readonly HourBalance[]>>;

interface Member {
  readonly kind: ConsumptionKind;
  readonly annualKwh: number;
  /** Panels behind the meter; 0 for none. */
  readonly kwp: number;
}

const home: Member = {kind: 'household', annualKwh: 3500, kwp: 0};

/**
 * An example cooperative of 23 members: 20 homes, 7 of them with panels, two firms and a farm. They use 240 MWh a year;
 * 165 kWp at 1030 kWh cover 71 % of it. An illustration of the principle, not data of a real cooperative.
 */
export const exampleMembers: readonly Member[] = [
  ...Array<Member>(13).fill(home),
  ...Array<Member>(7).fill({...home, kwp: 5}),
  {kind: 'services', annualKwh: 60_000, kwp: 80},
  {kind: 'services', annualKwh: 50_000, kwp: 0},
  {kind: 'farm', annualKwh: 60_000, kwp: 50},
];

const year = 2026;
const seed = 2026;

/**
 * The day shown in the pictures: a year's use and generation from the energy models, averaged to one day in the month
 * of each season and settled hour by hour. The average flatters: settled day by day, the same hour gives on sunny days
 * and draws on dull ones, so less of the use is covered (in January 21 % instead of 27 %, in June 66 % instead of 67
 * %).
 */
export function modelDay(members: readonly Member[] = exampleMembers): ModelDay {
  const axis = yearAxis(year);
  const sunOfOneKwp = photovoltaicGeneration(weatherYear(axis, seed), {kwp: 1, ...referencePlane});
  const series = members.map(({kind, annualKwh, kwp}, index) => ({
    use: consumptionSeries(axis, kind, kwh(annualKwh), seed + index),
    generation: sunOfOneKwp.map((value) => value * kwp),
  }));
  const dayOf = (month: number): HourBalance[] =>
    settledDay(
      series.map(({use, generation}) => ({
        use: meanDay(axis, use, month),
        generation: meanDay(axis, generation, month),
      })),
    );
  return Object.fromEntries(
    Object.entries(monthOfSeason).map(([season, month]) => [season, dayOf(month)]),
  ) as Record<Season, HourBalance[]>;
}

/** Mean of a month for each hour of the day. */
function meanDay(axis: HourAxis, values: Float64Array, month: number): Float64Array {
  const sums = new Float64Array(24);
  const counts = new Float64Array(24);
  axis.localHour.forEach((clock, hour) => {
    if (axis.localMonth[hour] === month) {
      sums[clock] = (sums[clock] ?? 0) + (values[hour] ?? 0);
      counts[clock] = (counts[clock] ?? 0) + 1;
    }
  });
  return sums.map((sum, clock) => sum / (counts[clock] ?? 1));
}

interface MemberDay {
  readonly use: Float64Array;
  readonly generation: Float64Array;
}

function settledDay(members: readonly MemberDay[]): HourBalance[] {
  const meters = members.map(({use, generation}) => behindTheMeter(use, generation));
  const {balance} = settleEnergy(singleHours(24), meters, {year: 'first'});
  return Array.from(balance.importKwh, (fromGrid, hour) => {
    const used = members.reduce((sum, {use}) => sum + (use[hour] ?? 0), 0);
    return {
      usedOnSite: rounded(used - fromGrid),
      fromGrid: rounded(fromGrid),
      toGrid: rounded(balance.exportKwh[hour] ?? 0),
    };
  });
}

/** Rounds to the precision of the tables next to the pictures. */
function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
