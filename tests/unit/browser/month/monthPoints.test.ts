import {isOlder, newRecord} from '@cooperative/settlement/record';
import {
  nameProblem,
  withNewPoint,
  withoutPoint,
  withPoint,
  withPointOf,
} from '@site/src/browser/month/monthPoints';
import {
  emptyState,
  takenBack,
  withAll,
  withFiles,
  withInput,
  withList,
  type MonthState,
} from '@site/src/browser/month/monthState';
import type {IssuedDocument} from '@cooperative/settlement/documents';
import {newDocuments} from '@site/packages/settlement/src/documents/settings';
import {type MonthFile, partsOf, readMonthFile, readPointsCsv} from '@cooperative/settlement/month';
import {joinParts, sourceText} from '@site/packages/settlement/src/month/matching';
import {monthFiles, readFiles} from '../../../../packages/settlement/tests/samples/monthFiles';

const points = [{id: 'szkoła', ppe: '1'}, {id: 'urząd'}];
const state: MonthState = {
  ...withInput(emptyState, {points, shares: [3, 2]}),
  choices: {'a.csv': 'szkoła', 'b.csv': 'urząd', 'c.csv': null},
};

test('a renamed point keeps the files that were chosen for it', () => {
  const {input, choices} = withPoint(state, 0, {id: 'przedszkole', ppe: '1'});
  expect(input.points).toEqual([{id: 'przedszkole', ppe: '1'}, {id: 'urząd'}]);
  expect(choices).toEqual({'a.csv': 'przedszkole', 'b.csv': 'urząd', 'c.csv': null});
});

test('a point has a name, and none that another point has', () => {
  expect(nameProblem(points, 0, 'szkoła')).toBe('');
  expect(nameProblem(points, 0, 'urząd gminy')).toBe('');
  expect(nameProblem(points, 0, ' urząd ')).toBe(
    'Tak nazywa się już inny punkt. Wpisz inną nazwę. Na razie zostaje nazwa „szkoła”.',
  );
  expect(nameProblem(points, 0, ' ')).toBe('Wpisz nazwę punktu. Na razie zostaje nazwa „szkoła”.');
});

const party = {
  kind: 'municipality' as const,
  nip: '1111111111',
  address: '',
  town: '',
  email: '',
  wantsInvoice: false,
};
const unit = {point: 'szkoła', name: 'Szkoła', taxId: '', address: '', town: ''};
const withParties = withInput(state, {
  points: [{id: 'szkoła', ppe: '1', holder: 'Gmina'}, {id: 'urząd'}],
  members: [{...party, name: 'Gmina', units: [unit]}],
  documents: {
    ...newDocuments,
    sellerBought: [{month: '2026-05', point: 'szkoła', kwh: 5}],
  },
});

test('a renamed point, or member, keeps what documents need of it', () => {
  const point = withPoint(withParties, 0, {id: 'przedszkole', ppe: '1', holder: 'Gmina'});
  expect(point.input).toMatchObject({
    members: [{name: 'Gmina', units: [{point: 'przedszkole', name: 'Szkoła'}]}],
    documents: {sellerBought: [{point: 'przedszkole', kwh: 5}]},
  });
  const holder = withPoint(withParties, 0, {id: 'szkoła', ppe: '1', holder: 'Gmina Dolina'});
  expect(holder.input.members).toMatchObject([{name: 'Gmina Dolina', nip: '1111111111'}]);
  // The office is the municipality's too: one point that goes elsewhere takes no name along.
  const both = withPoint(withParties, 1, {id: 'urząd', holder: 'Gmina'});
  const moved = withPoint(both, 0, {id: 'szkoła', ppe: '1', holder: 'Szkoła'});
  expect(moved.input.members?.map(({name}) => name)).toEqual(['Gmina']);
});

test('what was issued is lost neither by joining two states nor by an older file', () => {
  const document = {number: 'SE/1/05/2026', month: '2026-05'} as IssuedDocument;
  const other = {number: 'SE/2/05/2026', month: '2026-05'} as IssuedDocument;
  const having = (...issued: IssuedDocument[]) =>
    withInput(state, {documents: {...newDocuments, pattern: `${issued.length}/{n}`, issued}});
  const all = withAll(having(document), having(document, other)).input.documents;
  expect(all?.issued.map(({number}) => number)).toEqual(['SE/1/05/2026', 'SE/2/05/2026']);
  expect(all?.pattern).toBe('1/{n}');
  expect(withAll(state, having(document)).input.documents?.issued).toEqual([document]);
  expect(isOlder(having(document).input, having(document, other).input)).toBe(true);
  expect(isOlder(having(document, other).input, having(document).input)).toBe(false);
});

test('a point goes with its share', () => {
  const {input} = withoutPoint(state, 0);
  expect(input).toMatchObject({points: [{id: 'urząd'}], shares: [2]});
});

test('a new point has a free name, and a share where there are shares', () => {
  const taken = withInput(state, {points: [...points, {id: 'punkt 4'}], shares: [3, 2, 1]});
  const {input} = withNewPoint(taken);
  expect(input.points.at(-1)).toEqual({id: 'punkt 5'});
  expect(input.shares).toEqual([3, 2, 1, 1]);
  expect(withNewPoint(emptyState).input).toMatchObject({points: [{id: 'punkt 1'}]});
  expect(withNewPoint(emptyState).input).not.toHaveProperty('shares');
});

test('a file of nobody makes the point that it names', () => {
  const [part] = partsOf(readFiles(monthFiles(59).files)).filter(({ppe}) => ppe !== '');
  if (!part) {
    throw new Error('A file of the sample names its point.');
  }
  const {input} = withPointOf(state, part);
  expect(input.points.at(-1)).toMatchObject({ppe: part.ppe});
  expect(input.shares).toEqual([3, 2, 1]);
});

test('a list of points adds what is new and says more of the others, by name or by number; none of them goes', () => {
  const {input} = withList(state, {
    points: [
      {id: 'straż'},
      {id: 'urząd', tariff: 'C11'},
      {id: 'Szkoła w Lipnie', ppe: 'PL 1', orderedKw: 60},
    ],
    members: [],
  });
  expect(input.points).toEqual([
    {id: 'szkoła', ppe: 'PL 1', orderedKw: 60},
    {id: 'urząd', tariff: 'C11'},
    {id: 'straż'},
  ]);
  expect(input.shares).toEqual([3, 2, 1]);
});

/** A file of one point, with the same energy in each of these hours. */
function meterFile(name: string, start: string, kwh: number): MonthFile {
  const rows = Array.from({length: 24}, (_, hour) => {
    const label = `${String(hour).padStart(2, '0')}:00`;
    return `${start} ${label};${String(kwh).replace('.', ',')};0`;
  });
  const text = ['Data i godzina;Pobór [kWh];Oddanie [kWh]', ...rows].join('\n');
  return readMonthFile({name, bytes: new TextEncoder().encode(text)});
}

test('two exports of one name are two files, the same export again is one', () => {
  const may = meterFile('szkola.csv', '2026-05-01', 0.5);
  const june = meterFile('szkola.csv', '2026-06-01', 0.25);
  const both = withFiles(withFiles(emptyState, [may]), [june]);
  expect(both.files.map(({name}) => name)).toEqual(['szkola.csv', 'szkola (2).csv']);
  const again = withFiles(both, [meterFile('szkola.csv', '2026-05-01', 0.5)]);
  expect(again.files.map(({name}) => name)).toEqual(['szkola.csv', 'szkola (2).csv']);
});

test('what was added before the kept month was found comes on top of it', () => {
  const kept = withInput(emptyState, {
    name: 'Słoneczna',
    points: [{id: 'szkoła', ppe: '1'}],
    stock: [{month: '2026-03', kwh: 5}],
    settledTo: '2026-04',
  });
  const added = withFiles(emptyState, [meterFile('urzad.csv', '2026-05-01', 1)]);
  const {input, files} = withAll(kept, added);
  expect(files).toHaveLength(1);
  expect(input).toMatchObject({
    name: 'Słoneczna',
    points: [{id: 'szkoła', ppe: '1'}, {id: 'urzad'}],
    stock: [{month: '2026-03', kwh: 5}],
    settledTo: '2026-04',
  });
});

test('a file that ends earlier or lacks a point is older than what is known', () => {
  const known = {...newRecord, points: [{id: 'a'}, {id: 'b'}], settledTo: '2026-05'};
  expect(isOlder({...known, settledTo: '2026-04'}, known)).toBe(true);
  expect(isOlder({...known, points: [{id: 'a'}], settledTo: '2026-06'}, known)).toBe(true);
  expect(isOlder({...known, points: [...known.points, {id: 'c'}]}, known)).toBe(false);
  expect(isOlder(known, newRecord)).toBe(false);
});

test('shares of later dates change with the points, and the archive with their names', () => {
  const month = {month: '2026-05', version: 1, day: '2026-06-08', before: [], after: []};
  const numbers = {
    withdrawnKwh: 1,
    injectedKwh: 0,
    sharedKwh: 0,
    usedCreditKwh: 0,
    boughtKwh: 1,
    paidZl: null,
    estimatedHours: 0,
    days: '',
  };
  const dated = withInput(state, {
    laterShares: [{from: '2026-07-01', shares: [1, 4]}],
    settled: [{...month, points: [{id: 'szkoła', ...numbers}]}],
  });
  expect(withoutPoint(dated, 0).input.laterShares).toEqual([{from: '2026-07-01', shares: [4]}]);
  expect(withNewPoint(dated).input.laterShares?.[0]?.shares).toEqual([1, 4, 1]);
  expect(
    withList(dated, {points: [{id: 'nowy'}], members: []}).input.laterShares?.[0]?.shares,
  ).toEqual([1, 4, 1]);
  const renamed = withPoint(dated, 0, {id: 'przedszkole', ppe: '1'});
  expect(renamed.input.settled?.[0]?.points.map(({id}) => id)).toEqual(['przedszkole']);
});

test('members of a list keep what is known of them, and its panels are installations', () => {
  const read = readPointsCsv(
    [
      'nazwa;numer PPE;członek;kim jest;moc paneli kWp;członek od;członek do',
      'szkoła;1;Gmina;gmina;49,5;;',
      'urząd;;Gmina;;;1.06.2026;',
      'dom;590;;osoba fizyczna;6;;31.12.2026',
    ].join('\n'),
  );
  const list = read.ok ? read.value : {points: [], members: []};
  const known = withInput(state, {members: [{name: 'Gmina', nip: '1'}]});
  const {input} = withList(known, list);
  expect(input.members).toEqual([
    {name: 'Gmina', nip: '1', kind: 'municipality', from: '2026-06-01'},
    {name: 'dom', kind: 'natural', to: '2026-12-31'},
  ]);
  expect(input.sources).toEqual([
    {kind: 'pv', kw: 49.5, place: 'szkoła', member: 'Gmina'},
    {kind: 'pv', kw: 6, place: 'dom', member: 'dom'},
  ]);
  // Taken again it is the same.
  expect(withList({...known, input}, list).input).toEqual(input);
});

test('one number of two members is two points of a list by the days of the members', () => {
  const {input} = withList(withInput(emptyState, {}), {
    points: [
      {id: 'dom Jana', ppe: '590', holder: 'Jan'},
      {id: 'dom Anny', ppe: '590', holder: 'Anna'},
    ],
    members: [
      {name: 'Jan', to: '2026-06-14'},
      {name: 'Anna', from: '2026-06-15'},
    ],
  });
  expect(input.points.map(({id}) => id)).toEqual(['dom Jana', 'dom Anny']);
});

test('one number of two owners is two points of a list', () => {
  const listed = withList(withInput(emptyState, {}), {
    points: [
      {id: 'dom Jana', ppe: '590', to: '2026-06-14'},
      {id: 'dom Anny', ppe: '590', from: '2026-06-15'},
    ],
    members: [],
  });
  expect(listed.input.points.map(({id}) => id)).toEqual(['dom Jana', 'dom Anny']);
});

test('two states together have the archives of both', () => {
  const of = (month: string) => ({
    month,
    version: 1,
    day: '2026-08-08',
    before: [],
    after: [],
    points: [],
  });
  const one = withInput(emptyState, {settled: [of('2026-05')], prefer: 'older'});
  const other = withInput(emptyState, {
    settled: [of('2026-05'), of('2026-06')],
    prefer: 'newer',
    closedAnyway: ['2026-06'],
  });
  expect(withAll(one, other).input).toMatchObject({
    settled: [{month: '2026-05'}, {month: '2026-06'}],
    prefer: 'older',
    closedAnyway: ['2026-06'],
  });
});

test('a file keeps the day it first came, and its readings are told by the name it has here', () => {
  const fileOf = (kwh: string, arrived: string): MonthFile => {
    const text = ['Data;Pobór [kWh];Oddanie [kWh]', `2026-06-01 1:00;${kwh};0`].join('\n');
    const bytes = new TextEncoder().encode(text);
    return {...readMonthFile({name: 'odczyty.csv', bytes}), arrived};
  };
  const first = withFiles(emptyState, [fileOf('1', '2026-07-08')]);
  const again = withFiles(first, [fileOf('1', '2026-08-01')]);
  expect(again.files.map(({name, arrived}) => [name, arrived])).toEqual([
    ['odczyty.csv', '2026-07-08'],
  ]);
  const corrected = withFiles(again, [fileOf('2', '2026-08-02')]);
  expect(corrected.files.map(({name, arrived}) => [name, arrived])).toEqual([
    ['odczyty.csv', '2026-07-08'],
    ['odczyty (2).csv', '2026-08-02'],
  ]);
  expect(partsOf(corrected.files).map(sourceText)).toEqual([
    'odczyty.csv (dodany 08.07.2026)',
    'odczyty (2).csv (dodany 02.08.2026)',
  ]);
  const joined = joinParts(partsOf(corrected.files));
  expect(joined?.ok === true && joined.value.doubtful.map(({sources}) => sources)).toEqual([
    ['odczyty.csv', 'odczyty (2).csv'],
  ]);
});

/** A month with something in every field. */
function fullMonth(): MonthState {
  const file = meterFile('szkola.csv', '2026-05-01', 0.5);
  return {
    input: {
      ...newRecord,
      id: 'abcd-1234',
      askedOf: 'Gmina',
      name: 'Słoneczna',
      seat: 'Dolina',
      address: 'Rynek 1',
      town: '00-001 Dolina',
      krs: '1',
      nip: '2',
      email: 'a@b.pl',
      delivery: 'AE',
      account: '3',
      operator: 'PGE',
      seller: {name: 'PGE Obrót', address: ''},
      municipalities: [{name: 'Dolina'}],
      members: [{name: 'Gmina'}],
      sources: [{kw: 5}],
      batteries: [{kwh: 5}],
      points: [{id: 'szkoła'}, {id: 'urząd'}],
      vat: 8,
      internalPrice: 0.5,
      laterPrices: [{from: '2026-07-01', internalPrice: 0.6}],
      internalVat: true,
      internalStock: true,
      internalStockTo: 'givers',
      gridReading: 2,
      averagePrice: 0.4,
      key: 'fixed',
      shares: [3, 2],
      laterShares: [{from: '2026-07-01', shares: [4, 5]}],
      stock: [{month: '2026-03', kwh: 5}],
      columns: {'a;b': {unit: 'kWh'}},
      prefer: 'older',
      closedAnyway: ['2026-05'],
      settled: [],
      settledTo: '2026-04',
      documents: newDocuments,
      papers: {values: {'daty.zebranie': '2026-05-05'}, board: [], council: []},
      plan: {s: {q: 'q'}, v: []},
    },
    files: [file],
    again: ['b.csv'],
    asked: {},
    choices: {'szkola.csv': 'szkoła'},
    typed: {'2026-05 Gmina': {}},
    billAnswers: {faktura: {}},
  };
}

test('all that was removed comes back, also after something was typed since', () => {
  const before = fullMonth();
  expect(takenBack(emptyState, before, emptyState)).toBe(before);
  const now = withInput(emptyState, {email: 'c@d.pl'});
  const {input, ...rest} = takenBack(now, before, emptyState);
  expect(input).toEqual({...before.input, email: 'c@d.pl'});
  expect({...rest, input: null}).toEqual({...before, input: null});
});

test('two states together lose nothing that only one of them says', () => {
  const full = fullMonth();
  expect(withAll(emptyState, full).input).toEqual(full.input);
  expect(withAll(full, emptyState).input).toEqual(full.input);
});

test('a removal that is taken back leaves what was said since, and shares stay with their points', () => {
  const before = fullMonth();
  const after = withInput(withoutPoint(before, 0), {laterPrices: []});
  const typed = withInput(after, {name: 'Dolina'});
  expect(takenBack(typed, before, after).input).toEqual({...before.input, name: 'Dolina'});
  // The other point has changed, and a third has come.
  const changed = withNewPoint(withPoint(after, 0, {id: 'urząd', orderedKw: 60}));
  expect(takenBack(changed, before, after).input).toMatchObject({
    points: [{id: 'urząd', orderedKw: 60}, {id: 'punkt 2'}, {id: 'szkoła'}],
    shares: [2, 1, 3],
    laterPrices: before.input.laterPrices,
  });
});

test('what was removed later does not come back with what was removed before it', () => {
  const before = fullMonth();
  const after = withoutPoint(before, 0);
  const emptied = withInput(withoutPoint(after, 0), {stock: []});
  expect(takenBack(emptied, before, after).input).toMatchObject({
    points: [{id: 'szkoła'}],
    shares: [3],
    stock: [],
  });
});
