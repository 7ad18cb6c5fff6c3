import {annualSaving} from '../../../src/cooperative/compare';
import type {Comparison} from '../../../src/types';
import {prepareCooperative} from '../../../src/cooperative/prepare/prepareCooperative';
import {projectOf} from '../../../src/finance/project';
import {settleCooperative} from '../../../src/cooperative/settle';
import type {Zloty} from '@cooperative/polish';
import {SeriesCache} from '../../../src/hours/seriesCache';
import {panelCost, photovoltaicKw} from '../../../src/cooperative/description/panels';
import {energyOfYear} from '../../../src/cooperative/lawfulness/hiddenUse';
import {PowerCurve} from '../../../src/cooperative/sizes/powerCurve';
import type {CooperativeInput} from '../../../src/cooperative/description/schema';
import {rates, wholeExample} from '../../samples/calculation';
import {unwrap} from '../../samples/settlement';

// Next to the curve, each point is settled in full.
jest.setTimeout(60_000);

const {input: whole} = wholeExample();
const surroundings = {rates: rates.rates, cache: new SeriesCache()};

function curveOf(input: CooperativeInput): PowerCurve {
  return new PowerCurve(unwrap(prepareCooperative(input, surroundings)), surroundings.cache);
}

function withPanels(input: CooperativeInput, factor: number): CooperativeInput {
  return {
    ...input,
    members: input.members.map((member) => ({
      ...member,
      sources: member.sources?.map((source) =>
        source.kind === 'pv' ? {...source, kw: source.kw * factor} : source,
      ),
    })),
  };
}

/** The saving found by settling a changed description in full. */
function settledSaving(input: CooperativeInput, factor: number, against: Comparison): Zloty {
  const prepared = unwrap(prepareCooperative(withPanels(input, factor), surroundings));
  return unwrap(annualSaving(unwrap(settleCooperative(prepared)), prepared, against));
}

const panelsOnly: CooperativeInput = {
  ...whole,
  battery: undefined,
  members: whole.members.map((member) => ({...member, battery: undefined})),
};

describe('A point on the power curve', () => {
  test.each([
    ['with batteries and two tariffs', whole],
    [
      'where members pay the grid fee',
      {...whole, prices: {...whole.prices, gridReading: 2 as const, averagePrice: 0.4}},
    ],
    [
      'where more panels make balancing due',
      {
        ...whole,
        prices: {...whole.prices, balancingPerMwh: 50},
        members: whole.members.map((member) => ({
          ...member,
          sources: member.sources?.flatMap((source) => [
            {...source, kw: 190},
            {...source, kw: 210},
          ]),
        })),
      },
    ],
    ['in the first year', {...whole, year: 'first' as const}],
    [
      'with excise above 1 MW and a wind turbine',
      {
        ...withPanels(whole, 10),
        members: withPanels(whole, 10).members.map((member, index) => ({
          ...member,
          ...(index === 2 && {
            sources: [{kind: 'wind' as const, kw: 300, capacityFactor: 0.25}],
          }),
        })),
      },
    ],
  ])('is what the full settlement finds, %s', (_, input) => {
    const curve = curveOf(input);
    for (const factor of [0, 1, 3]) {
      expect(curve.at(factor).savingZl).toBeCloseTo(settledSaving(input, factor, 'alone'), 1);
    }
    expect(curve.at(2).kw).toBeCloseTo(2 * photovoltaicKw(input), 9);
  });

  test.each(['alone', 'aloneWithSources', 'netBilling'] as const)(
    'has the value of a project of that size, compared with %s',
    (against) => {
      const finance = {...(panelsOnly.finance ?? never()), against, annualCostZl: 1000};
      const input = {...panelsOnly, finance};
      const curve = curveOf(input);
      const npvAt = (factor: number): number =>
        unwrap(
          projectOf(
            {...finance, costZl: finance.costZl * factor, annualCostZl: 1000 * factor},
            settledSaving(input, factor, against),
          ),
        ).npv;
      for (const factor of [0, 1, 2]) {
        expect(curve.at(factor).npvZl).toBeCloseTo(npvAt(factor), 0);
      }
    },
  );

  test('has no value if the cost is not known to be that of panels', () => {
    expect(curveOf(whole).at(1)).not.toHaveProperty('npvZl');
    expect(curveOf({...panelsOnly, finance: undefined}).at(1)).not.toHaveProperty('npvZl');
  });

  test('needs panels', () => {
    const bare = {...whole, members: whole.members.map((member) => ({...member, sources: []}))};
    expect(PowerCurve.canDraw(unwrap(prepareCooperative(bare, surroundings)))).toBe(false);
    expect(PowerCurve.canDraw(unwrap(prepareCooperative(whole, surroundings)))).toBe(true);
  });

  test('is not drawn for a season: four of them are no year', () => {
    const hours = new Array<number>(90 * 24).fill(1);
    const [first, ...others] = whole.members;
    const winter = {
      ...whole,
      members: [
        ...(first ? [{...first, profile: undefined, sources: undefined, withdrawnKwh: hours}] : []),
        ...others,
      ],
    };
    expect(PowerCurve.canDraw(unwrap(prepareCooperative(winter, surroundings)))).toBe(false);
  });

  test('begins to be lawful where the panels cover as much as the law requires', () => {
    const curve = curveOf(whole);
    const prepared = unwrap(prepareCooperative(whole, surroundings));
    const {consumptionKwh = 0} = energyOfYear(prepared);
    expect((curve.leastKw / photovoltaicKw(whole)) * curve.panelKwh).toBeCloseTo(
      0.7 * consumptionKwh,
      3,
    );
  });
});

describe('The cost of panels', () => {
  const [school] = panelsOnly.members;
  const members = (changes: object): CooperativeInput['members'] =>
    school ? [...panelsOnly.members, {...school, ...changes}] : [];

  test('is the cost divided by their power', () => {
    expect(panelCost(panelsOnly)).toEqual({kind: 'perKw', zlPerKw: 220_000 / 55.5});
  });

  test.each<[string, CooperativeInput]>([
    ['the battery of the cooperative', {...panelsOnly, battery: whole.battery}],
    ['the battery of a member', whole],
    ['another source', {...panelsOnly, members: members({sources: [{kind: 'hydro', kw: 5}]})}],
    [
      'a source behind readings',
      {...panelsOnly, members: members({sources: undefined, sourceKw: 9})},
    ],
  ])('is not derived from that of %s', (_, input) => {
    expect(panelCost(input)).toEqual({kind: 'mixed'});
  });

  test.each<[string, CooperativeInput]>([
    ['a cost', {...panelsOnly, finance: undefined}],
    ['panels', withPanels(panelsOnly, 0)],
    [
      'prices to compare with',
      {
        ...panelsOnly,
        prices: {},
        finance: {...(panelsOnly.finance ?? never()), against: 'netBilling'},
      },
    ],
  ])('is unknown without %s', (_, input) => {
    expect(panelCost(input)).toEqual({kind: 'none'});
  });
});

function never(): never {
  throw new Error('The example has it.');
}
