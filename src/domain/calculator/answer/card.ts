import {coverageText, paybackText} from '../figures';
import {shortAmount, shortZloty} from '../numbers';
import type {Answer, MoneyRange, Obstacle} from '@cooperative/settlement/answer';
import {capitalized, formatNumber} from '@cooperative/polish';
import {requiredCoverage} from '@cooperative/settlement/law';
import {conditionNames, mayNotAct} from './answer';
import {isOnlyPanels} from './names';
import {verdictText} from './verdictText';
import {whenText} from './when';

/** A number of the card under which its name stands. */
interface Figure {
  readonly value: string;
  readonly name: string;
}

/** A condition of the law as a tick, a cross or a question mark. */
export interface Tick {
  readonly id: string;
  readonly text: string;
  readonly status: 'met' | 'notMet' | 'unknown';
}

/** The answer in one look. */
export interface Card {
  readonly word: Answer['decision']['verdict']['word'];
  readonly heading: string;
  /** At most 15 words. */
  readonly sentence: string;
  /** The answer will not change by itself: its range is known, or no amount may be promised. */
  readonly isSettled: boolean;
  /** What the cooperative adds is below zero in the middle. */
  readonly isLoss: boolean;
  /** What the cooperative adds, zł; null where no amount may be promised. */
  readonly range: MoneyRange | null;
  readonly figures: readonly Figure[];
  readonly conditions: readonly Tick[];
}

/** The card of an answer. */
export function cardOf(answer: Answer): Card {
  const {decision, obstacles} = answer;
  const isLawful = obstacles.length === 0;
  const {yearly} = decision.changes.step;
  const text = isLawful
    ? verdictText(decision.verdict, yearly, {
        when: whenText(answer.axis),
        running: answer.levels.running,
      })
    : {heading: mayNotAct, sentence: refusalText(obstacles)};
  return {
    word: decision.verdict.word,
    ...text,
    isSettled: !isLawful || yearly.full !== null,
    isLoss: isLawful && yearly.full !== null && yearly.base < 0,
    range: isLawful ? yearly : null,
    figures: isLawful ? moneyFigures(answer) : lawFigures(answer),
    conditions: ticksOf(answer),
  };
}

/** What is rarely broken, and is no news while it is not. */
const rareNames: Readonly<Record<string, string>> = {
  heat: 'moc cieplna',
  biogas: 'biogaz',
  biomethane: 'biometan',
  cities: 'gmina miejska',
};

function nameOf(id: string): string {
  return conditionNames[id] ?? rareNames[id] ?? id;
}

/** What is missing; where that is more than one thing, the names of the conditions. */
function refusalText(obstacles: readonly Obstacle[]): string {
  const [only, ...others] = obstacles;
  return others.length === 0
    ? `${capitalized(only?.text ?? '')}.`
    : `Niespełnione warunki ustawy: ${obstacles.map(({id}) => nameOf(id)).join(', ')}.`;
}

function moneyFigures(answer: Answer): readonly Figure[] {
  const {sources, step, whole} = answer.decision.changes;
  const added = step.yearly.base;
  const together = shortAmount(sources.yearly.base) + shortAmount(added);
  return [
    sourcesFigure(sources.yearly.base, answer),
    {
      value: shortZloty(added),
      name: added < 0 ? 'traci spółdzielnia' : 'dodaje spółdzielnia',
    },
    // Of what is known: the whole once the installation has a cost, else founding, else only what both give together.
    whole.payback.kind !== 'unknown'
      ? {value: paybackText(whole.payback), name: 'zwrot całości'}
      : step.payback.kind !== 'unknown'
        ? {value: paybackText(step.payback), name: 'zwrot założenia'}
        : {
            value: shortZloty(together),
            name: together < 0 ? 'tracicie razem' : 'zyskujecie razem',
          },
  ];
}

function sourcesFigure(zl: number, answer: Answer): Figure {
  return {value: shortZloty(zl), name: isOnlyPanels(answer) ? 'dają panele' : 'dają źródła'};
}

/** What the law asks of the sources: a saving is not promised while it may not be had. */
function lawFigures(answer: Answer): readonly Figure[] {
  const {input, obstacles, indicators, decision} = answer;
  const {sources} = decision.changes;
  const {coverage} = indicators;
  const needed = obstacles.find(({panelsKwp}) => panelsKwp !== undefined)?.panelsKwp;
  return [
    {value: coverageText(coverage), name: 'pokrycie'},
    {value: `${requiredOf(input)}%`, name: 'wymagane pokrycie'},
    needed === undefined
      ? sourcesFigure(sources.yearly.base, answer)
      : {value: `${formatNumber(needed)}\u00a0kWp`, name: 'paneli potrzeba'},
  ];
}

function requiredOf({cooperative}: Answer['input']): number {
  return requiredCoverage(cooperative?.applicationDay).value;
}

/** As short as two ticks side by side on a phone. */
const tickNames: Readonly<Record<string, string>> = {
  leastMembers: 'członkowie',
  voltage: 'napięcie',
};

/** The four that are asked first; others only where there is something to do about them. */
const always = ['leastMembers', 'coverage', 'area', 'voltage'] as const;

function ticksOf({input, conditions, indicators: {coverage}}: Answer): readonly Tick[] {
  const found = new Map(conditions.map((condition) => [condition.id, condition]));
  const others = conditions.filter(
    ({id, status}) =>
      !always.some((one) => one === id) &&
      (status === 'notMet' || (status === 'unknown' && id in conditionNames)),
  );
  return [...always, ...others.map(({id}) => id)].map((id) => {
    const status = found.get(id)?.status;
    const known = status === 'notMet' || status === 'unknown' ? status : 'met';
    return {
      id,
      status: known,
      text:
        id === 'coverage' && coverage !== null
          ? `pokrycie ${coverageText(coverage)} z\u00a0${requiredOf(input)}%`
          : (tickNames[id] ?? nameOf(id)),
    };
  });
}
