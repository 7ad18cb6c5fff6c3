import {readFileSync} from 'node:fs';
import {
  readMeterFiles,
  summarise,
  toReadings,
  utcText,
  type ColumnMapping,
  type MeterFile,
} from '../src';
import {polishOffsetHours} from '@cooperative/polish';
import {comma, endLabel, startLabel, testHours} from './samples/meterFiles';

const encoder = new TextEncoder();

function outcomeOf(text: string | Uint8Array, name = 'plik.csv', mapping?: ColumnMapping) {
  const bytes = typeof text === 'string' ? encoder.encode(text) : text;
  return readMeterFiles([{name, bytes, options: {mapping}}]);
}

function fileOf(text: string | Uint8Array, name?: string, mapping?: ColumnMapping): MeterFile {
  const {joined, outcomes} = outcomeOf(text, name, mapping);
  if (!joined?.ok) {
    throw new Error(JSON.stringify(joined ?? outcomes));
  }
  return joined.value;
}

/** Two days with the autumn change in the second; both directions grow, so that no two hours are alike. */
const hours = testHours('2025-10-25', 2, (index) => [1 + index / 1000, index / 100]);
const wanted = {
  withdrawn: hours.map(({withdrawn}) => Number(withdrawn.toFixed(3))),
  injected: hours.map(({injected}) => Number(injected.toFixed(3))),
};

function expectHours(file: MeterFile): void {
  const readings = toReadings(file);
  expect(readings.startUtc).toBe('2025-10-24T22:00Z');
  const rounded = (values: Float64Array): number[] =>
    Array.from(values, (value) => Number(value.toFixed(3)));
  expect({
    withdrawn: rounded(readings.withdrawn),
    injected: rounded(readings.injected),
  }).toEqual(wanted);
  expect([readings.gaps, readings.duplicates]).toEqual([0, 0]);
}

function table({
  header = 'Data i godzina;Pobór [kWh];Oddanie [kWh]',
  label = (hour: (typeof hours)[number]) => endLabel(hour, 'same'),
  factor = 1,
  write = comma,
  separator = ';',
} = {}): string {
  return [
    header.replaceAll(';', separator),
    ...hours.map((hour) =>
      [label(hour), write(hour.withdrawn * factor), write(hour.injected * factor)].join(separator),
    ),
  ].join('\r\n');
}

describe('the encoding', () => {
  const iso: Readonly<Record<string, number>> = {ó: 0xf3, ś: 0xb6, ć: 0xe6, ą: 0xb1, ź: 0xbc};
  const windows: Readonly<Record<string, number>> = {...iso, ś: 0x9c, ą: 0xb9, ź: 0x9f};
  const inPage = (text: string, page: Readonly<Record<string, number>>): Uint8Array =>
    Uint8Array.from(text, (letter) => page[letter] ?? letter.charCodeAt(0));
  const text = [
    'Data; Wartość kWh;Rodzaj;',
    ...hours.map((hour) => `${endLabel(hour, 'same')};${comma(hour.withdrawn)};pobór;`),
    ...hours.map((hour) => `${endLabel(hour, 'same')};${comma(hour.injected)};nadwyżka oddaną;`),
  ]
    .join('\n')
    .replaceAll('ż', 'z');
  const utf16 = new Uint8Array(new Uint16Array(Array.from(text, (l) => l.charCodeAt(0))).buffer);

  test.each([
    ['UTF-8', encoder.encode(text)],
    ['UTF-8 with a mark', encoder.encode(`\uFEFF${text}`)],
    ['windows-1250', inPage(text, windows)],
    ['iso-8859-2', inPage(text, iso)],
    ['UTF-16 without a mark', utf16],
    ['UTF-16 with a mark', new Uint8Array([0xff, 0xfe, ...utf16])],
    ['NUL bytes between', encoder.encode(text.replaceAll(';', '\0;').replaceAll('\n', '\0\n\0'))],
  ])('%s gives the same hours', (_, bytes) => {
    expectHours(fileOf(bytes));
  });
});

describe('the table', () => {
  test.each([
    ['tabs', table({separator: '\t'})],
    ['commas, with points in numbers', table({separator: ',', write: (kwh) => kwh.toFixed(3)})],
    ['semicolons, with points in numbers', table({write: (kwh) => kwh.toFixed(3)})],
    ['vertical bars', table({separator: '|'})],
    ['line ends of an old Mac', table().replaceAll('\r\n', '\r')],
    ['empty lines and an empty last column', table().replaceAll('\r\n', ';;\r\n\r\n')],
    ['a description above the header', `Raport;;\nPPE: 590000000000000017;;\n${table()}`],
    ['a row of sums at the end', `${table()}\nSuma;99999;99999`],
    [
      'spaces in thousands',
      table({
        header: 'Czas;Pobór [Wh];Oddanie [Wh]',
        factor: 1000,
        write: (value) => value.toFixed(0).replaceAll(/\B(?=(?:\d{3})+$)/g, ' '),
      }),
    ],
    [
      'MWh',
      table({header: 'Czas;Pobór MWh;Oddanie MWh', factor: 0.001, write: (v) => v.toFixed(6)}),
    ],
    [
      'Wh',
      table({header: 'Czas;Pobór [Wh];Oddanie [Wh]', factor: 1000, write: (v) => v.toFixed(0)}),
    ],
    ['kW in hours', table({header: 'Czas;Pobór [kW];Oddanie [kW]'})],
    ['beginnings as labels', table({label: (hour) => startLabel(hour, 'note')})],
    [
      'midnight as 00:00 of the next day',
      table({label: (hour) => endLabel(hour, 'letters', '00:00')}),
    ],
    [
      'the latest hour first',
      table().split('\r\n').slice(0, 1).concat(table().split('\r\n').slice(1).reverse()).join('\n'),
    ],
    ['hours counted to 25', table({label: (hour) => endLabel(hour, 'counted')})],
    [
      'the name of the time in brackets',
      table({
        label: (hour) =>
          startLabel(hour, 'same') +
          {first: ' (CEST)', second: ' (czas zimowy)', no: ''}[hour.twin ?? 'no'],
      }),
    ],
    [
      'day and hour in two columns',
      table({
        header: 'Data;Godzina;Pobór;Oddanie',
        label: (hour) => endLabel(hour, 'oneLetter').replace(' ', ';').replace(':00', ''),
      }),
    ],
    [
      'spans of an hour',
      table({
        header: 'Data;Godzina;Pobór;Oddanie',
        label: ({day, hour}) => `${day};${hour}:00-${hour + 1}:00`,
      }),
    ],
  ])('%s', (_, text) => {
    expectHours(fileOf(text));
  });

  test('a clock of twelve hours may stand behind a day that is before its month', () => {
    const rows = Array.from({length: 72}, (_, at) => {
      const hour = `${String(at % 12 === 0 ? 12 : at % 12).padStart(2, '0')}:00 ${at % 24 < 12 ? 'AM' : 'PM'}`;
      return `${11 + Math.floor(at / 24)}/06/2026 ${hour},0.5`;
    });
    const file = fileOf(['Date,Import (kWh)', ...rows].join('\n'));
    expect(utcText(file.startMs)).toBe('2026-06-10T22:00Z');
    expect([file.series.withdrawn?.length, file.gaps]).toEqual([72, []]);
  });

  test('a spreadsheet’s day numbers are times', () => {
    const serial = (utcMs: number): string =>
      (utcMs / 86_400_000 + 25_569).toFixed(10).replace('.', ',');
    const start = Date.UTC(2026, 5, 1);
    const rows = Array.from(
      {length: 24},
      (_, hour) => `${serial(start + (hour + 1) * 3_600_000)};${hour},5;pobór`,
    );
    const file = fileOf(`Data i godzina;Wartosc[kWh/kvar];Rodzaj energii\n${rows.join('\n')}`);
    expect(utcText(file.startMs)).toBe('2026-05-31T22:00Z');
    expect(file.series.withdrawn?.[5]).toBe(5.5);
    expect(file.gaps).toEqual([]);
  });

  test.each([
    ['kWh are summed', 'kWh', 1],
    ['kW are a quarter of an hour each', 'kW', 4],
  ])('quarters in %s', (_, unit, factor) => {
    const rows = hours.flatMap((hour) =>
      ['00', '15', '30', '45'].map(
        (minute) =>
          `${startLabel(hour, 'same', minute)};${comma((hour.withdrawn * factor) / 4)};${comma((hour.injected * factor) / 4)}`,
      ),
    );
    const file = fileOf(`Czas;Pobór [${unit}];Oddanie [${unit}]\n${rows.join('\n')}`);
    const {sums, intervals} = summarise(file);
    expect(intervals).toBe(49);
    expect(sums.withdrawn).toBeCloseTo(
      wanted.withdrawn.reduce((sum, kwh) => sum + kwh, 0),
      1,
    );
    expect(file.series.injected?.[30]).toBeCloseTo(wanted.injected[30] ?? 0, 2);
    expect(file.gaps).toEqual([]);
  });

  test('an hour with three of its quarters keeps their energy and counts as a gap', () => {
    const file = fileOf(
      'Czas;Pobór;Oddanie\n2026-06-01 00:00;1;0\n2026-06-01 00:15;1;0\n2026-06-01 00:45;1;0\n' +
        ['00', '15', '30', '45'].map((minute) => `2026-06-01 01:${minute};1;0`).join('\n'),
      'plik.csv',
      {time: 0, hour: null, labels: 'start', withdrawn: 1, injected: 2, unit: 'kWh', decimal: ','},
    );
    expect(file.series.withdrawn).toEqual(Float64Array.of(3, 4));
    expect(file.gaps.map(utcText)).toEqual(['2026-05-31T22:00Z']);
  });
});

describe('what is counted', () => {
  const rows = table().split('\r\n');

  test('a missing hour is a gap, with its time', () => {
    const file = fileOf(rows.filter((_, index) => index !== 10).join('\n'));
    expect(file.gaps.map(utcText)).toEqual(['2025-10-25T07:00Z']);
    expect(toReadings(file).withdrawn[9]).toBeNaN();
    expect(summarise(file).intervals).toBe(48);
  });

  test('an empty cell is a gap, not zero', () => {
    const file = fileOf(
      rows.map((row, index) => (index === 10 ? '2025-10-25 10:00;;' : row)).join('\n'),
    );
    expect(file.gaps).toHaveLength(1);
  });

  test('a row that occurs twice counts once', () => {
    const file = fileOf([...rows.slice(0, 11), rows[10] ?? '', ...rows.slice(11)].join('\n'));
    expect(file.duplicates.map(utcText)).toEqual(['2025-10-25T07:00Z']);
    expect(summarise(file).sums.withdrawn).toBeCloseTo(
      wanted.withdrawn.reduce((sum, kwh) => sum + kwh, 0),
      6,
    );
  });

  test('the second half of the autumn night that a file lost is a gap', () => {
    const night = rows.findIndex((row) => row.startsWith('2025-10-26 3:00'));
    const file = fileOf(rows.filter((_, index) => index !== night + 1).join('\n'));
    expect(file.gaps.map(utcText)).toEqual(['2025-10-26T01:00Z']);
    expect(file.duplicates).toEqual([]);
  });

  test('registers before balancing are used, never added to those after it', () => {
    const file = fileOf(
      new Uint8Array(readFileSync('packages/meter-files/tests/fixtures/enea_ebok.csv')),
    );
    const total = toReadings(file).withdrawn.reduce((sum, kwh) => sum + kwh, 0);
    expect(total).toBeCloseTo(26.89, 3);
  });

  test('one direction alone stays one; the other is zero where there is a reading', () => {
    const file = fileOf(rows.map((row) => row.split(';').slice(0, 2).join(';')).join('\n'));
    expect(summarise(file).sums).toMatchObject({injected: null, withdrawnNet: null});
    expect(toReadings(file).injected.every((kwh) => kwh === 0)).toBe(true);
  });
});

describe('what the file says that an hour is', () => {
  type Label = (hour: (typeof hours)[number]) => string;
  const starts: Label = (hour) => startLabel(hour, 'same');
  const ends: Label = (hour) => endLabel(hour, 'same', '00:00');
  const written = (label: Label, header: string, above: readonly string[] = []): string =>
    [...above, table({header, label})].join('\n');
  const headed = (time: string): string => `${time};Pobór [kWh];Oddanie [kWh]`;

  test.each<[string, string, Label]>([
    ['an end', 'Koniec okresu', starts],
    ['an end', 'Interval ending', starts],
    ['an end', 'Data i godzina zakończenia', starts],
    ['a start', 'Początek okresu', ends],
  ])('%s, „%s”, while its hours look otherwise, is a question', (_, time, label) => {
    const [outcome] = outcomeOf(written(label, headed(time))).outcomes;
    expect(outcome).toMatchObject({
      value: {
        kind: 'unknown',
        asks: 'labels',
        reason: expect.stringContaining('Plik mówi') as string,
      },
    });
  });

  test('above the table is as good as in the heading', () => {
    const above = ['Godzina oznacza koniec okresu pomiarowego'];
    const [outcome] = outcomeOf(written(starts, headed('Data i godzina'), above)).outcomes;
    expect(outcome).toMatchObject({value: {kind: 'unknown', asks: 'labels'}});
  });

  test.each<[string, Label]>([
    ['Koniec okresu', ends],
    ['Początek okresu', starts],
  ])('„%s”, is read where the hours look like it', (time, label) => {
    expectHours(fileOf(written(label, headed(time))));
  });
});

test.each(['Godzina do', 'Godzina', 'Koniec'])(
  'an hour from its start to its end is what it says, under „%s” too',
  (heading) => {
    // Of daylight alone the first and the last hour tell nothing.
    const rows = [9, 10, 11].map((hour) => `2026-06-01;${hour}:00-${hour + 1}:00;0,${hour}`);
    const file = fileOf(`Data;${heading};Pobór [kWh]\n${rows.join('\n')}`);
    expect([file.startMs, [...(file.series.withdrawn ?? [])]]).toEqual([
      Date.parse('2026-06-01T07:00Z'),
      [0.9, 0.1, 0.11],
    ]);
  },
);

test('draw after balancing and what was given before it are refused also as two files', () => {
  const side = (name: string, at: number): string =>
    table({header: `Data i godzina;${name};${name}`})
      .split('\r\n')
      .map((row) => [row.split(';')[0], row.split(';')[at]].join(';'))
      .join('\n');
  const {joined} = readMeterFiles([
    {name: 'a.csv', bytes: encoder.encode(side('Pobór po bilansowaniu [kWh]', 1))},
    {name: 'b.csv', bytes: encoder.encode(side('Oddanie [kWh]', 2))},
  ]);
  expect(joined).toMatchObject({
    ok: false,
    errors: [{message: expect.stringContaining('po bilansowaniu') as string}],
  });
});

describe('several files of a member', () => {
  const [header = '', ...rows] = table().split('\r\n');
  const part = (name: string, from: number, to: number, change = (row: string) => row) => ({
    name,
    bytes: encoder.encode([header, ...rows.slice(from, to).map(change)].join('\n')),
  });

  test('can be in any order', () => {
    const {joined} = readMeterFiles([part('b.csv', 24, 49), part('a.csv', 0, 24)]);
    expect(joined?.ok).toBe(true);
    if (joined?.ok) {
      expectHours(joined.value);
      expect(joined.value.fileNames).toEqual(['b.csv', 'a.csv']);
    }
  });

  test('may share hours when they agree', () => {
    const {joined} = readMeterFiles([part('a.csv', 0, 24), part('b.csv', 20, 49)]);
    expect(joined?.ok && joined.value.duplicates).toHaveLength(4);
  });

  test('that do not agree leave only that hour open, with both values and files', () => {
    const files = [part('a.csv', 0, 24), part('b.csv', 23, 49, (row) => row.replace(/;1,/, ';2,'))];
    const {joined} = readMeterFiles(files);
    expect(joined?.ok && joined.value.doubtful).toEqual([
      {
        startMs: Date.parse('2025-10-25T21:00Z'),
        quantity: 'withdrawn',
        kwh: [1.023, 2.023],
        sources: ['a.csv', 'b.csv'],
      },
    ]);
    expect(joined?.ok && joined.value.gaps.map(utcText)).toEqual(['2025-10-25T21:00Z']);
    const chosen = (['older', 'newer'] as const).map((prefer) => {
      const settled = readMeterFiles(files, {prefer}).joined;
      return settled?.ok
        ? [settled.value.series.withdrawn?.[23], settled.value.gaps.length, settled.value.doubtful]
        : null;
    });
    expect(chosen).toEqual([
      [1.023, 0, []],
      [2.023, 0, []],
    ]);
  });

  test('of different points of delivery that do not agree are distinguished by them', () => {
    const ofMeter = (name: string, meter: string, kwh: number) => ({
      name,
      bytes: encoder.encode(
        `PPE;Czas;Pobór;Oddanie\n${meter};2026-01-01 01:00;${kwh};0\n${meter};2026-01-01 02:00;${kwh};0`,
      ),
    });
    const {joined, meters} = readMeterFiles([
      ofMeter('a.csv', '590543000000000001', 1),
      ofMeter('b.csv', '590543000000000002', 2),
    ]);
    expect(joined).toMatchObject({
      errors: [
        {
          message:
            'Pliki „a.csv” (PPE 590543000000000001) i „b.csv” (PPE 590543000000000002) podają różną energię dla 01.01.2026 00:00. Wybierz jeden punkt poboru albo usuń jeden z plików.',
        },
      ],
    });
    expect(meters).toEqual(['590543000000000001', '590543000000000002']);
  });

  test('more than 16 years apart are both named', () => {
    const ofYear = (name: string, year: number) => ({
      name,
      bytes: encoder.encode(`Czas;Pobór;Oddanie\n${year}-01-01 01:00;1;0\n${year}-01-01 02:00;1;0`),
    });
    const {joined} = readMeterFiles([ofYear('b.csv', 2205), ofYear('a.csv', 2025)]);
    expect(joined).toEqual({
      ok: false,
      errors: [
        {
          field: 'b.csv',
          message:
            'Od pierwszego odczytu w pliku „a.csv” do ostatniego w pliku „b.csv” mija ponad 16 lat. Sprawdź w nich daty i usuń plik, który jest z innych lat.',
        },
      ],
    });
  });

  test('are read even if one of them is bad', () => {
    const {joined, outcomes} = readMeterFiles([
      part('a.csv', 0, 24),
      {name: 'b.csv', bytes: new Uint8Array()},
    ]);
    expect(outcomes.map(({ok}) => ok)).toEqual([true, false]);
    expect(joined?.ok && joined.value.fileNames).toEqual(['a.csv']);
  });
});

describe('labels with their UTC offset', () => {
  const iso = (utcMs: number): string => new Date(utcMs).toISOString();
  const local = (hour: (typeof hours)[number], ends = 0): string => {
    const utcMs = hour.utcMs + ends * 3_600_000;
    const away = polishOffsetHours(utcMs);
    return `${iso(utcMs + away * 3_600_000).slice(0, 19)}+0${away}:00`;
  };

  test.each<[string, (hour: (typeof hours)[number]) => string]>([
    ['Z', ({utcMs}) => iso(utcMs).replace('.000', '')],
    ['Z, with parts of a second', ({utcMs}) => iso(utcMs)],
    ['a space and UTC', ({utcMs}) => iso(utcMs).slice(0, 16).replace('T', ' ') + ' UTC'],
    ['+01:00 and +02:00', (hour) => local(hour)],
    ['+0100 and +0200', (hour) => local(hour).replace(/:00$/, '')],
    ['the ends of hours', (hour) => local(hour, 1)],
    ['another part of the world', ({utcMs}) => `${iso(utcMs - 5 * 3_600_000).slice(0, 19)}-05:00`],
  ])('%s', (_, label) => {
    expectHours(fileOf(table({label})));
  });

  test('a part of the autumn night is placed by them', () => {
    const night = hours.filter(({utcMs}) => utcMs >= Date.parse('2025-10-26T01:00Z'));
    const rows = night.map((hour) => `${local(hour)};${comma(hour.withdrawn)};0`);
    const file = fileOf(['Czas;Pobór;Oddanie', ...rows].join('\n'));
    expect(utcText(file.startMs)).toBe('2025-10-26T01:00Z');
    expect(file.gaps).toEqual([]);
  });

  test('UTC days that could also be read as Polish hours prompt a question', () => {
    const rows = Array.from({length: 48}, (_, at) => `${iso(Date.UTC(2026, 0, 1, at))};1;0`);
    expect(outcomeOf(['Czas;Pobór;Oddanie', ...rows].join('\n')).outcomes[0]).toMatchObject({
      ok: true,
      value: {kind: 'unknown', reason: expect.stringContaining('początek, czy koniec') as string},
    });
  });
});

describe('a file that stays in winter time all year', () => {
  const year = testHours('2025-01-01', 365, (index) => [
    1 + (index % 500) / 1000,
    (index % 9000) / 1000,
  ]);
  const winter = ({utcMs}: (typeof year)[number], ends = 0): string =>
    new Date(utcMs + (1 + ends) * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');
  const rows = year.map(
    (hour) => `${winter(hour, 1)};${comma(hour.withdrawn)};${comma(hour.injected)}`,
  );
  const header = 'Data i godzina;Pobór [kWh];Oddanie [kWh]';

  test('has every hour in its place, and says so', () => {
    const file = fileOf([header, ...rows].join('\n'));
    expect(file.layout).toBe('kolumny rozpoznane po nagłówku, cały rok w czasie zimowym');
    expect([file.gaps, file.duplicates, utcText(file.startMs)]).toEqual([
      [],
      [],
      '2024-12-31T23:00Z',
    ]);
    expect(file.series.injected).toHaveLength(8760);
    year.forEach(({injected}, hour) => {
      expect(file.series.injected?.[hour]).toBeCloseTo(injected, 3);
    });
  });

  test('is recognised by days with hours in columns', () => {
    const names = Array.from({length: 24}, (_, at) => `H${String(at + 1).padStart(2, '0')}`);
    const days = Array.from({length: 365}, (_, day) => {
      const values = year.slice(day * 24, day * 24 + 24);
      const [date = ''] = values.map((hour) => winter(hour).slice(0, 10).replaceAll('-', ''));
      return [date, 'En.Czynna Pobrana', ...values.map(({withdrawn}) => comma(withdrawn))].join(
        ';',
      );
    });
    const file = fileOf([['Data', 'Rodzaj', ...names].join(';'), ...days].join('\n'));
    expect(file.gaps).toEqual([]);
    expect(file.series.withdrawn?.[5000]).toBeCloseTo(year[5000]?.withdrawn ?? 0, 3);
  });

  test('without its autumn is refused, with the row and what to do', () => {
    const spring = [header, ...rows.slice(0, 4000)].join('\n');
    expect(outcomeOf(spring).outcomes).toMatchObject([
      {
        ok: false,
        errors: [
          {
            message: expect.stringMatching(
              /^Wiersz 2116: podano 1,114 kWh .* pobierz go razem z październikiem/,
            ) as string,
          },
        ],
      },
    ]);
  });

  test('is not assumed for a file that fills the spring hour with zero', () => {
    const civil = year.flatMap((hour) => {
      const row = `${endLabel(hour, 'same')};${comma(hour.withdrawn)};0`;
      return hour.day === '2025-03-30' && hour.hour === 1
        ? [row, '2025-03-30 3:00;0;0']
        : hour.twin === 'second'
          ? []
          : [row];
    });
    const file = fileOf([header, ...civil].join('\n'));
    expect(file.layout).toBe('kolumny rozpoznane po nagłówku');
    expect(file.gaps.map(utcText)).toEqual(['2025-10-26T01:00Z']);
  });
});

describe('use and surplus in two files', () => {
  const csv = (name: string, rows: readonly string[]) => ({
    name,
    bytes: encoder.encode(['timestamp,value', ...rows].join('\n')),
  });
  const night = '2025-10-26';
  const read = (drawn: readonly string[], given: readonly string[]) => {
    const {joined} = readMeterFiles([
      csv('energa_pobor.csv', drawn),
      csv('energa_nadwyzka.csv', given),
    ]);
    if (!joined?.ok) {
      throw new Error(JSON.stringify(joined));
    }
    return joined.value;
  };
  const hour = (at: number, value: number): string => `${night} 0${at}:00:00,${value}`;

  test('share the repeated hour in autumn: each has one half', () => {
    const file = read([hour(0, 1), hour(1, 2), hour(2, 3)], [hour(2, 4), hour(3, 5)]);
    expect(file.series.withdrawnNet).toEqual(Float64Array.of(1, 2, 3, 0, 0));
    expect(file.series.injectedNet).toEqual(Float64Array.of(0, 0, 0, 4, 5));
    expect(file.gaps).toEqual([]);
  });

  test('the side of the hour before comes first', () => {
    const file = read([hour(2, 3), hour(3, 5)], [hour(0, 1), hour(1, 2), hour(2, 4)]);
    expect(file.series.withdrawnNet).toEqual(Float64Array.of(0, 0, 0, 3, 5));
    expect(file.series.injectedNet).toEqual(Float64Array.of(1, 2, 4, 0, 0));
  });

  test('name the starts of hours, though the surplus has no first hour of its day', () => {
    const at = (hours: readonly number[]): string[] =>
      hours.map((each) => `2025-06-01 ${String(each).padStart(2, '0')}:00:00,${each}`);
    const used = [0, 12, 23];
    const all = Array.from({length: 24}, (_, each) => each);
    const file = read(at(used), at(all.filter((each) => !used.includes(each))));
    expect(file.series.injectedNet?.slice(0, 3)).toEqual(Float64Array.of(0, 1, 2));
    expect(file.gaps).toEqual([]);
  });

  test('that both have other hours too leave the lost half a gap', () => {
    const file = read(
      [hour(0, 1), hour(1, 2), hour(2, 3), hour(3, 1)],
      [hour(0, 1), hour(2, 4), hour(3, 5)],
    );
    expect(file.gaps.map(utcText)).toContain('2025-10-26T01:00Z');
  });
});

describe('columns named by hand', () => {
  const text = ['kiedy;a;b', ...table().split('\r\n').slice(1)].join('\n');
  const mapping: ColumnMapping = {
    time: 0,
    hour: null,
    labels: 'end',
    withdrawn: 1,
    injected: 2,
    unit: 'kWh',
    decimal: ',',
  };

  test('are asked for with the head of the table', () => {
    const {outcomes, joined} = outcomeOf(text);
    expect(joined).toBeNull();
    expect(outcomes[0]).toMatchObject({
      ok: true,
      value: {
        kind: 'unknown',
        reason: expect.stringContaining('Kolumna „a” ma liczby') as string,
        head: {headers: ['kiedy', 'a', 'b'], rows: {length: 5}},
      },
    });
  });

  test('are read as named', () => {
    expectHours(fileOf(text, 'plik.csv', mapping));
  });

  test('also work for a file without a header', () => {
    const body = text.split('\n').slice(1).join('\n');
    const {outcomes} = outcomeOf(body);
    expect(outcomes[0]).toMatchObject({
      ok: true,
      value: {head: {headers: ['nr 1', 'nr 2', 'nr 3']}},
    });
    expectHours(fileOf(body, 'plik.csv', mapping));
  });
});

describe('what is beside the readings leaves them as they are', () => {
  /** A day of 0.5 kWh drawn and 0.25 kWh given in each hour. */
  const day = (header: string, more = '', row: (hour: number) => string = () => ''): string =>
    [
      header,
      ...Array.from({length: 24}, (_, hour) => `2026-06-01;${hour + 1};0,5;0,25${row(hour)}`),
      more,
    ].join('\n');
  const plain = 'Data;Godzina;Pobór;Oddanie';

  test.each([
    ['a price below the table', day(plain, 'Ceny podano w zł/MWh')],
    ['a fee below the table', day(plain, 'Cena jednostkowa 450 zł/MWh')],
    ['a power below the table', day(plain, 'Jednostka wytwórcza o mocy 9,9 kW')],
    ['an abbreviation below the table', day(plain, 'MWh - megawatogodzina')],
    [
      'faults of something else',
      day(`${plain};Awaria`, '', (hour) => (hour % 2 === 0 ? ';OK' : ';brak')),
    ],
    [
      'what is not known of a seller',
      day(`${plain};Dostawca`, '', (hour) => (hour % 7 === 0 ? ';brak danych' : ';')),
    ],
    ['hours of a span', day('Data;Godzina (od-do);Pobór [kWh];Oddanie [kWh]')],
  ])('%s', (_, text) => {
    const file = fileOf(text);
    expect(summarise(file).sums).toMatchObject({withdrawn: 12, injected: 6});
    expect([file.gaps, file.doubtful]).toEqual([[], []]);
  });

  test('kinds of energy are none of its statuses', () => {
    const rows = Array.from({length: 24}, (_, hour) => [
      `2026-06-01;${hour + 1};0,5;Pobór zmierzony`,
      `2026-06-01;${hour + 1};0,25;Oddanie zmierzone`,
    ]);
    const file = fileOf(['Data;Godzina;Wartość kWh;Rodzaj', ...rows.flat()].join('\n'));
    expect(summarise(file).sums).toMatchObject({withdrawn: 12, injected: 6});
    expect(file.gaps).toEqual([]);
  });

  test('a missing reading stays one where the other side is after balancing and nothing was drawn', () => {
    const rows = Array.from({length: 24}, (_, hour) =>
      hour === 3 ? `2026-06-01;${hour + 1};;0` : `2026-06-01;${hour + 1};0;0,2`,
    );
    const file = fileOf(
      ['Data;Godzina;Pobór [kWh];Oddanie po bilansowaniu [kWh]', ...rows].join('\n'),
    );
    expect(file.gaps).toHaveLength(1);
  });

  test.each([
    ['nothing is given', 'Data;Godzina;Pobór [MWh];Oddanie', '0,0005;0'],
    ['nothing is drawn', 'Data;Godzina;Pobór;Oddanie [MWh]', '0;0,0005'],
  ])('a column without a unit beside MWh is not asked about where %s', (_, header, cells) => {
    const rows = Array.from({length: 24}, (__, hour) => `2026-06-01;${hour + 1};${cells}`);
    const {withdrawn, injected} = summarise(fileOf([header, ...rows].join('\n'))).sums;
    expect((withdrawn ?? 0) + (injected ?? 0)).toBeCloseTo(12, 9);
  });

  test('a zone that is all there is, with cells that are empty, is not asked about', () => {
    const rows = Array.from(
      {length: 24},
      (_, hour) => `2026-06-01;${hour + 1};${hour % 3 === 1 ? '' : '0,5'}`,
    );
    const file = fileOf(['Data;Godzina;Pobór strefa 1 [kWh]', ...rows].join('\n'));
    expect(file.gaps).toHaveLength(8);
  });
});
