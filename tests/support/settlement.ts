import {readFileSync} from 'node:fs';
import type {MeterSeries} from '@site/src/domain/settlement/balance';
import {hourAxis, type HourAxis, type PeriodRule} from '@site/src/domain/settlement/hourAxis';
import {readMeterTable} from '@site/src/domain/settlement/meterTable';
import type {Result} from '@site/src/domain/result';

export const threeMembersFile = 'tests/fixtures/settlement/przyklad-3-czlonkow.csv';

export function unwrap<T>(result: Result<T>): T {
  if (!result.ok) {
    throw new Error(JSON.stringify(result.errors));
  }
  return result.value;
}

export function axisOf(hours: number, period: PeriodRule): HourAxis {
  return unwrap(hourAxis('2026-01-01T00:00:00+01:00', hours, period));
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
