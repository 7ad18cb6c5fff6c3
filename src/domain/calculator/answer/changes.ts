import {fieldId} from '../fieldId';
import {coverageText} from '../figures';
import {runningWhy} from '@cooperative/settlement/description';
import {formatZloty} from '../numbers';
import {withRunningCosts, withYield} from '../mend';
import type {Description} from '../state';
import {type Answer, doubtsOf} from '@cooperative/settlement/answer';
import {regionYields, roofYield, roofYieldWhy} from '@cooperative/settlement/models';
import {coversYear, formatNumber} from '@cooperative/polish';
import {requiredCoverage} from '@cooperative/settlement/law';
import type {Mending} from './mends';
import {isOnlyPanels} from './names';
import {marketNote, allCautionsOf, type Caution} from './allCautions';

/** Something the result depends on, which the reader can say. */
export interface Change {
  /** That of the caution it takes the place of, if there is one. */
  readonly id: string;
  readonly name: string;
  /** What it does, in zlotys where that is known. */
  readonly effect: string;
  /** What one press sets instead, each an assumption with a source. */
  readonly choices?: readonly Choice[];
  /** Where what is offered comes from. */
  readonly source?: string;
  /** What the button asks for; absent where a press says it all. */
  readonly ask?: {readonly verb: string; readonly what: string};
  /** Ids of the control, of the first that is on the page. */
  readonly fields: readonly string[];
}

/** A number that can be counted with at one press. */
interface Choice {
  readonly label: string;
  /** For those who hear it: the button is short. */
  readonly how: string;
  /** What the reader has assumed by pressing. */
  readonly told: string;
  readonly describe: (mending: Pick<Mending, 'description' | 'dated'>) => Description;
}

const most = 2;

type Found = Change | null;

/** What changes the result most: first what has not been said, then what may be said otherwise. Two things at most. */
export function changesOf(answer: Answer): readonly Change[] {
  const {running} = answer.levels;
  return [
    running === null ? {...unsaidCosts, choices: runningChoices(answer), source: runningWhy} : null,
    roofs(answer),
    marketPrices(answer),
    standIns(answer),
    outlay(answer),
    reading(answer.decision),
    running === null
      ? null
      : {
          ...unsaidCosts,
          effect: `odjęto ${formatZloty(running)}`,
          ask: {verb: 'Zmień', what: 'koszty'},
        },
  ]
    .filter((change) => change !== null)
    .slice(0, most);
}

const unsaidCosts: Change = {
  id: 'running',
  name: 'Koszty działania',
  effect: 'przyjęto 0\u00a0zł',
  ask: {verb: 'Wpisz', what: 'koszty'},
  fields: [fieldId('finance.annualCostZl'), fieldId('finance')],
};

/** What one seller of software says that running costs, for these kWh (F662). */
function runningChoices({axis, indicators}: Answer): readonly Choice[] {
  const choice = (zl: number, how: string): Choice => ({
    label: formatZloty(zl),
    how,
    told: `Przyjęto ${formatZloty(zl)} rocznych kosztów działania jako założenie.`,
    describe: ({description, dated}) => withRunningCosts(description, zl, dated),
  });
  const mwh = indicators.consumptionKwh / 1000;
  return coversYear(axis)
    ? [
        choice(Math.round(mwh * zlPerMwh), `${zlPerMwh}\u00a0zł/MWh`),
        choice(12 * zlByHand, `${formatNumber(zlByHand)}\u00a0zł/mies.`),
      ]
    : [];
}

const zlPerMwh = 50;
/** A month, by half a post. */
const zlByHand = 3000;

/** Panels enough at the yield of a good roof, and not at that of a mean one. */
function roofs(answer: Answer): Found {
  const {input, axis, indicators, obstacles} = answer;
  const {generationKwh, consumptionKwh} = indicators;
  const panels = input.members.flatMap(({sources = []}) => sources);
  const assumed = regionYields[input.region];
  const isAssumed =
    panels.length > 0 &&
    isOnlyPanels(answer) &&
    panels.every((source) => source.kind === 'pv' && source.annualYield === undefined);
  const coverage = (generationKwh * roofYield) / assumed / consumptionKwh;
  const required = requiredCoverage(input.cooperative?.applicationDay).value;
  if (!isAssumed || !coversYear(axis) || obstacles.length > 0 || coverage * 100 >= required) {
    return null;
  }
  const kwh = `${formatNumber(roofYield)}\u00a0kWh`;
  return {
    id: 'roofs',
    name: 'Uzysk z 1\u00a0kWp',
    effect: `${formatNumber(assumed)}\u00a0kWh; przy ${formatNumber(roofYield)} pokrycie to ${coverageText(coverage)}`,
    choices: [
      {
        label: `Licz ${kwh}`,
        how: 'średnia dachów',
        told: `Przyjęto ${kwh} z\u00a01\u00a0kWp rocznie jako założenie.`,
        describe: ({description, dated}) => withYield(description, roofYield, dated),
      },
    ],
    source: roofYieldWhy,
    fields: [],
  };
}

function marketPrices({input, indicators, decision: {changes, swings}}: Answer): Found {
  if (marketNote(input) === null || indicators.generationKwh <= 0) {
    return null;
  }
  const swing = swings.find(({id}) => id === 'market');
  const {base} = changes.step.yearly;
  return {
    id: 'market',
    name: 'Ceny rynkowe',
    effect: swing
      ? `od ${formatZloty(base + swing.down)} do ${formatZloty(base + swing.up)}`
      : 'im wyższe, tym mniej dodaje spółdzielnia',
    ask: {verb: 'Podaj', what: 'ceny'},
    fields: [fieldId('prices.market.zlPerMwh[1]'), fieldId('prices.vat')],
  };
}

function standIns(answer: Answer): Found {
  const {standIns: tariffs} = doubtsOf(answer);
  const [first] = tariffs;
  return first === undefined
    ? null
    : {
        id: 'standIns',
        name: `Stawki ${tariffs.map(({group}) => group).join(', ')}`,
        effect: 'zastępują je stawki G11',
        ask: {verb: 'Wpisz', what: 'stawki'},
        fields: [fieldId(`tariffs.${first.name}.energy`)],
      };
}

function outlay({axis, decision}: Answer): Found {
  const {step} = decision.changes;
  return step.payback.kind !== 'unknown' || step.yearly.base <= 0 || !coversYear(axis)
    ? null
    : {
        id: 'outlay',
        name: 'Koszt założenia',
        effect: `co rok wraca ${formatZloty(step.yearly.base)}`,
        ask: {verb: 'Wpisz', what: 'koszt'},
        fields: [fieldId('finance.cooperativeZl'), fieldId('finance')],
      };
}

function reading({swings}: Answer['decision']): Found {
  const swing = swings.find(({id, down, up}) => id === 'gridReading' && up - down >= 1);
  return swing === undefined
    ? null
    : {
        id: 'reading',
        name: 'Kto płaci opłatę za sieć',
        effect: `zmiana o ${formatZloty(swing.down < 0 ? swing.down : swing.up)}`,
        ask: {verb: 'Zmień', what: 'interpretację'},
        fields: [fieldId('prices.gridReading')],
      };
}

/** What the reader must know before trusting the numbers, without what the card already asks for: each is said once. */
export function cautionsOf(answer: Answer, today: string): readonly Caution[] {
  const asked = answer.obstacles.length > 0 ? [] : changesOf(answer).map(({id}) => id);
  return allCautionsOf(answer, today).filter(({id}) => !asked.includes(id));
}
