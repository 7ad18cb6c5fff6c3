import {prepareCooperative} from '../src/cooperative/prepare/prepareCooperative';
import {settlementInput} from '../src/cooperative/description/schema';
import {dayMs, removeAt, yearAxis} from '@cooperative/polish';
import {readMarketFile} from '@cooperative/meter-files';
import {rates} from './samples/calculation';
import {unwrap} from './samples/settlement';

/** A file of 2025, or of one month of it, as PSE publishes it, with the price of every quarter or hour. */
function pseFile(
  perHour: 1 | 4,
  price: (day: string, hour: number, quarter: number) => number,
  month = '2025',
): string {
  const {localDay, localHour} = yearAxis(2025);
  const rows = Array.from(localDay, (number, hour) => {
    const day = new Date(number * dayMs).toISOString().slice(0, 10);
    const clock = localHour[hour] ?? 0;
    return Array.from(
      {length: day.startsWith(month) ? perHour : 0},
      (_, quarter) => `${day} ${clock};${price(day, clock, quarter).toFixed(2)};${day}`,
    );
  });
  return `dtime;rce_pln;business_date\n${rows.flat().join('\n')}`;
}

const message = (text: string): string => {
  const read = readMarketFile(text);
  return read.ok ? '' : (read.errors[0]?.message ?? '');
};

describe('A file of monthly prices', () => {
  test.each([
    'miesiąc;RCEm\n2025-06;136,30\n2025-05;210,00',
    'Miesiąc;RCEm [zł/MWh]\nV.25;210\nVI.25;136,30\nŚrednia;173,15',
    '06.2025;136,3\n05.2025;210',
    '202505\t210.00\n202506\t136.30',
    'Miesiąc;RCEm [zł/MWh]\nczerwiec 2025;136,30 zł/MWh\nmaj 2025 r.;210',
    'Rok;Miesiąc;RCEm\n2025;5;210\n2025;czerwiec;136,30',
    'Miesiąc;Rok;RCEm\ncze;2025;136,30\n05;2025;210',
  ])('is read as people write it: %j', (text) => {
    expect(readMarketFile(text)).toEqual({
      ok: true,
      value: {
        kind: 'monthly',
        months: [
          {month: '2025-05', value: 210},
          {month: '2025-06', value: 136.3},
        ],
        told: [expect.stringContaining('zł/MWh')],
      },
    });
  });

  test.each([
    ['Miesiąc;RCEm\n2025-05;210\nZmiana;-3,70\n2025-06;136,30\nPrzeciętna cena;173,15', []],
    ['Miesiąc;RCEm\n2025-05;210\n2025-06;136,30\nZa rok 2025;140,00', []],
    ['Rynkowa miesięczna cena energii;2025\nMiesiąc;RCEm\n2025-05;210\n2025-06;136,30', []],
    [
      'Miesiąc;RCEm\n2025-05;210\n2025-06;136,30\nCena odniesienia;371',
      ['Pominięto wiersz 4, „Cena odniesienia”: to nie miesiąc.'],
    ],
  ])('may have other numbers around its months: %j', (text, notes) => {
    const read = readMarketFile(text);
    expect(read.ok && read.value).toMatchObject({
      months: [
        {month: '2025-05', value: 210},
        {month: '2025-06', value: 136.3},
      ],
      told: [expect.stringContaining('zł/MWh'), ...notes],
    });
  });

  test.each([
    ['2025-06;136,30\n2025-06;140', 'Wiersz 2: miesiąc 2025-06 jest w pliku dwa razy.'],
    ['2025-06;brak', 'Wiersz 1: „brak” nie jest ceną.'],
    ['2025-06;136,30\n2025-07;', 'Wiersz 2: przy miesiącu 2025-07 nie ma ceny.'],
    [
      '2025-06;136,30\n;140,10\n2025-08;150',
      'Wiersz 2: nie wiemy, z którego miesiąca jest cena przy „140,10”.',
    ],
    ['2025-06;0,1363', 'Ceny wyglądają na zł/kWh.'],
    ['2025-05;205,04\n2025-06;0,1363', 'Wiersz 2: 0,1363. Ceny wyglądają na zł/kWh.'],
    ['2025-06;136,30\n2025-13;140', 'Wiersz 2: „2025-13 140” nie jest miesiącem.'],
    ['2025;6;136,30\n2025;13;140', 'Wiersz 2: „2025 13” nie jest miesiącem.'],
    [
      'Miesiąc;RCEm\nczerwiec 2025;136,30\nlipiec;140',
      'Wiersz 3: nie wiemy, z którego miesiąca jest cena przy „lipiec”.',
    ],
    [
      'Miesiąc;RCEm\nmaj 2025;210\nczrewiec 2O25;136,30\nlipiec 2025;140',
      'Wiersz 3: nie wiemy, z którego miesiąca jest cena przy „czrewiec 2O25”.',
    ],
    [
      'MTU (CET/CEST);Price [EUR/MWh]\n01.06.2025 00:00 - 01.06.2025 01:00;70',
      'Ceny w pliku są w euro',
    ],
    ['doba;rce_pln\n2025-06-01;0,41\n2025-06-01;0,38', 'Ceny wyglądają na zł/kWh.'],
    ['nazwa;kwota\na;1', 'Nie ma kolumn z dniem i ceną.'],
    ['doba;rce_pln\nczwartek;1', 'Wiersz 2: „czwartek” nie jest dniem.'],
    ['doba;rce_pln\n2025-06-01;x', 'Wiersz 2: „x” nie jest ceną w zł/MWh.'],
    ['doba;rce_pln\n2025-06-01;100', 'Dzień 2025-06-01: cen w pliku jest 1'],
    ['doba;rce_pln', 'W pliku nie ma ani jednego dnia z cenami.'],
  ])('or any other is refused with the row and the remedy: %j', (text, said) => {
    expect(message(text)).toContain(said);
  });
});

test.each(['1)', '[1]', '(korekta z 11.08.2025)', 'korekta z 11.08.2025', 'r.*'])(
  'A month may have „%s” behind its year',
  (mark) => {
    const read = readMarketFile(
      `Miesiąc;RCEm [zł/MWh]\nczerwiec 2025 ${mark};136,30\nlipiec 2025;140,10`,
    );
    expect(read.ok && read.value.kind === 'monthly' && read.value.months).toEqual([
      {month: '2025-06', value: 136.3},
      {month: '2025-07', value: 140.1},
    ]);
  },
);

test('A price behind a month is none of the digits behind its comma', () => {
  expect(message('styczeń 2026 – 500,10 zł/MWh\nluty 2026 – 410,20 zł/MWh')).toContain(
    'każdy wiersz to miesiąc i cena',
  );
});

describe('A file of hourly prices', () => {
  test.each([1, 4] as const)(
    'with %d prices an hour has 23 and 25 hours on two days',
    (perHour) => {
      const read = unwrap(
        readMarketFile(pseFile(perHour, (_, hour, quarter) => hour * 10 + quarter)),
      );
      if (read.kind !== 'hourly') {
        throw new Error(read.kind);
      }
      expect(read.firstDay).toBe('2025-01-01');
      expect(read.zlPerMwh).toHaveLength(8760);
      expect(read.zlPerMwh[14]).toBe(perHour === 4 ? 141.5 : 140);
    },
  );

  test.each([1, 4] as const)('with %d prices an hour may begin with the newest day', (perHour) => {
    const [head = '', ...rows] = pseFile(
      perHour,
      (_, hour, quarter) => hour * 10 + quarter,
      '2025-10',
    ).split('\n');
    expect(readMarketFile([head, ...rows.slice().reverse()].join('\n'))).toEqual(
      readMarketFile([head, ...rows].join('\n')),
    );
  });

  test('may be the answer of PSE in JSON', () => {
    const csv = pseFile(4, (_, hour, quarter) => hour * 10 + quarter, '2025-10');
    const [, ...rows] = csv.split('\n');
    const value = rows.map((row) => {
      const [dtime, price, business_date] = row.split(';');
      return {dtime, rce_pln: Number(price), business_date};
    });
    expect(unwrap(readMarketFile(JSON.stringify({value})))).toMatchObject({
      kind: 'hourly',
      zlPerMwh: (unwrap(readMarketFile(csv)) as {zlPerMwh: readonly number[]}).zlPerMwh,
    });
  });

  test('with a day missing, or an hour of a day, is refused by its date', () => {
    const rows = pseFile(4, () => 100, '2025-05').split('\n');
    expect(message(rows.filter((row) => !row.endsWith('2025-05-12')).join('\n'))).toContain(
      'nie ma dnia 2025-05-12',
    );
    expect(message(removeAt(rows, 2000).join('\n'))).toMatch(/cen w pliku jest 95/);
  });

  test('prices the same day and hour of another year', () => {
    const read = unwrap(
      readMarketFile(pseFile(1, (day, hour) => Number(day.slice(5, 7)) * 100 + hour)),
    );
    if (read.kind !== 'hourly') {
      throw new Error(read.kind);
    }
    const described = (zlPerMwh: readonly number[], year: number) =>
      settlementInput.parse({
        version: 1,
        start: `${year}-01-01T00:00:00+01:00`,
        period: 'month',
        members: [{id: 'a', profile: {kind: 'services', annualKwh: 1000}}],
        prices: {
          market: {
            kind: 'hourly',
            firstDay: read.firstDay,
            zlPerMwh,
            signedZlPerMwh: zlPerMwh.map((price) => price - 1),
          },
        },
      });
    for (const year of [2026, 2028]) {
      const {axis, input} = unwrap(prepareCooperative(described(read.zlPerMwh, year), rates));
      const prices = input.prices?.market?.zlPerMwh ?? [];
      expect(prices).toHaveLength(axis.hours);
      expect(input.prices?.market?.signedZlPerMwh).toEqual(prices.map((price) => price - 1));
      prices.forEach((price, hour) => {
        expect(Math.floor(price / 100)).toBe((axis.localMonth[hour] ?? 0) + 1);
      });
      expect(
        prices.filter((price, hour) => price % 100 !== axis.localHour[hour]).length,
      ).toBeLessThan(3);
    }
    const half = prepareCooperative(described(read.zlPerMwh.slice(0, 4000), 2026), rates);
    const [error] = half.ok ? [] : half.errors;
    expect(error?.field).toBe('prices.market');
    expect(error?.message).toContain('brakuje dni');
  });
});

interface Quarter {
  readonly utcMs: number;
  /** The day and the clock at its beginning, with `a` and `b` in the repeated hour. */
  readonly day: string;
  readonly from: string;
  readonly to: string;
  readonly hour: number;
  readonly mark: string;
  readonly quarter: number;
}

/** All quarters from a day to another of 2025 or 2026, in order. */
function quartersOf(firstDay: string, lastDay: string): readonly Quarter[] {
  const {startMs, localDay, localHour} = yearAxis(Number(firstDay.slice(0, 4)));
  const days = Array.from(localDay, (day) => new Date(day * dayMs).toISOString().slice(0, 10));
  const markOf = (hour: number): string =>
    localHour[hour] !== 2
      ? ''
      : localHour[hour + 1] === 2
        ? 'a'
        : localHour[hour - 1] === 2
          ? 'b'
          : '';
  const clock = (hour: number, quarter: number): string =>
    `${String(localHour[hour]).padStart(2, '0')}${markOf(hour)}:${['00', '15', '30', '45'][quarter] ?? ''}`;
  return days.flatMap((day, hour) =>
    day < firstDay || day > lastDay
      ? []
      : [0, 1, 2, 3].map((quarter) => ({
          utcMs: startMs + (hour * 4 + quarter) * 900_000,
          day,
          from: clock(hour, quarter),
          to:
            quarter === 3
              ? hour + 1 < days.length
                ? clock(hour + 1, 0)
                : '00:00'
              : clock(hour, quarter + 1),
          hour: localHour[hour] ?? 0,
          mark: markOf(hour),
          quarter,
        })),
  );
}

const utcCell = (ms: number): string => new Date(ms).toISOString().slice(0, 19).replace('T', ' ');
/** The end of a quarter, as `dtime` has it. */
const endOf = ({day, from, to}: Quarter): string => {
  const isNext = from.startsWith('23:45');
  const next = new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10);
  return `${isNext ? next : day} ${to}:00`;
};

/** One table: a heading and the cells of a quarter. */
type Layout = readonly [string, (quarter: Quarter, price: string) => string];

const layouts: Readonly<Record<string, Layout>> = {
  'PSE, wersja 2': [
    'dtime,period,rce_pln,dtime_utc,period_utc,business_date,publication_ts',
    (one, price) =>
      `${endOf(one)},${one.from} - ${one.to},${price},${utcCell(one.utcMs + 900_000)},-,${one.day},2025-01-01 13:45:00.000`,
  ],
  'PSE, wersja 2 bez UTC': [
    'dtime;period;rce_pln;business_date;publication_ts',
    (one, price) => `${endOf(one)};${one.from} - ${one.to};${price};${one.day};2025-01-01 13:45`,
  ],
  'PSE, wersja 1': [
    'doba;udtczas;udtczas_oreb;rce_pln;business_date;source_datetime',
    (one, price) =>
      `${one.day};${endOf(one)};${one.from} - ${one.to};${price};${one.day};2025-01-01 13:45:00`,
  ],
  'doba i okres': [
    'doba;okres;rce_pln;publication_ts',
    (one, price) => `${one.day};${one.from} - ${one.to};${price};2025-01-01 13:45:00`,
  ],
  'sam koniec kwadransa': ['dtime;rce_pln', (one, price) => `${endOf(one)};${price}`],
  'początek kwadransa w UTC': [
    'dtime_utc;rce_pln',
    (one, price) => `${new Date(one.utcMs).toISOString()};${price}`,
  ],
  'godzina i kwadrans': [
    'Data;Godzina;Kwadrans;RCE [zł/MWh]',
    (one, price) => `${one.day};${one.hour + 1}${one.mark};${one.quarter + 1};${price}`,
  ],
  'data polska, godzina od zera': [
    'Data;Godzina;Kwadrans;RCE [zł/MWh]',
    ({day, hour, mark, quarter}, price) =>
      `${day.split('-').reverse().join('.')};${hour}${mark};${quarter + 1};${price}`,
  ],
};

/** A table in one of the layouts; `sorted` puts its rows in another order. */
function tableOf(
  [head, row]: Layout,
  quarters: readonly Quarter[],
  price: (place: number) => string,
  sorted: (rows: readonly string[], quarters: readonly Quarter[]) => readonly string[] = (rows) =>
    rows,
): string {
  const rows = quarters.map((one, place) => row(one, price(place)));
  return [head, ...sorted(rows, quarters)].join('\n');
}

/** Days newest first, quarters of a day in order: what a portal sorted by its day column gives. */
const newestDayFirst = (
  rows: readonly string[],
  quarters: readonly Quarter[],
): readonly string[] => {
  const days = [...new Set(quarters.map(({day}) => day))].reverse();
  return days.flatMap((day) => rows.filter((_, place) => quarters[place]?.day === day));
};
/** Any order at all, the same each time. */
const mixed = (rows: readonly string[]): readonly string[] =>
  rows.map((_, place) => rows[(place * 37) % rows.length] ?? '');

function hourlyOf(text: string | Uint8Array) {
  const read = unwrap(readMarketFile(text));
  if (read.kind !== 'hourly') {
    throw new Error(read.kind);
  }
  return read;
}

describe.each(Object.entries(layouts))('Quarters in the layout “%s”', (_name, layout) => {
  test.each([
    ['2026-10-24', '2026-10-25', 49],
    ['2026-03-28', '2026-03-30', 71],
    ['2026-06-01', '2026-06-02', 48],
  ])('from %s to %s are %d hours, each at its time', (from, to, hours) => {
    const quarters = quartersOf(from, to);
    const price = (place: number): string => (100 + place).toFixed(2).replace('.', ',');
    const comma = layout[0].includes(';') ? price : (place: number) => String(100 + place);
    const wanted = Array.from({length: hours}, (_, hour) => 100 + 4 * hour + 1.5);
    const inOrder = hourlyOf(tableOf(layout, quarters, comma));
    expect(inOrder).toMatchObject({firstDay: from, zlPerMwh: wanted});
    expect(hourlyOf(tableOf(layout, quarters, comma, newestDayFirst)).zlPerMwh).toEqual(wanted);
    expect(
      hourlyOf(tableOf(layout, quarters, comma, (rows) => rows.slice().reverse())).zlPerMwh,
    ).toEqual(wanted);
    expect(hourlyOf(tableOf(layout, quarters, comma, mixed)).zlPerMwh).toEqual(wanted);
    expect(inOrder.told.join(' ')).toMatch(/Cena: kolumna „.*Czas: kolumn/s);
  });

  test('with one left out or given twice are refused by the time', () => {
    const quarters = quartersOf('2026-06-01', '2026-06-02');
    const price = (place: number): string => String(100 + place);
    const text = tableOf(layout, quarters, price);
    const rows = text.split('\n');
    expect(message(removeAt(rows, 54).join('\n'))).toMatch(
      /Dzień 2026-06-01: cen w pliku jest 95.* Brakuje: 13:15\./,
    );
    const other = layout[1](quarters[53] ?? (undefined as never), '7');
    expect(message([...rows, other].join('\n'))).toMatch(
      /Dzień 2026-06-01: cen w pliku jest 97.* Cena od 13:15 jest kilka razy, w wierszach 55, 194/,
    );
    // One twice in the place of another: as many rows as there should be.
    expect(message([...removeAt(rows, 20), other].join('\n'))).toMatch(
      /Dzień 2026-06-01: nie ma ceny od 04:45/,
    );
    // The same row twice says nothing new.
    const twice = hourlyOf([...rows, rows[54] ?? ''].join('\n'));
    expect(twice.zlPerMwh).toEqual(hourlyOf(text).zlPerMwh);
    expect(twice.told.join(' ')).toContain('policzone raz: 1.');
  });
});

describe('Hours of a day', () => {
  const hoursIn = (day: string): readonly Quarter[] =>
    quartersOf(day, day).filter(({quarter}) => quarter === 0);

  test.each([
    ['2025-10-26', 25, ({hour, mark}: Quarter) => `${hour + 1}${mark === 'b' ? 'a' : ''}`],
    ['2025-10-26', 25, ({hour}: Quarter) => String(hour + 1)],
    ['2025-10-26', 25, ({hour, mark}: Quarter) => `${hour}${mark}`],
    ['2025-10-26', 25, (one: Quarter) => one.from],
    [
      '2025-10-26',
      25,
      ({utcMs}: Quarter) => String((utcMs - Date.UTC(2025, 9, 25, 21)) / 3_600_000),
    ],
    ['2025-03-30', 23, ({hour}: Quarter) => String(hour + 1)],
    ['2025-06-01', 24, ({hour}: Quarter) => `${hour}-${hour + 1}`],
    ['2025-06-01', 24, ({hour}: Quarter) => `H${hour + 1}`],
    ['2025-06-01', 24, ({hour}: Quarter) => `${hour + 1}:00`],
  ])('of %s are %d, however they are written', (day, count, written) => {
    const rows = hoursIn(day).map((one, place) => `${day};${written(one)};${100 + place},5`);
    const wanted = Array.from({length: count}, (_, place) => 100.5 + place);
    for (const all of [rows, rows.slice().reverse()]) {
      expect(hourlyOf(`Data;Godzina;RCE [zł/MWh]\n${all.join('\n')}`).zlPerMwh).toEqual(wanted);
    }
  });

  test.each([
    [
      'hours',
      (days: readonly string[]) => [
        `Data;${Array.from({length: 24}, (_, hour) => hour + 1).join(';')}`,
        ...days.map(
          (day, at) => `${day};${Array.from({length: 24}, (_, hour) => 100 * at + hour).join(';')}`,
        ),
      ],
    ],
    [
      'days',
      (days: readonly string[]) => [
        `Godzina;${days.join(';')}`,
        ...Array.from(
          {length: 24},
          (_, hour) => `${hour + 1};${days.map((_, at) => 100 * at + hour).join(';')}`,
        ),
        'Średnia;11,5;111,5',
      ],
    ],
  ])('may stand beside one another in a file that says they are prices: %s', (_, rowsOf) => {
    const rows = rowsOf(['2026-06-01', '2026-06-02']).join('\n');
    expect(hourlyOf(`Cena RCE [zł/MWh]\n${rows}`).zlPerMwh).toEqual(
      Array.from({length: 48}, (_, at) => 100 * Math.floor(at / 24) + (at % 24)),
    );
    // Energy stands so too.
    expect(readMarketFile(rows).ok).toBe(false);
  });

  test('a number may also be that of the quarter', () => {
    const rows = quartersOf('2025-10-26', '2025-10-26').map(
      (_, place) => `2025-10-26;${place + 1};${place}`,
    );
    expect(hourlyOf(`doba;okres;rce_pln\n${mixed(rows).join('\n')}`).zlPerMwh).toEqual(
      Array.from({length: 25}, (_, hour) => 4 * hour + 1.5),
    );
  });

  test('midnight beside 23:00 is asked about', () => {
    const rows = hoursIn('2025-06-01').map((_, place) => `2025-06-01;${(place + 1) % 24}:00;100`);
    expect(message(`Data;Godzina;RCE [zł/MWh]\n${rows.join('\n')}`)).toContain(
      'nie wiadomo, czy godzina 00:00 zaczyna ten dzień, czy go kończy',
    );
  });

  test('without any time are taken in their rows’ order, which is told, and newest first refused', () => {
    const day = (name: string): readonly string[] =>
      Array.from({length: 24}, (_, hour) => `${name};${100 + hour}`);
    const read = hourlyOf(['doba;rce_pln', ...day('2025-06-01'), ...day('2025-06-02')].join('\n'));
    expect(read.zlPerMwh.slice(22, 26)).toEqual([122, 123, 100, 101]);
    expect(read.told).toContain(
      'Czas: wiersze nie mają godzin, więc ceny dnia wzięliśmy w kolejności wierszy.',
    );
    expect(
      message(['doba;rce_pln', ...day('2025-06-02'), ...day('2025-06-01')].join('\n')),
    ).toContain('Dni w pliku nie są po kolei');
  });

  test('with one row that is no time are refused by the row', () => {
    const rows = hoursIn('2025-06-01').map(({utcMs}) => `${utcCell(utcMs)};100;2025-06-01`);
    const spoilt = rows.map((row, place) => (place === 7 ? ';100;2025-06-01' : row));
    expect(message(`dtime_utc;rce_pln;doba\n${spoilt.join('\n')}`)).toContain(
      'Wiersz 9: „” w kolumnie „dtime_utc” nie jest dniem z godziną.',
    );
    expect(message(`period_utc;rce_pln;doba\n22:00 - 23:00;100;2025-06-01`)).toContain(
      'godziny UTC bez dnia UTC',
    );
  });
});

describe('Negative quarters', () => {
  const day = (four: readonly number[]): string =>
    tableOf(
      layouts['doba i okres'] ?? (undefined as never),
      quartersOf('2026-06-01', '2026-06-01'),
      (place) => String(Math.floor(place / 4) === 13 ? (four[place % 4] ?? 0) : 300),
    );

  test.each([
    [[100, -200, 100, -100], 50, -25, 2],
    [[-50, -50, -50, -50], 0, -50, 4],
    [[40, -10, 20, 30], 22.5, 20, 1],
  ])('%j count as zero before the mean: %d, and %d with the sign', (four, zero, signed, count) => {
    const read = hourlyOf(day(four));
    expect(read.zlPerMwh[13]).toBe(zero);
    expect(read.signedZlPerMwh?.[13]).toBe(signed);
    expect(read.zlPerMwh[12]).toBe(300);
    expect(read.told.join(' ')).toContain(`Cen poniżej zera: ${count}.`);
  });

  test('are not there: one list of prices', () => {
    expect(hourlyOf(day([100, 0, 100, 100]))).not.toHaveProperty('signedZlPerMwh');
  });

  test('of hours alone count as zero too', () => {
    const rows = Array.from({length: 24}, (_, hour) => `2024-05-01;${hour + 1};${hour - 2}00`);
    const read = hourlyOf(`doba;godzina;rce_pln\n${rows.join('\n')}`);
    expect(read.zlPerMwh.slice(0, 4)).toEqual([0, 0, 0, 100]);
    expect(read.signedZlPerMwh?.slice(0, 4)).toEqual([-200, -100, 0, 100]);
  });
});

describe('The column of the price', () => {
  /** 24 hours of prices, each column a multiple of the first. */
  const hours = (headings: string, ...factors: readonly number[]): string =>
    [
      `Data;Godzina;${headings}`,
      ...Array.from(
        {length: 24},
        (_, hour) =>
          `2026-06-01;${hour + 1};${factors.map((factor) => (factor * (80 + hour)).toFixed(2).replace('.', ',')).join(';')}`,
      ),
    ].join('\n');

  test.each([
    ['Cena [EUR/MWh];Cena [zł/MWh]', [1, 4.3], 344],
    ['Cena [zł/MWh];Cena [EUR/MWh]', [4.3, 1], 344],
    ['rce_prognoza;rce_pln', [1, 4], 320],
    ['Prognozowana cena [zł/MWh];Cena [zł/MWh]', [1, 4], 320],
    ['Cena minimalna [zł/MWh];Cena maksymalna [zł/MWh];Cena średnia [zł/MWh]', [1, 9, 4], 320],
    ['RCE min;RCE max;RCE', [1, 9, 4], 320],
    [
      'Fixing I - Kurs (EUR/MWh);Fixing I - Wolumen (MWh);Fixing I - Kurs (PLN/MWh)',
      [1, 7, 4],
      320,
    ],
    ['Cena RDN [zł/MWh];rce_pln', [1, 4], 320],
    ['Cena brutto [zł/MWh];Cena netto [zł/MWh]', [5, 4], 320],
    ['rce_pln;rce_pln_skorygowana', [1, 4], 320],
    ['Cena [gr/kWh];Cena [zł/MWh]', [0.4, 4], 320],
    ['Wolumen [MWh];Cena', [9, 4], 320],
    ['RCE [PLN/MWh];Zmiana ceny [%]', [4, 1], 320],
    ['Cena;Cena', [4, 4], 320],
  ])('of “%s” is the right one', (headings, factors, first) => {
    expect(hourlyOf(hours(headings, ...factors)).zlPerMwh[0]).toBeCloseTo(first, 9);
  });

  test.each([
    ['Cena [EUR/MWh]', [1], 'Ceny w pliku są w euro'],
    ['rce_eur', [1], 'Ceny w pliku są w euro'],
    ['Cena [gr/kWh]', [0.4], 'Ceny w pliku są w groszach'],
    ['Cena [zł/kWh]', [4], 'Ceny wyglądają na zł/kWh'],
    ['Cena [CZK/MWh]', [4], 'obcej walucie'],
    ['rce_prognoza', [4], 'tylko prognoza ceny'],
    ['Cena minimalna;Cena maksymalna', [1, 4], 'tylko najniższa albo najwyższa'],
    ['Cena brutto [zł/MWh]', [4], 'tylko cena z VAT'],
    [
      'Fixing I - Kurs (PLN/MWh);Fixing II - Kurs (PLN/MWh)',
      [4, 5],
      'Która kolumna jest ceną: „Fixing I - Kurs (PLN/MWh)” czy „Fixing II - Kurs (PLN/MWh)”?',
    ],
    ['Cena A;Cena B', [4, 5], 'Która kolumna jest ceną: „Cena A” czy „Cena B”?'],
  ])('of “%s” alone is refused or asked about', (headings, factors, said) => {
    expect(message(hours(headings, ...factors))).toContain(said);
  });

  test('has the unit of the row under the heading or of the lines above, as the file says', () => {
    const plain = hours('Cena', 4);
    const [head = '', ...rows] = plain.split('\n');
    const withUnits = (unit: string): string => [head, `;;[${unit}]`, ...rows].join('\n');
    const withTitle = (title: string): string => `Notowania;;\n${title};;\n${plain}`;
    expect(hourlyOf(withUnits('zł/MWh')).told[0]).toContain('jednostka z wiersza jednostek');
    expect(hourlyOf(withTitle('Jednostka: zł/MWh')).told[0]).toContain('z wierszy nad tabelą');
    expect(hourlyOf(plain).told[0]).toContain('jednostki w pliku nie ma');
    expect(message(withUnits('EUR/MWh'))).toContain('w euro');
    expect(message(withTitle('Ceny w EUR/MWh'))).toContain('w euro');
    expect(message(withTitle('Ceny w gr/kWh'))).toContain('w groszach');
  });

  test.each([
    ['Cena;Waluta', 'EUR', 'w euro'],
    ['Cena;Jednostka', 'EUR/MWh', 'w euro'],
    ['Cena;J.m.', 'gr/kWh', 'w groszach'],
    ['Cena [zł/MWh];Waluta', 'EUR', ''],
    ['Cena;Waluta', 'PLN', ''],
  ])('has the unit of a column beside it: %s, %s', (headings, unit, said) => {
    const [head = '', ...rows] = hours(headings, 4).split('\n');
    const all = rows.map((row) => `${row};${unit}`);
    // One row is enough.
    const one = rows.map((row, at) => `${row};${at === 20 ? unit : 'PLN'}`);
    for (const lines of [all, one]) {
      const told = message([head, ...lines].join('\n'));
      expect(told).toContain(said);
      expect(told === '').toBe(said === '');
    }
  });

  test.each([
    ['Cena;Wolumen;Jednostka', '12;kWh'],
    ['Cena;Jednostka organizacyjna', 'Euroregion'],
    ['Cena;Jednostka', 'Oddział GR 2'],
    ['Cena;Cena EUR;Waluta', '75;EUR'],
  ])('has no unit of what else is beside it: %s, %s', (headings, cells) => {
    const [, ...rows] = hours('Cena', 4).split('\n');
    const text = [`Data;Godzina;${headings}`, ...rows.map((row) => `${row};${cells}`)].join('\n');
    expect(hourlyOf(text).zlPerMwh[0]).toBe(320);
  });

  test('has its unit though no column is of a day', () => {
    const rows = '"01/06/2026 00:00:00 - 01/06/2026 01:00:00","BZN|PL","78.10","EUR"';
    expect(message(`"MTU (CET/CEST)","Area","Day-ahead Price","Currency"\n${rows}`)).toContain(
      'w euro',
    );
    expect(message('Miesiąc;Cena;Waluta\n2026-01;120,10;EUR\n2026-02;99,20;EUR')).toContain(
      'w euro',
    );
  });

  test.each([
    'PL',
    'BZN|PL',
    'BZN|PL (Poland)',
    'Polska (PL)',
    'PL-TGE',
    'KSE',
    '10YPL-AREA-----S',
  ])('of several areas are those of %s', (own) => {
    const [, ...rows] = hours('Cena', 4).split('\n');
    const of = (area: string, cents: string): readonly string[] =>
      rows.map((row) => `${row}${cents};${area}`);
    const text = ['Data;Godzina;Cena;Obszar', ...of('DE-LU', '9'), ...of(own, '')].join('\n');
    const read = hourlyOf(text);
    expect(read.zlPerMwh).toEqual(hourlyOf(hours('Cena', 4)).zlPerMwh);
    expect(read.told).toContain(
      'Wiersze innych obszarów niż Polska (kolumna „Obszar”), pominięte: 24.',
    );
  });

  test.each([
    ['Zone', 'CET'],
    ['Zone', 'Europe/Warsaw'],
    ['Strefa cenowa', 'PL'],
    ['Obszar', 'Rzeczpospolita Polska'],
  ])('beside a column %s of %s are read whole', (heading, value) => {
    const [, ...rows] = hours('Cena', 4).split('\n');
    const text = [`Data;Godzina;Cena;${heading}`, ...rows.map((row) => `${row};${value}`)];
    expect(hourlyOf(text.join('\n')).zlPerMwh).toEqual(hourlyOf(hours('Cena', 4)).zlPerMwh);
  });

  test('whose area stands in the first row of merged ones are read whole', () => {
    const [, ...rows] = hours('Cena', 4).split('\n');
    const text = [
      'Data;Godzina;Cena;Obszar',
      ...rows.map((row, at) => `${row};${at === 0 ? 'PL' : ''}`),
    ];
    expect(hourlyOf(text.join('\n')).zlPerMwh).toEqual(hourlyOf(hours('Cena', 4)).zlPerMwh);
  });

  test('that are the same twice are counted once, whatever tells the two apart', () => {
    const [, ...rows] = hours('Cena', 4).split('\n');
    const both = rows.flatMap((row) => [`${row};wstępna`, `${row};ostateczna`]);
    expect(hourlyOf(['Data;Godzina;Cena;Status', ...both].join('\n')).zlPerMwh).toEqual(
      hourlyOf(hours('Cena', 4)).zlPerMwh,
    );
  });

  test('of another area alone are refused', () => {
    const [, ...rows] = hours('Cena', 4).split('\n');
    const text = ['Data;Godzina;Cena;Obszar', ...rows.map((row) => `${row};DE-LU`)].join('\n');
    expect(message(text)).toContain('W kolumnie „Obszar” nie ma Polski (PL), tylko „DE-LU”.');
  });

  test('of a forecast and of the day itself, row by row, are asked about by their column', () => {
    const [, ...rows] = hours('Cena', 4).split('\n');
    const both = rows.flatMap((row) => [`${row}9;prognoza`, `${row};ostateczna`]);
    expect(message(['Data;Godzina;Cena;Status', ...both].join('\n'))).toBe(
      'Każda godzina jest w pliku 2 razy, bo kolumna „Status” ma kilka wartości: „prognoza”, „ostateczna”. Zostaw wiersze z jedną z nich.',
    );
  });

  test('what was left out is told', () => {
    expect(
      hourlyOf(hours('Cena [EUR/MWh];rce_prognoza;rce_pln', 1, 2, 4)).told.slice(0, 2),
    ).toEqual([
      'Cena: kolumna „rce_pln”, zł/MWh (jednostka z nagłówka).',
      'Pominięte: „rce_prognoza” (prognoza), „Cena [EUR/MWh]” (EUR/MWh).',
    ]);
  });

  test('a summary at the end and a heading repeated are left out and counted', () => {
    const text = hours('rce_pln', 4);
    const [head = ''] = text.split('\n');
    const read = hourlyOf(`${text}\n${head}\nŚrednia;;366\nSuma;;8784`);
    expect(read.zlPerMwh).toHaveLength(24);
    expect(read.told.join(' ')).toContain('pominięte: 3.');
  });

  test('is read in the encoding of a spreadsheet', () => {
    const text = hours('Cena [EUR/MWh];Cena [zł/MWh]', 1, 4);
    const bytes = Uint8Array.from(text, (letter) =>
      letter === 'ł' ? 0xb3 : (letter.codePointAt(0) ?? 0),
    );
    expect(hourlyOf(bytes).zlPerMwh[0]).toBe(320);
  });
});

describe('A month with a price corrected', () => {
  const months = (text: string) => {
    const read = unwrap(readMarketFile(text));
    if (read.kind !== 'monthly') {
      throw new Error(read.kind);
    }
    return read;
  };

  test.each([
    'Miesiąc;RCEm [zł/MWh];RCEm skorygowana [zł/MWh]\n2023-10;311,67;329,25\n2023-11;400;',
    'Miesiąc;RCEm skorygowana [zł/MWh];RCEm [zł/MWh]\n2023-10;329,25;311,67\n2023-11;-;400',
    'Miesiąc;RCEm;Uwagi\n2023-10;311,67;pierwsza publikacja\n2023-10;329,25;skorygowana\n2023-11;400;',
    'Miesiąc;RCEm;Uwagi\n2023-10;329,25;korekta z 11.02.2024\n2023-10;311,67;\n2023-11;400;',
    'Rok;Miesiąc;RCEm;RCEm po korekcie\n2023;10;311,67;329,25\n2023;11;400;',
  ])('has it, and how many are is told: %j', (text) => {
    const read = months(text);
    expect(read.months).toEqual([
      {month: '2023-10', value: 329.25},
      {month: '2023-11', value: 400},
    ]);
    expect(read.told).toContain('Miesiące z ceną skorygowaną: 1.');
  });

  test.each([
    ['2025-06;136,30;140,00', '„136,30” i „140,00”, a nagłówka nie ma.'],
    [
      'Miesiąc;I publikacja;II publikacja\n2025-06;136,30;140',
      '„136,30” i „140”, a nagłówek ich nie odróżnia.',
    ],
    [
      'Miesiąc;Cena A;Cena B\n2025-06;136,30;140',
      'Która kolumna jest ceną: „Cena A” czy „Cena B”?',
    ],
    ['Miesiąc;RCEm;Korekta\n2025-06;136,30;-2,10', 'to cena po korekcie czy różnica?'],
    ['Miesiąc;RCEm [EUR/MWh]\n2025-06;31', 'Ceny w pliku są w euro'],
    ['2025-06;31,20 EUR', 'Ceny w pliku są w euro'],
    ['Miesiąc;RCEm [gr/kWh]\n2025-06;13,63', 'Ceny w pliku są w groszach'],
    ['RCEm w EUR/MWh;\nMiesiąc;Cena\n2025-06;31', 'Ceny w pliku są w euro'],
    [
      'Miesiąc;RCEm;Uwagi\n2025-06;136,30;skorygowana\n2025-06;136,31;skorygowana',
      'miesiąc 2025-06 jest w pliku dwa razy',
    ],
  ])('is asked about where the file does not say: %j', (text, said) => {
    expect(message(text)).toContain(said);
  });

  test.each([
    [
      'months of a year in each row',
      'Rok;I;II;III\n2024;441,11;323,92;252,51\n2025;480,01;442,02;',
    ],
    [
      'years of a month in each row',
      'Miesiąc;2024;2025\nI;441,11;480,01\nII;323,92;442,02\nIII;252,51;',
    ],
    [
      'years with the name of the price',
      'Miesiąc;RCEm 2024 [zł/MWh];RCEm 2025 [zł/MWh]\nstyczeń;441,11;480,01\nluty;323,92;442,02\nmarzec;252,51;',
    ],
    [
      'whole months',
      'Wskaźnik;sty-24;lut-24;mar-24;sty-25;lut-25\nRCEm [zł/MWh];441,11;323,92;252,51;480,01;442,02\nWolumen [MWh];1;2;3;4;5',
    ],
    [
      'Roman months in rows',
      'Miesiąc;RCEm\nI 2024;441,11\nII 2024;323,92\n2024-III;252,51\nI.2025;480,01\nII/2025;442,02',
    ],
    [
      'first days of months',
      'Miesiąc;RCEm [zł/MWh]\n2024-01-01;441,11\n2024-02-01;323,92\n01.03.2024;252,51\n2025-01-01 00:00;480,01\n2025-02-01;442,02',
    ],
  ])('are read with %s', (_, text) => {
    const read = readMarketFile(text);
    expect(read.ok && read.value).toMatchObject({
      kind: 'monthly',
      months: [
        {month: '2024-01', value: 441.11},
        {month: '2024-02', value: 323.92},
        {month: '2024-03', value: 252.51},
        {month: '2025-01', value: 480.01},
        {month: '2025-02', value: 442.02},
      ],
    });
  });

  test('with a row across that is of no year are not put anywhere', () => {
    expect(readMarketFile('Rok;I;II;III\n2024;441;323;252\nkorekta;440;322;251').ok).toBe(false);
  });

  test('takes RCEm and not the forecast, the least or the euro', () => {
    const heads = 'Miesiąc;Prognoza ceny;Cena min;RCEm [zł/MWh];RCEm [EUR/MWh]';
    expect(months(`${heads}\n2025-06;200;10;136,30;31`).months).toEqual([
      {month: '2025-06', value: 136.3},
    ]);
  });
});
