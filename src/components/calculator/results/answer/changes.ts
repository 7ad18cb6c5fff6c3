import {fieldId} from '@site/src/components/calculator/shared/fields/fieldErrors';
import {formatZloty} from '@site/src/components/calculator/shared/numbers';
import {
  addedAtMarketBounds,
  savingOf,
  type SavingRanges,
} from '@site/src/domain/cooperative/compare';
import {costLevels} from '@site/src/domain/cooperative/levels';
import {affordableCost} from '@site/src/domain/cooperative/project';
import {coversYear} from '@site/src/domain/settlement/hours/hourAxis';
import type {Told} from '../types';
import {marketNote, standInTariffs} from './warnings';

/** Something the result depends on, which the reader can say. */
export interface Change {
  /** That of the caution it takes the place of, if there is one. */
  readonly id: string;
  readonly name: string;
  /** What it does, in zlotys where that is known. */
  readonly effect: string;
  /** What the button asks for. */
  readonly ask: string;
  /** Ids of the control, of the first that is on the page. */
  readonly fields: readonly string[];
}

const most = 2;
const targetYears = 10;

/** What changes the result most, and the field where it is said: two things at most. */
export function changesOf(told: Told, ranges: SavingRanges | null): readonly Change[] {
  return [runningCosts(told), marketPrices(told, ranges), standIns(told), outlay(told, ranges)]
    .filter((change) => change !== null)
    .sort((a, b) => Number(a.isKnown) - Number(b.isKnown))
    .slice(0, most);
}

type Found = (Change & {readonly isKnown: boolean}) | null;

function runningCosts({report, input}: Told): Found {
  const {running} = costLevels(report, input);
  return {
    id: 'running',
    isKnown: running !== null,
    name: 'Koszty działania',
    effect:
      running === null
        ? 'każde 1000\u00a0zł odejmuje 1000\u00a0zł'
        : `odjęte ${formatZloty(running)}`,
    ask: running === null ? 'Wpisz koszty' : 'Zmień koszty',
    fields: [fieldId('finance.annualCostZl'), fieldId('finance')],
  };
}

function marketPrices({report, input}: Told, ranges: SavingRanges | null): Found {
  if (marketNote(input) === null || report.settlement.indicators.generationKwh <= 0) {
    return null;
  }
  const bounds = addedAtMarketBounds(report, ranges, input);
  return {
    id: 'market',
    isKnown: false,
    name: 'Ceny rynkowe',
    effect: bounds
      ? `od ${formatZloty(bounds.highest)} do ${formatZloty(bounds.lowest)}`
      : 'im wyższe, tym mniej dodaje spółdzielnia',
    ask: 'Podaj ceny',
    fields: [fieldId('prices.market.zlPerMwh[1]'), fieldId('prices.vat')],
  };
}

function standIns({input}: Told): Found {
  const tariffs = standInTariffs(input);
  const [first] = tariffs;
  return first === undefined
    ? null
    : {
        id: 'standIns',
        isKnown: false,
        name: `Stawki ${tariffs.map(({group}) => group).join(', ')}`,
        effect: 'zastępują je stawki G11',
        ask: 'Wpisz stawki',
        fields: [fieldId(`tariffs.${first.name}.energy`)],
      };
}

function outlay({report, input}: Told, ranges: SavingRanges | null): Found {
  const {finance} = input;
  const saving = savingOf(report, ranges, finance?.against ?? 'alone');
  if ((finance?.costZl ?? 0) > 0 || saving === null || !coversYear(report.axis)) {
    return null;
  }
  const affordable = affordableCost(saving.base, targetYears, finance?.annualCostZl ?? 0);
  return affordable <= 0
    ? null
    : {
        id: 'outlay',
        isKnown: false,
        name: 'Koszt instalacji',
        effect: `zwrot w ${targetYears}\u00a0lat do ${formatZloty(affordable)}`,
        ask: 'Wpisz koszt',
        fields: ['kalkulator-koszt', fieldId('finance.costZl'), fieldId('finance')],
      };
}
