import {datedRates} from './rates';
import {readFileSync} from 'node:fs';
import {prepareCooperative} from '../../src/cooperative/prepare/prepareCooperative';
import {membersInHour, reportOf} from '../../src/cooperative/report';
import {answerOf} from '../../src/cooperative/answer';
import type {
  Answer,
  CalculationReport,
  MemberHour,
  SavingRanges,
} from '../../src/cooperative/shapes';
import {savingRanges} from '../../src/cooperative/ranges';
import {settlementInput, type CooperativeInput} from '../../src/cooperative/description/schema';
import {threeMembers, unwrap} from './settlement';

export const rates = datedRates;

/** A description: what these parts do not say is of a January 2026 by the month, at Enea's G11. */
export function descriptionWith(parts: object): object {
  return {
    version: 1,
    start: '2026-01-01T00:00:00+01:00',
    period: 'month',
    tariffs: {g11: {kind: 'g11', operator: 'enea'}},
    ...parts,
  };
}

/** What the calculator would show for an input. */
export interface Calculated {
  readonly input: CooperativeInput;
  readonly report: CalculationReport;
  readonly ranges: () => SavingRanges;
  readonly answer: (ranges?: SavingRanges | null) => Answer;
  readonly membersInHour: (hour: number) => readonly MemberHour[];
}

export function calculated(parts: unknown): Calculated {
  const input = settlementInput.parse(descriptionWith(parts as object));
  const prepared = unwrap(prepareCooperative(input, {rates: rates.rates}));
  const report = unwrap(reportOf(prepared));
  return {
    input,
    report,
    ranges: () => savingRanges(prepared, report.settlement),
    answer: (ranges = null) => answerOf(report, ranges, rates.rates),
    membersInHour: (hour) => membersInHour(prepared, hour),
  };
}

/** The cooperative of `spoldzielnia.json`: a year, two tariffs, batteries, net-billing and a project. */
export function wholeExample(changes: object = {}): Calculated {
  const file = 'packages/settlement/tests/fixtures/spoldzielnia.json';
  return calculated({...(JSON.parse(readFileSync(file, 'utf8')) as object), ...changes});
}

/** A school with solar installations of the given kW. */
export function school(...installations: readonly number[]): object {
  return {
    id: 'a',
    profile: {kind: 'school', annualKwh: 60_000},
    sources: installations.map((kw) => ({kind: 'pv', kw})),
    tariff: 'g11',
  };
}

/** W3: three members, 72 hours, three periods, with Enea's G11 tariff. */
export function threeMembersExample(changes: object = {}): Calculated {
  return calculated({
    period: {hours: 24},
    members: threeMembers().map(({withdrawn, injected}, index) => ({
      id: 'ABC'.charAt(index),
      withdrawnKwh: [...withdrawn],
      injectedKwh: [...injected],
      tariff: 'g11',
    })),
    ...changes,
  });
}
