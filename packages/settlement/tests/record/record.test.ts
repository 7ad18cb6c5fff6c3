import {readFileSync} from 'node:fs';
import {documentsOf, withSettings} from '../../src/documents/settings';
import {addressLine, addressOf} from '../../src/record/address';
import {newRecord} from '../../src/record/newRecord';
import {renamedOwners, withRenamedPoints} from '../../src/record/rename';
import {readRecord} from '../../src/record/readRecord';
import type {CooperativeRecord} from '../../src/record/schema';

function earlier(): CooperativeRecord {
  const text = readFileSync('packages/settlement/tests/fixtures/record/rozliczenie-1.json', 'utf8');
  const read = readRecord(text);
  if (!read.ok) {
    throw new Error(JSON.stringify(read.errors));
  }
  return read.value;
}

describe('A file of a month of the site before records', () => {
  test('gives what its documents knew of the parties to the cooperative', () => {
    expect(earlier()).toMatchObject({
      kind: 'spoldzielnia',
      name: 'Zielona Dolina',
      // That of invoices, which has two lines, wins over that of letters.
      address: 'ul. Leśna 2',
      town: '22-222 Dolina',
      nip: '5265877635',
      members: [
        {name: 'Gmina Dolina', kind: 'municipality', nip: '1111111111', units: [{point: 'szkoła'}]},
        {name: 'dom Nowaków', kind: 'natural', email: 'dom@example.pl'},
        // Nobody said what it is: it had the kind that stood there first.
        {name: 'piekarnia', nip: '2222222222'},
      ],
      documents: {next: 7, terms: {price: 0.4}},
    });
    expect(earlier().documents).not.toHaveProperty('members');
    expect(earlier().members?.[2]).not.toHaveProperty('kind');
  });

  test('means the same to the documents as before', () => {
    expect(documentsOf(earlier())).toMatchObject({
      cooperative: {address: 'ul. Leśna 2', town: '22-222 Dolina', krs: '', account: ''},
      members: [
        {name: 'Gmina Dolina', kind: 'municipality'},
        {name: 'dom Nowaków', kind: 'consumer', nip: ''},
        {name: 'piekarnia', kind: 'entity', nip: '2222222222'},
      ],
      next: 7,
    });
  });

  test('is read back as the record it is now', () => {
    expect(readRecord(JSON.stringify(earlier()))).toEqual({ok: true, value: earlier()});
  });
});

test('a file of a later version is refused with words, whatever its kind', () => {
  for (const kind of ['rozliczenie', 'spoldzielnia']) {
    const read = readRecord(JSON.stringify({...newRecord, kind, version: 2}));
    expect(!read.ok && read.errors[0]?.message).toContain('nowsza wersja strony');
  }
});

describe('Settings of documents', () => {
  const record: CooperativeRecord = {
    ...newRecord,
    seat: 'Dolina',
    members: [
      {name: 'Anna', kind: 'natural', representative: 'Anna', shareCount: 2},
      {name: 'Wspólnota', kind: 'community'},
    ],
    papers: {values: {'kwoty.udzial': '100'}, board: [], council: []},
  };

  test('put back unchanged change nothing', () => {
    const {documents, ...rest} = withSettings(record, documentsOf(record));
    expect(rest).toEqual(record);
    expect(documents?.next).toBe(1);
  });

  test('change of a member what they say, and keep what only others know', () => {
    const settings = documentsOf(record);
    const changed = withSettings(record, {
      ...settings,
      cooperative: {...settings.cooperative, account: '61109010140000071219812874'},
      members: settings.members.map((member) => ({...member, nip: '1', kind: 'entity' as const})),
    });
    expect(changed).toMatchObject({
      seat: 'Dolina',
      account: '61109010140000071219812874',
      // A natural person whom an invoice goes to as a firm stays a natural person for the law on cooperatives.
      members: [
        {name: 'Anna', kind: 'natural', business: true, shareCount: 2, nip: '1'},
        {name: 'Wspólnota', kind: 'community', nip: '1'},
      ],
      papers: record.papers,
    });
    expect(documentsOf(changed).members.map(({kind}) => kind)).toEqual(['entity', 'entity']);
  });
});

test.each([
  ['ul. Polna 1, 00-001 Warszawa', {address: 'ul. Polna 1', town: '00-001 Warszawa'}],
  ['Dolina 5', {address: 'Dolina 5', town: ''}],
  ['00-001 Warszawa', {address: '00-001 Warszawa', town: ''}],
  ['ul. Polna 1, 00-001 ', {address: 'ul. Polna 1', town: '00-001 '}],
  ['', {address: '', town: ''}],
])('an address in one line, %j, is the same in two and back', (line, lines) => {
  expect(addressOf(line)).toEqual(lines);
  expect(addressLine(lines)).toBe(line);
});

test('points under new names are counted in the plan and its variants under them, also when they change names', () => {
  const of = (...ids: readonly string[]) => ({members: ids.map((id) => ({id, seed: 1}))});
  const record: CooperativeRecord = {
    ...newRecord,
    points: [{id: 'szkoła'}, {id: 'dom'}, {id: 'remiza'}],
    plan: {
      s: {q: 'kto=gmina', c: of('szkoła', 'dom')},
      v: [{n: 'A', s: {q: 'kto=gmina', c: of('dom')}}],
      x: ['remiza'],
    },
  };
  const {plan} = withRenamedPoints(
    record,
    new Map([
      ['szkoła', 'dom'],
      ['dom', 'szkoła'],
      ['remiza', 'straż'],
    ]),
  );
  expect(plan?.s.c).toEqual(of('dom', 'szkoła'));
  expect(plan?.v[0]?.s.c).toEqual(of('szkoła'));
  expect(plan?.x).toEqual(['straż']);
});

test('a member has a new name only where nobody else got it too', () => {
  const held = (...holders: readonly string[]) =>
    holders.map((holder, index) => ({id: `punkt ${index}`, holder}));
  const namesOf = (before: readonly string[], after: readonly string[]) => [
    ...renamedOwners(held(...before), held(...after)),
  ];
  expect(namesOf(['A', 'A', 'B'], ['C', 'C', 'B'])).toEqual([['A', 'C']]);
  // Two who became one are no longer told apart, nor are two who changed places.
  expect(namesOf(['A', 'B'], ['C', 'C'])).toEqual([]);
  expect(namesOf(['A', 'B'], ['B', 'A'])).toEqual([]);
});
