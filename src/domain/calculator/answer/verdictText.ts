import {formatZloty, spanOf} from '../numbers';
import type {Decision, MoneyRange} from '@cooperative/settlement/answer';
import {mayNotAct, same} from './answer';

/** The verdict as it is read: a few large words, and one sentence with both ends or with what turns it. */
export interface VerdictText {
  readonly heading: string;
  /** At most 15 words. */
  readonly sentence: string;
}

interface Circumstances {
  /** „rocznie”, or „w czasie danych”. */
  readonly when: string;
  /** Running costs that are counted, zł in that time; null while nobody has named any. */
  readonly running: number | null;
}

/**
 * What a lawful cooperative is told. Where the answer depends on what running it costs, it says up to which cost it
 * pays and from which it surely does not: that is known without inventing the cost.
 */
export function verdictText(
  verdict: Decision['verdict'],
  {base, full, likely}: Pick<MoneyRange, 'base' | 'full' | 'likely'>,
  {when, running}: Circumstances,
): VerdictText {
  const isCounted = running !== null;
  if (!full || !likely) {
    return {
      heading: 'Jeszcze nie wiadomo',
      sentence: 'Potrzeba jeszcze wyników dla innej pogody, cen i\u00a0interpretacji przepisów.',
    };
  }
  const {low, high} = full;
  switch (verdict.word) {
    case 'mayNotAct':
      return {heading: mayNotAct, sentence: ''};
    case 'pays':
      return {
        heading: 'Opłaca się',
        sentence: rangeSentence(full, when, ', także przy gorszych założeniach'),
      };
    case 'losesMoney': {
      const costs = isCounted ? ', po odjęciu kosztów działania' : ', nawet bez kosztów działania';
      return {
        heading: 'Nie opłaca się',
        sentence:
          verdict.because === 'likelyRange'
            ? `Spółdzielnia najpewniej traci ${when} ${spanOf(Math.abs(likely.high), Math.abs(likely.low))}${isCounted ? '' : ', bez kosztów działania'}.`
            : `Spółdzielnia traci ${when} ${spanOf(Math.abs(high), Math.abs(low))}${costs}.`,
      };
    }
    case 'depends':
      break;
  }
  if (high < same && low > -same) {
    return {
      heading: 'Nie opłaca się',
      sentence: 'Spółdzielnia nie zmienia rachunków, a jej prowadzenie kosztuje.',
    };
  }
  return isCounted
    ? withCosts({base, low: likely.low}, running, when)
    : withoutCosts({base, low, likelyLow: likely.low, high}, when);
}

/** What the cooperative gives, with both ends; `costs` says what of its costs is counted. */
function rangeSentence(
  {low, high}: {readonly low: number; readonly high: number},
  when: string,
  costs: string,
): string {
  return low < 0
    ? `W najgorszym razie tracicie ${when} ${formatZloty(-low)}, w najlepszym zyskujecie ${formatZloty(high)}.`
    : `Spółdzielnia daje ${when} ${spanOf(low, high)}${costs}.`;
}

/** Up to which running cost it pays; the surer that is, the plainer the word. */
function withoutCosts(
  {base, low, likelyLow, high}: Readonly<Record<'base' | 'low' | 'likelyLow' | 'high', number>>,
  when: string,
): VerdictText {
  const most = `Powyżej\u00a0${formatZloty(high)} na\u00a0pewno\u00a0nie.`;
  const [word, limit] =
    low >= same
      ? ['Opłaca się', low]
      : likelyLow >= same
        ? ['Najpewniej opłaca się', likelyLow]
        : base >= same
          ? ['Raczej opłaca się', base]
          : ['', 0];
  return word === ''
    ? {
        heading: 'Raczej się nie opłaca',
        sentence: `Opłaci się tylko przy dobrych założeniach i kosztach ${when} poniżej ${formatZloty(high)}.`,
      }
    : {
        heading: `${word} do ${formatZloty(limit)} kosztów`,
        sentence: `Tyle ${when} może kosztować prowadzenie. ${most}`,
      };
}

/** On which side of zero its middle is, and which running cost would bring it to the other. */
function withCosts(
  {base, low}: Readonly<Record<'base' | 'low', number>>,
  running: number,
  when: string,
): VerdictText {
  const turning = base + running;
  const named = `wpisano ${formatZloty(running)}`;
  return base >= 0
    ? {
        heading: low >= 0 ? 'Najpewniej się opłaca' : 'Raczej się opłaca',
        sentence: `Przestaje, gdy prowadzenie kosztuje ${when} ponad ${formatZloty(turning)}; ${named}.`,
      }
    : {
        heading: 'Raczej się nie opłaca',
        sentence:
          turning >= same
            ? `Opłaci się, gdy prowadzenie będzie kosztować ${when} poniżej ${formatZloty(turning)}; ${named}.`
            : `Nawet bez kosztów prowadzenia opłaci się tylko przy dobrych założeniach; ${named}.`,
      };
}
