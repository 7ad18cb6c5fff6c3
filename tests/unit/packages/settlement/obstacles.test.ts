import {withPanels} from '@site/src/domain/calculator/mend';
import {cooperativeOfQuick, quickOf} from '@site/src/domain/calculator/quick';
import {presetIds} from '@site/src/domain/calculator/presets';
import {cooperativeOfDescription, type Description} from '@site/src/domain/calculator/state';
import type {Obstacle} from '@cooperative/settlement/answer';
import {conditionsOf} from '@site/packages/settlement/src/cooperative/lawfulness/conditions';
import {prepareCooperative, settlementInput} from '@cooperative/settlement/description';
import {obstaclesOf} from '@site/packages/settlement/src/cooperative/lawfulness/obstacles';
import {unwrap} from '../../../../packages/settlement/tests/samples/settlement';
import {
  descriptionWith,
  rates,
  school,
} from '../../../../packages/settlement/tests/samples/calculation';

function obstaclesIn(described: unknown): readonly Obstacle[] {
  const input = settlementInput.parse(described);
  const prepared = unwrap(prepareCooperative(input, {rates: rates.rates}));
  return obstaclesOf(prepared, conditionsOf(prepared));
}

const obstaclesNow = (description: Description): readonly Obstacle[] =>
  obstaclesIn(cooperativeOfDescription(description, rates));

function house(index: number): object {
  return {
    id: `dom ${index}`,
    person: 'natural',
    profile: {kind: 'household', annualKwh: 2500},
    tariff: 'g11',
  };
}

const described = (changes: object) =>
  obstaclesIn(descriptionWith(changes)).map(({text}) => text.replaceAll('\u00a0', ' '));

test.each(presetIds)('nothing forbids the example %s', (who) => {
  expect(obstaclesNow({mode: 'quick', quick: quickOf(rates, who)})).toEqual([]);
});

test.each([
  ['gmina', 80, 'brakuje 84 kWp paneli'],
  ['gmina', 0, 'brakuje 164 kWp paneli'],
  ['wies', 20, 'brakuje 49 kWp paneli'],
  ['firmy', 77.5, 'brakuje 127 kWp paneli'],
  ['osiedle', 5, 'brakuje 36 kWp paneli'],
  ['wies', 12_000, 'moc instalacji jest o 2 000 kW za duża'],
] as const)('%s with %d kWp: %s, and one press mends it', (who, kwp, text) => {
  const description: Description = {mode: 'quick', quick: {...quickOf(rates, who), kwp}};
  const [obstacle, ...others] = obstaclesNow(description);
  expect(others).toEqual([]);
  expect(obstacle?.text.replaceAll('\u00a0', ' ')).toBe(text);
  const mended = withPanels(description, obstacle?.panelsKwp ?? 0, rates);
  expect(mended && obstaclesNow(mended)).toEqual([]);
});

test('panels are told from other sources, at their own yield', () => {
  const [few = ''] = described({
    members: [
      {
        ...school(10),
        sources: [
          {kind: 'pv', kw: 10, azimuth: 0},
          {kind: 'wind', kw: 5},
        ],
      },
      ...Array.from({length: 10}, (_, index) => house(index)),
    ],
  });
  // 85 000 kWh used; north-facing panels give less than the region's thousand.
  const missing = Number(/brakuje (\d+) kWp/.exec(few)?.[1]);
  expect(missing).toBeGreaterThan((85_000 * 0.7 - 5 * 0.25 * 8760) / 1000 - 10);
});

test('in the full mode every panel grows where it is, and the condition is met', () => {
  const cooperative = cooperativeOfQuick({...quickOf(rates), kwp: 33.33}, rates);
  if (!cooperative) {
    throw new Error('All fields are filled in.');
  }
  const description: Description = {mode: 'full', quick: quickOf(rates), cooperative};
  const mended = withPanels(description, obstaclesNow(description)[0]?.panelsKwp ?? 0, rates);
  expect(mended && obstaclesNow(mended)).toEqual([]);
  const powers =
    mended?.mode === 'full'
      ? mended.cooperative.members.map(({sources}) => sources?.[0]?.kw ?? 0)
      : [];
  expect(powers.map((kw) => kw > 0)).toEqual([true, true, false, true, false]);
});

test('panels that already run are measured, so only others make up what is missing, or nothing does', () => {
  const cooperative = cooperativeOfQuick(quickOf(rates), rates);
  if (!cooperative) {
    throw new Error('The example is complete.');
  }
  // 165 kWp of it.
  const members = cooperative.members.map((member) => ({...member, sourcesMeasured: true}));
  const description: Description = {
    mode: 'full',
    quick: quickOf(rates),
    cooperative: {...cooperative, members},
  };
  const mended = withPanels(description, 200, rates);
  const {members: after = []} = mended?.mode === 'full' ? mended.cooperative : {};
  expect(after.slice(0, -1)).toEqual(members);
  expect(after.at(-1)).toMatchObject({ofCooperative: true, sources: [{kind: 'pv', kw: 35}]});
  expect(withPanels(description, 100, rates)).toBeNull();
});

test.each<[object, readonly string[]]>([
  [
    {members: [school(80)]},
    ['brakuje 9 członków albo 2 osób prawnych, jeśli wszyscy członkowie są osobami prawnymi'],
  ],
  [{members: [school(80), ...[1, 2, 3, 4, 5, 6, 7, 8].map(house)]}, ['brakuje 1 członka']],
  [
    {
      members: [school(80), ...[1, 2, 3].map(house)],
      cooperative: {agricultural: true},
    },
    ['brakuje 1 członka'],
  ],
  [
    {
      members: [school(80), ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map(house)],
      cooperative: {
        municipalities: ['rural', 'rural', 'rural', 'rural'],
        gridOperators: 2,
        voltageKv: 110,
        sellers: 3,
        ownedByMembers: false,
        heatKw: 40_000,
      },
    },
    [
      'Łączna moc cieplna: 40 000 kW, najwyżej 30 000 kW',
      'gmin jest 4, a mogą być najwyżej 3',
      'operatorów sieci jest 2, a musi być jeden',
      'przyłącze ma 110 kV, a musi mieć mniej niż 110 kV',
      'sprzedawców jest 3, a musi być jeden',
      'instalacje nie należą do spółdzielni ani do jej członków',
    ],
  ],
])('%# in plain numbers', (changes, texts) => expect(described(changes)).toEqual(texts));
