import {claimOf} from '@site/src/domain/papers/claims';
import {isChosen, writtenField} from '@site/src/domain/papers/fill';
import {conditionName} from '@site/src/domain/papers/folder';
import {parseCondition} from '@site/src/domain/papers/words';
import {emptyFolder, type Entry, type Folder} from '@site/src/domain/papers/folderData';

const of = (lists: Partial<Folder['lists']>, values: Entry = {}): Folder => ({
  values,
  lists: {...emptyFolder.lists, ...lists},
});
const members = (...kinds: readonly string[]): readonly Entry[] =>
  kinds.map((kind, index) => ({name: `Członek ${index + 1}`, kind}));
const times = (count: number, kind: string): string[] => Array.from({length: count}, () => kind);
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

test.each<readonly [string, Folder, boolean, string]>([
  [
    'an empty folder',
    emptyFolder,
    false,
    'Pokrycie potrzeb liczy się z całego roku: trzeba znać zużycie i produkcję z 12 miesięcy. Łączna moc instalacji elektrycznych: najwyżej 10 000 kW. Podaj ją, żeby sprawdzić.',
  ],
  [
    '55 %',
    of({points: [{annualKwh: '1000'}], sources: [{kw: '1', annualKwh: '550'}]}),
    false,
    'Instalacje pokrywają w ciągu roku 55% potrzeb. Próg 70% dotyczy wniosków złożonych od 1.01.2026. Łączna moc instalacji elektrycznych: 1 kW, najwyżej 10 000 kW.',
  ],
  [
    '55 % and an application of 2025',
    of(
      {points: [{annualKwh: '1000'}], sources: [{kw: '1', annualKwh: '550'}]},
      {'dates.application': '2025-12-31'},
    ),
    true,
    'Instalacje pokrywają w ciągu roku 55% potrzeb. Próg 40% dotyczy wniosków złożonych do 31.12.2025. Łączna moc instalacji elektrycznych: 1 kW, najwyżej 10 000 kW.',
  ],
  [
    'more than 10 MW',
    of({points: [{annualKwh: '1000'}], sources: [{kw: '10001', annualKwh: '900'}]}),
    false,
    'Instalacje pokrywają w ciągu roku 90% potrzeb. Próg 70% dotyczy wniosków złożonych od 1.01.2026. Łączna moc instalacji elektrycznych: 10 001 kW, najwyżej 10 000 kW.',
  ],
  [
    'a source without its power',
    of({
      points: [{annualKwh: '1000'}],
      sources: [
        {kw: '1', annualKwh: '700'},
        {annualKwh: '1', kw: 'dużo'},
      ],
    }),
    false,
    'Instalacje pokrywają w ciągu roku 70,1% potrzeb. Próg 70% dotyczy wniosków złożonych od 1.01.2026. Łączna moc instalacji elektrycznych: 1 kW, najwyżej 10 000 kW. Nie każda instalacja ma wpisaną moc.',
  ],
  [
    'a point without its use',
    of({points: [{annualKwh: '1000'}, {}], sources: [{kw: '1', annualKwh: '900'}]}),
    false,
    'Pokrycie potrzeb liczy się z całego roku: trzeba znać zużycie i produkcję z 12 miesięcy. Łączna moc instalacji elektrycznych: 1 kW, najwyżej 10 000 kW.',
  ],
])('Power and coverage are confirmed or not: %s', (_, folder, isMet, words) => {
  const found = claimOf(folder, 'power');
  expect({...found, words: plain(found.words)}).toEqual({isMet, words});
});

test.each<readonly [string, readonly Entry[], boolean, string]>([
  ['nobody', [], false, 'Nie przy każdym wiadomo'],
  [
    'ten persons',
    members(...times(10, 'natural')),
    true,
    'Założycieli jest 10, a potrzeba co najmniej 10.',
  ],
  ['nine persons', members(...times(9, 'natural')), false, 'Potrzeba co najmniej 10.'],
  [
    'three legal persons',
    members('municipality', 'legal', 'legal'),
    true,
    'Założycieli jest 3, a potrzeba co najmniej 3.',
  ],
  ['two legal persons', members('municipality', 'legal'), false, 'Potrzeba co najmniej 3.'],
  [
    'a mixed group',
    members('municipality', ...times(12, 'natural')),
    false,
    'Jest to grupa mieszana',
  ],
  [
    'a community of flat owners',
    members('municipality', 'legal', 'community'),
    false,
    'czy wspólnota mieszkaniowa może być członkiem',
  ],
  ['a library', members('municipality', 'legal', 'publicBody'), false, 'jest sporne'],
  [
    'one who is twice',
    [...members('municipality', 'legal'), {name: 'członek 1', kind: 'legal'}],
    false,
    '„członek 1” jest wpisany więcej niż raz.',
  ],
  [
    'somebody unknown',
    [...members('municipality', 'legal'), {name: 'X'}],
    false,
    'Nie przy każdym',
  ],
])('Founders are enough or not: %s', (_, members, isMet, words) => {
  const found = claimOf(of({members}), 'founders');
  expect(found.isMet).toBe(isMet);
  expect(found.words).toContain(words);
});

test('A variant of a check is never open in a filled paper, and has a name on an empty one', () => {
  const [met, other] = ['tak', 'nie'].map((value) => parseCondition(`sprawdzenie.gmina=${value}`));
  const without = {folder: of({members: members('legal')}), member: null};
  const withGmina = {folder: of({members: members('municipality')}), member: null};
  expect(met && [isChosen(without, met), isChosen(withGmina, met)]).toEqual([false, true]);
  expect(other && [isChosen(without, other), isChosen(withGmina, other)]).toEqual([true, false]);
  expect(met && conditionName(met)).toBe('Gmina wśród członków: jest');
  expect(parseCondition('sprawdzenie.pogoda=tak')).toBeNull();
  expect(writtenField(without, 'check.founders')).toContain(
    'Założycieli: 1. Potrzeba co najmniej 3.',
  );
});
