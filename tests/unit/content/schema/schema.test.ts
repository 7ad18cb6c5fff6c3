import {checkShape} from '@site/src/content/data/checkShape';
import {ContentError} from '@site/src/content/problem';
import {announcements, changes, register} from '@site/src/content/schema/notices';
import {article} from '@site/src/content/schema/article';
import {glossary} from '@site/src/content/schema/glossary';
import {audienceNames, levelNames} from '@site/src/domain/articles/filters';

const valid = {
  title: 'Artykuł wzorcowy do testów',
  description: 'd'.repeat(100),
  sidebar_position: 1,
  audience: ['gmina'],
  level: 'podstawowy',
  tags: ['oplaty'],
  updated: '2026-11-20',
  checked: '2026-11-20',
  facts: ['F01'],
  sources: ['OZE'],
  related: ['pierwszy', 'drugi'],
  summary: ['Pierwsze zdanie.', 'Drugie zdanie.', 'Trzecie zdanie.'],
};

const passes = (fields: object): boolean => article.safeParse({...valid, ...fields}).success;
const many = (count: number, value: string): string[] => Array.from({length: count}, () => value);

describe('Front matter of an article', () => {
  test.each([
    ['title', 'characters', 10, 80, (count: number) => 't'.repeat(count)],
    ['description', 'characters', 50, 160, (count: number) => 'd'.repeat(count)],
    ['tags', 'tags', 1, 4, (count: number) => many(count, 'oplaty')],
    ['related', 'articles', 2, 4, (count: number) => many(count, 'inny-artykul')],
    ['summary', 'sentences', 3, 5, (count: number) => many(count, 'Jedno zdanie.')],
  ])('accepts a %s of %s from %d to %d', (field, _, min, max, make) => {
    expect(passes({[field]: make(min)})).toBe(true);
    expect(passes({[field]: make(max)})).toBe(true);
    expect(passes({[field]: make(min - 1)})).toBe(false);
    expect(passes({[field]: make(max + 1)})).toBe(false);
  });

  test('counts the characters of a description without the spaces around it', () => {
    expect(passes({description: `${'d'.repeat(49)}   `})).toBe(false);
  });

  test.each([
    ['sidebar_position', 0],
    ['sidebar_position', 1.5],
    ['sidebar_position', '1'],
    ['root_url', '/FAQ'],
    ['related', ['Pierwszy', 'drugi']],
    ['related', ['pierwszy.md', 'drugi']],
    ['sources', ['Oze']],
    ['sources', []],
    ['audience', []],
    ['facts', ['F1']],
    ['updated', '2026-02-29'],
    ['aliases', ['x']],
    ['color_mode', 'system'],
    ['color_mode', true],
    ['glossary', true],
    ['glossary_skip', ['Akcyza']],
    ['nieznane_pole', 'x'],
  ])('refuses %s: %j', (field, value) => expect(passes({[field]: value})).toBe(false));

  test.each([
    ['root_url', '/faq'],
    ['sidebar_label', 'Próg 70%'],
    ['aliases', ['ilu członków']],
    ['facts', []],
    ['color_mode', 'dark'],
    ['glossary', false],
    ['glossary_skip', ['akcyza']],
    ['color_mode', 'light'],
    ['updated', '2028-02-29'],
  ])('accepts %s: %j', (field, value) => expect(passes({[field]: value})).toBe(true));
});

test('An editor may choose exactly the audiences and levels that have a name on the page', () => {
  const choicesOf = (shape: {options: readonly string[]}): readonly string[] => shape.options;
  expect(choicesOf(article.shape.audience.element)).toEqual(Object.keys(audienceNames));
  expect(choicesOf(article.shape.level)).toEqual(Object.keys(levelNames));
});

describe('The glossary', () => {
  const term = (fields: object): object => ({
    term: 'akcyza',
    forms: 'akcyzy, akcyzę',
    definition: 'd'.repeat(30),
    basis: 'ustawa',
    ...fields,
  });
  const check = (terms: object): unknown => checkShape(glossary, terms, 'slownik.yaml');

  test('reads forms from one text; a comma in a number does not separate forms', () => {
    expect(
      glossary.parse({a: term({term: 'wynik 1:0,6', forms: 'wyniku 1:0,6, wynikiem 1:0,6'})}),
    ).toMatchObject({a: {forms: ['wyniku 1:0,6', 'wynikiem 1:0,6'], see: []}});
  });

  test('refuses a form that two terms share, even one without its part in brackets', () => {
    expect(() =>
      check({a: term({}), b: term({term: 'podatek', forms: 'podatku, akcyzy (energii)'})}),
    ).toThrow(
      new ContentError(
        'slownik.yaml:\n  – pole „b.forms”: znaleziono „podatku, akcyzy (energii)” (znaków: 25). Forma „akcyzy” stoi też w haśle „a”. Zostaw ją w jednym.',
      ),
    );
  });

  test.each(['a', 'nic'])('refuses to refer from a term to „%s”', (other) => {
    expect(() => check({a: term({see: [other]})})).toThrow(
      'pole „a.see[1]”: znaleziono „' + other + '”',
    );
  });
});

describe('The register', () => {
  const reading = (day: string): object => ({
    day,
    label: '4.09.2025',
    count: 138,
    fact: 'F88',
    sources: ['RP2'],
  });

  test.each([
    [['2025-09-04', '2026-03-02'], true],
    [['2026-03-02', '2025-09-04'], false],
    [['2025-09-04', '2025-09-04'], false],
  ])('with readings of %j passes: %s', (days, expected) => {
    expect(register.safeParse({readings: days.map(reading)}).success).toBe(expected);
  });
});

test('No two changes have the same place on their page', () => {
  const change = (title: string): object => ({
    date: '2026-11-26',
    kind: 'poprawka',
    title,
    text: 'Wcześniej pisaliśmy inaczej niż dziś.',
    to: '/faq',
  });
  const passing = (...titles: readonly string[]): boolean =>
    changes.safeParse({items: titles.map(change)}).success;
  expect(passing('Kto podpisuje za gminę', 'Kto podpisuje za spółkę')).toBe(true);
  expect(passing('Kto podpisuje za gminę', 'Kto podpisuje za gminę?')).toBe(false);
});

describe('Announcements', () => {
  const item = (fields: object): object => ({
    id: 'nowy-prog',
    text: 'Zdanie o zmianie w prawie.',
    link: {label: 'Kalendarz', to: '/baza-wiedzy/zmiany-w-prawie-kalendarz'},
    from: '2026-11-20',
    to: '2026-11-20',
    source: 'ERP',
    checked: '2026-11-20',
    ...fields,
  });

  test.each([
    ['of one day', [item({})], true],
    ['that end before they begin', [item({to: '2026-11-19'})], false],
    ['of one name', [item({}), item({})], false],
    ['of two names', [item({}), item({id: 'inne'})], true],
  ])('%s', (_, items, expected) => expect(announcements.safeParse({items}).success).toBe(expected));
});
