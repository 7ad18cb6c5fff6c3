import type {SavingRanges} from '@cooperative/settlement/cooperative/compare';
import {savingRanges} from '@cooperative/settlement/cooperative/ranges';
import type {ToldReport} from '@cooperative/settlement/cooperative/report';
import type {DatedRates} from './defaults';
import {settledExample} from './example';

/** The answer to the state of a first visit, known when the site is built: a page has it before its scripts. */
export interface FirstAnswer {
  readonly report: ToldReport;
  readonly ranges: SavingRanges;
  /** The day it is told on, `rrrr-mm-dd`. */
  readonly day: string;
}

/** Told on no day yet. Throws if the example cannot be settled. */
export function firstAnswer(dated: DatedRates): Omit<FirstAnswer, 'day'> {
  const {prepared, report} = settledExample(dated);
  return {report: toldPart(report), ranges: savingRanges(prepared, report.settlement)};
}

/** Without the rest of the report, which is a thousand times larger. */
function toldPart({axis, settlement, ...rest}: ToldReport): ToldReport {
  const {totals, deductedVat, indicators, missingHours, members, energy} = settlement;
  const {conditions, obstacles, worseOff, sourceKw, largestKw} = rest;
  return {
    axis: {startMs: axis.startMs, hours: axis.hours},
    settlement: {
      totals,
      deductedVat,
      indicators,
      missingHours,
      members: members.map(({vatDeducted, sheet: {net, gross, costs}}) => ({
        vatDeducted,
        sheet: {net, gross, costs: {service: costs.service}},
      })),
      energy: {credits: {expiredKwh: Array.from(energy.credits.expiredKwh)}},
    },
    conditions: conditions.flatMap(({id, status, text}) =>
      status === 'unknown' || status === 'notMet' ? [{id, status, text}] : [],
    ),
    obstacles,
    worseOff,
    sourceKw,
    largestKw,
  };
}
