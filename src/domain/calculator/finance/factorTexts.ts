import {percentText} from '../figures';
import {formatZloty} from '../numbers';
import type {TornadoFactor} from '../charts/tornado';
import type {CooperativeInput} from '@cooperative/settlement/description';
import {type Decision, type SavingRanges, spreadOf} from '@cooperative/settlement/answer';
import type {Comparison} from '@cooperative/settlement/explain';
import {formatNumber} from '@cooperative/polish';

type Effect = SavingRanges['effects'][number];
type Changed = Effect['sides'][number]['change'];

interface Words {
  readonly name: string;
  readonly when: (change: Changed, input: CooperativeInput) => string;
  readonly source: (input: CooperativeInput) => string;
}

const deviation = (factor = 1): string =>
  `${factor > 1 ? '+' : '−'}${percentText(Math.abs(factor - 1), 1)}`;

const ownAssumption = (percent: number): string =>
  `założenie ±${formatNumber(percent, 1)}%, do zmiany w części „Niepewność wyniku”`;

const words: Readonly<Record<Effect['id'], Words>> = {
  generation: {
    name: 'słońce i wiatr w roku',
    when: ({generation}) => `produkcja ${deviation(generation)}`,
    source: (input) => ownAssumption(spreadOf(input).generation),
  },
  prices: {
    name: 'ceny energii',
    when: ({prices}) => `ceny ${deviation(prices)}`,
    source: (input) => ownAssumption(spreadOf(input).prices),
  },
  market: {
    name: 'ceny rynkowe, których nie znamy',
    when: ({assumedMarket}, {range}) =>
      assumedMarket === 'lowest'
        ? `najwyżej ${formatNumber(range?.market?.lowest ?? 0, 2)} zł/MWh`
        : `co najmniej ${formatNumber(range?.market?.highest ?? 0, 2)} zł/MWh`,
    source: () => 'dwie znane ceny, do zmiany w części „Niepewność wyniku”',
  },
  gridReading: {
    name: 'zmienna opłata za sieć od energii wspólnej i odebranej (A5)',
    when: ({gridReading}) =>
      gridReading === 2
        ? 'interpretacja ostrożna: płacą członkowie'
        : 'interpretacja korzystna: pokrywa ją nadwyżka',
    source: ({prices}) =>
      `dwie interpretacje art. 38c ust. 7 pkt 2${prices?.averagePrice === undefined ? '; ceny z ust. 11a nie wpisano, więc ostrożna liczy całą opłatę' : ''}`,
  },
  flatCapacityBy: {
    name: 'próg ryczałtu mocowego (A7)',
    when: ({flatCapacityBy}) =>
      flatCapacityBy === 'bought' ? 'z energii kupionej' : 'z poboru przed rozliczeniem',
    source: () => 'dwie interpretacje przepisu o ilości energii',
  },
  capacityCoefficient: {
    name: 'współczynnik opłaty mocowej (A14)',
    when: ({capacityCoefficient = 1}) => `współczynnik ${formatNumber(capacityCoefficient, 2)}`,
    source: () => 'najniższy i najwyższy z możliwych; właściwy zależy od kształtu poboru',
  },
  internalVat: {
    name: 'VAT od ceny energii wspólnej (A8)',
    when: ({internalVat}) => (internalVat === true ? 'VAT jest należny' : 'VAT nie jest należny'),
    source: () => 'przepisu o tym VAT nie znaleziono',
  },
};

/** „ceny energii −2 620 zł i +2 620 zł”: what each unsettled thing does alone, the widest first. */
export function swingsText(swings: Decision['swings']): string {
  return swings
    .map(({id, down, up}) => {
      const sides = [
        ...(down < 0 ? [formatZloty(down)] : []),
        ...(up > 0 ? [`+${formatZloty(up)}`] : []),
      ];
      return `${words[id].name} ${sides.join(' i\u00a0')}`;
    })
    .join('; ');
}

/** The factors as they are shown, with the saving against one way of buying; those that change nothing are left out. */
export function tornadoFactors(
  effects: SavingRanges['effects'],
  input: CooperativeInput,
  against: Comparison,
  base: number,
): readonly TornadoFactor[] {
  return effects.flatMap(({id, sides}): TornadoFactor[] => {
    const {name, when, source} = words[id];
    const ends = sides
      .map(({change, savings}) => ({when: when(change, input), zl: savings[against] ?? base}))
      .sort((a, b) => a.zl - b.zl);
    const [least] = ends;
    const most = ends.at(-1);
    if (!least || !most || Math.max(base - least.zl, most.zl - base) < 1) {
      return [];
    }
    return [
      {
        name,
        lowWhen: least.zl < base ? least.when : null,
        highWhen: most.zl > base ? most.when : null,
        low: Math.min(least.zl, base),
        high: Math.max(most.zl, base),
        source: source(input),
      },
    ];
  });
}

/** That savings on bills are told before the yearly costs, which the answer takes away; empty without such costs. */
export function leftOutCosts({finance}: CooperativeInput): string {
  const zl = finance?.annualCostZl ?? 0;
  return zl > 0
    ? ` To oszczędność na samych rachunkach: rocznych kosztów działania (${formatZloty(zl)}) tu nie odejmujemy, a w odpowiedzi na górze tak.`
    : '';
}
