import {
  emptyFolder,
  readFolder,
  withEntry,
  withEntryText,
  withoutEntry,
  withValue,
  writeFolder,
  type Folder,
} from '@site/src/domain/papers/folderData';
import {fieldHints} from '@site/src/domain/papers/fieldHints';
import {folderGroups} from '@site/src/domain/papers/folder';
import {folderOf, withFolder} from '@site/src/domain/papers/folderRecord';
import {fields} from '@cooperative/settlement/cooperative/description/fields';
import {newRecord} from '@cooperative/settlement/record/newRecord';
import {readRecord} from '@cooperative/settlement/record/readRecord';
import type {CooperativeRecord} from '@cooperative/settlement/record/schema';
import {communityFolder, legalFolder, villageFolder} from '../../../samples/folders';

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

test('the folder shows what the other tools know', () => {
  const {values, lists} = folderOf(running);
  expect(values).toEqual({
    'spoldzielnia.nazwa': 'Zielona Dolina',
    'spoldzielnia.adres': 'ul. Leśna 2, 22-222 Dolina',
    'spoldzielnia.sprzedawca': 'Sprzedawca',
    'kwoty.cena': '0,4',
    'wybor.zakres_ceny': 'oba',
    // The month divides by shares.
    'wybor.klucz': 'udzialy',
  });
  expect(lists.czlonkowie).toEqual([
    {nazwa: 'Gmina Dolina', rodzaj: 'gmina'},
    {nazwa: 'dom Nowaków', rodzaj: 'fizyczna'},
  ]);
  expect(lists.punkty).toEqual([
    {nazwa: 'szkoła', numer: '590000000000000011', czlonek: 'Gmina Dolina', taryfa: 'C11'},
    {nazwa: 'dom Nowaków', numer: '590000000000000012', czlonek: 'dom Nowaków', zuzycie: '2400,5'},
  ]);
});

test('a point with a new name keeps its rates, its share, its months and its unit', () => {
  const record = changed((folder) => withEntryText(folder, 'punkty', 0, 'nazwa', 'przedszkole'));
  expect(record.points.map(({id}) => id)).toEqual(['przedszkole', 'farma', 'dom Nowaków']);
  expect(record.points[0]).toMatchObject({tariff: 'C11', phases: 3});
  expect(record.shares).toEqual([5, 0, 3]);
  expect(record.settled?.[0]?.points[0]?.id).toBe('przedszkole');
  expect(record.members?.[0]?.units?.[0]?.point).toBe('przedszkole');
});

test('a member with a new name keeps its number for invoices, and its points', () => {
  const record = changed((folder) => withEntryText(folder, 'czlonkowie', 0, 'nazwa', 'Gmina'));
  expect(record.members?.[0]).toMatchObject({name: 'Gmina', nip: '1111111111'});
  expect(record.points[0]?.holder).toBe('Gmina');
});

test('a point that is taken away goes alone, with its share', () => {
  const record = changed((folder) => withoutEntry(folder, 'punkty', 0));
  expect(record.points.map(({id}) => id)).toEqual(['farma', 'dom Nowaków']);
  expect(record.points[1]).toMatchObject({from: '2026-06-15'});
  expect(record.shares).toEqual([0, 3]);
});

test('a new point has a name at once, and a share', () => {
  const record = changed((folder) => withEntry(folder, 'punkty'));
  expect(record.points[3]).toEqual({id: 'punkt 3'});
  expect(record.shares).toEqual([5, 0, 3, 1]);
});

test('an installation of the cooperative has a point, which follows its place', () => {
  const fresh = withFolder(newRecord, emptyFolder, {
    ...emptyFolder,
    lists: {...emptyFolder.lists, zrodla: [{rodzaj: 'fotowoltaika', moc: '40'}]},
  });
  expect(fresh.points).toEqual([{id: 'instalacja spółdzielni', ofCooperative: true, sourceKw: 40}]);
  const moved = changed((folder) => withEntryText(folder, 'zrodla', 0, 'miejsce', 'pole'), fresh);
  expect(moved.points).toEqual([{id: 'pole', ofCooperative: true, sourceKw: 40}]);
  // A point that has more than its place stays.
  const kept = changed((folder) => withEntryText(folder, 'zrodla', 0, 'miejsce', 'pole'));
  expect(kept.points.map(({id}) => id)).toEqual(['szkoła', 'farma', 'dom Nowaków', 'pole']);
});

test('what a choice in the papers means is settled, and a taken back one is not', () => {
  const vat = changed((folder) => withValue(folder, 'wybor.vat', 'tak'));
  expect(vat.internalVat).toBe(true);
  const net = changed((folder) => withValue(folder, 'wybor.vat', 'nie'), vat);
  expect(net.internalVat).toBe(false);
  expect(folderOf(net).values['wybor.vat']).toBe('nie');
  expect(
    folderOf(changed((folder) => withValue(folder, 'wybor.vat', ''), net)).values,
  ).not.toHaveProperty('wybor.vat');
  const other = changed((folder) => withValue(folder, 'spoldzielnia.adres', ''));
  expect(other).not.toHaveProperty('address');
  expect(other).not.toHaveProperty('town');
});

describe('The key of the statute', () => {
  test.each([
    ['godzinowy', 'hourly'],
    ['udzialy', 'fixed'],
    ['cena', 'onePrice'],
  ] as const)('%s is that of the month, and back', (chosen, key) => {
    const record = changed((folder) => withValue(folder, 'wybor.klucz', chosen), newRecord);
    expect(record).toMatchObject({key});
    expect(record.papers).toBeUndefined();
    expect(folderOf(record).values['wybor.klucz']).toBe(chosen);
    expect(readRecord(JSON.stringify(record))).toEqual({ok: true, value: record});
  });

  test('leaves the shares of the points, which come back with their key', () => {
    const hourly = changed((folder) => withValue(folder, 'wybor.klucz', 'godzinowy'));
    expect(hourly).toMatchObject({key: 'hourly', shares: [5, 0, 3]});
    expect(changed((folder) => withValue(folder, 'wybor.klucz', 'udzialy'), hourly).shares).toEqual(
      [5, 0, 3],
    );
  });

  test('that an earlier build kept among the papers stays there until it is chosen', () => {
    const papers = {values: {'wybor.klucz': 'udzialy'}, board: [], council: []};
    const record = changed((folder) => withValue(folder, 'spoldzielnia.krs', '1'), {
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
      withEntryText(folder, 'czlonkowie', 1, 'od', '2026-06-15'),
      'czlonkowie',
      1,
      'udzialy',
      '3',
    ),
  );
  expect(record.members?.[1]).toMatchObject({from: '2026-06-15', shareCount: 3, business: true});
  expect(folderOf(record).lists.czlonkowie[1]).toMatchObject({od: '2026-06-15', udzialy: '3'});
});

test('a member whose name was cleared before the new one was typed keeps its points', () => {
  const cleared = changed((folder) => withEntryText(folder, 'czlonkowie', 0, 'nazwa', ''));
  expect(cleared.points[0]?.holder).toBe('Gmina Dolina');
  const record = changed((folder) =>
    ['', 'N', 'Nowa'].reduce(
      (next, text) => withEntryText(next, 'czlonkowie', 0, 'nazwa', text),
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
  expect(folderOf(record).lists.magazyny).toEqual([
    {pojemnosc: '20', moc: '10,5', sprawnosc: '0,9', miejsce: 'szkoła'},
    {pojemnosc: '100', moc: '50', sprawnosc: '0,85'},
  ]);
  expect(changed((folder) => folder, record)).toEqual(record);
  const renamed = changed(
    (folder) => withEntryText(folder, 'punkty', 0, 'nazwa', 'przedszkole'),
    record,
  );
  expect(renamed.batteries?.[0]).toEqual({...batteries[0], place: 'przedszkole'});
  const begun = changed((folder) => withEntry(folder, 'magazyny', {pojemnosc: '7'}), record);
  expect(begun.batteries?.[2]).toEqual({kwh: 7});
  expect(readRecord(JSON.stringify(begun))).toEqual({ok: true, value: begun});
  expect(changed((folder) => withoutEntry(folder, 'magazyny', 1), record).batteries).toEqual([
    batteries[0],
  ]);
});

test.each([
  ['pojemnosc', 'battery.kwh'],
  ['moc', 'battery.kw'],
  ['sprawnosc', 'battery.efficiency'],
] as const)('%s of a battery is called and bounded as in the calculator', (name, key) => {
  const {label, type} = folderGroups.magazyny.fields[name];
  const field = fields[key];
  expect(label.toLowerCase()).toBe(field.name);
  expect(type).toEqual({kind: 'number', unit: field.unit, max: field.max});
  expect(fieldHints[`magazyny.${name}`]).toContain(field.hint.replace(/\.$/, ''));
});
