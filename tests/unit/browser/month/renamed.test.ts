import * as z from 'zod';
import {dataFiles} from '@site/src/content/data/dataFiles';
import {withPoint} from '@site/src/browser/month/monthPoints';
import {emptyState, type MonthState} from '@site/src/browser/month/monthState';
import {withRenamedAnswers} from '@site/src/browser/month/renamedAnswers';
import {planOf, renamedByPlan, withPlan} from '@site/src/domain/calculator/planRecord';
import type {CalculatorState} from '@site/src/domain/calculator/state';
import {withEntryText} from '@site/src/domain/papers/folderData';
import {folderOf, renamedIn, withFolder} from '@site/src/domain/papers/folderRecord';
import {readDescription, readRecord} from '@cooperative/settlement/read';
import type {CooperativeInput} from '@cooperative/settlement/description';
import {
  type CooperativeRecord,
  isNothingRenamed,
  type Renamed,
} from '@cooperative/settlement/record';
import {cooperativeRecord} from '@site/packages/settlement/src/record/schema';

/**
 * A record in which every text that the schema leaves free is the name of the member, or of the point: after a new name
 * only places that are no name of it, each told below, may still have the old one.
 */

const dated = dataFiles('.').rates.value;
const check = async (text: string) => Promise.resolve(readDescription(text));

const [member, point] = ['Dawna Nazwa', 'Dawny Punkt'];

interface Shape {
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
  readonly additionalProperties?: Shape | boolean;
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly type?: string;
  readonly pattern?: string;
  readonly format?: string;
  readonly minimum?: number;
}

/** One value of everything that a shape may have, with the name wherever a text is free. */
function filled(shape: Shape, name: string): unknown {
  const [first] = shape.anyOf ?? shape.oneOf ?? [];
  if (first) {
    return filled(first, name);
  }
  if (shape.const !== undefined) {
    return shape.const;
  }
  if (shape.enum) {
    return shape.enum[0];
  }
  switch (shape.type) {
    case 'object': {
      const {properties = {}, additionalProperties} = shape;
      const known = Object.entries(properties).map(
        ([key, one]) => [key, filled(one, name)] as const,
      );
      return Object.fromEntries(
        typeof additionalProperties === 'object' && known.length === 0
          ? [['wskazal', filled(additionalProperties, name)]]
          : known,
      );
    }
    case 'array':
      return shape.items ? [filled(shape.items, name)] : [];
    case 'string':
      return shape.format === 'date'
        ? '2026-05-01'
        : shape.pattern === undefined || shape.pattern === '\\S'
          ? name
          : shape.pattern.includes('\\d{4}-')
            ? '2026-05'
            : 'abcdef-12345678';
    case 'boolean':
      return false;
    default:
      return Math.max(shape.minimum ?? 1, 1);
  }
}

const shape = z.toJSONSchema(cooperativeRecord, {unrepresentable: 'any', io: 'input'}) as Shape;

/** The record with a name in every text, and a plan that counts its point. */
function recordOf(name: string): CooperativeRecord {
  const all = filled(shape, name) as CooperativeRecord;
  const described = {
    q: 'w=1&kto=osiedle',
    c: {members: [{id: point, holder: member, profile: {kind: 'school', annualKwh: 1, seed: 1}}]},
  };
  return {
    ...all,
    points: all.points.map((one) => ({...one, id: point, holder: member, tariff: undefined})),
    plan: {s: described, v: [{n: 'wariant', s: described}], x: [point]},
    tariffs: {},
  };
}

/** Where the old name stands, without numbers of places in lists. */
function placesOf(value: unknown, name: string, path = ''): readonly string[] {
  if (typeof value === 'string') {
    return value.includes(name) ? [path] : [];
  }
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, one]) => [
        ...(key.includes(name) ? [`${path}.{}`] : []),
        ...placesOf(one, name, Array.isArray(value) ? path : `${path}.${key}`),
      ])
    : [];
}

const own = (record: CooperativeRecord, name: string): readonly string[] =>
  [...new Set(placesOf(record, name))].filter((path) => !isNoName(path));

/** What is no name of a member or a point, and what was handed out under the old one. */
function isNoName(path: string): boolean {
  return [
    /^\.(?:askedOf|name|seat|address|town|krs|nip|email|delivery|account|operator)$/,
    /^\.seller\./,
    /^\.municipalities\./,
    /^\.columns\./,
    /^\.members\.(?!name$|units\.point$)/,
    /^\.points\.(?!id$|holder$)/,
    /^\.settled\.points\.days$/,
    /^\.documents\.(?:issued|ksefSince|pattern)/,
    /^\.papers\.(?:values|sent)/,
    /^\.plan\.(?:s|v\.s)\.q$|^\.plan\.v\.n$/,
  ].some((pattern) => pattern.test(path));
}

const beside: MonthState = {
  ...emptyState,
  choices: {'plik.csv 1': point},
  typed: {
    [`2026-05 ${member}`]: {due: '100'},
    [`2026-05 punkt ${point}`]: {due: '40'},
    '2026-05': {due: '140'},
  },
  billAnswers: {'faktura 1': {scope: member}, 'faktura 2': {scope: `punkt ${point}`}},
};

/** The same in another order of names, to tell a member's place from a point's. */
const besideAfter = (ofMember: string, ofPoint: string): Partial<MonthState> => ({
  choices: {'plik.csv 1': ofPoint},
  typed: {
    [`2026-05 ${ofMember}`]: {due: '100'},
    [`2026-05 punkt ${ofPoint}`]: {due: '40'},
    '2026-05': {due: '140'},
  },
  billAnswers: {'faktura 1': {scope: ofMember}, 'faktura 2': {scope: `punkt ${ofPoint}`}},
});

/** Each tool's way to a new name of the member, or of the point: the record, and what the month has beside it. */
interface Way {
  readonly tool: string;
  readonly rename: (
    record: CooperativeRecord,
    names: {readonly member?: string; readonly point?: string},
  ) => Promise<{readonly record: CooperativeRecord; readonly month: Partial<MonthState>}>;
}

function answersAfter(names: Renamed, before: CooperativeRecord, after: CooperativeRecord) {
  expect(isNothingRenamed(names)).toBe(false);
  return withRenamedAnswers(beside, [], names, {before: before.points, after: after.points});
}

const ways: readonly Way[] = [
  {
    tool: 'the month',
    rename: async (record, {member: holder = member, point: id = point}) => {
      const [first] = record.points;
      const state = {...beside, input: record};
      const next = withPoint(state, 0, {...(first ?? {id}), id, holder});
      return Promise.resolve({record: next.input, month: next});
    },
  },
  {
    tool: 'the papers',
    rename: async (record, names) => {
      const before = folderOf(record);
      const [list, text] =
        names.member === undefined ? ['points', names.point] : ['members', names.member];
      const after = withEntryText(before, list as 'points', 0, 'name', text ?? '');
      const next = withFolder(record, before, after);
      return Promise.resolve({
        record: next,
        month: answersAfter(renamedIn(record, before, after), record, next),
      });
    },
  },
  {
    tool: 'the calculator',
    rename: async (given, {member: holder = member, point: id = point}) => {
      // What it shows has a plan of its own.
      const {plan: _1, ...rest} = given;
      const shown = await planOf(rest, dated, check);
      const record = shown && withPlan(rest, shown, dated, shown);
      if (!record || shown.description.mode !== 'full') {
        throw new Error('There is something to count.');
      }
      const cooperative = shown.description.cooperative as CooperativeInput;
      const state: CalculatorState = {
        ...shown,
        description: {
          ...shown.description,
          cooperative: {
            ...cooperative,
            members: cooperative.members.map((one) =>
              one.id === point ? {...one, id, holder} : one,
            ),
          },
        },
      };
      const next = withPlan(record, state, dated, shown);
      return {
        record: next,
        month: answersAfter(renamedByPlan(record, state, shown, dated), record, next),
      };
    },
  },
];

test('The sample is a record with the name in every place that may have it', () => {
  const record = recordOf(member);
  expect(own(record, member)).toEqual(
    expect.arrayContaining([
      '.members.name',
      '.points.holder',
      '.sources.member',
      '.papers.board.wskazal',
      '.papers.council.wskazal',
      '.plan.s.c.members.holder',
      '.plan.v.s.c.members.holder',
    ]),
  );
  expect(own(recordOf(point), point)).toEqual(
    expect.arrayContaining([
      '.members.units.point',
      '.sources.place',
      '.batteries.place',
      '.settled.points.id',
      '.documents.sellerBought.point',
      '.plan.x',
    ]),
  );
  const read = readRecord(JSON.stringify({...record, points: [{id: point, holder: member}]}));
  expect(read).toMatchObject({ok: true});
});

/** Texts that the sample has under the wrong kind of name: only those of members are asked about for a member. */
const ofPoints = /\.(?:id|place|point|x)$/;
const ofMembers = /\.(?:member|holder|wskazal|name)$/;

describe.each(ways)('Renamed in $tool', ({rename}) => {
  test('a member is called so everywhere', async () => {
    const {record, month} = await rename(recordOf(member), {member: 'Nowa Nazwa'});
    expect(own(record, member).filter((path) => !ofPoints.test(path))).toEqual([]);
    expect(record.members?.map(({name}) => name)).toEqual(['Nowa Nazwa']);
    expect(month).toMatchObject(besideAfter('Nowa Nazwa', point));
    expect(Object.keys(month.typed ?? {})).toHaveLength(3);
  });

  test('a point is called so everywhere', async () => {
    const {record, month} = await rename(recordOf(point), {point: 'Nowy Punkt'});
    expect(own(record, point).filter((path) => !ofMembers.test(path))).toEqual([]);
    expect(record.points.map(({id}) => id)).toContain('Nowy Punkt');
    expect(month).toMatchObject(besideAfter(member, 'Nowy Punkt'));
  });
});

test('A point named in the plan as another one, which the plan leaves out, takes nothing of that', async () => {
  const {plan: _, ...record} = recordOf(point);
  const shown = await planOf(record, dated, check);
  if (shown?.description.mode !== 'full') {
    throw new Error('There is something to count.');
  }
  const cooperative = shown.description.cooperative as CooperativeInput;
  const members = cooperative.members.map((one) => ({...one, id: 'sklep'}));
  const state: CalculatorState = {
    ...shown,
    description: {...shown.description, cooperative: {...cooperative, members}},
  };
  const other = {id: 'sklep', ppe: '590000000000000012'};
  const both: CooperativeRecord = {...record, points: [...record.points, other]};
  expect(isNothingRenamed(renamedByPlan(record, state, shown, dated))).toBe(false);
  expect(isNothingRenamed(renamedByPlan(both, state, shown, dated))).toBe(true);
  const next = withPlan(both, state, dated, shown);
  expect(next.points.map(({id, ppe}) => [id, ppe])).toEqual([
    [point, point],
    ['sklep', '590000000000000012'],
  ]);
});
