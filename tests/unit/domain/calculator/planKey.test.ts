import {dataFiles} from '@site/src/content/data/dataFiles';
import {cooperativeOf} from '@site/src/domain/calculator/defaults';
import {keyRemarks} from '@site/src/domain/calculator/planKey';
import {planOf, withPlan} from '@site/src/domain/calculator/planRecord';
import {quickOf} from '@site/src/domain/calculator/quick';
import type {CalculatorState} from '@site/src/domain/calculator/state';
import {folderOf, withFolder} from '@site/src/domain/papers/folderRecord';
import {withValue} from '@site/src/domain/papers/folderData';
import {readDescription} from '@cooperative/settlement/read';
import type {CooperativeInput} from '@cooperative/settlement/description';
import {fixedShares, keyOf} from '@cooperative/settlement/month';
import {type CooperativeRecord, newRecord} from '@cooperative/settlement/record';

const dated = dataFiles('.').rates.value;
const check = async (text: string) => Promise.resolve(readDescription(text));

const plan: CooperativeInput = cooperativeOf(
  dated,
  [
    {
      id: 'szkoła',
      holder: 'Gmina',
      person: 'legal',
      profile: {kind: 'school', annualKwh: 60_000, seed: 1},
      tariff: 'C11',
    },
    {
      id: 'urząd',
      holder: 'Gmina',
      person: 'legal',
      profile: {kind: 'services', annualKwh: 20_000, seed: 1},
      tariff: 'C11',
    },
    {
      id: 'Jan Kowalski',
      person: 'natural',
      profile: {kind: 'household', annualKwh: 4000, seed: 1},
      tariff: 'C11',
    },
  ],
  {C11: {kind: 'group', group: 'C11', operator: 'pge', energy: 0.6}},
);
const kept = withPlan(newRecord, stateOf(plan), dated);

function stateOf(cooperative: CooperativeInput): CalculatorState {
  return {description: {mode: 'full', quick: quickOf(dated), cooperative}, variants: []};
}

async function opened(record: CooperativeRecord) {
  const state = await planOf(record, dated, check);
  if (state?.description.mode !== 'full') {
    throw new Error('The plan is shown in full.');
  }
  const cooperative = state.description.cooperative as CooperativeInput;
  return {
    key: cooperative.key,
    remarks: keyRemarks(record, cooperative),
    /** What the record becomes when another key is chosen there. */
    chosen: (key: CooperativeInput['key']) =>
      withPlan(record, stateOf({...cooperative, key}), dated, state),
    unchanged: withPlan(record, state, dated, state),
  };
}

/** Members with shares in the cooperative, in the order of the points. */
const withCounts = (municipality?: number, house?: number): CooperativeRecord => ({
  ...kept,
  members: [
    {
      name: 'Gmina',
      kind: 'municipality',
      ...(municipality !== undefined && {shareCount: municipality}),
    },
    {name: 'Jan Kowalski', kind: 'natural', ...(house !== undefined && {shareCount: house})},
  ],
});

const records: readonly (readonly [string, CooperativeRecord])[] = [
  ['no key', kept],
  ['by the hour', {...kept, key: 'hourly'}],
  ['one price', {...kept, key: 'onePrice'}],
  ['shares of points', {...kept, key: 'fixed', shares: [5, 2, 3]}],
  ['shares alone', {...kept, shares: [5, 2, 3]}],
  ['by the hour, with shares for later', {...kept, key: 'hourly', shares: [5, 2, 3]}],
  ['shares of members', {...withCounts(1, 2), key: 'fixed'}],
  ['shares of members, not all said', {...withCounts(1), key: 'fixed'}],
  ['shares of nobody', {...withCounts(0, 0), key: 'fixed'}],
  [
    'later shares',
    {
      ...kept,
      key: 'fixed',
      shares: [1, 1, 1],
      laterShares: [{from: '2026-09-01', shares: [1, 2, 3]}],
    },
  ],
  ['a point that the plan leaves out', {...withOther(), key: 'fixed', shares: [5, 2, 3, 9]}],
];

function withOther(): CooperativeRecord {
  const record = {...kept, points: [...kept.points, {id: 'sklep', ppe: '590000000000000012'}]};
  return withPlan(record, stateOf(plan), dated);
}

test.each(records)(
  'The plan of a cooperative with %s changes nothing when it is put back',
  async (_, record) => {
    const {unchanged} = await opened(record);
    // Only the plan itself holds the key it shows.
    expect({...unchanged, plan: record.plan}).toEqual(record);
    expect((await opened(unchanged)).unchanged).toEqual(unchanged);
  },
);

test.each(records)(
  'A key chosen in the plan of one with %s stands in the month and the papers',
  async (_, record) => {
    const {chosen} = await opened(record);
    const fixed = chosen({kind: 'fixed', shares: [7, 1, 2]});
    expect(keyOf(fixed)).toBe('fixed');
    const shares = fixed.laterShares?.at(-1)?.shares ?? fixedShares(fixed);
    expect(shares?.slice(0, 3)).toEqual([7, 1, 2]);
    expect(folderOf(fixed).values['choices.key']).toBe('fixed');
    expect((await opened(fixed)).key).toEqual({kind: 'fixed', shares: [7, 1, 2]});
    // And back: what was typed is there when it is wanted again.
    const {chosen: then} = await opened(fixed);
    const hourly = then({kind: 'hourly'});
    expect([keyOf(hourly), folderOf(hourly).values['choices.key']]).toEqual(['hourly', 'hourly']);
    expect(hourly.shares).toEqual(fixed.shares);
  },
);

test.each([
  ['hourly', {kind: 'hourly'}],
  ['onePrice', {kind: 'hourly'}],
  // The members' shares, in equal parts for each of their points.
  ['fixed', {kind: 'fixed', shares: [1, 1, 3]}],
] as const)('%s chosen in the papers stands in the plan', async (choice, key) => {
  const record = withCounts(2, 3);
  const folder = folderOf(record);
  const next = withFolder(record, folder, withValue(folder, 'choices.key', choice));
  expect((await opened(next)).key).toEqual(key);
});

test('A key that nobody has chosen in the plan leaves that of the papers', () => {
  const record: CooperativeRecord = {...kept, key: 'fixed', shares: [5, 2, 3]};
  // A plan from a link, added to the cooperative; and one that was open while another tab chose the shares.
  expect(withPlan(record, stateOf(plan), dated)).toEqual(record);
  expect(withPlan(record, stateOf(plan), dated, stateOf(plan))).toEqual(record);
  const fixed = stateOf({...plan, key: {kind: 'fixed', shares: [1, 2, 3]}});
  expect(withPlan(newRecord, fixed, dated)).toMatchObject({key: 'fixed', shares: [1, 2, 3]});
});

test('A point added in the plan has the share it was given there', async () => {
  const record: CooperativeRecord = {...kept, key: 'fixed', shares: [5, 2, 3]};
  const state = await planOf(record, dated, check);
  const more: CooperativeInput = {
    ...plan,
    members: [...plan.members, {id: 'sklep', profile: {kind: 'shop', annualKwh: 9000, seed: 1}}],
    key: {kind: 'fixed', shares: [5, 2, 3, 4]},
  };
  expect(withPlan(record, stateOf(more), dated, state).shares).toEqual([5, 2, 3, 4]);
});

test('What one key cannot say of the other is said', async () => {
  const remarks = await Promise.all(
    records.map(async ([name, record]) => [name, (await opened(record)).remarks] as const),
  );
  const of = new Map(remarks);
  expect([of.get('no key'), of.get('by the hour'), of.get('shares of points')]).toEqual([
    [],
    [],
    [],
  ]);
  expect(of.get('one price')?.join()).toContain('jedną cenę');
  expect(of.get('shares of members')?.join()).toContain('liczba udziałów');
  expect(of.get('shares of members, not all said')?.join()).toContain('Jan Kowalski');
  expect(of.get('shares of nobody')?.join()).toContain('większego niż 0');
  expect(of.get('later shares')?.join()).toContain('od 01.09.2026');
  expect(of.get('a point that the plan leaves out')?.join()).toContain('sklep');
  // A plan that came to a cooperative with another key.
  expect(keyRemarks({...kept, key: 'fixed', shares: [5, 2, 3]}, plan).join()).toContain(
    'stałe udziały',
  );
});
