import {type Answer, savedBySources} from '@cooperative/settlement/answer';
import {coversYear} from '@cooperative/polish';
import {isOnlyPanels, spanText} from './names';
import {
  answerSentence,
  conditionsToCheck,
  refusalSentence,
  sourcesSentence,
  toCheckSentence,
} from './answer';

/** The answer in words, the same on the page, in print and in a picture. */
interface Sentences {
  /** That this cooperative may not be; null if nothing forbids it. */
  readonly refusal: string | null;
  /** That the known conditions are met, and which are left to check; only the latter under a refusal. */
  readonly law: string;
  /** What the cooperative adds. */
  readonly added: string;
  /** What the sources give by themselves. */
  readonly sources: string | null;
}

/** An answer in sentences, with the ranges of its assumptions once they are known. */
export function sentencesOf(answer: Answer): Sentences {
  const {levels, decision, obstacles, axis} = answer;
  const when = coversYear(axis) ? 'rocznie' : spanText(axis);
  const isLawful = obstacles.length === 0;
  const sources =
    answer.indicators.generationKwh <= 0 ? null : isOnlyPanels(answer) ? 'panelami' : 'źródłami';
  return {
    refusal: refusalSentence(obstacles),
    law: toCheckSentence(conditionsToCheck(answer.conditions), isLawful),
    added: answerSentence(decision.changes.step.yearly, {
      isLawful,
      sources,
      hasRunningCosts: levels.running !== null,
      when,
    }),
    sources: sourcesSentence(savedBySources(levels), sources, when),
  };
}
