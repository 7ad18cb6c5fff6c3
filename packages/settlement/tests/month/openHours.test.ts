import {datedRates} from '../samples/rates';
import {readPointFile} from '@cooperative/meter-files';
import {settleFiles, type SettledFiles} from '../../src/month/settleFiles';
import {newRecord} from '../../src/record/newRecord';
import {monthsOutput} from '../../src/month/output';
import type {CooperativeRecord} from '../../src/record/schema';
import {nextMonthFile} from '../../src/month/tables';

const {rates} = datedRates;
const points = [{id: 'dom'}, {id: 'farma', ofCooperative: true}];
const heading = 'Data;Pobór [kWh];Oddanie [kWh]';
const pad = (value: number): string => String(value).padStart(2, '0');

/** Whole days of a month: `kwh` says what a row holds besides its time, null for no row. */
function days(month: string, count: number, kwh: (day: number, hour: number) => string | null) {
  return Array.from({length: count * 24}, (_, index) => {
    const [day, hour] = [Math.floor(index / 24) + 1, (index % 24) + 1];
    const row = kwh(day, hour);
    return row === null ? [] : [`${month}-${pad(day)} ${hour}:00;${row}`];
  }).flat();
}

function settled(
  files: Readonly<Record<string, readonly string[]>>,
  change: Partial<CooperativeRecord> = {},
): {readonly folder: SettledFiles; readonly input: CooperativeRecord; readonly printed: Printed} {
  const input = {...newRecord, points, ...change};
  const read = Object.entries(files).map(([name, rows]) => ({
    name,
    read: readPointFile({name, bytes: new TextEncoder().encode([heading, ...rows].join('\n'))}),
  }));
  const folder = settleFiles(input, read, {}, rates);
  const months = folder.settled.ok ? folder.settled.value.months : [];
  return {folder, input, printed: monthsOutput(input, months) as Printed};
}

interface Printed {
  readonly months: readonly {
    readonly month: string;
    readonly points: readonly {readonly withdrawnKwh: number; readonly missingHours: number}[];
  }[];
  readonly closing: readonly {readonly month: string; readonly kwh: number}[] | null;
}

const farm = [
  ...days('2026-01', 31, (_, hour) => (hour === 12 ? '0;100' : '0;0')),
  ...days('2026-02', 28, (_, hour) => (hour === 12 ? '0;100' : '0;0')),
];

describe('an hour with two values', () => {
  const files = {
    // It ends with the first hour of the next month, as zero.
    'dom_styczen.csv': [...days('2026-01', 31, () => '0,5;0'), '2026-02-01 1:00;0;0'],
    'dom_luty.csv': days('2026-02', 28, () => '0,5;0'),
    'farma.csv': farm,
  };

  test('is left open alone, both values are told, and no stock is handed on from it', () => {
    const {folder, input, printed} = settled(files);
    expect(printed.months.map(({points: [dom]}) => [dom?.withdrawnKwh, dom?.missingHours])).toEqual(
      [
        [372, 0],
        [335.5, 1],
      ],
    );
    expect(printed.closing).toBeNull();
    expect(folder.problems).toEqual([
      {
        kind: 'doubt',
        place: 'dom',
        message:
          'Dwie różne wartości: 1 godz., pierwsza: 01.02.2026 00:00, pobór 0 kWh (dom_styczen.csv) i 0,5 kWh (dom_luty.csv). Razem w tych godzinach: pobór według starszych 0 kWh, według nowszych 0,5 kWh, różnica 0,5 kWh. Nie wybieramy za Ciebie, więc do czasu decyzji te godziny nie mają odczytu. Pliki: dom_styczen.csv, dom_luty.csv.',
      },
    ]);
    // What is handed on ends with the month before.
    const months = folder.settled.ok ? folder.settled.value.months : [];
    expect(nextMonthFile(input, months, '2026-03-10')).toMatchObject({
      settledTo: '2026-01',
      stock: [{month: '2026-01'}],
    });
  });

  test.each([
    ['older', 335.5],
    ['newer', 336],
  ] as const)('is settled by what is said to count: %s', (prefer, kwh) => {
    const {folder, printed} = settled(files, {prefer});
    expect(printed.months[1]?.points[0]).toMatchObject({withdrawnKwh: kwh, missingHours: 0});
    expect(printed.closing).not.toBeNull();
    expect(folder.problems).toEqual([
      {
        kind: 'note',
        place: 'dom',
        message:
          'Dwie różne wartości: 1 godz., pierwsza: 01.02.2026 00:00. Razem w tych godzinach: pobór według starszych 0 kWh, według nowszych 0,5 kWh, różnica 0,5 kWh. Policzyliśmy tę, którą wskazuje Twój wybór: nowszą albo starszą. Pliki: dom_styczen.csv, dom_luty.csv.',
      },
    ]);
  });
});

test('rows of months settled before are told, and how to settle them anew', () => {
  const {folder, printed} = settled(
    {
      'dom.csv': [...days('2026-01', 31, () => '0,5;0'), ...days('2026-02', 28, () => '0,5;0')],
      'farma.csv': farm,
    },
    {settledTo: '2026-01', stock: [{month: '2026-01', kwh: 10}]},
  );
  expect(printed.months.map(({month}) => month)).toEqual(['2026-02']);
  expect(folder.problems).toEqual([
    {
      kind: 'settled',
      place: 'styczeń 2026',
      message:
        'Te miesiące są już rozliczone, więc ich odczyty pominęliśmy, a zapas wzięliśmy z pliku spółdzielni. Archiwum ich nie ma, więc nie wiemy, czy odczyty się zmieniły. Jeśli przyszła korekta, rozlicz od nowa od miesiąca 2026-01, razem ze wszystkimi następnymi.',
    },
  ]);
});

describe('missing hours', () => {
  const farmOfMonth = farm.slice(0, 31 * 24);

  test('in the middle make the result too small', () => {
    const {folder, printed} = settled({
      'dom.csv': days('2026-01', 31, (day) => (day >= 6 && day < 9 ? null : '0,5;0')),
      'farma.csv': farmOfMonth,
    });
    expect(printed.months[0]?.points[0]).toMatchObject({withdrawnKwh: 336, missingHours: 72});
    expect(folder.problems.map(({kind, message}) => [kind, message])).toEqual([
      ['gap', expect.stringMatching(/^Brakuje odczytu z 72 godz.*więc wynik jest za mały/)],
      ['open', expect.stringContaining('wstępny, bo brakuje odczytów: dom (72 godz.). Zapasu')],
    ]);
  });

  test('before a point has any reading may be those of a point that was not there yet', () => {
    const {folder} = settled({
      'dom.csv': days('2026-01', 31, () => '0,5;0'),
      'farma.csv': days('2026-01', 31, (day) => (day < 15 ? null : '0;4')),
    });
    expect(folder.problems.map(({place, message}) => [place, message])).toEqual([
      [
        'farma',
        'Odczyty zaczynają się 15.01.2026 00:00; wcześniejsze 336 godz. liczą się jako zero. Jeśli punkt już wtedy działał, pobierz te dni z portalu operatora. Jeśli go jeszcze nie było, podaj jego pierwszy dzień. Pliki: farma.csv.',
      ],
      ['styczeń 2026', expect.stringContaining('farma (336 godz.)')],
    ]);
  });

  test('of a column of energy given that begins with the inverter are none', () => {
    const {folder, printed} = settled({
      'dom.csv': days('2026-01', 31, (day) => (day < 15 ? '0,5;' : '0,5;0,25')),
      'farma.csv': farmOfMonth,
    });
    expect(printed.months[0]?.points[0]).toMatchObject({missingHours: 0, injectedKwh: 102});
    expect(folder.problems).toEqual([
      {
        kind: 'note',
        place: 'dom',
        message:
          'Oddanie zaczyna się dopiero 15.01.2026 00:00. Wcześniejsze godziny tego pliku liczą się jako zero. Pliki: dom.csv.',
      },
    ]);
  });
});
