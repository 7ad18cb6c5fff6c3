import {formatZloty, spanOf} from '../numbers';
import type {Answer, MoneyRange, Obstacle} from '@cooperative/settlement/answer';
import {capitalized, type Zloty} from '@cooperative/polish';

/** A smaller difference means nothing to a reader, zł a year. */
export const same = 1;

/** The heading of what the law forbids. */
export const mayNotAct = 'Nie może działać';

/** What the sentence depends on besides the saving. */
interface Circumstances {
  /** False while a condition is not met: then the saving is only what would be. */
  readonly isLawful: boolean;
  /** „panelami”, „źródłami”; null for members with nothing of their own. */
  readonly sources: string | null;
  /** The running costs that were named are counted. */
  readonly hasRunningCosts: boolean;
  /** When: „rocznie”, or the days of data that are less than a year. */
  readonly when: string;
}

/** „W tym kształcie spółdzielnia energetyczna nie może działać: brakuje 84 kWp paneli.” Null if nothing forbids it. */
export function refusalSentence(obstacles: readonly Obstacle[]): string | null {
  return obstacles.length === 0
    ? null
    : `W tym kształcie spółdzielnia energetyczna nie może działać: ${obstacles.map(({text}) => text).join('; ')}.`;
}

/** Conditions of the law, as a reader would name them; the others are not conditions. */
export const conditionNames: Readonly<Record<string, string>> = {
  coverage: 'pokrycie zużycia',
  power: 'moc instalacji',
  area: 'obszar',
  gridOperator: 'operator sieci',
  voltage: 'napięcie przyłącza',
  seller: 'sprzedawca',
  ownership: 'własność instalacji',
  leastMembers: 'liczba członków',
};

/** Conditions nobody has answered: they forbid nothing, but promise nothing either. */
export function conditionsToCheck(
  conditions: Answer['conditions'],
): readonly Answer['conditions'][number][] {
  return conditions.filter(({id, status}) => status === 'unknown' && id in conditionNames);
}

/** „Do sprawdzenia przed decyzją: obszar, napięcie przyłącza”, after what is known; without a full stop. */
export function toCheckSentence(
  toCheck: ReturnType<typeof conditionsToCheck>,
  isLawful: boolean,
): string {
  const names = toCheck.map(({id}) => conditionNames[id]).join(', ');
  return [
    ...(isLawful ? ['Warunki ustawy, które znamy, są spełnione'] : []),
    ...(names === '' ? [] : [`Do sprawdzenia przed decyzją: ${names}`]),
  ].join('. ');
}

/**
 * What the cooperative adds in one sentence: against the same members with the same sources, each on their own. Says
 * plainly when it costs more, and only conditionally what an unlawful one would bring. A saving that depends on how the
 * rule on the grid fee is read is never told by one number.
 */
export function answerSentence(
  saving: Pick<MoneyRange, 'base' | 'full' | 'readings'>,
  {isLawful, sources, hasRunningCosts, when}: Circumstances,
): string {
  const {base, readings} = saving;
  const subject = isLawful
    ? 'Spółdzielnia w tym składzie płaciłaby'
    : 'Gdyby spółdzielnia mogła działać w tym kształcie, płaciłaby';
  const what = hasRunningCosts ? 'za prąd i swoje działanie' : 'za prąd';
  const [like, than] =
    sources === null
      ? ['ile członkowie osobno', 'niż członkowie osobno']
      : [
          `ile ci sami członkowie z tymi samymi ${sources} bez spółdzielni`,
          `niż ci sami członkowie z tymi samymi ${sources} bez spółdzielni`,
        ];
  if (Math.abs(base) < same) {
    return `${subject} ${what} tyle samo, ${like}.${rangeSentence(saving)}`;
  }
  if (readings && readings.low >= same && readings.high - readings.low >= same) {
    return `${subject} ${what} ${when} ${spanOf(readings.low, readings.high)} mniej ${than}, zależnie od tego, kto płaci zmienną opłatę za sieć. Przy innej pogodzie i cenach${rangeSentence(saving)}`;
  }
  const word = base > 0 ? 'mniej' : 'więcej';
  const amount = formatZloty(Math.abs(base));
  return `${subject} ${what} ${when} około ${amount} ${word} ${than}${rangeSentence(saving)}`;
}

/** What the sources give without any cooperative; null if there is nothing to tell. */
export function sourcesSentence(
  savedZl: Zloty,
  sources: string | null,
  when: string,
): string | null {
  return sources === null || savedZl < same
    ? null
    : `Same ${sources === 'panelami' ? 'panele' : 'źródła'}, także bez spółdzielni, obniżają rachunki ${when} o\u00a0około ${formatZloty(savedZl)}.`;
}

/** „: od 10 do 20 zł.”; if the sign changes within the range, what may happen either way. */
function rangeSentence({base, full}: Pick<MoneyRange, 'base' | 'full'>): string {
  const isSame = Math.abs(base) < same;
  if (full === null) {
    return isSame ? '' : '.';
  }
  const {low, high} = full;
  if (low <= -same && high >= same) {
    const sentence = `w najgorszym razie o ${formatZloty(Math.abs(low))} więcej, w najlepszym o ${formatZloty(high)} mniej.`;
    return isSame ? ` ${capitalized(sentence)}` : `: ${sentence}`;
  }
  if (isSame) {
    return '';
  }
  // The same sign, but by less than a zloty.
  const [nearer = 0, farther = 0] = [Math.abs(low), Math.abs(high)].sort((a, b) => a - b);
  return `: ${spanOf(nearer, farther)}.`;
}

/** What the cooperative does to the bills, and by how much: a loss has no minus beside a word that says it already. */
export function addedText({base, full}: Pick<MoneyRange, 'base' | 'full'>): {
  readonly does: 'dodaje' | 'traci' | 'daje';
  readonly amount: string;
} {
  if (full === null || full.low === full.high) {
    const amount = `około ${formatZloty(Math.abs(base))}`;
    return {does: base < 0 ? 'traci' : 'dodaje', amount};
  }
  const {low, high} = full;
  if (high <= 0) {
    return {does: 'traci', amount: spanOf(Math.abs(high), Math.abs(low))};
  }
  return low < 0
    ? {
        does: 'daje',
        amount: `od ${formatZloty(Math.abs(low))} straty do ${formatZloty(high)} zysku`,
      }
    : {does: 'dodaje', amount: spanOf(low, high)};
}
