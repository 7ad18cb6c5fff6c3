import {coverageText, paybackText} from '@site/src/components/calculator/shared/figures';
import {formatEstimate, formatZloty} from '@site/src/components/calculator/shared/numbers';
import {
  addedByReadings,
  addedSaving,
  savingOf,
  type Saving,
  type SavingRanges,
} from '@site/src/domain/cooperative/compare';
import {photovoltaicKw} from '@site/src/domain/cooperative/description/panels';
import {costLevels, savedBySources} from '@site/src/domain/cooperative/levels';
import type {Obstacle} from '@site/src/domain/cooperative/lawfulness/obstacles';
import {paybackOf} from '@site/src/domain/cooperative/project';
import {coversYear} from '@site/src/domain/settlement/hours/hourAxis';
import {requiredCoverage} from '@site/src/domain/settlement/law/conditions';
import {capitalized, formatNumber} from '@site/src/site/format';
import type {Told} from '../types';
import {conditionNames} from './answer';
import {verdictOf, type Verdict} from './verdict';

/** A number of the card under which its name stands. */
export interface Figure {
  readonly value: string;
  readonly name: string;
}

/** A condition of the law as a tick, a cross or a question mark. */
export interface Tick {
  readonly id: string;
  readonly text: string;
  readonly status: 'met' | 'notMet' | 'unknown';
}

/** The range of what the cooperative adds, zł, and where the readings of the disputed provision stand in it. */
export interface Bar {
  readonly low: number;
  readonly base: number;
  readonly high: number;
  readonly readings: readonly number[];
}

/** The answer in one look. */
export interface Card {
  readonly verdict: Verdict;
  /** At most 15 words. */
  readonly sentence: string;
  /** Null where there is no range, and where no amount may be promised. */
  readonly bar: Bar | null;
  readonly figures: readonly Figure[];
  readonly conditions: readonly Tick[];
}

/** The card of a told answer. */
export function cardOf(told: Told, ranges: SavingRanges | null): Card {
  const {report, input} = told;
  const levels = costLevels(report, input);
  const saving = addedSaving(report, ranges, input);
  const isLawful = report.obstacles.length === 0;
  const hasRunningCosts = levels.running !== null;
  const verdict = verdictOf(saving, {isLawful, hasRunningCosts});
  const when = coversYear(report.axis) ? 'rocznie' : 'w czasie danych';
  return {
    verdict,
    sentence: isLawful
      ? savingSentence(saving, {verdict, when, hasRunningCosts})
      : refusalText(report.obstacles),
    bar: isLawful ? barOf(saving, addedByReadings(report, ranges, input)) : null,
    figures: isLawful
      ? [sourcesFigure(told), addedFigure(saving), paybackFigure(told, ranges)]
      : lawFigures(told),
    conditions: ticksOf(told),
  };
}

interface SavingCircumstances {
  readonly verdict: Verdict;
  readonly when: string;
  readonly hasRunningCosts: boolean;
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

/** What the cooperative gives, with both ends of its range. */
function savingSentence(
  saving: Saving | null,
  {verdict, when, hasRunningCosts}: SavingCircumstances,
): string {
  if (saving === null) {
    return 'Podaj ceny rynkowe, a porównamy spółdzielnię z net-billingiem.';
  }
  const {low, base, high} = saving;
  const costs = hasRunningCosts ? '' : ', bez kosztów działania';
  if (low === null) {
    const word = base >= 0 ? 'daje' : 'traci';
    return `Spółdzielnia ${word} ${when} około ${formatZloty(Math.abs(base))}${costs}.`;
  }
  if (verdict === 'doesNotPay') {
    return -low < 1
      ? 'Spółdzielnia nie zmienia rachunków, a jej prowadzenie kosztuje.'
      : `${hasRunningCosts ? 'Po odjęciu kosztów s' : 'S'}półdzielnia traci ${when} ${spanOf(Math.max(-high, 0), -low)}${hasRunningCosts ? '' : ', nawet bez kosztów działania'}.`;
  }
  return low < 0
    ? `W najgorszym razie tracicie ${when} ${formatZloty(-low)}, w najlepszym zyskujecie ${formatZloty(high)}${costs}.`
    : `Spółdzielnia daje ${when} ${spanOf(low, high)}${hasRunningCosts ? ', także przy gorszych założeniach' : costs}.`;
}

/** „od 3 420 do 66 800 zł”; both ends are zero or more. */
function spanOf(from: number, to: number): string {
  return `od ${formatEstimate(from)} do ${formatZloty(to)}`;
}

/** What is missing; where that is more than one thing, the names of the conditions. */
function refusalText(obstacles: readonly Obstacle[]): string {
  const [only, ...others] = obstacles;
  return others.length === 0
    ? `${capitalized(only?.text ?? '')}.`
    : `Niespełnione warunki ustawy: ${obstacles.map(({id}) => nameOf(id)).join(', ')}.`;
}

function barOf(saving: Saving | null, readings: ReturnType<typeof addedByReadings>): Bar | null {
  return saving?.low == null
    ? null
    : {
        low: saving.low,
        base: saving.base,
        high: saving.high,
        readings:
          readings && readings.high - readings.low >= 1 ? [readings.low, readings.high] : [],
      };
}

/** „830 zł”, „9 100 zł”, „110 tys. zł”, „1,4 mln zł”: as much as has room. */
function shortZloty(zl: number): string {
  const estimate = Number(Math.abs(zl).toPrecision(3));
  const [divided, unit] =
    estimate >= 1e6
      ? [estimate / 1e6, 'mln\u00a0zł']
      : estimate >= 1e4
        ? [estimate / 1e3, 'tys.\u00a0zł']
        : [estimate, 'zł'];
  return `${formatNumber(divided, unit.startsWith('mln') ? 1 : 0)}\u00a0${unit}`;
}

function sourcesFigure({report, input}: Pick<Told, 'report' | 'input'>): Figure {
  const name = photovoltaicKw(input) === report.sourceKw ? 'dają panele' : 'dają źródła';
  return {value: shortZloty(savedBySources(costLevels(report, input))), name};
}

function addedFigure(saving: Saving | null): Figure {
  return saving === null
    ? {value: '?', name: 'dodaje spółdzielnia'}
    : {
        value: shortZloty(saving.base),
        name: saving.base < 0 ? 'traci spółdzielnia' : 'dodaje spółdzielnia',
      };
}

/** When the outlay pays back; a question mark until its cost is known. */
function paybackFigure({report, input}: Told, ranges: SavingRanges | null): Figure {
  const {finance} = input;
  if (!coversYear(report.axis)) {
    return {value: '?', name: 'zwrot: trzeba całego roku'};
  }
  const saving = savingOf(report, ranges, finance?.against ?? 'alone');
  if (!finance || finance.costZl <= 0 || saving === null) {
    return {value: '?\u00a0lat', name: 'zwrot: podaj koszt'};
  }
  const project = paybackOf(finance, saving);
  return project.ok
    ? {value: paybackText(project.value.base.payback), name: 'zwrot nakładu'}
    : {value: '?\u00a0lat', name: 'zwrot: popraw koszt'};
}

/** What the law asks of the sources; the saving is not promised while it may not be had. */
function lawFigures({report, input}: Told): readonly Figure[] {
  const {coverage} = report.settlement.indicators;
  const needed = report.obstacles.find(({panelsKwp}) => panelsKwp !== undefined)?.panelsKwp;
  return [
    {value: coverageText(coverage), name: 'pokrycie'},
    {value: `${requiredOf(input)}%`, name: 'wymagane pokrycie'},
    needed === undefined
      ? sourcesFigure({report, input})
      : {value: `${formatNumber(needed)}\u00a0kWp`, name: 'paneli potrzeba'},
  ];
}

function requiredOf({cooperative}: Told['input']): number {
  return requiredCoverage(cooperative?.applicationDay).value;
}

/** The four that are asked first; others only where there is something to do about them. */
const always = ['leastMembers', 'coverage', 'area', 'voltage'] as const;

function ticksOf({report, input}: Told): readonly Tick[] {
  const {coverage} = report.settlement.indicators;
  const found = new Map(report.conditions.map((condition) => [condition.id, condition]));
  const others = report.conditions.filter(
    ({id, status}) =>
      !always.some((one) => one === id) &&
      (status === 'notMet' || (status === 'unknown' && id in conditionNames)),
  );
  return [...always, ...others.map(({id}) => id)].map((id) => {
    const status = found.get(id)?.status;
    const known = status === 'notMet' || status === 'unknown' ? status : 'met';
    const name = nameOf(id);
    return {
      id,
      status: known,
      text:
        id === 'coverage' && coverage !== null
          ? `pokrycie ${coverageText(coverage)} z\u00a0${requiredOf(input)}%`
          : known === 'unknown'
            ? `${name}: sprawdź`
            : name,
    };
  });
}
