import {readFileSync} from 'node:fs';
import {
  hoursOf as readHours,
  type KeptOrWritten,
  type MemberHours,
  type MeterSeries,
} from '../../src/energy/memberHours';
import {hourAxis, type HourAxis, type Result} from '@cooperative/polish';
import type {PeriodRule} from '../../../polish/src/hourAxis';
import {monthlyRates, statutoryRates} from '../../src/money/components';
import {ratesOf, type Tariff} from '../../src/money/tariff';
import {readMeterTable} from '../../src/hours/meterTable';

const threeMembersFile = 'packages/settlement/tests/fixtures/przyklad-3-czlonkow.csv';

export function unwrap<T>(result: Result<T>): T {
  if (!result.ok) {
    throw new Error(JSON.stringify(result.errors));
  }
  return result.value;
}

export function axisOf(
  hours: number,
  period: PeriodRule,
  start = '2026-01-01T00:00:00+01:00',
): HourAxis {
  return unwrap(hourAxis(start, hours, period));
}

/** The hours of a member, to keep. */
export function hoursOf(member: KeptOrWritten | undefined): MemberHours {
  const none = new Float64Array();
  return structuredClone(readHours(member ?? {withdrawn: none, injected: none}));
}

/** A, B and C of `przyklad-3-czlonkow.csv`: 72 hours. */
export function threeMembers(): readonly MeterSeries[] {
  const names = ['A', 'B', 'C'];
  const table = unwrap(
    readMeterTable(
      readFileSync(threeMembersFile, 'utf8'),
      names.flatMap((name) => [`${name}_pobor`, `${name}_oddanie`]),
    ),
  );
  return names.map((name) => ({
    withdrawn: table.get(`${name}_pobor`) ?? new Float64Array(),
    injected: table.get(`${name}_oddanie`) ?? new Float64Array(),
  }));
}

/** Rounded to thousandths, without a negative zero. */
export function rounded(values: Iterable<number>): number[] {
  return Array.from(values, (value) => Math.round(value * 1000) / 1000 + 0);
}

/** ENEA G11 of 2026, three phases. */
export const eneaG11: Tariff = {
  id: 'g11-enea',
  zones: [{name: 'całodobowa', energy: 0.498, network: 0.2456}],
  // A fee that is newer than these tests.
  ...ratesOf([...statutoryRates, ...monthlyRates], () => 0),
  excise: 0.005,
  quality: 0.0331,
  renewables: 0.0073,
  cogeneration: 0.003,
  capacity: {
    kind: 'flat',
    steps: [
      {belowKwh: 500, zlotyPerMonth: 4.29},
      {belowKwh: 1200, zlotyPerMonth: 10.31},
      {belowKwh: 2800, zlotyPerMonth: 17.18},
      {belowKwh: Number.POSITIVE_INFINITY, zlotyPerMonth: 24.05},
    ],
  },
  fixedNetwork: 10.41,
  subscription: 3.84,
  trade: 0,
};

/** The same value in every hour of an axis. */
export function constant(axis: HourAxis, value: number): Float64Array {
  return new Float64Array(axis.hours).fill(value);
}
