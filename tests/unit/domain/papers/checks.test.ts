import {newRecord} from '@cooperative/settlement/record/newRecord';
import type {CooperativeRecord} from '@cooperative/settlement/record/schema';
import {
  mendingGroup,
  stateWords,
  warningsAt,
  warningsIn,
  shareWarnings,
  warningsOf,
} from '@site/src/domain/papers/checks';
import {fieldOf} from '@site/src/domain/papers/folder';
import {folderSteps} from '@site/src/domain/papers/folderSteps';
import {emptyFolder, type Entry, type Folder} from '@site/src/domain/papers/folderData';
import {legalFolder, unlawfulFolder, villageFolder} from '@site/tests/samples/folders';
import type {Municipality} from '@site/src/domain/place/municipalities';

function folder(lists: Partial<Folder['lists']>, values: Entry = {}): Folder {
  return {values, lists: {...emptyFolder.lists, ...lists}};
}
const texts = (of: Folder): string =>
  warningsOf(of, null)
    .map(({text}) => text)
    .join(' | ');
const legal = ['Gmina Lipowa', 'Wodociągi', 'OSP'].map((nazwa, index) => ({
  nazwa,
  rodzaj: index === 0 ? 'gmina' : 'prawna',
}));
const board = [{imie: 'Anna Nowak', wskazal: 'OSP', stanowisko: 'zadne'}];
const council = ['Jan', 'Ewa', 'Piotr'].map((imie) => ({imie, stanowisko: 'zadne'}));

test.each([legalFolder, villageFolder])('The sample folders keep the law', (sample) => {
  expect(texts(sample)).toBe('');
});

test('An empty folder has nothing wrong, and neither has one that keeps the law', () => {
  expect(warningsOf(emptyFolder, null)).toEqual([]);
  const good = folder(
    {czlonkowie: legal, zarzad: board, rada: council},
    {'wybor.czlonkowie': 'prawne', 'wybor.glosy': 'udzialy'},
  );
  expect(texts(good)).toBe('');
});

test.each<readonly [string, Folder, string]>([
  ['two legal persons are too few', folder({czlonkowie: legal.slice(0, 2)}), 'Liczba członków: 2'],
  [
    'a cooperative that is none of farmers needs a council',
    folder({}, {'wybor.rada': 'nie', 'wybor.zarzad_wybiera': 'rada'}),
    'Inna musi mieć radę. | Zarząd ma wybierać rada nadzorcza, a ma jej nie być.',
  ],
  [
    'a president alone is a board of one',
    folder({zarzad: [...board, ...board]}, {'wybor.zarzad': 'prezes'}),
    'osób w zarządzie jest: 2',
  ],
  [
    'nine natural persons are too few',
    folder({
      czlonkowie: Array.from({length: 9}, (_, i) => ({nazwa: `Osoba ${i}`, rodzaj: 'fizyczna'})),
    }),
    'Liczba członków: 9',
  ],
  [
    'three whose statute admits natural persons',
    folder({czlonkowie: legal}, {'wybor.czlonkowie': 'mieszane'}),
    'statut nie powinien dopuszczać osób fizycznych',
  ],
  [
    'votes by shares with natural persons',
    folder({}, {'wybor.czlonkowie': 'mieszane', 'wybor.glosy': 'udzialy'}),
    'jeden członek, jeden głos',
  ],
  [
    'a member entered twice',
    folder({czlonkowie: [...legal, {nazwa: 'osp', rodzaj: 'prawna'}]}),
    'więcej niż raz',
  ],
  [
    'nine founders and one who joins later',
    folder({
      czlonkowie: Array.from({length: 10}, (_, i) => ({
        nazwa: `Osoba ${i}`,
        rodzaj: 'fizyczna',
        wstapienie: i === 0 ? 'pozniej' : 'zalozyciel',
      })),
    }),
    'Założycieli jest 9, a statut musi ich podpisać co najmniej 10.',
  ],
  ['a council of two', folder({rada: council.slice(0, 2)}), 'co najmniej trzy osoby'],
  [
    'one person in both organs',
    folder({zarzad: [{imie: 'Jan'}], rada: council}),
    'Jan: jest w zarządzie',
  ],
  ['three different people', folder({zarzad: [{imie: 'Jan'}], rada: council}), 'a jest: 3'],
  [
    'a board nobody has named',
    folder({czlonkowie: legal, zarzad: [{imie: 'Anna Nowak'}]}),
    'Wpisz, kto wskazał: Anna Nowak',
  ],
  [
    'a mayor in the council',
    folder({rada: [{imie: 'Jan', stanowisko: 'wojt'}]}),
    'nie może być w radzie nadzorczej',
  ],
  [
    'a councillor where the municipality is a member',
    folder({czlonkowie: legal, zarzad: [{imie: 'Jan', wskazal: 'OSP', stanowisko: 'radny'}]}),
    'naszym zdaniem nie może być w zarządzie',
  ],
  [
    'a municipality that is a town',
    folder({gminy: [{nazwa: 'Miasto', rodzaj: 'miejska'}]}),
    'gminach wiejskich i miejsko-wiejskich',
  ],
  ['more than 10 MW', folder({zrodla: [{moc: '10001'}]}), 'Łączna moc'],
  [
    'a plant that covers too little',
    folder({punkty: [{zuzycie: '1000'}], zrodla: [{moc: '1', produkcja: '600'}]}),
    'pokrywają w ciągu roku 60%',
  ],
])('%s is told', (_, of, words) => {
  expect(texts(of)).toContain(words);
  expect(warningsOf(of, null).every(({basis}) => /art\. \d/.test(basis))).toBe(true);
  // Every check knows the fields it is about, and so a step.
  for (const warning of warningsOf(of, null)) {
    expect(warning.about.filter((id) => fieldOf(id) === null)).toEqual([]);
    expect(folderSteps.some(({groups}) => warningsAt([warning], groups).length > 0)).toBe(true);
  }
});

test('A councillor in a cooperative of neighbours is told nothing', () => {
  const neighbours = Array.from({length: 10}, (_, i) => ({
    nazwa: `Osoba ${i}`,
    rodzaj: 'fizyczna',
  }));
  expect(
    texts(folder({czlonkowie: neighbours, zarzad: [{imie: 'Jan', stanowisko: 'radny'}]})),
  ).toBe('');
});

test('Municipalities of the register are checked to be neighbours', () => {
  const place = (teryt: string): Municipality => ({
    teryt,
    name: teryt,
    kind: 'rural',
    county: '',
    neighbours: new Set(),
  });
  const gminy = [{nazwa: 'A'}, {nazwa: 'B'}];
  expect(warningsOf(folder({gminy}), [place('000001'), place('000002')])).toEqual([
    expect.objectContaining({about: ['gminy.nazwa']}),
  ]);
});

test('What the law says of six founders without a council and with the mayor in the board stands at its steps and papers', () => {
  const warnings = warningsOf(unlawfulFolder, null);
  expect(warnings.map(mendingGroup)).toEqual(['czlonkowie', 'wybor', 'zarzad']);
  const at = folderSteps.map(({groups}) => stateWords(warningsAt(warnings, groups)));
  expect(at).toEqual(['wypełnione', 'uwaga prawa', 'uwagi prawa: 2', 'uwaga prawa', 'wypełnione']);
  const inPaper = (...fields: string[]): string[] =>
    warningsIn(warnings, {fields}).map(({text}) => text.slice(0, 16));
  expect(inPaper('czlonek.nazwa')).toEqual(['Liczba członków:']);
  expect(inPaper('razem.fizyczne')).toEqual(['Liczba członków:']);
  expect(inPaper('sprawdzenie.zalozyciele')).toEqual(['Liczba członków:']);
  expect(inPaper('wybor.rada', 'zarzad.imie')).toEqual(['Bez rady nadzorc', 'Jan Wiśniewski (']);
  expect(inPaper('spoldzielnia.nazwa', 'punkty.lp')).toEqual([]);
});

test('A state is what the law says, what is missing, or that all is filled in', () => {
  expect(stateWords([], 0)).toBe('wypełnione');
  expect(stateWords([], 3, ['rada'])).toBe('brakuje pól: 3; brakuje wpisów: rada nadzorcza');
  expect(stateWords(warningsOf(unlawfulFolder, null), 2)).toBe('uwagi prawa: 3; brakuje pól: 2');
});

test('that months are settled by other shares than those of the statute is said, with who is concerned', () => {
  const record: CooperativeRecord = {
    ...newRecord,
    key: 'fixed',
    shares: [2, 1, 3],
    members: [
      {name: 'Gmina', shareCount: 3},
      {name: 'Kowalski', shareCount: 3},
    ],
    points: [{id: 'szkoła', holder: 'Gmina'}, {id: 'urząd', holder: 'Gmina'}, {id: 'Kowalski'}],
  };
  expect(shareWarnings(record)).toEqual([]);
  const [other] = shareWarnings({...record, shares: [2, 2, 3]});
  expect(other?.text).toContain('Gmina, Kowalski');
  expect(other?.about[0]).toBe('wybor.klucz');
  const unsaid = {...record, members: [{name: 'Gmina', shareCount: 3}]};
  expect(shareWarnings(unsaid)[0]?.text).toContain('(Gmina, Kowalski).');
  // Without shares of points it is the statute's own.
  expect(shareWarnings({...record, shares: undefined})).toEqual([]);
  expect(shareWarnings({...record, key: 'hourly'})).toEqual([]);
});
