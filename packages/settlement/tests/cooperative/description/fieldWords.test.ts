import * as z from 'zod';
import {fieldInWords, pathOf} from '../../../src/cooperative/description/fieldWords';
import {readDescription} from '../../../src/cooperative/description/readDescription';
import {settlementInput} from '../../../src/cooperative/description/schema';

const start = '2026-01-01T00:00:00+01:00';
const described = {members: [{id: 'urząd'}, {id: 'szkoła'}]};

test.each([
  ['members[2].profile.annualKwh', 'Członek 2 (szkoła): roczne zużycie'],
  ['members[2].profile.monthlyKwh[3]', 'Członek 2 (szkoła): zużycie w miesiącu 3'],
  ['members[1].sources[2].kw', 'Członek 1 (urząd): źródło 2, moc'],
  ['members[1].battery.kwh', 'Członek 1 (urząd): magazyn energii, pojemność użyteczna'],
  ['members[3].id', 'Członek 3: nazwa'],
  ['tariffs.C11 szkoły.zones[1].energy', 'Stawki C11 szkoły: strefa 1, energia czynna'],
  ['key.shares[2]', 'Klucz wewnętrzny: udział członka 2'],
  ['finance.loanRate', 'Inwestycja: oprocentowanie kredytu'],
  ['finance.replacements[1].costZl', 'Inwestycja: wymiana 1, koszt wymiany'],
  ['taryfa', 'taryfa'],
  ['members[2].profile.lata', 'Członek 2 (szkoła): lata'],
])('%s is called „%s”', (field, words) => {
  expect(fieldInWords(pathOf(field), described)).toBe(words);
});

/** Paths of all fields there are, with 0 for the first of a list. */
function allPaths(
  schema: z.core.JSONSchema.BaseSchema,
  path: (string | number)[],
): (string | number)[][] {
  const {properties = {}, items, additionalProperties, anyOf = [], oneOf = []} = schema;
  const inner = (of: unknown): z.core.JSONSchema.BaseSchema => of as z.core.JSONSchema.BaseSchema;
  return [
    ...(path.length > 0 ? [path] : []),
    ...Object.entries(properties).flatMap(([key, of]) => allPaths(inner(of), [...path, key])),
    ...(items ? allPaths(inner(items), [...path, 0]) : []),
    ...(additionalProperties ? allPaths(inner(additionalProperties), [...path, 'C11']) : []),
    ...[...anyOf, ...oneOf].flatMap((of) => allPaths(inner(of), path)),
  ];
}

test('every field of a description has Polish words', () => {
  const paths = allPaths(z.toJSONSchema(settlementInput, {io: 'input'}), []);
  expect(paths.length).toBeGreaterThan(150);
  const isKey = (path: (string | number)[]): boolean => {
    const last = path.at(-1);
    const name = fieldInWords(path, {});
    return typeof last === 'string' && last !== 'C11' && name.split(/: |, /).at(-1) === last;
  };
  expect(paths.filter(isKey)).toEqual([]);
});

test.each(['Infinity', '-Infinity', 'NaN', '1e999'])(
  '%s in a file is refused with its field, though JSON has no such number',
  (number) => {
    const text = `{"version":1,"start":"2026-01-01T00:00:00+01:00","period":"month","members":[{"id":"szkoła","profile":{"kind":"school","annualKwh": ${number} }}]}`;
    expect(readDescription(text)).toMatchObject({
      ok: false,
      errors: [
        {
          field: 'members[1].profile.annualKwh',
          message: expect.stringContaining(
            'pole „Członek 1 (szkoła): roczne zużycie”: znaleziono coś, co nie jest liczbą.',
          ) as unknown,
        },
      ],
    });
  },
);

test.each([
  ['constructor', '{}'],
  ['toString', '1'],
  ['__proto__', '{}'],
])('a field that only the language knows, %s, is named as it is written', (name, value) => {
  const refused = (text: string): unknown => {
    const read = readDescription(text);
    return read.ok ? [] : read.errors.map(({message}) => message);
  };
  const message = `pole „Członek 1: ${name}” nie jest znane. Usuń je albo popraw jego nazwę.`;
  expect(refused(`{"members": [{"${name}": ${value}}]}`)).toContainEqual(message);
  expect(() => refused(`{"${name}": ${value}}`)).not.toThrow();
});

test('a biogas plant in a file that would work more hours than a year has is refused with its field', () => {
  const source = {kind: 'biogas', kw: 40, annualKwh: 360_000};
  const member = {id: 'szkoła', profile: {kind: 'school', annualKwh: 1}, sources: [source]};
  const text = JSON.stringify({version: 1, start, period: 'month', members: [member]});
  expect(readDescription(text)).toEqual({
    ok: false,
    errors: [
      {
        field: 'members[1].sources[1].annualKwh',
        message:
          'pole „Członek 1 (szkoła): źródło 1, roczna produkcja”: znaleziono 360000. Źródło o mocy 40 kW nie wytworzy w roku więcej niż 350\u00a0400 kWh (8760 godzin pełnej mocy). Wpisz mniejszą produkcję albo większą moc.',
      },
    ],
  });
});

const school = {id: 'szkoła', profile: {kind: 'school', annualKwh: 1}};

test.each<[object[], RegExp]>([
  [
    [{...school, sources: [{kind: 'wind', kw: 50, capacityFactor: 0.9}]}],
    /źródło 1, wykorzystanie mocy”: znaleziono 0\.9\. Wpisz liczbę od 0 do 0,6\./,
  ],
  [Array<object>(1001).fill(school), /Podaj najwyżej 1\s000 członków/],
])('what is beyond the limits is refused with them', (members, message) => {
  const read = readDescription(JSON.stringify({version: 1, start, period: 'month', members}));
  expect(read).toMatchObject({
    ok: false,
    errors: [{message: expect.stringMatching(message) as unknown}],
  });
});

test('what is no JSON at all is said to be none', () => {
  const read = readDescription('{\n"a": NaN,\n"b" 1}');
  expect(read).toMatchObject({
    ok: false,
    errors: [{message: expect.stringContaining('to nie jest poprawny JSON') as unknown}],
  });
});

test.each([
  ['{"kind": "spoldzielnia", "version": 1}', 'To plik całej spółdzielni'],
  ['{"format": "teczka-1"}', 'To plik całej spółdzielni'],
  ['{"kind": "spoldzielnia", "version": 2}', 'nowsza wersja strony'],
])('a file of another tool, %s, is told as such and nothing of it is judged', (text, message) => {
  expect(readDescription(text)).toMatchObject({
    ok: false,
    errors: [{message: expect.stringContaining(message) as unknown}],
  });
});
