import {datedRates} from '../samples/rates';
import {strToU8, unzipSync} from 'fflate';
import {expand, openSource, readPointFile} from '@cooperative/meter-files';
import {settleFiles, type SettledFiles} from '../../src/month/settleFiles';
import {newRecord} from '../../src/record/newRecord';
import {problemsOf} from '../../src/month/problems';
import {workbook} from '../../../meter-files/tests/samples/workbook';

const {rates} = datedRates;

/** A folder of one point with one file. */
async function folderOf(content: string | Uint8Array): Promise<SettledFiles> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const name = 'szkola.csv';
  const load = () => Promise.resolve(unzipSync);
  const parts = await expand(name, new Uint8Array(bytes), load);
  const files = await Promise.all(
    parts.map(async (part) => ({
      name: part.name,
      read: readPointFile(
        await openSource(
          part.name,
          typeof part.content === 'string' ? strToU8(part.content) : part.content,
          load,
        ),
      ),
    })),
  );
  const input = {...newRecord, points: [{id: 'szkoła'}]};
  return settleFiles(input, files, {}, rates);
}

/** What is told of the file and its point, without the hours of the month that no file has. */
function told({problems}: SettledFiles, kind: 'file' | 'double'): readonly string[] {
  return problems.filter((one) => one.kind === kind).map(({message}) => message);
}

/** Energy drawn and given, kWh, and hours of the month without a reading. */
function read({settled}: SettledFiles): readonly number[] | null {
  const [month] = settled.ok ? settled.value.months : [];
  const [own] = month?.exchanges ?? [];
  return own ? [own.withdrawnKwh, own.injectedKwh, own.missingHours] : null;
}

const heading = 'Data;Pobór [kWh];Oddanie [kWh]';
const hours = (day: string, count = 24): readonly string[] =>
  Array.from({length: count}, (_, hour) => `${day} ${hour + 1}:00;1,5;0,25`);
/** Two days of January: 48 hours of 744. */
const text = [heading, ...hours('2026-01-01'), ...hours('2026-01-02')].join('\n');
const wholeText = [72, 12, 696];

describe('a file that cannot be counted says where and what to do, and nothing is counted of it', () => {
  test.each<[string, string | Uint8Array, string]>([
    [
      'commas between columns and in numbers',
      text.replaceAll(';', ','),
      'Wiersz 2: komórek jest 5, a kolumn w nagłówku 3. Jeśli przecinek dzieli i kolumny, i ułamki, zapisz plik w arkuszu jako CSV rozdzielany średnikami.',
    ],
    [
      'spaces between columns, and in their names',
      text.replace('Pobór [kWh]', 'Energia pobrana').replaceAll(';', ' '),
      'Nie rozpoznajemy układu tego pliku. Sprawdź nagłówek pliku. Kolumny w pliku: nr 1, nr 2, nr 3.',
    ],
    [
      'a huge value',
      text.replace('1,5', '999999999'),
      'Wiersz 2: 999999999 kWh w jednym odczycie to za dużo. Popraw liczbę albo jednostkę: może to Wh, a nie kWh.',
    ],
    [
      'a web page saved as XLS',
      '<html><body><table><tr><td>2026-01-01 1:00</td><td>1,5</td></tr></table></body></html>',
      'Nie rozpoznajemy układu tego pliku. Sprawdź nagłówek pliku. Kolumny w pliku: nr 1, nr 2.',
    ],
    [
      'a small file that unpacks to 70 MB',
      workbook('<row r="1"><c><v>1</v></c></row>', {'xl/big.xml': ' '.repeat(70_000_000)}),
      'Arkusz po rozpakowaniu jest za duży. Podziel go na krótsze okresy i wybierz wszystkie części.',
    ],
  ])('%s', async (_, content, message) => {
    const folder = await folderOf(content);
    expect(told(folder, 'file')).toEqual([message]);
    expect(read(folder)).toBeNull();
  });
});

describe('a file that is only odd is counted whole', () => {
  test('spaces between columns', async () => {
    expect(read(await folderOf(text.replaceAll(';', ' ')))).toEqual(wholeText);
  });

  test('two units', async () => {
    const rows = [...hours('2026-01-01'), ...hours('2026-01-02')].flatMap((row) => {
      const [time = ''] = row.split(';');
      return [`${time};pobór;0,0015;MWh`, `${time};oddanie;0,25;kWh`];
    });
    const folder = await folderOf(['Data;Rodzaj;Wartość;Jednostka', ...rows].join('\n'));
    expect(told(folder, 'file')).toEqual([]);
    expect(read(folder)).toEqual(wholeText.map((number) => expect.closeTo(number, 9) as number));
  });

  test('an hour twice counts once, and is told', async () => {
    const folder = await folderOf(`${text}\n2026-01-02 24:00;1,5;0,25`);
    expect(read(folder)).toEqual(wholeText);
    expect(told(folder, 'double')).toEqual([
      'Odczyt z 1 godz. jest w plikach dwa razy, taki sam; pierwsza: 02.01.2026 23:00. Policzyliśmy go raz. Pliki: szkola.csv.',
    ]);
  });

  test('a missing day is a gap, told by its first hour', async () => {
    const whole = Array.from({length: 31}, (_, day) => String(day + 1).padStart(2, '0'));
    const days = whole.filter((day) => day !== '17').flatMap((day) => hours(`2026-01-${day}`));
    const {problems} = await folderOf([heading, ...days].join('\n'));
    expect(problems.map(({kind, message}) => [kind, message])).toEqual([
      ['gap', expect.stringContaining('Brakuje odczytu z 24 godz., pierwsza: 17.01.2026 00:00.')],
    ]);
  });

  test('days of 23 and 25 hours are whole', async () => {
    const spring = hours('2026-03-29').filter((row) => !row.includes(' 3:00'));
    expect(read(await folderOf([heading, ...spring].join('\n')))).toEqual([34.5, 5.75, 720]);
    const autumn = hours('2026-10-25').flatMap((row) => (row.includes(' 3:00') ? [row, row] : row));
    expect(read(await folderOf([heading, ...autumn].join('\n')))).toEqual([37.5, 6.25, 720]);
  });
});

describe('a workbook', () => {
  const cell = (content: string): string => `<c t="inlineStr"><is><t>${content}</t></is></c>`;
  const sheet = (day: string, number = '<v>1.5</v>'): string =>
    [heading, ...hours(day)]
      .map((row, index) => {
        const [time = '', drawn = ''] = row.split(';');
        return `<row>${cell(time)}${index === 0 ? cell(drawn) : `<c>${number}</c>`}</row>`;
      })
      .join('');

  test('with a sheet for each month gives both months', async () => {
    const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
    const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
    const folder = await folderOf(
      workbook(sheet('2026-01-01'), {
        'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Styczeń" r:id="a"/><sheet name="Luty" r:id="b"/></sheets></workbook>`,
        'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="a" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="b" Type="${office}/worksheet" Target="worksheets/sheet2.xml"/></Relationships>`,
        'xl/worksheets/sheet2.xml': `<worksheet xmlns="${main}"><sheetData>${sheet('2026-02-01')}</sheetData></worksheet>`,
      }),
    );
    const {settled} = folder;
    const sums = (settled.ok ? settled.value.months : []).map(({exchanges}) => exchanges[0]);
    expect(sums).toMatchObject([
      {withdrawnKwh: 36, missingHours: 720},
      {withdrawnKwh: 36, missingHours: 648},
    ]);
    expect(told(folder, 'file')).toEqual([]);
  });

  test('with formulas gives what they were worth when it was saved', async () => {
    const folder = await folderOf(workbook(sheet('2026-01-01', '<f>1+0.5</f><v>1.5</v>')));
    expect(read(folder)).toEqual([36, 0, 720]);
  });
});

test('more points than a saved file holds stop the month, however they came', () => {
  const points = Array.from({length: 1001}, (_, at) => ({id: `punkt ${at}`}));
  expect(problemsOf({...newRecord, points: points.slice(0, 1000)})).toEqual([]);
  const [wrong, ...others] = problemsOf({...newRecord, points});
  expect(wrong?.field).toBe('points');
  expect(wrong?.message).toMatch(/1\s001, a\srozliczenie.*najwyżej 1\s000/);
  expect(others).toEqual([]);
});

test('two points of one number are told, and which', () => {
  const points = [
    {id: 'a', ppe: '590322400000000011'},
    {id: 'b', ppe: '590322400000000011'},
  ];
  expect(problemsOf({...newRecord, points}).map(({message}) => message)).toEqual([
    'Numer „590322400000000011” ma w te same dni więcej niż jeden punkt. Popraw jeden z nich.',
  ]);
});

test('Readings of a number that no point has are named beside the points, not asked for', () => {
  const text =
    'PPE;Data;Godzina;Pobór [kWh]\n590322400000000017;2026-06-01;1;1\n590322400000000017;2026-06-01;2;1';
  const read = readPointFile({name: 'dom.csv', bytes: new TextEncoder().encode(text)});
  const input = {...newRecord, points: [{id: 'dom', ppe: '590322400000000024'}]};
  const {settled} = settleFiles(input, [{name: 'dom.csv', read}], {}, rates);
  expect(!settled.ok && settled.errors[0]?.message).toBe(
    'Odczyty są, ale nie należą do żadnego punktu. Z plików: dom.csv (590322400000000017). Punkty: dom (590322400000000024). Porównaj numery PPE i popraw je przy punktach albo na liście.',
  );
});
