import {
  answerOf,
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
    'amounts.share': '1000,5',
    'dates.resolution': '2027-01-15',
    'choices.council': 'yes',
    'cooperative.name': 'Słońce',
  },
  lists: {
    ...emptyFolder.lists,
    municipalities: [{name: 'Lipowa'}, {name: 'Dębowa'}],
    members: [
      {name: 'Gmina Lipowa', kind: 'municipality', shareCount: '3'},
      {name: 'Jan Kowalski', kind: 'natural'},
    ],
    points: [
      {ppe: 'PL1', member: 'Gmina Lipowa', annualKwh: '12000,25'},
      {ppe: 'PL2', member: 'Jan Kowalski', annualKwh: '4000'},
    ],
  },
};
const whole: Filling = {folder, member: null};
const ofGmina: Filling = {folder, member: folder.lists.members[0] ?? null};
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

test.each([
  ['cooperative.name', 'Słońce'],
  ['cooperative.krs', ''],
  ['amounts.share', '1 000,5'],
  ['dates.resolution', '15 stycznia 2027 r.'],
  ['choices.council', 'jest'],
  ['municipalities.name', 'Lipowa, Dębowa'],
  ['total.members', '2'],
  ['total.natural', '1'],
  ['total.legal', '1'],
  ['total.others', '0'],
  ['total.consumption', '16 000,25'],
  ['total.power', ''],
  ['total.coverage', ''],
  ['member.name', ''],
  ['member.consumption', ''],
])('%s is written „%s”', (id, words) => expect(plain(writtenField(whole, id))).toBe(words));

test('A member’s paper has the member’s name, payment and points', () => {
  expect(writtenField(ofGmina, 'member.kind')).toBe('gmina');
  expect(plain(writtenField(ofGmina, 'member.payment'))).toBe('3 001,5');
  expect(plain(writtenField(ofGmina, 'member.consumption'))).toBe('12 000,25');
  expect(rowsOf(ofGmina, 'points')).toHaveLength(1);
});

test('A row repeats for each entry, with its number; three stay empty without any', () => {
  const rows = rowsOf(whole, 'points');
  expect(rows.map((row) => writtenField(row, 'points.row'))).toEqual(['1', '2']);
  expect(rows.map((row) => writtenField(row, 'points.ppe'))).toEqual(['PL1', 'PL2']);
  const empty = rowsOf(whole, 'council');
  expect(empty.map((row) => writtenField(row, 'council.name'))).toEqual(['', '', '']);
  expect(rowsOf({folder, member: {name: 'Bez punktu'}}, 'points')).toHaveLength(1);
});

test('A variant stands, is gone, or waits for its choice', () => {
  expect(isChosen(whole, {field: 'choices.council', values: ['yes']})).toBe(true);
  expect(isChosen(whole, {field: 'choices.council', values: ['no']})).toBe(false);
  expect(isChosen(whole, {field: 'choices.key', values: ['onePrice']})).toBeNull();
  expect(isChosen(ofGmina, {field: 'member.kind', values: ['legal', 'municipality']})).toBe(true);
});

test('A field is missing if nothing, or not every entry, has it', () => {
  expect(
    missingFields(whole, ['cooperative.name', 'cooperative.krs', 'members.shareCount']),
  ).toEqual(['cooperative.krs', 'members.shareCount']);
});

test('A person needs no register and no representative, a municipality both signatures', () => {
  const fields = [
    'member.register',
    'member.representative',
    'member.second',
    'member.contribution',
  ];
  const ofJan = {folder, member: folder.lists.members[1] ?? null};
  expect(missingFields(ofJan, fields)).toEqual([]);
  expect(missingFields(ofGmina, fields)).toEqual(['member.representative', 'member.second']);
  expect(missingFields(whole, ['members.register', 'members.role'])).toEqual(['members.role']);
  expect(missingFields(whole, ['sources.member', 'sources.kw'])).toEqual(['sources.kw']);
});

test('What stands only in a variant that was not chosen is not asked for', () => {
  const fields = ['amounts.share', 'council.name', 'amounts.entryFee', 'total.power'];
  const variantFields = {
    'council.name': ['rada=tak'],
    'amounts.entryFee': ['rada=nie', 'wpisowe=tak'],
  };
  expect(askedFields({fields, variantFields}, whole)).toEqual(fields.slice(0, 3));
  const without = {...whole, folder: withValue(folder, 'choices.entryFee', 'no')};
  expect(askedFields({fields, variantFields}, without)).toEqual(fields.slice(0, 2));
});

test('A field that may stay empty is neither filled in nor missing', () => {
  const fields = ['cooperative.name', 'cooperative.krs', 'sources.member', 'municipalities.name'];
  expect(fieldProgress({fields, variantFields: {}}, whole)).toEqual({
    filled: 2,
    missing: ['cooperative.krs'],
  });
});

test('A member without a source of its own lacks none, once somebody has one', () => {
  const fields = ['sources.kw', 'points.group'];
  expect(missingFields(ofGmina, fields)).toEqual(fields);
  const sources = [{member: 'Jan Kowalski', kw: '5'}];
  const withSource = {...folder, lists: {...folder.lists, sources}};
  expect(missingFields({...ofGmina, folder: withSource}, fields)).toEqual(['points.group']);
});

test('Coverage waits until every point and every source has its number', () => {
  const coverageOf = (sources: Folder['lists']['sources']): string =>
    writtenField(
      {folder: {...folder, lists: {...folder.lists, sources}}, member: null},
      'total.coverage',
    );
  expect(coverageOf([{annualKwh: '12000'}])).toBe('74');
  expect(coverageOf([{annualKwh: '12000'}, {kw: '5'}])).toBe('');
});

test('A community of flat owners is counted apart, and nobody is while one of them is unknown', () => {
  const countsWith = (...kinds: readonly (string | undefined)[]): string[] => {
    const members = kinds.map((kind): Entry => (kind === undefined ? {} : {kind}));
    const filling = {folder: {...folder, lists: {...folder.lists, members}}, member: null};
    return ['natural', 'legal', 'others'].map((name) => writtenField(filling, `total.${name}`));
  };
  expect(countsWith('natural', 'municipality', 'legal', 'publicBody', 'community')).toEqual([
    '1',
    '3',
    '1',
  ]);
  expect(countsWith('natural', undefined)).toEqual(['', '', '']);
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
  const without = {...withValue(folder, 'dates.resolution', ''), sent: days};
  expect(cancelledDays(without, daysOf(without, [list]))).toEqual(days);
  expect(cancelledDays({...folder, sent: days}, days)).toEqual([]);
});

test('Folded fields tell in a few words what is set in them', () => {
  expect(answerOf(folder, 'cooperative')).toBe('Słońce');
  expect(answerOf(folder, 'amounts')).toBe('Wartość jednego udziału: 1\u00a0000,5');
  expect(answerOf(folder, 'choices')).toMatch(/: jest|: tak|rad/i);
  expect(answerOf(folder, 'complaint')).toBe('');
});
