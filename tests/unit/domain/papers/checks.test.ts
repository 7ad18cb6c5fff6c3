import {type CooperativeRecord, newRecord} from '@cooperative/settlement/record';
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
const legal = ['Gmina Lipowa', 'Wodociągi', 'OSP'].map((name, index) => ({
  name,
  kind: index === 0 ? 'municipality' : 'legal',
}));
const board = [{name: 'Anna Nowak', namedBy: 'OSP', post: 'none'}];
const council = ['Jan', 'Ewa', 'Piotr'].map((name) => ({name, post: 'none'}));

test.each([legalFolder, villageFolder])('The sample folders keep the law', (sample) => {
  expect(texts(sample)).toBe('');
});

test('An empty folder has nothing wrong, and neither has one that keeps the law', () => {
  expect(warningsOf(emptyFolder, null)).toEqual([]);
  const good = folder(
    {members: legal, board: board, council: council},
    {'choices.members': 'legal', 'choices.votes': 'shares'},
  );
  expect(texts(good)).toBe('');
});

test.each<readonly [string, Folder, string]>([
  ['two legal persons are too few', folder({members: legal.slice(0, 2)}), 'Liczba członków: 2'],
  [
    'a cooperative that is none of farmers needs a council',
    folder({}, {'choices.council': 'no', 'choices.boardElectedBy': 'council'}),
    'Inna musi mieć radę. | Zarząd ma wybierać rada nadzorcza, a ma jej nie być.',
  ],
  [
    'a president alone is a board of one',
    folder({board: [...board, ...board]}, {'choices.board': 'one'}),
    'osób w zarządzie jest: 2',
  ],
  [
    'nine natural persons are too few',
    folder({
      members: Array.from({length: 9}, (_, i) => ({name: `Osoba ${i}`, kind: 'natural'})),
    }),
    'Liczba członków: 9',
  ],
  [
    'three whose statute admits natural persons',
    folder({members: legal}, {'choices.members': 'mixed'}),
    'statut nie powinien dopuszczać osób fizycznych',
  ],
  [
    'votes by shares with natural persons',
    folder({}, {'choices.members': 'mixed', 'choices.votes': 'shares'}),
    'jeden członek, jeden głos',
  ],
  [
    'a member entered twice',
    folder({members: [...legal, {name: 'osp', kind: 'legal'}]}),
    'więcej niż raz',
  ],
  [
    'nine founders and one who joins later',
    folder({
      members: Array.from({length: 10}, (_, i) => ({
        name: `Osoba ${i}`,
        kind: 'natural',
        joining: i === 0 ? 'later' : 'founder',
      })),
    }),
    'Założycieli jest 9, a statut musi ich podpisać co najmniej 10.',
  ],
  ['a council of two', folder({council: council.slice(0, 2)}), 'co najmniej trzy osoby'],
  [
    'one person in both organs',
    folder({board: [{name: 'Jan'}], council: council}),
    'Jan: jest w zarządzie',
  ],
  ['three different people', folder({board: [{name: 'Jan'}], council: council}), 'a jest: 3'],
  [
    'a board nobody has named',
    folder({members: legal, board: [{name: 'Anna Nowak'}]}),
    'Wpisz, kto wskazał: Anna Nowak',
  ],
  [
    'a mayor in the council',
    folder({council: [{name: 'Jan', post: 'mayor'}]}),
    'nie może być w radzie nadzorczej',
  ],
  [
    'a councillor where the municipality is a member',
    folder({members: legal, board: [{name: 'Jan', namedBy: 'OSP', post: 'councillor'}]}),
    'naszym zdaniem nie może być w zarządzie',
  ],
  [
    'a municipality that is a town',
    folder({municipalities: [{name: 'Miasto', kind: 'urban'}]}),
    'gminach wiejskich i miejsko-wiejskich',
  ],
  ['more than 10 MW', folder({sources: [{kw: '10001'}]}), 'Łączna moc'],
  [
    'a plant that covers too little',
    folder({points: [{annualKwh: '1000'}], sources: [{kw: '1', annualKwh: '600'}]}),
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
    name: `Osoba ${i}`,
    kind: 'natural',
  }));
  expect(texts(folder({members: neighbours, board: [{name: 'Jan', post: 'councillor'}]}))).toBe('');
});

test('Municipalities of the register are checked to be neighbours', () => {
  const place = (teryt: string): Municipality => ({
    teryt,
    name: teryt,
    kind: 'rural',
    county: '',
    neighbours: new Set(),
  });
  const municipalities = [{name: 'A'}, {name: 'B'}];
  expect(warningsOf(folder({municipalities}), [place('000001'), place('000002')])).toEqual([
    expect.objectContaining({about: ['municipalities.name']}),
  ]);
});

test('What the law says of six founders without a council and with the mayor in the board stands at its steps and papers', () => {
  const warnings = warningsOf(unlawfulFolder, null);
  expect(warnings.map(mendingGroup)).toEqual(['members', 'choices', 'board']);
  const at = folderSteps.map(({groups}) => stateWords(warningsAt(warnings, groups)));
  expect(at).toEqual(['wypełnione', 'uwaga prawa', 'uwagi prawa: 2', 'uwaga prawa', 'wypełnione']);
  const inPaper = (...fields: string[]): string[] =>
    warningsIn(warnings, {fields}).map(({text}) => text.slice(0, 16));
  expect(inPaper('member.name')).toEqual(['Liczba członków:']);
  expect(inPaper('total.natural')).toEqual(['Liczba członków:']);
  expect(inPaper('check.founders')).toEqual(['Liczba członków:']);
  expect(inPaper('choices.council', 'board.name')).toEqual([
    'Bez rady nadzorc',
    'Jan Wiśniewski (',
  ]);
  expect(inPaper('cooperative.name', 'points.row')).toEqual([]);
});

test('A state is what the law says, what is missing, or that all is filled in', () => {
  expect(stateWords([], 0)).toBe('wypełnione');
  expect(stateWords([], 3, ['council'])).toBe('brakuje pól: 3; brakuje wpisów: rada nadzorcza');
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
  expect(other?.about[0]).toBe('choices.key');
  const unsaid = {...record, members: [{name: 'Gmina', shareCount: 3}]};
  expect(shareWarnings(unsaid)[0]?.text).toContain('(Gmina, Kowalski).');
  // Without shares of points it is the statute's own.
  expect(shareWarnings({...record, shares: undefined})).toEqual([]);
  expect(shareWarnings({...record, key: 'hourly'})).toEqual([]);
});
