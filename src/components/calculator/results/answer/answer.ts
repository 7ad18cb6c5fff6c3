import {paybackText} from '@site/src/components/calculator/shared/figures';
import {formatEstimate, formatZloty} from '@site/src/components/calculator/shared/numbers';
import type {Saving} from '@site/src/domain/cooperative/compare';
import type {Payback} from '@site/src/domain/finance/project';
import {capitalized} from '@site/src/site/format';

/** A smaller difference means nothing to a reader, zł a year. */
const same = 1;

/** The result in one sentence. Says plainly when the cooperative costs more. */
export function answerSentence(saving: Saving): string {
  if (Math.abs(saving.base) < same) {
    return `Spółdzielnia w tym składzie płaciłaby za prąd tyle samo, ile każdy osobno.${rangeSentence(saving)}`;
  }
  const word = saving.base > 0 ? 'mniej' : 'więcej';
  const amount = formatZloty(Math.abs(saving.base));
  return `Spółdzielnia w tym składzie płaciłaby za prąd rocznie około ${amount} ${word} niż każdy osobno${rangeSentence(saving)}`;
}

/** „: od 10 do 20 zł.”; if the sign changes within the range, what may happen either way. */
function rangeSentence({low, base, high}: Saving): string {
  const isSame = Math.abs(base) < same;
  if (low === null) {
    return isSame ? '' : '.';
  }
  if (low <= -same && high >= same) {
    const sentence = `w gorszym roku o ${formatZloty(-low)} więcej, w lepszym o ${formatZloty(high)} mniej.`;
    return isSame ? ` ${capitalized(sentence)}` : `: ${sentence}`;
  }
  if (isSame) {
    return '';
  }
  // The same sign, but by less than a zloty.
  const ends = [Math.abs(low), Math.abs(high)].toSorted((a, b) => a - b);
  return `: od ${formatEstimate(ends[0] ?? 0)} do ${formatZloty(ends[1] ?? 0)}.`;
}

/** „od 10 do 20 zł”, or a single number while the range is unknown. */
export function rangeText({low, base, high}: Saving): string {
  return low === null || low === high
    ? `około ${formatZloty(base)}`
    : `od ${formatEstimate(low)} do ${formatZloty(high)}`;
}

/** „w lepszym roku …, w gorszym …”; null while the range is unknown. */
export function paybackRangeText(slow: Payback | null, fast: Payback | null): string | null {
  return slow && fast
    ? `Przy większej oszczędności ${paybackText(fast)}, przy mniejszej ${paybackText(slow)}.`
    : null;
}
