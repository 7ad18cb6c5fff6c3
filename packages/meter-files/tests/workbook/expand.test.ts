import {strToU8, unzipSync, zipSync} from 'fflate';
import {expand, openSource, readMeterFiles, toReadings} from '../../src';
import {workbook} from '../samples/workbook';

const load = jest.fn(() => Promise.resolve(unzipSync));

const rows = (day: string, kwh: string): string[] =>
  Array.from({length: 24}, (_, hour) => `${day} ${hour + 1}:00;${kwh}`);
const use = ['Data;Pobór [kWh]', ...rows('2026-06-01', '0,5')].join('\n');
const surplus = ['Data;Oddanie [kWh]', ...rows('2026-06-01', '0,2')].join('\n');

function zip(files: Readonly<Record<string, Uint8Array>>): Uint8Array<ArrayBuffer> {
  return new Uint8Array(zipSync(files));
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A workbook with these sheets, of the rows of CSV files. */
function bookOf(
  sheets: Readonly<Record<string, string>>,
  hidden?: string,
): Uint8Array<ArrayBuffer> {
  const names = Object.keys(sheets);
  const cells = (text: string): string =>
    text
      .split('\n')
      .map((row) => {
        const all = row.split(';').map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`);
        return `<row>${all.join('')}</row>`;
      })
      .join('');
  const target = (at: number): string => `worksheets/sheet${at + 1}.xml`;
  const [first = '', ...others] = Object.values(sheets).map(cells);
  return new Uint8Array(
    workbook(first, {
      'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${names.map((name, at) => `<sheet name="${name}" ${name === hidden ? 'state="hidden" ' : ''}r:id="r${at}"/>`).join('')}</sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': `<Relationships>${names.map((_, at) => `<Relationship Id="r${at}" Type="${office}/worksheet" Target="${target(at)}"/>`).join('')}</Relationships>`,
      ...Object.fromEntries(
        others.map((sheet, at) => [
          `xl/${target(at + 1)}`,
          `<worksheet xmlns="${main}"><sheetData>${sheet}</sheetData></worksheet>`,
        ]),
      ),
    }),
  );
}

function bytesOf(content: Uint8Array<ArrayBuffer> | string): Uint8Array<ArrayBuffer> {
  return typeof content === 'string' ? strToU8(content) : content;
}

/** The names of the files in a file, and the sums of energy drawn and given. */
async function read(name: string, bytes: Uint8Array<ArrayBuffer>) {
  const parts = await expand(name, bytes, load);
  const sources = await Promise.all(
    parts.map((part) => openSource(part.name, bytesOf(part.content), load)),
  );
  const {joined, outcomes} = readMeterFiles(sources);
  if (!joined?.ok) {
    throw new Error(JSON.stringify(joined ?? outcomes));
  }
  const sum = (values: Float64Array): number =>
    Number(values.reduce((total, value) => total + value, 0).toFixed(6));
  const {withdrawn, injected} = toReadings(joined.value);
  return {names: parts.map((part) => part.name), sums: [sum(withdrawn), sum(injected)]};
}

const whole = [12, 4.8];
const cases: Readonly<Record<string, readonly [Uint8Array<ArrayBuffer>, readonly string[]]>> = {
  'two CSV files': [
    zip({'pobor.csv': strToU8(use), 'oddanie.csv': strToU8(surplus)}),
    ['pobor.csv', 'oddanie.csv'],
  ],
  'files in folders, with what systems leave and a description': [
    zip({
      'czerwiec/pobor.csv': strToU8(use),
      'czerwiec/.DS_Store': strToU8('x'),
      '__MACOSX/czerwiec/._pobor.csv': strToU8('x'),
      'czytaj.pdf': strToU8('%PDF'),
      'czerwiec/oddanie.txt': strToU8(surplus),
    }),
    ['pobor.csv', 'oddanie.txt'],
  ],
  'a workbook and a CSV file': [
    zip({'pobor.xlsx': bookOf({Dane: use}), 'oddanie.csv': strToU8(surplus)}),
    ['pobor.xlsx', 'oddanie.csv'],
  ],
  'a note about its files': [
    zip({
      'CZYTAJ.txt': strToU8('Dane pomiarowe z portalu,\nstan na 2026-06-02.\n'),
      'pobor.csv': strToU8(use),
      'oddanie.txt': strToU8(surplus),
    }),
    ['pobor.csv', 'oddanie.txt'],
  ],
  'a zip in a zip': [
    zip({'a.zip': zip({'pobor.csv': strToU8(use)}), 'oddanie.csv': strToU8(surplus)}),
    ['pobor.csv', 'oddanie.csv'],
  ],
};

test.each(Object.entries(cases))('a zip with %s is read whole', async (_, [bytes, names]) => {
  expect(await read('portal.zip', bytes)).toEqual({names, sums: whole});
});

test.each([
  ['pobór and oddanie', {Pobór: use, Oddanie: surplus}],
  ['a description between them', {Dane: use, Opis: 'Legenda\na;b', 'Dane 2': surplus}],
])('a workbook with sheets of %s is read whole', async (_, sheets) => {
  const names = Object.keys(sheets).filter((name) => name !== 'Opis');
  expect(await read('rok.xlsx', bookOf(sheets))).toEqual({
    names: names.map((name) => `rok.xlsx, arkusz ${name}`),
    sums: whole,
  });
});

const days = ['Data;Pobór [kWh]', '2026-06-01 00:00;12', '2026-06-02 00:00;0'].join('\n');

test.each([
  ['of days beside that of hours', bookOf({Dni: days, Godziny: use}), 'Dni” ma sumy dni'],
  [
    'that is hidden',
    bookOf({Godziny: use, Stare: use.replaceAll('0,5', '9')}, 'Stare'),
    'Stare” jest ukryty',
  ],
])('a sheet %s is left out, which is told', async (_, book, told) => {
  const parts = await expand('rok.xlsx', book, load);
  const {outcomes, joined} = readMeterFiles(
    parts.map(({name, content}) => ({name, bytes: bytesOf(content)})),
  );
  expect(joined?.ok && toReadings(joined.value).withdrawn.reduce((sum, kwh) => sum + kwh)).toBe(12);
  expect(outcomes).toMatchObject([
    {value: {account: {notes: [`Arkusz „${told}, więc go pominięto.`]}}},
  ]);
});

test.each([
  ['Jednostka;MWh', 'unit', 'wiersz „Arkusz Opis: Jednostka MWh” mówi o innej niż kWh'],
  ['Mnożna;40', 'columns', 'mnożną 40'],
  ['Cena;620 zł/MWh', null, ''],
  ['kWh;kilowatogodzina\nMWh;megawatogodzina', null, ''],
])('a sheet without readings may speak of all of them: %s', async (line, asks, reason) => {
  const unnamed = use.replace(' [kWh]', '');
  const sheets = {Dane: unnamed, Opis: line};
  const more = {...sheets, 'Dane 2': unnamed.replaceAll('06-01', '06-02')};
  for (const book of [sheets, more].map((all) => bookOf(all))) {
    const parts = await expand('rok.xlsx', book, load);
    const sources = parts.map(({name, content}) => openSource(name, bytesOf(content), load));
    const [outcome] = readMeterFiles(await Promise.all(sources)).outcomes;
    expect(outcome).toMatchObject({
      value:
        asks === null ? {kind: 'read'} : {asks, reason: expect.stringContaining(reason) as unknown},
    });
  }
});

test('sheets that tell their direction only by their names are told apart', async () => {
  const plain = (kwh: string): string => ['timestamp;value', ...rows('2026-06-01', kwh)].join('\n');
  const {sums} = await read('rok.xlsx', bookOf({pobór: plain('0,5'), nadwyżka: plain('0,2')}));
  expect(sums).toEqual(whole);
});

test('a message of a sheet names the row in which it stands there', async () => {
  const broken = use.replace('0,5', 'x');
  const parts = await expand('rok.xlsx', bookOf({a: broken, b: surplus}), load);
  const {outcomes} = readMeterFiles(
    parts.map(({name, content}) => ({name, bytes: bytesOf(content)})),
  );
  expect(outcomes[0]).toMatchObject({
    ok: false,
    errors: [{message: expect.stringContaining('Wiersz 2, kolumna') as string}],
  });
});

test('a workbook of one sheet with readings, and any other file, stays itself', async () => {
  const book = bookOf({Opis: 'Legenda\na;b', Dane: use});
  expect(await expand('a.xlsx', book, load)).toEqual([{name: 'a.xlsx', content: book}]);
  load.mockClear();
  const text = strToU8(use);
  expect(await expand('a.csv', text, load)).toEqual([{name: 'a.csv', content: text}]);
  expect(load).not.toHaveBeenCalled();
});

test('names in the letters of old programs are read', async () => {
  // „pobór.csv” in code page 852, as a zip without the mark of UTF-8 has it.
  const bytes = zip({'pobXr.csv': strToU8(use)});
  const named = bytes.map((byte, at) =>
    byte === 0x58 && bytes[at - 1] === 0x62 && bytes[at + 1] === 0x72 ? 0xa2 : byte,
  );
  const [part] = await expand('portal.zip', named, load);
  expect(part?.name).toBe('pobór.csv');
});

test('the point of a file in a zip is that of its folder or of the zip', async () => {
  const [one, other] = ['590300000000000017', '590300000000000024'];
  const files = {
    [`${one}/czerwiec.csv`]: strToU8(use),
    [`${other}/lipiec.csv`]: strToU8(surplus),
  };
  const parts = await expand('odczyty.zip', zip(files), load);
  const {meters} = readMeterFiles(
    await Promise.all(parts.map((part) => openSource(part.name, bytesOf(part.content), load))),
  );
  expect(meters).toEqual([one, other]);
  const named = await expand(`${one}.zip`, zip({'dane.csv': strToU8(use)}), load);
  expect(named.map(({name}) => name)).toEqual([`dane.csv, plik ${one}.zip`]);
});

test('files of one name in a zip are told apart by their folders', async () => {
  const files = {'2026/maj/dane.csv': strToU8(use), '2026/lipiec/dane.csv': strToU8(use)};
  expect((await expand('odczyty.zip', zip(files), load)).map(({name}) => name)).toEqual([
    'dane.csv, folder 2026/maj',
    'dane.csv, folder 2026/lipiec',
  ]);
});

test('a zip without tables is refused with its remedy', async () => {
  const bytes = zip({'czytaj.pdf': strToU8('%PDF')});
  const [part] = await expand('portal.zip', bytes, load);
  const {outcomes} = readMeterFiles([
    await openSource('portal.zip', bytesOf(part?.content ?? bytes), load),
  ]);
  expect(outcomes).toMatchObject([
    {
      ok: false,
      errors: [
        {message: expect.stringContaining('W tym pliku ZIP nie ma plików z odczytami') as string},
      ],
    },
  ]);
});

test('an invoice in a zip is a file, a document of an office program stays one', async () => {
  const invoice = zip({'faktury/faktura.xml': strToU8('<Faktura/>')});
  expect((await expand('faktury.zip', invoice, load)).map(({name}) => name)).toEqual([
    'faktura.xml',
  ]);
  const office = {
    'pismo.docx': zip({
      '[Content_Types].xml': strToU8('<a/>'),
      'word/document.xml': strToU8('<a/>'),
    }),
    'arkusz.ods': zip({'META-INF/manifest.xml': strToU8('<a/>'), 'content.xml': strToU8('<a/>')}),
  };
  for (const [name, content] of Object.entries(office)) {
    expect(await expand(name, content, load)).toEqual([{name, content}]);
  }
  expect(await openSource('arkusz.ods', office['arkusz.ods'], load)).toMatchObject({
    refusal: expect.stringContaining('zapisz go jako XLSX') as string,
  });
});
