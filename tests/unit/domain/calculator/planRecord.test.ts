import {dataFiles} from '@site/src/content/data/dataFiles';
import {planOf, withPlan} from '@site/src/domain/calculator/planRecord';
import {cooperativeOf} from '@site/src/domain/calculator/defaults';
import {packState} from '@site/src/domain/calculator/link';
import {quickOf} from '@site/src/domain/calculator/quick';
import {freshState, type CalculatorState} from '@site/src/domain/calculator/state';
import {readDescription, readRecord} from '@cooperative/settlement/read';
import type {CooperativeInput, MemberInput} from '@cooperative/settlement/description';
import {type CooperativeRecord, newRecord} from '@cooperative/settlement/record';

const dated = dataFiles('.').rates.value;
const check = async (text: string) => Promise.resolve(readDescription(text));

const members: readonly MemberInput[] = [
  {
    id: 'szkoła',
    holder: 'Gmina Lipowa',
    person: 'legal',
    profile: {kind: 'school', annualKwh: 60_000, seed: 1},
    sources: [{kind: 'pv', kw: 49.5, tilt: 30, azimuth: 190, annualYield: 1000}],
    tariff: 'C11',
  },
  {
    id: 'urząd',
    holder: 'Gmina Lipowa',
    person: 'legal',
    profile: {kind: 'services', annualKwh: 20_000, seed: 1},
    orderedKw: 20,
    tariff: 'C11',
  },
  {
    id: 'dom Kowalskich',
    holder: 'Jan Kowalski',
    person: 'natural',
    profile: {kind: 'household', annualKwh: 4000, seed: 1},
    tariff: 'C11',
  },
  {
    id: 'farma',
    ofCooperative: true,
    sources: [{kind: 'hydro', kw: 30, annualKwh: 90_000}],
  },
];
const planned: CalculatorState = {
  description: {
    mode: 'full',
    quick: quickOf(dated),
    cooperative: {
      ...cooperativeOf(dated, members, {
        C11: {kind: 'group', group: 'C11', operator: 'pge', energy: 0.6},
      }),
      cooperative: {places: [{teryt: '080101', name: 'Lipowa'}], municipalities: ['rural']},
    },
  },
  variants: [],
};

async function shownOf(record: CooperativeRecord): Promise<readonly MemberInput[]> {
  const state = await planOf(record, dated, check);
  if (state?.description.mode !== 'full') {
    throw new Error('Nothing full is shown.');
  }
  return state.description.cooperative.members as readonly MemberInput[];
}

const record = withPlan(newRecord, planned, dated);

test('A cooperative takes from the plan what all tools know', () => {
  expect(record).toMatchObject({
    municipalities: [{name: 'Lipowa', teryt: '080101', kind: 'rural'}],
    members: [
      {name: 'Gmina Lipowa', kind: 'municipality'},
      {name: 'Jan Kowalski', kind: 'natural'},
    ],
    points: [
      {id: 'szkoła', holder: 'Gmina Lipowa', annualKwh: 60_000, sourceKw: 49.5, tariff: 'C11'},
      {id: 'urząd', holder: 'Gmina Lipowa', annualKwh: 20_000, orderedKw: 20},
      {id: 'dom Kowalskich', holder: 'Jan Kowalski', annualKwh: 4000},
      {id: 'farma', ofCooperative: true, sourceKw: 30},
    ],
    sources: [
      {kind: 'pv', kw: 49.5, annualKwh: 49_500, place: 'szkoła', member: 'Gmina Lipowa'},
      {kind: 'hydro', kw: 30, annualKwh: 90_000, place: 'farma'},
    ],
    tariffs: {C11: {group: 'C11'}},
  });
  expect(readRecord(JSON.stringify(record))).toEqual({ok: true, value: record});
});

test('Taken twice, and opened again, it is the same', async () => {
  expect(withPlan(record, planned, dated)).toEqual(record);
  expect(await planOf(record, dated, check)).toEqual(planned);
});

test('The plan shows what another tool has changed since, and keeps what it alone knows', async () => {
  const changed: CooperativeRecord = {
    ...record,
    points: record.points.map((point) =>
      point.id === 'szkoła' ? {...point, annualKwh: 70_000} : point,
    ),
    sources: record.sources?.map((one) => (one.kind === 'pv' ? {...one, kw: 40} : one)) ?? [],
  };
  const [school] = await shownOf(changed);
  expect(school).toMatchObject({
    profile: {kind: 'school', annualKwh: 70_000},
    sources: [{kind: 'pv', kw: 40, tilt: 30, azimuth: 190}],
  });
});

test('Batteries stand in the record, and the plan shows them as they are there', async () => {
  const {description} = planned;
  if (description.mode !== 'full') {
    throw new Error('The sample is full.');
  }
  const [school, ...others] = members;
  const battery = {kwh: 20, kw: 10, efficiency: 0.9};
  const cooperative = {
    ...description.cooperative,
    members: school ? [{...school, battery}, ...others] : others,
    battery: {kwh: 100, kw: 50, efficiency: 0.85, tariff: 'C11', orderedKw: 50},
  };
  const state: CalculatorState = {...planned, description: {...description, cooperative}};
  const kept = withPlan(newRecord, state, dated);
  expect(kept.batteries).toEqual([
    {...battery, place: 'szkoła'},
    {kwh: 100, kw: 50, efficiency: 0.85},
  ]);
  expect(readRecord(JSON.stringify(kept))).toEqual({ok: true, value: kept});
  expect(await planOf(kept, dated, check)).toEqual(state);
  const changed = await planOf(
    {...kept, batteries: [{kwh: 200, kw: 50, efficiency: 0.85}]},
    dated,
    check,
  );
  expect(changed?.description).toMatchObject({
    cooperative: {battery: {kwh: 200, tariff: 'C11', orderedKw: 50}},
  });
  expect(JSON.stringify(changed)).not.toContain('"kwh":20,');
  expect(withPlan(kept, planned, dated).batteries).toBeUndefined();
});

test('A point left out of the plan goes only if the plan had made it, and one added since is counted', async () => {
  const {description} = planned;
  const without: CalculatorState = {
    ...planned,
    description: {
      ...description,
      ...(description.mode === 'full' && {
        cooperative: {...description.cooperative, members: members.slice(0, 2)},
      }),
    },
  };
  // Of the house its number is known: it is the cooperative's. The farm was the plan's alone.
  const known: CooperativeRecord = {
    ...record,
    points: record.points.map((point) =>
      point.id === 'dom Kowalskich' ? {...point, ppe: '590000000000000012'} : point,
    ),
  };
  const kept = withPlan(known, without, dated);
  expect(kept.points.map(({id}) => id)).toEqual(['szkoła', 'urząd', 'dom Kowalskich']);
  expect(kept.members?.map(({name}) => name)).toEqual(['Gmina Lipowa', 'Jan Kowalski']);
  expect(kept.sources?.map(({place}) => place)).toEqual(['szkoła']);
  expect((await shownOf(kept)).map(({id}) => id)).toEqual(['szkoła', 'urząd']);
  const more = {...kept, points: [...kept.points, {id: 'sklep', annualKwh: 9000}]};
  const shown = await shownOf(more);
  expect(shown.map(({id}) => id)).toEqual(['szkoła', 'urząd', 'sklep']);
  expect(shown[2]).toMatchObject({profile: {annualKwh: 9000}, tariff: 'C11'});
});

test('What the month and the papers know of a point stays when the plan comes after them', () => {
  const running: CooperativeRecord = {
    ...newRecord,
    name: 'Zielona Dolina',
    internalPrice: 0.4,
    points: [{id: 'szkoła', ppe: '590000000000000011', from: '2026-05-10', tariff: 'własna'}],
    tariffs: {własna: {kind: 'g11', operator: 'pge'}},
    shares: [3],
  };
  const kept = withPlan(running, planned, dated);
  expect(kept.points[0]).toMatchObject({
    ppe: '590000000000000011',
    from: '2026-05-10',
    tariff: 'własna',
    annualKwh: 60_000,
  });
  expect([kept.name, kept.internalPrice, kept.shares]).toEqual([
    'Zielona Dolina',
    0.4,
    [3, 1, 1, 1],
  ]);
});

test('A cooperative of papers alone is counted with the rates of the example, and without any point there is nothing to count', async () => {
  expect(await planOf(newRecord, dated, check)).toBeNull();
  const shown = await shownOf({
    ...newRecord,
    points: [
      {id: 'szkoła', holder: 'Gmina'},
      {id: 'urząd', holder: 'Gmina'},
      {id: 'łąka', ofCooperative: true},
    ],
    sources: [
      {kind: 'pv', kw: 30, annualKwh: 27_000, place: 'dach', member: 'Gmina'},
      {kind: 'biogas', kw: 50, annualKwh: 300_000, place: 'urząd', member: 'Gmina'},
      // More than its power could make in a year: the power counts.
      {kind: 'wind', kw: 100, annualKwh: 9_000_000, place: 'łąka'},
    ],
  });
  expect(shown.map(({id, ofCooperative, sources}) => [id, ofCooperative, sources])).toEqual([
    ['szkoła', undefined, [expect.objectContaining({kind: 'pv', kw: 30, annualYield: 900})]],
    ['urząd', undefined, [{kind: 'biogas', kw: 50, annualKwh: 300_000}]],
    ['łąka', true, [{kind: 'wind', kw: 100, capacityFactor: 0.25}]],
  ]);
  expect(shown[0]?.tariff).toBeDefined();
});

test('A quick answer gives its members and keeps its five fields', async () => {
  const fresh = freshState(dated);
  const kept = withPlan(newRecord, fresh, dated);
  expect(kept.points.length).toBeGreaterThan(2);
  // The rates of the example are nobody's: the month asks for its own.
  expect([kept.tariffs, kept.internalPrice, kept.points[0]?.tariff]).toEqual([{}, 0, undefined]);
  expect(await planOf(kept, dated, check)).toEqual(fresh);
});

test('A link names no person; a municipality, a company and what the site called it keep their names', () => {
  const text = packState(planned, 'withoutPeople');
  expect(text).not.toMatch(/Kowalsk/);
  expect(text).toMatch(/Gmina Lipowa/);
  expect(text).toMatch(/"szkoła"/);
  expect(text).toMatch(/"id":"punkt 1","holder":"osoba 2"/);
  expect(packState(planned, 'withPeople')).toMatch(/dom Kowalskich.*Jan Kowalski/);
});

test('What a link called points and people keeps its number in the next link', () => {
  const linked = JSON.parse(packState(planned, 'withoutPeople')) as {
    readonly s: {readonly c: CooperativeInput};
  };
  const opened = {...planned.description, mode: 'full', cooperative: linked.s.c} as const;
  expect(JSON.parse(packState({...planned, description: opened}, 'withoutPeople'))).toEqual(linked);
});

test('Batteries that the plan cannot count stay in the record, and one that it counts is not written anew', async () => {
  const batteries: CooperativeRecord['batteries'] = [
    {kwh: 5, place: 'szkoła'},
    {kwh: 20, kw: 10, place: 'szkoła'},
    {kwh: 30, kw: 10, efficiency: 0.8, place: 'szkoła'},
    {kwh: 40, kw: 10, efficiency: 0.8, place: 'piwnica'},
    {kwh: 50, kw: 10, efficiency: 0.8, place: 'farma'},
  ];
  const kept: CooperativeRecord = {...record, batteries};
  const state = await planOf(kept, dated, check);
  const [school, , , farm] = await shownOf(kept);
  expect(school?.battery).toEqual({kwh: 20, kw: 10, efficiency: 0.9});
  expect(farm?.battery).toBeUndefined();
  expect(state && withPlan(kept, state, dated, state).batteries).toEqual(batteries);
  // Without it in the plan, it alone goes.
  expect(withPlan(kept, planned, dated).batteries).toEqual(batteries.filter(({kwh}) => kwh !== 20));
});
