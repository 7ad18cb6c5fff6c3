import {fieldId} from '@site/src/components/calculator/shared/fields/fieldErrors';
import {formatZloty} from '@site/src/components/calculator/shared/numbers';
import type {SavingRanges} from '@cooperative/settlement/cooperative/compare';
import {decisionOf, type Decision} from '@cooperative/settlement/cooperative/decision/decision';
import {costLevels} from '@cooperative/settlement/cooperative/levels';
import {coversYear} from '@cooperative/polish/hourAxis';
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

type Found = Change | null;

/** What changes the result most: first what has not been said, then what may be said otherwise. Two things at most. */
export function changesOf(told: Told, ranges: SavingRanges | null): readonly Change[] {
  const decision = decisionOf(told.report, ranges, told.input);
  const {running} = costLevels(told.report, told.input);
  return [
    running === null ? unsaidCosts : null,
    marketPrices(told, decision),
    standIns(told),
    outlay(told, decision),
    reading(decision),
    running === null
      ? null
      : {...unsaidCosts, effect: `odjęte ${formatZloty(running)}`, ask: 'Zmień koszty'},
  ]
    .filter((change) => change !== null)
    .slice(0, most);
}

const unsaidCosts: Change = {
  id: 'running',
  name: 'Koszty działania',
  effect: 'nie podano, liczymy 0\u00a0zł',
  ask: 'Wpisz koszty',
  fields: [fieldId('finance.annualCostZl'), fieldId('finance')],
};

function marketPrices({report, input}: Told, {changes, swings}: Decision): Found {
  if (marketNote(input) === null || report.settlement.indicators.generationKwh <= 0) {
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
        name: `Stawki ${tariffs.map(({group}) => group).join(', ')}`,
        effect: 'zastępują je stawki G11',
        ask: 'Wpisz stawki',
        fields: [fieldId(`tariffs.${first.name}.energy`)],
      };
}

function outlay({report}: Told, {changes: {step}}: Decision): Found {
  return step.payback.kind !== 'unknown' || step.yearly.base <= 0 || !coversYear(report.axis)
    ? null
    : {
        id: 'outlay',
        name: 'Nakład na start',
        effect: `co rok wraca ${formatZloty(step.yearly.base)}`,
        ask: 'Wpisz nakład',
        fields: [fieldId('finance.cooperativeZl'), fieldId('finance')],
      };
}

function reading({swings}: Decision): Found {
  const swing = swings.find(({id, down, up}) => id === 'gridReading' && up - down >= 1);
  return swing === undefined
    ? null
    : {
        id: 'reading',
        name: 'Kto płaci opłatę za sieć',
        effect: `zmiana o ${formatZloty(swing.down < 0 ? swing.down : swing.up)}`,
        ask: 'Zmień odczytanie',
        fields: [fieldId('prices.gridReading')],
      };
}
