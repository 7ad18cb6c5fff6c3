import {readMeterFiles, toReadings} from '../../src';
import {findHead} from '../../src/table/head';
import {splitTable} from '../../src/table/splitTable';
import {comma, testHours, type TestHour} from '../samples/meterFiles';

/** The start, and energy drawn and given in each hour, to a watt-hour. */
function read(text: string, name = 'plik.csv') {
  const {joined, outcomes} = readMeterFiles([{name, bytes: new TextEncoder().encode(text)}]);
  if (!joined?.ok) {
    throw new Error(JSON.stringify(joined ?? outcomes, null, 1));
  }
  const {startUtc, withdrawn, injected, gaps} = toReadings(joined.value);
  const rounded = (values: Float64Array): number[] =>
    Array.from(values, (value) => Number(value.toFixed(3)));
  return {startUtc, withdrawn: rounded(withdrawn), injected: rounded(injected), gaps};
}

function messages(text: string): readonly string[] {
  const {outcomes} = readMeterFiles([{name: 'plik.csv', bytes: new TextEncoder().encode(text)}]);
  return outcomes.flatMap((outcome) =>
    outcome.ok
      ? outcome.value.kind === 'unknown'
        ? [outcome.value.reason]
        : []
      : outcome.errors.map(({message}) => message),
  );
}

const days = {
  summer: testHours('2026-06-01', 2, (index) => [1 + index / 25, index / 50]),
  autumn: testHours('2026-10-24', 2, (index) => [1 + index / 25, index / 50]),
  spring: testHours('2026-03-28', 2, (index) => [1 + index / 25, index / 50]),
};

function expected(hours: readonly TestHour[], hasGiven = true) {
  return {
    startUtc: `${new Date(hours[0]?.utcMs ?? 0).toISOString().slice(0, 16)}Z`,
    withdrawn: hours.map(({withdrawn}) => Number(withdrawn.toFixed(3))),
    injected: hours.map(({injected}) => (hasGiven ? Number(injected.toFixed(3)) : 0)),
    gaps: 0,
  };
}

const two = (number: number): string => String(number).padStart(2, '0');
const summer = expected(days.summer);
const rows = days.summer.map(
  ({day, hour, withdrawn, injected}) =>
    `${day} ${two(hour + 1)}:00;${comma(withdrawn)};${comma(injected)}`,
);
const head = 'Data i godzina;Pobór [kWh];Oddanie [kWh]';

const around: Readonly<Record<string, readonly string[]>> = {
  'nothing around it': [head, ...rows],
  'lines above, some of them with two cells': [
    'Raport odczytów',
    'Klient;Jan Kowalski',
    'Okres od;2026-06-01',
    'Okres do;2026-06-02',
    'Wygenerowano;2026-06-05 12:30',
    'Moc umowna;14',
    '',
    head,
    ...rows,
  ],
  'a title right above the heading': ['Energia pobrana i oddana', head, ...rows],
  'a title in a cell above the middle': [';Zużycie energii;', head, ...rows],
  'a heading in two rows, merged': ['Data i godzina;Energia [kWh];', ';pobrana;oddana', ...rows],
  'a heading in two rows, the upper one over all columns': [
    'Czas;Energia czynna;Energia czynna',
    'Data i godzina;pobrana [kWh];oddana [kWh]',
    ...rows,
  ],
  'a heading in three rows with units': [
    'Data i godzina;Energia;',
    ';pobrana;oddana',
    '[rrrr-MM-dd HH:mm];[kWh];[kWh]',
    ...rows,
  ],
  'sums, a mean, the largest value and a date of print below it': [
    head,
    ...rows,
    'Średnia;1;1',
    'Maksimum;2;2',
    'Minimum;0;0',
    'Ogółem;99;99',
    'Wydrukowano: 2026-06-05 10:15;;',
  ],
  'lines above a heading in two rows': [
    'PPE;590322400000000011',
    '',
    'Data i godzina;Energia;',
    ';pobrana;oddana',
    ...rows,
  ],
  'columns numbered under the heading': [head, '1;2;3', ...rows],
  'the heading repeated in the middle': [head, ...rows.slice(0, 20), head, ...rows.slice(20)],
  'the heading repeated with lines above it': [
    'PPE;590322400000000011',
    'Okres;czerwiec',
    head,
    ...rows.slice(0, 20),
    'PPE;590322400000000011',
    'Okres;czerwiec',
    head,
    ...rows.slice(20),
  ],
  'a mark of byte order before the second heading': [
    head,
    ...rows.slice(0, 20),
    `\uFEFF${head}`,
    ...rows.slice(20),
  ],
  'sums of each day': [
    head,
    ...rows.slice(0, 24),
    'Razem 2026-06-01;100;100',
    ...rows.slice(24),
    'Razem 2026-06-02;100;100',
  ],
  'a legend below': [head, ...rows, '', '* odczyt szacowany', 'Koniec raportu'],
  'a sum without a word': [head, ...rows, ';99,5;12'],
  ...Object.fromEntries(
    ['Łącznie', 'Podsumowanie', 'Razem:', 'SUMA', 'Total', 'Średnia', 'Ogółem'].map((word) => [
      `„${word}” below`,
      [head, ...rows, `${word};123,4;99`],
    ]),
  ),
};

test.each(Object.entries(around))('a table with %s gives its readings alone', (_, lines) => {
  expect(read(lines.join('\n'))).toEqual(summer);
});

test('a heading repeated right below the first row loses none', () => {
  expect(read([head, rows[0], head, ...rows.slice(1)].join('\n'))).toEqual(summer);
});

test('days that stand behind their month are not read as months', () => {
  const american = days.summer.map(
    ({day, hour}, at) => `${day.slice(5, 7)}/${day.slice(8)}/2026 ${two(hour)}:00;${at};0`,
  );
  const polish = days.summer.map(({day, hour}, at) => `${day} ${two(hour)}:00;${at};0`);
  expect(read([head, ...american].join('\n'))).toEqual(read([head, ...polish].join('\n')));
});

test('what was skipped is told with its rows', () => {
  const text = [head, ...rows.slice(0, 2), 'PPE;1', head, ...rows.slice(2), 'Razem;1;2'].join('\n');
  expect(findHead(splitTable(text, () => undefined))?.notes).toEqual([
    'Pominięto opis nad powtórzonym nagłówkiem: wiersz 4.',
    'Pominięto powtórzony nagłówek: wiersz 5.',
    'Pominięto podsumowanie: wiersz 52.',
  ]);
});

test('a second table with other columns is refused, and a bad date is never skipped', () => {
  expect(
    messages([head, ...rows, 'Data i godzina;Oddanie [kWh];Pobór [kWh]', ...rows].join('\n')),
  ).toEqual([
    'Wiersz 50: zaczyna się tu druga tabela, z innym nagłówkiem niż pierwsza. Zapisz ją w osobnym pliku i wybierz oba.',
  ]);
  expect(messages([head, ...rows, '2026-06-31 01:00;1;1'].join('\n'))[0]).toMatch(/^Wiersz 50, /);
  expect(messages([head, ...rows, 'wczoraj;1;1'].join('\n'))[0]).toMatch(/^Wiersz 50, /);
});

const labels: Readonly<Record<string, (hour: TestHour) => string>> = {
  'the day with midnight, and the hour in a cell of its own': ({day, hour}) =>
    `${day} 00:00;${two(hour + 1)}:00`,
  'the hour as a time on the first day of spreadsheets': ({day, hour}) =>
    hour === 23 ? `${day};1899-12-31 00:00:00` : `${day};1899-12-30 ${two(hour + 1)}:00:00`,
  'the hour as a part of the day': ({day, hour}) =>
    `${day};${((hour + 1) / 24).toFixed(10).replace('.', ',')}`,
  'the hour 24 as midnight of the same day': ({day, hour}) => `${day};${two((hour + 1) % 24)}:00`,
  'the day as a number of spreadsheets': ({utcMs, hour}) =>
    `${Math.floor((utcMs + 7_200_000) / 86_400_000) + 25_569};${hour + 1}`,
  'hours from 1 to 24': ({day, hour}) => `${day};${hour + 1}`,
  'hours from 0 to 23': ({day, hour}) => `${day};${hour}`,
  'hours with a letter': ({day, hour}) => `${day};${hour + 1}h`,
  'spans of hours': ({day, hour}) => `${day};${two(hour)}:00-${two(hour + 1)}:00`,
  'spans in words': ({day, hour}) => `${day};od ${hour}:00 do ${hour + 1}:00`,
  'a clock of twelve hours': ({day, hour}) =>
    `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)};${hour % 12 || 12}:00 ${hour < 12 ? 'AM' : 'PM'}`,
  'a year of two digits': ({day, hour}) =>
    `${day.slice(8)}.${day.slice(5, 7)}.${day.slice(2, 4)};${hour + 1}`,
  'the day only in its first row': ({day, hour}) => `${hour === 0 ? day : ''};${hour + 1}`,
};

test.each(Object.entries(labels))('labels with %s are read', (_, labelOf) => {
  const lines = days.summer.map(
    (hour) => `${labelOf(hour)};${comma(hour.withdrawn)};${comma(hour.injected)}`,
  );
  const headed = ['Data;Godzina;Pobór [kWh];Oddanie [kWh]', ...lines].join('\n');
  expect(read(headed)).toEqual(summer);
});

test('hours beside a day are told by their cells, whatever their headings', () => {
  const lines = days.summer.map(
    ({day, hour, withdrawn, injected}) =>
      `${day};${two(hour)}:00;${two(hour + 1)}:00;${comma(withdrawn)};${comma(injected)}`,
  );
  expect(read(['Data;Przedział od;Przedział do;Pobór;Oddanie', ...lines].join('\n'))).toEqual(
    summer,
  );
});

test.each(['Czas (UTC)', 'timestamp_utc', 'Data i godzina UTC'])(
  'times under „%s” are those of UTC',
  (heading) => {
    const lines = days.autumn.map(({utcMs, withdrawn, injected}) => {
      const label = new Date(utcMs).toISOString().slice(0, 16).replace('T', ' ');
      return `${label};${comma(withdrawn)};${comma(injected)}`;
    });
    expect(read([`${heading};Pobór [kWh];Oddanie [kWh]`, ...lines].join('\n'), 'plik.csv')).toEqual(
      expected(days.autumn),
    );
  },
);

describe('times in the heading', () => {
  const of = (hour: number): readonly string[] =>
    days.summer.filter((one) => one.hour === hour).map(({withdrawn}) => comma(withdrawn));
  const hours = Array.from({length: 24}, (_, hour) => hour);

  test('of days are read with the hours before the rows', () => {
    const lines = [
      'Pobór energii [kWh];;',
      'Godzina;01.06.2026;02.06.2026;Razem',
      ...hours.map((hour) => [`${two(hour)}:00-${two(hour + 1)}:00`, ...of(hour), '9'].join(';')),
      'Razem;9;9;9',
    ];
    expect(read(lines.join('\n'))).toEqual(expected(days.summer, false));
  });

  test('of moments are read with the kind and the unit before the rows', () => {
    const at = (valueOf: (hour: TestHour) => number): string =>
      days.summer.map((hour) => valueOf(hour).toFixed(3)).join(',');
    const moments = days.summer.map(({utcMs}) => new Date(utcMs).toISOString()).join(',');
    const lines = [
      `entity_id,type,unit,${moments}`,
      `sensor.meter_in,grid_consumption,kWh,${at(({withdrawn}) => withdrawn)}`,
      `sensor.meter_cost,grid_consumption_cost,PLN,${at(({withdrawn}) => withdrawn)}`,
      `sensor.meter_out,grid_return,kWh,${at(({injected}) => injected)}`,
    ];
    expect(read(lines.join('\n'))).toEqual(summer);
  });
});

test('rows of kinds in English are read in half hours of power', () => {
  const lines = days.summer.flatMap(({day, hour, withdrawn, injected}) =>
    ['00', '30'].flatMap((minute) => [
      `10001234567,${withdrawn.toFixed(3)},Active Import Interval (kW),${day} ${two(hour)}:${minute}`,
      `10001234567,${injected.toFixed(3)},Active Export Interval (kW),${day} ${two(hour)}:${minute}`,
    ]),
  );
  expect(read(['MPRN,Read Value,Read Type,Read Date and Time', ...lines].join('\n'))).toEqual(
    summer,
  );
});

const wholeLabels: Readonly<Record<string, (hour: TestHour) => string>> = {
  'a clock of twelve hours': ({day, hour}) =>
    `${Number(day.slice(5, 7))}/${Number(day.slice(8))}/${day.slice(0, 4)} ${hour % 12 || 12}:00:00 ${hour < 12 ? 'AM' : 'PM'}`,
  'a clock of twelve hours and a year of two digits': ({day, hour}) =>
    `${Number(day.slice(5, 7))}/${Number(day.slice(8))}/26 ${hour % 12 || 12}:00 ${hour < 12 ? 'AM' : 'PM'}`,
  'both ends of each hour': ({day, utcMs}) =>
    `${day} ${new Date(utcMs + 7_200_000).toISOString().slice(11, 16)} - ${new Date(utcMs + 10_800_000).toISOString().slice(0, 16).replace('T', ' ')}`,
  'midnight at the end of the same day': ({day, hour}) => `${day} ${two((hour + 1) % 24)}:00`,
  'milliseconds after a comma': ({day, hour}) => `${day} ${two(hour)}:00:00,000`,
};

test.each(Object.entries(wholeLabels))('labels in one cell with %s are read', (_, labelOf) => {
  const lines = days.summer.map(
    (hour) => `${labelOf(hour)};${comma(hour.withdrawn)};${comma(hour.injected)}`,
  );
  expect(read([head, ...lines].join('\n'))).toEqual(summer);
  const ofBlocks = ['pobór', 'oddanie'].flatMap((kind) =>
    days.summer.map(
      (hour) =>
        `${labelOf(hour)};${kind};${comma(kind === 'pobór' ? hour.withdrawn : hour.injected)}`,
    ),
  );
  expect(read(['Data;Rodzaj;Wartość kWh', ...ofBlocks].join('\n'))).toEqual(summer);
  expect(read([head, ...lines.reverse()].join('\n'))).toEqual(summer);
});

describe('a column of quarters', () => {
  const quarters = (
    hours: readonly TestHour[],
    labelOf: (hour: TestHour, quarter: number) => string,
    heading = 'Data;Godzina;Kwadrans',
  ): string =>
    [
      `${heading};Pobór [kWh];Oddanie [kWh]`,
      ...hours.flatMap((hour) =>
        [0, 1, 2, 3].map(
          (quarter) =>
            `${labelOf(hour, quarter)};${comma(hour.withdrawn / 4)};${comma(hour.injected / 4)}`,
        ),
      ),
    ].join('\n');

  test.each<[string, (hour: TestHour, quarter: number) => string]>([
    ['1–4 beside hours 1–24', ({day, hour}, quarter) => `${day};${hour + 1};${quarter + 1}`],
    ['1–4 beside hours 0–23', ({day, hour}, quarter) => `${day};${hour};${quarter + 1}`],
    ['0–3 beside hours 1–24', ({day, hour}, quarter) => `${day};${hour + 1};${quarter}`],
    ['of minutes', ({day, hour}, quarter) => `${day};${hour + 1};${quarter * 15 + 15}`],
    ['of minutes from 0', ({day, hour}, quarter) => `${day};${hour};${quarter * 15}`],
    ['as spans', ({day, hour}, quarter) => `${day};${hour};${quarter * 15}-${quarter * 15 + 15}`],
  ])('%s is read', (_, labelOf) => {
    expect(read(quarters(days.summer, labelOf))).toEqual(summer);
  });

  test('1–96 without a column of hours is read', () => {
    const text = quarters(
      days.summer,
      ({day, hour}, quarter) => `${day};${hour * 4 + quarter + 1}`,
      'Data;Kwadrans',
    );
    expect(read(text)).toEqual(summer);
  });

  test('tells the repeated hour by its letters', () => {
    const text = quarters(days.autumn, ({day, hour, twin}, quarter) => {
      const mark = twin === null ? '' : twin === 'first' ? 'a' : 'b';
      return `${day};${hour + 1}${mark};${quarter + 1}`;
    });
    expect(read(text)).toEqual(expected(days.autumn));
  });

  test.each([
    ['autumn', 0],
    ['autumn', 1],
    ['spring', 0],
    ['spring', 1],
  ] as const)(
    'beside hours counted through the day when clocks change: %s, from %s',
    (name, first) => {
      const hours = days[name];
      const counted = hours.map((hour, at) => ({
        ...hour,
        hour: hours.slice(0, at).filter(({day}) => day === hour.day).length + first,
      }));
      const text = quarters(counted, ({day, hour}, quarter) => `${day};${hour};${quarter + 1}`);
      expect(read(text)).toEqual(expected(hours));
    },
  );
});

test.each(['autumn', 'spring'] as const)('quarters of the day when clocks change in %s', (name) => {
  const hours = days[name];
  const marked = (mark: (twin: TestHour['twin']) => string, isBefore: boolean): string[] =>
    hours.flatMap(({day, hour, twin, withdrawn, injected}) =>
      [15, 30, 45, 60].map((minutes) => {
        const end = hour * 60 + minutes;
        const [h, m] = [two(Math.floor(end / 60)), two(end % 60)];
        const label = isBefore ? `${h}${mark(twin)}:${m}` : `${h}:${m}${mark(twin)}`;
        return `${day} ${label};${comma(withdrawn / 4)};${comma(injected / 4)}`;
      }),
    );
  const letter = (twin: TestHour['twin']): string =>
    twin === null ? '' : twin === 'first' ? 'a' : 'b';
  for (const lines of [marked(letter, false), marked(letter, true), marked(() => '', false)]) {
    expect(read([head, ...lines].join('\n'))).toEqual(expected(hours));
  }
});

describe('a day in a row', () => {
  /** Rows of days, with the values of an hour in so many columns. */
  const daysIn = (
    hours: readonly TestHour[],
    parts: number,
    place: (values: string[]) => string[] = (values) => values,
  ): string[] =>
    [...new Set(hours.map(({day}) => day))].flatMap((day) =>
      (['pobór', 'oddanie'] as const).map((kind) => {
        const values = hours
          .filter((hour) => hour.day === day)
          .flatMap(({withdrawn, injected}) =>
            Array<string>(parts).fill(comma((kind === 'pobór' ? withdrawn : injected) / parts)),
          );
        return [day, kind, ...place(values)].join(';');
      }),
    );
  const named = (names: readonly string[], lines: readonly string[]): string =>
    [['Data', 'Rodzaj', ...names].join(';'), ...lines].join('\n');
  const count = (length: number, name: (index: number) => string): string[] =>
    Array.from({length}, (_, index) => name(index));
  const time = (minutes: number): string => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;

  const names: Readonly<Record<string, readonly [parts: number, names: readonly string[]]>> = {
    'hours 1–24': [1, count(24, (index) => String(index + 1))],
    'hours 0–23': [1, count(24, String)],
    'H01–H24': [1, count(24, (index) => `H${two(index + 1)}`)],
    'godz. 1–24 with a unit': [1, count(24, (index) => `godz. ${index + 1} [kWh]`)],
    'ends of hours': [1, count(24, (index) => time(index * 60 + 60))],
    'ends of hours with midnight as 00:00': [
      1,
      count(24, (index) => time(((index + 1) % 24) * 60)),
    ],
    'starts of hours': [1, count(24, (index) => time(index * 60))],
    'spans of hours': [1, count(24, (index) => `${time(index * 60)}-${time(index * 60 + 60)}`)],
    'spans of bare hours': [1, count(24, (index) => `${index}-${index + 1}`)],
    'ends of quarters': [4, count(96, (index) => time(index * 15 + 15))],
    'starts of quarters': [4, count(96, (index) => time(index * 15))],
    'spans of quarters': [
      4,
      count(96, (index) => `${time(index * 15)} - ${time(index * 15 + 15)}`),
    ],
    'quarters 1–96': [4, count(96, (index) => String(index + 1))],
    'Q1–Q96': [4, count(96, (index) => `Q${index + 1}`)],
    'half hours': [2, count(48, (index) => time(index * 30 + 30))],
  };

  test.each(Object.entries(names))('in columns named by %s is read', (_, [parts, columns]) => {
    expect(read(named(columns, daysIn(days.summer, parts)))).toEqual(summer);
    // In spring the columns that are left over are empty.
    expect(read(named(columns, daysIn(days.spring, parts)))).toEqual(expected(days.spring));
  });

  test('in columns under a merged heading is read', () => {
    const columns = count(24, (index) => String(index + 1));
    const text = [
      ['Data;Rodzaj;Godzina', ...Array<string>(23).fill('')].join(';'),
      ['', '', ...columns].join(';'),
      ...daysIn(days.summer, 1),
    ].join('\n');
    expect(read(text)).toEqual(summer);
  });

  const autumnNames: Readonly<Record<string, readonly [number, readonly string[], number]>> = {
    'H01–H25': [1, count(25, (index) => `H${two(index + 1)}`), 24],
    '2, 2a, 3': [1, ['1', '2', '2a', ...count(22, (index) => String(index + 3))], 2],
    '3a and 3b': [1, ['1', '2', '3a', '3b', ...count(21, (index) => String(index + 4))], 3],
    'quarters 1–100': [4, count(100, (index) => String(index + 1)), 96],
    '02:15a–03:00b': [
      4,
      [
        ...count(8, (index) => time(index * 15 + 15)),
        ...['a', 'b'].flatMap((mark) => count(4, (index) => `${time(135 + index * 15)}${mark}`)),
        ...count(84, (index) => time(195 + index * 15)),
      ],
      12,
    ],
    'the hour written twice': [
      1,
      ['01:00', '02:00', '03:00', '03:00', ...count(21, (index) => time(240 + index * 60))],
      3,
    ],
  };

  test.each(Object.entries(autumnNames))('with %s in autumn is read', (_, [parts, columns, at]) => {
    const place = (values: string[]): string[] =>
      values.length < columns.length
        ? [...values.slice(0, at), ...Array<string>(parts).fill(''), ...values.slice(at)]
        : values;
    const text = named(columns, daysIn(days.autumn, parts, place));
    expect(read(text)).toEqual(expected(days.autumn));
  });

  test('of 25 hours with an empty cell misses that hour alone', () => {
    const columns = count(25, (index) => `H${two(index + 1)}`);
    const place = (values: string[]): string[] =>
      values.length === 25 ? values.map((value, at) => (at === 10 ? '' : value)) : [...values, ''];
    const {withdrawn, gaps} = read(named(columns, daysIn(days.autumn, 1, place)));
    const wanted = expected(days.autumn).withdrawn.map((value, at) =>
      at === 34 ? Number.NaN : value,
    );
    expect(withdrawn).toEqual(wanted);
    expect(gaps).toBe(1);
  });

  test('whose direction only the name of the file tells is read, and asked about without it', () => {
    const text = [
      ['Data', ...count(24, (index) => String(index + 1))].join(';'),
      ...daysIn(days.summer, 1).flatMap((line) =>
        line.includes('pobór') ? [line.replace(';pobór', '')] : [],
      ),
    ].join('\n');
    expect(read(text, 'pobór.csv')).toEqual(expected(days.summer, false));
    expect(messages(text)).toEqual([
      'Z pliku nie wynika, czy to energia pobrana, czy oddana. Dopisz do nazwy pliku „pobór” albo „oddanie”, a przy energii po bilansowaniu „nadwyżka”.',
    ]);
  });
});

/** A year is recognised by its beginning, so what its rows are has to be known without the rest. */
test.each<[string, (hour: TestHour) => string]>([
  ['24:00 as midnight of the same day', ({day, hour}) => `${day} ${two((hour + 1) % 24)}:00`],
  ['starts', ({day, hour}) => `${day} ${two(hour)}:00`],
])('a long file with %s is read', (_, labelOf) => {
  const hours = testHours('2026-04-01', 200, (index) => [(index % 7) + 1, index % 3]);
  const lines = hours.flatMap((hour) =>
    ['pobór', 'oddanie'].map(
      (kind) =>
        `${labelOf(hour)};${kind};${comma(kind === 'pobór' ? hour.withdrawn : hour.injected)}`,
    ),
  );
  expect(read(['Data;Rodzaj;Wartość kWh', ...lines].join('\n'))).toEqual(expected(hours));
});

test('of many points hour by hour, the beginning is too short to tell how days end', () => {
  const points = Array.from(
    {length: 300},
    (_, at) => `59032240000000${String(at).padStart(4, '0')}`,
  );
  const hours = testHours('2026-06-01', 2, () => [1, 0]);
  const lines = hours.flatMap(({day, hour}) =>
    points.map((point) => `${point};${day};${two((hour + 1) % 24)}:00;1`),
  );
  const {startUtc, withdrawn} = read(['PPE;Data;Godzina;Pobór [kWh]', ...lines].join('\n'));
  expect([startUtc, withdrawn.length]).toEqual(['2026-05-31T22:00Z', 48]);
});

describe('points', () => {
  const point = '590322400000000011';
  const withMeter = (meterOf: (index: number) => string, ppe = point): string =>
    [
      'Numer licznika;PPE;Data i godzina;Pobór [kWh];Oddanie [kWh]',
      ...rows.map((row, index) => `${meterOf(index)};${ppe};${row}`),
    ].join('\n');
  const metersOf = (text: string): readonly string[] =>
    readMeterFiles([{name: 'plik.csv', bytes: new TextEncoder().encode(text)}]).meters;

  test('are told by their PPE, also when the meter was replaced', () => {
    const text = withMeter((index) => (index < 20 ? '11110001' : '22220002'));
    expect(read(text)).toEqual(summer);
    expect(metersOf(text)).toEqual([point]);
  });

  test('whose number a spreadsheet spoiled are told by nothing', () => {
    const text = withMeter(() => '11110001', '5,90322E+17');
    expect(read(text)).toEqual(summer);
    expect(metersOf(text)).not.toContain('5,90322E+17');
    const [note] = findHead(splitTable(text, () => undefined))?.notes ?? [];
    expect(note).toContain('ich ostatnie cyfry przepadły');
  });

  test('of several spoiled numbers that are alike are refused, as hours with two values', () => {
    const doubled = days.summer.flatMap(({day, hour}) =>
      ['0,5', '1,5'].map((kwh) => `5,9E+17;${day} ${two(hour)}:00;${kwh}`),
    );
    expect(messages(`PPE;Data i godzina;Pobór [kWh]\n${doubled.join('\n')}`)).toEqual([
      expect.stringContaining('Nie widać więc, które odczyty są którego punktu') as string,
    ]);
  });

  test('of several spoiled numbers in one file are refused', () => {
    const text = `${withMeter(() => '', '5,90322E+17')}\n;5,90323E+17;${rows[0] ?? ''}`;
    expect(messages(text)).toEqual([
      expect.stringContaining('Nie widać więc, które odczyty są którego punktu.'),
    ]);
  });
});

test('three hours of surplus in winter are three hours', () => {
  const text =
    'timestamp,value\n2026-01-05 12:00:00,0.1\n2026-01-08 12:00:00,0.2\n2026-01-20 12:00:00,0.3';
  const {joined} = readMeterFiles([{name: 'nadwyzka.csv', bytes: new TextEncoder().encode(text)}]);
  const given = joined?.ok ? joined.value.series.injectedNet : null;
  expect(given?.filter((value) => value > 0)).toEqual(Float64Array.of(0.1, 0.2, 0.3));
  expect(given).toHaveLength(15 * 24 + 1);
});
