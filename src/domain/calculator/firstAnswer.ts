import {type Answer, answerOf, savingRanges} from '@cooperative/settlement/answer';
import type {DatedRates} from './defaults';
import {settledExample} from './example';

/** The answer to the state of a first visit, known when the site is built: a page has it before its scripts. */
export type FirstAnswer = Omit<Answer, 'input' | 'usedRates'>;

/** Throws if the example cannot be settled. */
export function firstAnswer(dated: DatedRates): FirstAnswer {
  const {prepared, report} = settledExample(dated);
  const ranges = savingRanges(prepared, report.settlement);
  const {input: _, usedRates: __, ...answer} = answerOf(report, ranges, dated.rates);
  const {startMs, hours} = answer.axis;
  return {
    ...answer,
    axis: {startMs, hours},
    conditions: answer.conditions.flatMap(({id, status, text}) =>
      status === 'unknown' || status === 'notMet' ? [{id, status, text}] : [],
    ),
  };
}
