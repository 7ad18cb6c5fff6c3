import {openSource, readMeterFiles, toReadings} from '../../src';

const load = (): never => {
  throw new Error('Nothing is packed.');
};

async function sums(name: string, text: string): Promise<readonly number[]> {
  const source = await openSource(name, new TextEncoder().encode(text), load);
  const {joined, outcomes} = readMeterFiles([source]);
  if (!joined?.ok) {
    throw new Error(JSON.stringify(joined ?? outcomes));
  }
  const {withdrawn, injected, startUtc} = toReadings(joined.value);
  expect(startUtc).toBe('2026-05-31T22:00Z');
  return [withdrawn, injected].map((values) =>
    Number(values.reduce((total, value) => total + value, 0).toFixed(6)),
  );
}

const moments = Array.from({length: 24}, (_, hour) => Date.UTC(2026, 4, 31, 22 + hour));
const civil = (ms: number): string => new Date(ms + 7_200_000).toISOString().slice(0, 19);

const documents: Readonly<Record<string, readonly [json: unknown, wanted: readonly number[]]>> = {
  'a list of records': [
    moments.map((ms) => ({timestamp: civil(ms), pobor: 0.5, oddanie: 0.2})),
    [12, 4.8],
  ],
  'records under a key, with what is said above them': [
    {unit: 'kWh', data: moments.map((ms) => ({timestamp: civil(ms), import: 0.5, export: 0.2}))},
    [12, 4.8],
  ],
  'moments of UTC with a zone': [
    {data: moments.map((ms) => ({timestamp: new Date(ms).toISOString(), pobor: 0.5}))},
    [12, 0],
  ],
  'milliseconds from 1970': [moments.map((ms) => ({timestamp: ms, pobor: 0.5})), [12, 0]],
  'seconds from 1970': [moments.map((ms) => ({timestamp: ms / 1000, pobor: 0.5})), [12, 0]],
  'values in records of their own': [
    moments.map((ms) => ({timestamp: civil(ms), energia: {pobrana: 0.5, oddana: 0.2}})),
    [12, 4.8],
  ],
  'two lists told apart by their keys': [
    {
      import: moments.map((ms) => ({timestamp: civil(ms), value: 0.5})),
      export: moments.map((ms) => ({timestamp: civil(ms), value: 0.2})),
    },
    [12, 4.8],
  ],
  'a list many keys deep, with a price of each reading': [
    {
      data: {
        viewer: {
          home: {
            consumption: {
              nodes: moments.map((ms) => ({
                from: civil(ms),
                consumption: 0.5,
                consumptionUnit: 'kWh',
                unitPrice: 0.9,
              })),
            },
          },
        },
      },
    },
    [12, 0],
  ],
  'a list two keys deep': [
    {result: {readings: moments.map((ms) => ({timestamp: civil(ms), pobor: '0.5'}))}},
    [12, 0],
  ],
};

test.each(Object.entries(documents))('JSON with %s is read', async (_, [json, wanted]) => {
  expect(await sums('odczyty.json', JSON.stringify(json))).toEqual(wanted);
  expect(await sums('odczyty.json', `\uFEFF${JSON.stringify(json, null, 2)}`)).toEqual(wanted);
});

const page = (rows: readonly string[]): string =>
  `<html><head><meta charset="utf-8"><style>td {color: red}</style></head><body><h1>Raport</h1><table>${rows.join('')}</table></body></html>`;
const tr = (cells: readonly string[], tag = 'td'): string =>
  `<tr>${cells.map((cell) => `<${tag} class="x">${cell}</${tag}>`).join('')}</tr>`;
const readings = moments.map((ms) => tr([civil(ms).replace('T', ' '), '0,5', '&nbsp;0,2 ']));

test.each([
  ['', [tr(['Data i godzina', 'Pobór [kWh]', 'Oddanie&nbsp;[kWh]'], 'th'), ...readings]],
  [
    ' and a heading in two rows',
    [
      '<tr><th rowspan="2">Data i godzina</th><th colspan="2">Energia [kWh]</th></tr>',
      tr(['pobrana', 'oddana'], 'th'),
      ...readings,
    ],
  ],
  [' whose tags do not end', ['<TR><TD>Data<TD>Pobór [kWh]<TD>Oddanie', ...readings]],
])('a web page called XLS, with a table%s, is read', async (_, rows) => {
  expect(await sums('raport.xls', page(rows))).toEqual([12, 4.8]);
});

test('a web page without a table, and one with a table in a table, are refused', async () => {
  for (const html of ['<html><p>Sesja wygasła</p></html>', page(['<tr><td><table>'])]) {
    const source = await openSource('raport.xls', new TextEncoder().encode(html), load);
    expect(readMeterFiles([source]).outcomes).toMatchObject([
      {ok: false, errors: [{message: expect.stringContaining('To strona internetowa') as string}]},
    ]);
  }
});
