import {readFileSync} from 'node:fs';
import {
  emptyFolder,
  readFolder,
  withEntry,
  withEntryText,
  withoutEntry,
  withValue,
  type Folder,
} from '@site/src/domain/papers/folderData';
import {fieldHints} from '@site/src/domain/papers/fieldHints';
import {fieldOf, folderGroups} from '@site/src/domain/papers/folder';
import {folderOf, readFolderRecord, withFolder} from '@site/src/domain/papers/folderRecord';
import {fields} from '@cooperative/settlement/description';
import {type CooperativeRecord, newRecord} from '@cooperative/settlement/record';
import {readRecord} from '@cooperative/settlement/read';
import {communityFolder, legalFolder, villageFolder, writeFolder} from '../../../samples/folders';

/** What a running cooperative knows beside its papers. */
const running: CooperativeRecord = {
  ...newRecord,
  id: 'dolina-12345678',
  name: 'Zielona Dolina',
  address: 'ul. Leśna 2',
  town: '22-222 Dolina',
  account: '61109010140000071219812874',
  seller: {name: 'Sprzedawca', address: 'ul. Długa 1'},
  internalPrice: 0.4,
  internalStock: true,
  members: [
    {
      name: 'Gmina Dolina',
      kind: 'municipality',
      nip: '1111111111',
      units: [{point: 'szkoła', name: 'Szkoła', taxId: '1111111111-00001', address: '', town: ''}],
    },
    {name: 'dom Nowaków', kind: 'natural', email: 'dom@example.pl', business: true},
  ],
  points: [
    {id: 'szkoła', ppe: '590000000000000011', holder: 'Gmina Dolina', tariff: 'C11', phases: 3},
    {id: 'farma', ofCooperative: true, sourceKw: 50, ppe: '590000000000000099'},
    {id: 'dom Nowaków', ppe: '590000000000000012', annualKwh: 2400.5, from: '2026-06-15'},
  ],
  tariffs: {C11: {kind: 'group', group: 'C11', operator: 'pge'}},
  shares: [5, 0, 3],
  sources: [{kind: 'pv', kw: 50, place: 'farma'}],
  settled: [
    {
      month: '2026-05',
      version: 1,
      day: '2026-06-10',
      before: [],
      after: [],
      points: [
        {
          id: 'szkoła',
          withdrawnKwh: 1,
          injectedKwh: 0,
          sharedKwh: 0,
          usedCreditKwh: 0,
          boughtKwh: 1,
          paidZl: null,
          estimatedHours: 0,
          days: '',
        },
      ],
    },
  ],
};

function changed(step: (folder: Folder) => Folder, record = running): CooperativeRecord {
  const folder = folderOf(record);
  return withFolder(record, folder, step(folder));
}

test('a folder that is read and put back changes nothing', () => {
  expect(changed((folder) => folder)).toEqual(running);
});

test.each([
  ['three legal persons', legalFolder],
  ['a village', villageFolder],
  ['a community of flat owners', communityFolder],
])('a folder of %s is the same after it was kept in a record', (_, sample) => {
  const kept = readFolder(writeFolder(sample));
  const folder = kept.ok ? kept.value : emptyFolder;
  const record = withFolder(newRecord, emptyFolder, folder);
  const {lists, values, id} = folderOf(record);
  expect({values, id}).toEqual({values: folder.values, id: folder.id});
  expect(lists).toEqual(folder.lists);
  // And as a file.
  const read = readRecord(JSON.stringify(record));
  expect(read).toEqual({ok: true, value: record});
});

test('a folder saved in November 2026 is the record that was made of it then, and is saved as it was', () => {
  const saved = (file: string): string => readFileSync(`tests/fixtures/papers/${file}`, 'utf8');
  const record = JSON.parse(saved('spoldzielnia.json')) as CooperativeRecord;
  expect(readFolderRecord(saved('teczka-1.json'))).toEqual({ok: true, value: record});
  const {values, lists} = folderOf(record);
  expect(changed((folder) => ({...folder}), record)).toEqual(record);
  // All of it is known, under the names of code.
  expect(Object.keys(values).filter((id) => fieldOf(id) === null)).toEqual([]);
  expect(values).toMatchObject({
    'choices.votes': 'equal',
    'settlement.day': '11',
    'dates.founding': '2027-03-11',
  });
  expect(lists.members[10]).toMatchObject({name: 'Sąsiad 11 z Lipowej', joining: 'later'});
  expect(lists.council[2]).toMatchObject({name: 'Piotr Lewandowski', post: 'none'});
});

test('the folder shows what the other tools know', () => {
  const {values, lists} = folderOf(running);
  expect(values).toEqual({
    'cooperative.name': 'Zielona Dolina',
    'cooperative.address': 'ul. Leśna 2, 22-222 Dolina',
    'cooperative.seller': 'Sprzedawca',
    'amounts.price': '0,4',
    'choices.priceScope': 'both',
    // The month divides by shares.
    'choices.key': 'fixed',
  });
  expect(lists.members).toEqual([
    {name: 'Gmina Dolina', kind: 'municipality'},
    {name: 'dom Nowaków', kind: 'natural'},
  ]);
  expect(lists.points).toEqual([
    {name: 'szkoła', ppe: '590000000000000011', member: 'Gmina Dolina', group: 'C11'},
    {name: 'dom Nowaków', ppe: '590000000000000012', member: 'dom Nowaków', annualKwh: '2400,5'},
  ]);
});

test('a point with a new name keeps its rates, its share, its months and its unit', () => {
  const record = changed((folder) => withEntryText(folder, 'points', 0, 'name', 'przedszkole'));
  expect(record.points.map(({id}) => id)).toEqual(['przedszkole', 'farma', 'dom Nowaków']);
  expect(record.points[0]).toMatchObject({tariff: 'C11', phases: 3});
  expect(record.shares).toEqual([5, 0, 3]);
  expect(record.settled?.[0]?.points[0]?.id).toBe('przedszkole');
  expect(record.members?.[0]?.units?.[0]?.point).toBe('przedszkole');
});

test('a member with a new name keeps its number for invoices, and its points', () => {
  const record = changed((folder) => withEntryText(folder, 'members', 0, 'name', 'Gmina'));
  expect(record.members?.[0]).toMatchObject({name: 'Gmina', nip: '1111111111'});
  expect(record.points[0]?.holder).toBe('Gmina');
});

test('a point that is taken away goes alone, with its share', () => {
  const record = changed((folder) => withoutEntry(folder, 'points', 0));
  expect(record.points.map(({id}) => id)).toEqual(['farma', 'dom Nowaków']);
  expect(record.points[1]).toMatchObject({from: '2026-06-15'});
  expect(record.shares).toEqual([0, 3]);
});

test('a new point has a name at once, and a share', () => {
  const record = changed((folder) => withEntry(folder, 'points'));
  expect(record.points[3]).toEqual({id: 'punkt 3'});
  expect(record.shares).toEqual([5, 0, 3, 1]);
});

test('an installation of the cooperative has a point, which follows its place', () => {
  const fresh = withFolder(newRecord, emptyFolder, {
    ...emptyFolder,
    lists: {...emptyFolder.lists, sources: [{kind: 'pv', kw: '40'}]},
  });
  expect(fresh.points).toEqual([{id: 'instalacja spółdzielni', ofCooperative: true, sourceKw: 40}]);
  const moved = changed((folder) => withEntryText(folder, 'sources', 0, 'place', 'pole'), fresh);
  expect(moved.points).toEqual([{id: 'pole', ofCooperative: true, sourceKw: 40}]);
  // A point that has more than its place stays.
  const kept = changed((folder) => withEntryText(folder, 'sources', 0, 'place', 'pole'));
  expect(kept.points.map(({id}) => id)).toEqual(['szkoła', 'farma', 'dom Nowaków', 'pole']);
});

test('what a choice in the papers means is settled, and a taken back one is not', () => {
  const vat = changed((folder) => withValue(folder, 'choices.vat', 'yes'));
  expect(vat.internalVat).toBe(true);
  const net = changed((folder) => withValue(folder, 'choices.vat', 'no'), vat);
  expect(net.internalVat).toBe(false);
  expect(folderOf(net).values['choices.vat']).toBe('no');
  expect(
    folderOf(changed((folder) => withValue(folder, 'choices.vat', ''), net)).values,
  ).not.toHaveProperty('choices.vat');
  const other = changed((folder) => withValue(folder, 'cooperative.address', ''));
  expect(other).not.toHaveProperty('address');
  expect(other).not.toHaveProperty('town');
});

describe('The key of the statute', () => {
  test.each(['hourly', 'fixed', 'onePrice'])('%s is that of the month, and back', (key) => {
    const record = changed((folder) => withValue(folder, 'choices.key', key), newRecord);
    expect(record).toMatchObject({key});
    expect(record.papers).toBeUndefined();
    expect(folderOf(record).values['choices.key']).toBe(key);
    expect(readRecord(JSON.stringify(record))).toEqual({ok: true, value: record});
  });

  test('leaves the shares of the points, which come back with their key', () => {
    const hourly = changed((folder) => withValue(folder, 'choices.key', 'hourly'));
    expect(hourly).toMatchObject({key: 'hourly', shares: [5, 0, 3]});
    expect(changed((folder) => withValue(folder, 'choices.key', 'fixed'), hourly).shares).toEqual([
      5, 0, 3,
    ]);
  });

  test('that an earlier build kept among the papers stays there until it is chosen', () => {
    const papers = {values: {'wybor.klucz': 'udzialy'}, board: [], council: []};
    const record = changed((folder) => withValue(folder, 'cooperative.krs', '1'), {
      ...newRecord,
      papers,
    });
    expect(record).toMatchObject({papers});
    expect(record.key).toBeUndefined();
  });
});

test('the days of a member, and how many shares it has, are those of the record', () => {
  const record = changed((folder) =>
    withEntryText(
      withEntryText(folder, 'members', 1, 'from', '2026-06-15'),
      'members',
      1,
      'shareCount',
      '3',
    ),
  );
  expect(record.members?.[1]).toMatchObject({from: '2026-06-15', shareCount: 3, business: true});
  expect(folderOf(record).lists.members[1]).toMatchObject({from: '2026-06-15', shareCount: '3'});
});

test('a member whose name was cleared before the new one was typed keeps its points', () => {
  const cleared = changed((folder) => withEntryText(folder, 'members', 0, 'name', ''));
  expect(cleared.points[0]?.holder).toBe('Gmina Dolina');
  const record = changed((folder) =>
    ['', 'N', 'Nowa'].reduce(
      (next, text) => withEntryText(next, 'members', 0, 'name', text),
      folder,
    ),
  );
  expect(record.members?.[0]).toMatchObject({name: 'Nowa', nip: '1111111111'});
  expect(record.points[0]?.holder).toBe('Nowa');
});

test('batteries stand in the papers as in the calculator, follow the name of their point, and may be half known', () => {
  const batteries = [
    {kwh: 20, kw: 10.5, efficiency: 0.9, place: 'szkoła'},
    {kwh: 100, kw: 50, efficiency: 0.85},
  ];
  const record: CooperativeRecord = {...running, batteries};
  expect(folderOf(record).lists.batteries).toEqual([
    {kwh: '20', kw: '10,5', efficiency: '0,9', place: 'szkoła'},
    {kwh: '100', kw: '50', efficiency: '0,85'},
  ]);
  expect(changed((folder) => folder, record)).toEqual(record);
  const renamed = changed(
    (folder) => withEntryText(folder, 'points', 0, 'name', 'przedszkole'),
    record,
  );
  expect(renamed.batteries?.[0]).toEqual({...batteries[0], place: 'przedszkole'});
  const begun = changed((folder) => withEntry(folder, 'batteries', {kwh: '7'}), record);
  expect(begun.batteries?.[2]).toEqual({kwh: 7});
  expect(readRecord(JSON.stringify(begun))).toEqual({ok: true, value: begun});
  expect(changed((folder) => withoutEntry(folder, 'batteries', 1), record).batteries).toEqual([
    batteries[0],
  ]);
});

test.each([
  ['kwh', 'battery.kwh'],
  ['kw', 'battery.kw'],
  ['efficiency', 'battery.efficiency'],
] as const)('%s of a battery is called and bounded as in the calculator', (name, key) => {
  const {label, type} = folderGroups.batteries.fields[name];
  const field = fields[key];
  expect(label.toLowerCase()).toBe(field.name);
  expect(type).toEqual({kind: 'number', unit: field.unit, max: field.max});
  expect(fieldHints[`batteries.${name}`]).toContain(field.hint.replace(/\.$/, ''));
});
