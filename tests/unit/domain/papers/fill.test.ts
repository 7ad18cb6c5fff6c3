import {
  askedFields,
  fieldProgress,
  isChosen,
  missingFields,
  rowsOf,
  writtenField,
  type Filling,
} from '@site/src/domain/papers/fill';
import {emptyFolder, withValue, type Entry, type Folder} from '@site/src/domain/papers/folderData';
import {cancelledDays, daysOf} from '@site/src/domain/papers/folderTerms';
import type {Paper} from '@site/src/domain/papers/paper';

const folder: Folder = {
  values: {
    'kwoty.udzial': '1000,5',
    'daty.uchwala': '2027-01-15',
    'wybor.rada': 'tak',
    'spoldzielnia.nazwa': 'Słońce',
  },
  lists: {
    ...emptyFolder.lists,
    gminy: [{nazwa: 'Lipowa'}, {nazwa: 'Dębowa'}],
    czlonkowie: [
      {nazwa: 'Gmina Lipowa', rodzaj: 'gmina', udzialy: '3'},
      {nazwa: 'Jan Kowalski', rodzaj: 'fizyczna'},
    ],
    punkty: [
      {numer: 'PL1', czlonek: 'Gmina Lipowa', zuzycie: '12000,25'},
      {numer: 'PL2', czlonek: 'Jan Kowalski', zuzycie: '4000'},
    ],
  },
};
const whole: Filling = {folder, member: null};
const ofGmina: Filling = {folder, member: folder.lists.czlonkowie[0] ?? null};
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

test.each([
  ['spoldzielnia.nazwa', 'Słońce'],
  ['spoldzielnia.krs', ''],
  ['kwoty.udzial', '1 000,5'],
  ['daty.uchwala', '15 stycznia 2027 r.'],
  ['wybor.rada', 'jest'],
  ['gminy.nazwa', 'Lipowa, Dębowa'],
  ['razem.czlonkowie', '2'],
  ['razem.fizyczne', '1'],
  ['razem.prawne', '1'],
  ['razem.inne', '0'],
  ['razem.zuzycie', '16 000,25'],
  ['razem.moc', ''],
  ['razem.pokrycie', ''],
  ['czlonek.nazwa', ''],
  ['czlonek.zuzycie', ''],
])('%s is written „%s”', (id, words) => {
  expect(plain(writtenField(whole, id))).toBe(words);
});

test('A member’s paper has the member’s name, payment and points', () => {
  expect(writtenField(ofGmina, 'czlonek.rodzaj')).toBe('gmina');
  expect(plain(writtenField(ofGmina, 'czlonek.wplata'))).toBe('3 001,5');
  expect(plain(writtenField(ofGmina, 'czlonek.zuzycie'))).toBe('12 000,25');
  expect(rowsOf(ofGmina, 'punkty')).toHaveLength(1);
});

test('A row repeats for each entry, with its number; three stay empty without any', () => {
  const rows = rowsOf(whole, 'punkty');
  expect(rows.map((row) => writtenField(row, 'punkty.lp'))).toEqual(['1', '2']);
  expect(rows.map((row) => writtenField(row, 'punkty.numer'))).toEqual(['PL1', 'PL2']);
  const empty = rowsOf(whole, 'rada');
  expect(empty.map((row) => writtenField(row, 'rada.imie'))).toEqual(['', '', '']);
  expect(rowsOf({folder, member: {nazwa: 'Bez punktu'}}, 'punkty')).toHaveLength(1);
});

test('A variant stands, is gone, or waits for its choice', () => {
  expect(isChosen(whole, {field: 'wybor.rada', values: ['tak']})).toBe(true);
  expect(isChosen(whole, {field: 'wybor.rada', values: ['nie']})).toBe(false);
  expect(isChosen(whole, {field: 'wybor.klucz', values: ['cena']})).toBeNull();
  expect(isChosen(ofGmina, {field: 'czlonek.rodzaj', values: ['prawna', 'gmina']})).toBe(true);
});

test('A field is missing if nothing, or not every entry, has it', () => {
  expect(
    missingFields(whole, ['spoldzielnia.nazwa', 'spoldzielnia.krs', 'czlonkowie.udzialy']),
  ).toEqual(['spoldzielnia.krs', 'czlonkowie.udzialy']);
});

test('A person needs no register and no representative, a municipality both signatures', () => {
  const fields = ['czlonek.numer', 'czlonek.reprezentant', 'czlonek.drugi', 'czlonek.wklad'];
  const ofJan = {folder, member: folder.lists.czlonkowie[1] ?? null};
  expect(missingFields(ofJan, fields)).toEqual([]);
  expect(missingFields(ofGmina, fields)).toEqual(['czlonek.reprezentant', 'czlonek.drugi']);
  expect(missingFields(whole, ['czlonkowie.numer', 'czlonkowie.funkcja'])).toEqual([
    'czlonkowie.funkcja',
  ]);
  expect(missingFields(whole, ['zrodla.czlonek', 'zrodla.moc'])).toEqual(['zrodla.moc']);
});

test('What stands only in a variant that was not chosen is not asked for', () => {
  const fields = ['kwoty.udzial', 'rada.imie', 'kwoty.wpisowe', 'razem.moc'];
  const variantFields = {'rada.imie': ['rada=tak'], 'kwoty.wpisowe': ['rada=nie', 'wpisowe=tak']};
  expect(askedFields({fields, variantFields}, whole)).toEqual(fields.slice(0, 3));
  const without = {...whole, folder: withValue(folder, 'wybor.wpisowe', 'nie')};
  expect(askedFields({fields, variantFields}, without)).toEqual(fields.slice(0, 2));
});

test('A field that may stay empty is neither filled in nor missing', () => {
  const fields = ['spoldzielnia.nazwa', 'spoldzielnia.krs', 'zrodla.czlonek', 'gminy.nazwa'];
  expect(fieldProgress({fields, variantFields: {}}, whole)).toEqual({
    filled: 2,
    missing: ['spoldzielnia.krs'],
  });
});

test('A member without a source of its own lacks none, once somebody has one', () => {
  const fields = ['zrodla.moc', 'punkty.taryfa'];
  expect(missingFields(ofGmina, fields)).toEqual(fields);
  const zrodla = [{czlonek: 'Jan Kowalski', moc: '5'}];
  const withSource = {...folder, lists: {...folder.lists, zrodla}};
  expect(missingFields({...ofGmina, folder: withSource}, fields)).toEqual(['punkty.taryfa']);
});

test('Coverage waits until every point and every source has its number', () => {
  const coverageOf = (zrodla: Folder['lists']['zrodla']): string =>
    writtenField(
      {folder: {...folder, lists: {...folder.lists, zrodla}}, member: null},
      'razem.pokrycie',
    );
  expect(coverageOf([{produkcja: '12000'}])).toBe('74');
  expect(coverageOf([{produkcja: '12000'}, {moc: '5'}])).toBe('');
});

test('A community of flat owners is counted apart, and nobody is while one of them is unknown', () => {
  const countsWith = (...kinds: readonly (string | undefined)[]): string[] => {
    const czlonkowie = kinds.map((rodzaj): Entry => (rodzaj === undefined ? {} : {rodzaj}));
    const filling = {folder: {...folder, lists: {...folder.lists, czlonkowie}}, member: null};
    return ['fizyczne', 'prawne', 'inne'].map((name) => writtenField(filling, `razem.${name}`));
  };
  expect(countsWith('fizyczna', 'gmina', 'prawna', 'instytucja', 'wspolnota')).toEqual([
    '1',
    '3',
    '1',
  ]);
  expect(countsWith('fizyczna', undefined)).toEqual(['', '', '']);
});

test('Days are those entered and those counted from them, the earliest first', () => {
  const list = {
    title: 'Lista',
    address: '/wzory/lista',
    dates: [{id: 'uchwala', label: 'Uchwała', phrase: 'od podjęcia uchwały'}],
    terms: [
      {title: 'Przekażcie uchwałę', term: '7 dni od podjęcia uchwały'},
      {title: 'Bez daty', term: '7 dni od wpisu'},
    ],
  } as unknown as Paper;
  const days = daysOf(folder, [list]);
  expect(days.map(({id, day, title}) => [id, day, title])).toEqual([
    ['daty-uchwala', '2027-01-15', 'Podjęcie uchwały rady gminy'],
    ['wzory-lista-przekazcie-uchwale-uchwala', '2027-01-22', 'Ostatni dzień: Przekażcie uchwałę'],
  ]);
  const without = {...withValue(folder, 'daty.uchwala', ''), sent: days};
  expect(cancelledDays(without, daysOf(without, [list]))).toEqual(days);
  expect(cancelledDays({...folder, sent: days}, days)).toEqual([]);
});
