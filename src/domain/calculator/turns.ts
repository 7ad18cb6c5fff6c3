import {
  addedByCooperative,
  type Answer,
  type CalculationReport,
  costLevels,
} from '@cooperative/settlement/answer';
import {coversYear, type Result} from '@cooperative/polish';
import {requiredCoverage} from '@cooperative/settlement/law';
import type {CooperativeInput} from '@cooperative/settlement/description';
import type {DatedRates} from './defaults';
import {memberKinds} from './members/memberKinds';
import {panelsOf, withNewMembers, withPanels, withSourcePower} from './mend';
import type {PresetId} from './presets';
import {changeQuick} from './quick';
import {cooperativeOfDescription, type Description} from './state';

/** Kinds of points that may be proposed. */
type NewcomerId = 'sklep' | 'gospodarstwo' | 'mieszkanie';

/** What was changed to turn a loss. */
type Turned =
  /** Power of all planned sources as a part of what it was, 0–1; the rest stays outside the cooperative. */
  | {readonly kind: 'lessPower'; readonly kw: number; readonly onlyPanels: boolean}
  /** As many more of a kind, and as much power of panels as covers their use. */
  | {
      readonly kind: 'members';
      readonly id: NewcomerId;
      readonly count: number;
      readonly kwp: number;
    }
  /** Of active energy, zł/kWh. */
  | {readonly kind: 'price'; readonly price: number};

/** A change that makes a loss smaller or turns it, settled. */
export type Turn = Turned & {
  readonly description: Description;
  /** What the cooperative then adds in a year, zł. */
  readonly added: number;
};

/** Settles another description. */
type Settle = (input: CooperativeInput) => Promise<Result<CalculationReport>>;

interface Start {
  readonly description: Description;
  readonly answer: Answer;
  readonly dated: DatedRates;
}

/** Whoever fits the others, by the example. */
const newcomers: Readonly<Record<PresetId, readonly NewcomerId[]>> = {
  gmina: ['sklep'],
  wies: ['gospodarstwo', 'sklep'],
  firmy: ['sklep'],
  osiedle: ['mieszkanie', 'sklep'],
};
/** More would be another cooperative. */
const mostNewcomers = 16;
/** Halvings of a range in which the sign changes. */
const halvings = 5;
/** A price that is more than this many times the entered one is no proposal. */
const dearest = 2;

/**
 * What turns a loss, each settled as a whole: less power in the cooperative, more members with panels for them, a higher
 * price of energy. Only what the law allows and what makes the loss at least a tenth smaller; those that end it first.
 */
export async function turnsOf(start: Start, settle: Settle): Promise<readonly Turn[]> {
  const {decision, obstacles, axis} = start.answer;
  const loss = decision.changes.step.yearly.base;
  if (loss >= 0 || obstacles.length > 0 || !coversYear(axis)) {
    return [];
  }
  const addedBy = async (description: Description | null): Promise<number | null> => {
    const changed = description && cooperativeOfDescription(description, start.dated);
    const settled = changed && (await settle(changed));
    return settled?.ok === true && settled.value.obstacles.length === 0
      ? addedByCooperative(costLevels(settled.value))
      : null;
  };
  const found = [
    await lessPower(start, addedBy),
    await moreMembers(start, addedBy),
    await dearerEnergy(start, addedBy, loss),
  ];
  const least = loss * (1 - noticeable);
  return found
    .filter((turn): turn is Turn => turn !== null && turn.added > least)
    .sort((a, b) => Number(b.added >= 0) - Number(a.added >= 0));
}

/** Part of the loss. */
const noticeable = 0.1;

type AddedBy = (description: Description | null) => Promise<number | null>;

/** The most power with which nothing is lost; where something always is, the least that the law allows. */
async function lessPower(
  {description, answer, dated}: Start,
  addedBy: AddedBy,
): Promise<Turn | null> {
  const {input, indicators} = answer;
  const {coverage} = indicators;
  const required = requiredCoverage(input.cooperative?.applicationDay).value / 100;
  const least = coverage === null || coverage <= 0 ? 1 : (required / coverage) * margin;
  const at = async (part: number): Promise<Turn | null> => {
    const changed = withSourcePower(description, part, dated);
    const added = changed && (await addedBy(changed.description));
    return changed && added !== null ? {kind: 'lessPower', ...changed, added} : null;
  };
  if (least >= 1) {
    return null;
  }
  const smallest = await at(least);
  if (!smallest || smallest.added < 0) {
    return smallest;
  }
  let [best, low, high] = [smallest, least, 1];
  for (let step = 0; step < halvings; step += 1) {
    const middle = (low + high) / 2;
    const turn = await at(middle);
    if (turn && turn.added >= 0) {
      [best, low] = [turn, middle];
    } else {
      high = middle;
    }
  }
  return best;
}

/** Powers are rounded: a little above the least coverage. */
const margin = 1.005;

/** The fewest of a kind that end the loss; else as many as make it smallest. */
async function moreMembers(
  {description, answer, dated}: Start,
  addedBy: AddedBy,
): Promise<Turn | null> {
  const {consumptionKwh} = answer.indicators;
  const perKwh = panelsOf(description) / consumptionKwh;
  const at = async (id: NewcomerId, count: number): Promise<Turn | null> => {
    const kwp = Math.ceil(perKwh * (consumptionKwh + count * memberKinds[id].annualKwh));
    const changed = withPanels(withNewMembers(description, id, count, dated), kwp, dated);
    const added = await addedBy(changed);
    return changed && added !== null
      ? {kind: 'members', id, count, kwp, description: changed, added}
      : null;
  };
  let best: Turn | null = null;
  for (const id of perKwh > 0 ? newcomers[description.quick.who] : []) {
    for (let count = 1; count <= mostNewcomers; count *= 2) {
      const turn = await at(id, count);
      if (turn && (best === null || turn.added > best.added)) {
        best = turn;
      }
      if (best !== null && best.added >= 0) {
        return best;
      }
    }
  }
  return best;
}

/** The price of energy at which the middle is zero: bills saved grow with it. Only the quick mode has one price. */
async function dearerEnergy(
  {description, dated}: Start,
  addedBy: AddedBy,
  loss: number,
): Promise<Turn | null> {
  const {quick, mode} = description;
  const {energyPrice} = quick;
  if (mode !== 'quick' || energyPrice === null || energyPrice <= 0) {
    return null;
  }
  const priced = (price: number): Description => ({
    mode: 'quick',
    quick: changeQuick(dated, quick, {energyPrice: price}),
  });
  const top = await addedBy(priced(energyPrice * dearest));
  if (top === null || top <= 0) {
    return null;
  }
  // The saving is all but linear in the price; a grosz more makes up for what is not.
  const wanted = energyPrice * (1 + ((dearest - 1) * -loss) / (top - loss));
  const price = Math.ceil(wanted * 100 + 1) / 100;
  const added = await addedBy(priced(price));
  return added === null ? null : {kind: 'price', price, description: priced(price), added};
}
