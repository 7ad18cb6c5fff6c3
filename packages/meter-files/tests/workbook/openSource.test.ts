import {readFileSync} from 'node:fs';
import path from 'node:path';
import {unzipSync} from 'fflate';
import {openSource, readMeterFiles, summarise} from '../../src';
import {lying, sheetRow, workbook} from '../samples/workbook';

const load = jest.fn(() => Promise.resolve(unzipSync));

beforeEach(() => {
  jest.clearAllMocks();
});

const folder = 'packages/meter-files/tests/fixtures';

function bytesOf(name: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(path.join(folder, name)));
}

test.each([
  ['osd_arkusz_status.xlsx', 'osd_arkusz_status.csv'],
  ['pge_ebok.xls', 'pge_ebok_h01_h24.csv'],
])('the workbook %s gives the hours of %s', async (workbook, csv) => {
  const source = await openSource(workbook, bytesOf(workbook), load);
  const [fromSheet, fromCsv] = [source, {name: csv, bytes: bytesOf(csv)}].map((file) => {
    const {joined} = readMeterFiles([file]);
    if (!joined?.ok) {
      throw new Error(JSON.stringify(joined));
    }
    return {series: joined.value.series, summary: summarise(joined.value)};
  });
  expect(fromSheet).toEqual(fromCsv);
});

test('a workbook with each row in one cell is parted as a text', async () => {
  const lines = ['Data,Godzina,Pobór [kWh]', '2026-06-01,1,0.5', '2026-06-01,2,0.25'];
  const rows = lines.map(
    (line, at) =>
      `<row r="${at + 2}"><c r="A${at + 2}" t="inlineStr"><is><t>${line}</t></is></c></row>`,
  );
  const {table} = await openSource('a.xlsx', new Uint8Array(workbook(rows.join(''))), load);
  expect(table).toEqual([
    {line: 2, cells: ['Data', 'Godzina', 'Pobór [kWh]']},
    {line: 3, cells: ['2026-06-01', '1', '0.5']},
    {line: 4, cells: ['2026-06-01', '2', '0.25']},
  ]);
});

test('a word of a merged cell is of all its rows; a number and a heading are of one', async () => {
  const text = (ref: string, words: string): string =>
    `<c r="${ref}" t="inlineStr"><is><t>${words}</t></is></c>`;
  const number = (ref: string, kwh: number): string => `<c r="${ref}"><v>${kwh}</v></c>`;
  const rows = [
    text('A1', 'Godzina') + text('B1', 'Pobór'),
    text('B2', 'kWh') + text('C2', 'Status') + text('D2', 'Suma'),
    number('A3', 1) + number('B3', 0) + text('C3', 'brak danych') + number('D3', 5),
    number('A4', 2) + number('B4', 0),
    number('A5', 3) + number('B5', 5),
  ].map((cells, at) => `<row r="${at + 1}">${cells}</row>`);
  const ranges = ['A1:A2', 'C3:C4', 'D3:D4'].map((range) => `<mergeCell ref="${range}"/>`);
  const sheet = `<worksheet><sheetData>${rows.join('')}</sheetData><mergeCells>${ranges.join('')}</mergeCells></worksheet>`;
  const file = workbook('', {'xl/worksheets/sheet1.xml': sheet});
  const {table} = await openSource('a.xlsx', new Uint8Array(file), load);
  expect(table?.map(({cells}) => cells)).toEqual([
    ['Godzina', 'Pobór'],
    ['', 'kWh', 'Status', 'Suma'],
    ['1', '0', 'brak danych', '5'],
    ['2', '0', 'brak danych'],
    ['3', '5'],
  ]);
});

test('lines of a description in a workbook are no rows', async () => {
  const lines = [
    'Plik zawiera dane, wstępne',
    '1. Pobór, oddanie',
    '2. Uwagi; zmiany',
    'Od 1, do 2',
  ];
  const rows = lines.map(
    (line, at) =>
      `<row r="${at + 1}"><c r="A${at + 1}" t="inlineStr"><is><t>${line}</t></is></c></row>`,
  );
  const {table} = await openSource('a.xlsx', new Uint8Array(workbook(rows.join(''))), load);
  expect(table?.map(({cells}) => cells)).toEqual(lines.map((line) => [line]));
});

test('other files are not passed to the workbook reader', async () => {
  const bytes = bytesOf('enea_ebok.csv');
  expect(await openSource('enea.csv', bytes, load)).toEqual({name: 'enea.csv', bytes});
  expect(load).not.toHaveBeenCalled();
});

test('a workbook that cannot be opened is refused with its remedy', async () => {
  const bytes = bytesOf('pge_ebok.xls').slice(0, 2000);
  const {outcomes} = readMeterFiles([await openSource('pge.xlsx', bytes, load)]);
  expect(outcomes).toEqual([
    {
      ok: false,
      errors: [
        {
          field: 'pge.xlsx',
          message:
            'Nie udało się odczytać tego arkusza (XLSX). Otwórz plik w arkuszu i zapisz go jako CSV (rozdzielany średnikami), a potem wybierz ten plik.',
        },
      ],
    },
  ]);
});

const row = sheetRow(1, 'AB');
const second = 'xl/worksheets/sheet2.xml';
const beyond: Readonly<Record<string, readonly [make: () => Buffer, words: string]>> = {
  'a value in the last row of Excel': [
    () => workbook(`${row}${sheetRow(1_048_576, 'A')}`),
    'Arkusz sięga wiersza 1048576',
  ],
  'a value in its last column': [
    () => workbook('<row r="3000"><c r="XFD3000"><v>1</v></c></row>'),
    'Wiersz 3000: arkusz sięga kolumny 16384',
  ],
  'a row whose number is written as a power': [
    () => workbook('<row r="1e9"><c r="A1"><v>1</v></c></row>'),
    'Arkusz sięga wiersza 1000000000',
  ],
  'a value in every 64th column of many rows': [
    () =>
      workbook(
        Array.from(
          {length: 40_000},
          (_, index) => `<row><c r="BL${index + 1}"><v>1</v></c></row>`,
        ).join(''),
      ),
    'W arkuszu jest za dużo danych',
  ],
  'a long text that many cells share': [
    () =>
      workbook('<row><c t="s"><v>0</v></c></row>'.repeat(40), {
        'xl/sharedStrings.xml': `<sst><si><t>${'a'.repeat(900_000)}</t></si></sst>`,
      }),
    'W arkuszu jest za dużo danych',
  ],
  'hundreds of megabytes to unpack': [
    () => lying(workbook(row), 900_000_000),
    'Arkusz po rozpakowaniu jest za duży',
  ],
  'many sheets that are large together': [
    () => workbook(row, {[second]: ' '.repeat(66_000_000)}),
    'Arkusz po rozpakowaniu jest za duży',
  ],
};

test.each(Object.entries(beyond))(
  'a workbook with %s is refused in words',
  async (_, [make, words]) => {
    const source = await openSource('duzy.xlsx', new Uint8Array(make()), load);
    expect(source.table).toBeUndefined();
    const {outcomes} = readMeterFiles([source]);
    expect(outcomes).toEqual([
      {
        ok: false,
        errors: [{field: 'duzy.xlsx', message: expect.stringContaining(words) as string}],
      },
    ]);
  },
);

test.each([
  ['columns of small letters', '<row r="1"><c r="zzz1"><v>1</v></c></row>'],
  ['a column of four letters', '<row r="1"><c r="AAAA1"><v>1</v></c></row>'],
  ['a row that is no number', '<row r="x"><c><v>1</v></c></row>'],
  ['rows that go back', `${sheetRow(5, 'A')}${sheetRow(4, 'A')}`],
  ['a tag without an end', '<row r="1'],
  ['a comment without an end', '<!-- '],
  ['a text of millions of characters', `<row><c><v>${'1'.repeat(3_000_000)}</v></c></row>`],
  ['entities of its own', '<!DOCTYPE x [<!ENTITY a "aaaa">]><row><c><v>&a;</v></c></row>'],
])('a workbook with %s is refused with its remedy', async (_, rows) => {
  const bytes = new Uint8Array(workbook(rows));
  expect(await openSource('zly.xlsx', bytes, load)).toEqual({name: 'zly.xlsx', bytes});
});

/** The cells of a workbook's table. */
async function cellsOf(file: Buffer): Promise<readonly (readonly string[])[]> {
  const {table} = await openSource('dane.xlsx', new Uint8Array(file), load);
  return table?.map(({cells}) => cells) ?? [];
}

test.each([
  ['an empty row at its end', '<row r="1048576" ht="12.8" hidden="false"/>'],
  ['an empty cell there', '<row r="1048576"><c r="AMJ1048576" s="0"/></row>'],
  ['styled cells beside its values', '<row r="2"><c r="XFD2" s="0"/></row>'],
])('a workbook with %s is read', async (_, end) => {
  expect(await cellsOf(workbook(`${row}${end}`))).toEqual([['1', '1']]);
});

test('values of all kinds come as a file of text would have them', async () => {
  const cells = `
    <c t="s"><v>0</v></c>
    <c t="inlineStr"><is><r><t>od &lt;</t></r><r><t xml:space="preserve"> do</t></r></is></c>
    <c t="str"><f>A1&amp;"x"</f><v>a_x0041_b</v></c>
    <c><v>0.30000000000000004</v></c>
    <c s="1"><v>45955.041666666664</v></c>
    <c s="2"><v>45955.5</v></c>
    <c s="3"><v>45955.5</v></c>
    <c t="d"><v>2026-01-02T03:04:05</v></c>
    <c t="b"><v>1</v></c>
    <c t="e"><v>#N/A</v></c>
    <c><v>7</v></c>`;
  const file = workbook(`<row r="2">${cells}</row>`, {
    'xl/sharedStrings.xml': '<sst><si><t>wspólny</t><rPh><t>x</t></rPh></si></sst>',
    'xl/styles.xml': `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm;@"/>
      <numFmt numFmtId="165" formatCode="#,##0.00\\ &quot;dm&quot;;[Red]General"/></numFmts>
      <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>
      <cellXfs><xf/><xf numFmtId="22"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>`,
  });
  expect(await cellsOf(file)).toEqual([
    [
      'wspólny',
      'od < do',
      'aAb',
      '0,3',
      '2025-10-25 01:00',
      '2025-10-25 12:00',
      '45955,5',
      '2026-01-02 03:04',
      '',
      '',
      '7',
    ],
  ]);
});

test('days counted from 1904, prefixes of names and comments are understood', async () => {
  const file = workbook('', {
    'xl/workbook.xml': `<?xml version="1.0"?><x:workbook><x:workbookPr date1904="1"/><!-- <sheet> --><x:sheets>
      <x:sheet name="Wykres" d:id="rId9"/><x:sheet name='Dane' d:id='rId1'/></x:sheets></x:workbook>`,
    'xl/styles.xml': '<x:styleSheet><x:cellXfs><x:xf numFmtId="22"/></x:cellXfs></x:styleSheet>',
    'xl/worksheets/sheet1.xml':
      '<x:worksheet><x:sheetData><x:row r="1"><x:c r="B1" s="0"><x:v>44493.5</x:v></x:c></x:row></x:sheetData></x:worksheet>',
  });
  expect(await cellsOf(file)).toEqual([['', '2025-10-25 12:00']]);
});

test('the lines of a workbook are told by their numbers in the sheet', async () => {
  const file = workbook(`${sheetRow(3, 'A')}${sheetRow(7, 'A')}`);
  const {table} = await openSource('dane.xlsx', new Uint8Array(file), load);
  expect(table?.map(({line}) => line)).toEqual([3, 7]);
});

test('a year of quarters of an hour is read in little time', async () => {
  const rows = Array.from({length: 35_040}, (_, index) => sheetRow(index + 1, 'ABC')).join('');
  const bytes = new Uint8Array(workbook(rows));
  const before = process.cpuUsage().user;
  const {table} = await openSource('rok.xlsx', bytes, load);
  expect(table).toHaveLength(35_040);
  expect((process.cpuUsage().user - before) / 1000).toBeLessThan(3000);
});
