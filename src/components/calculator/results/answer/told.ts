import {
  addedByReadings,
  addedSaving,
  type Saving,
  type SavingRanges,
} from '@cooperative/settlement/cooperative/compare';
import {photovoltaicKw} from '@cooperative/settlement/cooperative/description/panels';
import type {CooperativeInput} from '@cooperative/settlement/cooperative/description/schema';
import {costLevels, savedBySources} from '@cooperative/settlement/cooperative/levels';
import {coversYear} from '@cooperative/polish/hourAxis';
import type {ToldReport} from '@cooperative/settlement/cooperative/report';
import {spanText} from '../names';
import {
  answerSentence,
  conditionsToCheck,
  refusalSentence,
  sourcesSentence,
  toCheckSentence,
} from './answer';

/** The answer in words, the same on the page, in print and in what is announced. */
interface Told {
  /** That this cooperative may not be; null if nothing forbids it. */
  readonly refusal: string | null;
  /** That the known conditions are met, and which are left to check; only the latter under a refusal. */
  readonly law: string;
  /** What the cooperative adds. */
  readonly added: string;
  /** What the sources give by themselves. */
  readonly sources: string | null;
  readonly saving: Saving;
}

/** The answer of a report in sentences, with the ranges of its assumptions once they are known. */
export function toldOf(
  report: ToldReport,
  ranges: SavingRanges | null,
  input: CooperativeInput,
): Told {
  const levels = costLevels(report, input);
  const saving = addedSaving(report, ranges, input);
  const when = coversYear(report.axis) ? 'rocznie' : spanText(report.axis);
  const isLawful = report.obstacles.length === 0;
  const {generationKwh} = report.settlement.indicators;
  const sources =
    generationKwh <= 0 ? null : photovoltaicKw(input) === report.sourceKw ? 'panelami' : 'źródłami';
  return {
    refusal: refusalSentence(report.obstacles),
    law: toCheckSentence(conditionsToCheck(report.conditions), isLawful),
    added: answerSentence(saving, {
      isLawful,
      sources,
      hasRunningCosts: levels.running !== null,
      when,
      readings: addedByReadings(report, ranges, input),
    }),
    sources: sourcesSentence(savedBySources(levels), sources, when),
    saving,
  };
}
