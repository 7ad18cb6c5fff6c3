import {readMeterFiles, summarise, utcText, type Account} from '../src';
import {openSource} from '../src/workbook/openSource';
import {unzipSync} from 'fflate';
import {workbook} from './samples/workbook';

/*
 * Sheets that people make of readings themselves, and what portals say around them: each is read as what it says, or asks.
 */

const dayCount = 3;
const drawn = (day: number, hour: number): number => 300 + 10 * hour + 50 * day;
const given = (_: number, hour: number): number => (hour >= 6 && hour <= 18 ? 200 * (hour - 5) : 0);
const hours = Array.from({length: 24}, (_, hour) => hour);
const places = Array.from({length: dayCount * 24}, (_, at) => ({
  day: Math.floor(at / 24),
  hour: at % 24,
}));
const sumOf = (whOf: (day: number, hour: number) => number): number =>
  places.reduce((all, {day, hour}) => all + whOf(day, hour), 0) / 1000;
const [drawnKwh, givenKwh] = [sumOf(drawn), sumOf(given)];
const two = (number: number): string => String(number).padStart(2, '0');
const kwh = (wh: number): string => (wh / 1000).toFixed(3).replace('.', ',');

interface Found {
  readonly startUtc: string;
  readonly withdrawn: number | null;
  readonly injected: number | null;
  readonly hours: number;
  readonly account: Account;
}

/** What was read, or what was asked or refused. */
function read(
  lines: readonly string[] | Uint8Array<ArrayBuffer>,
  name = 'plik.csv',
): Found | string {
  const bytes = lines instanceof Uint8Array ? lines : new TextEncoder().encode(lines.join('\n'));
  return found([{name, bytes}]);
}

function found(sources: Parameters<typeof readMeterFiles>[0]): Found | string {
  const {joined, outcomes} = readMeterFiles(sources);
  const [outcome] = outcomes;
  if (!outcome?.ok || outcome.value.kind === 'unknown') {
    return outcome?.ok === true && outcome.value.kind === 'unknown'
      ? outcome.value.reason
      : JSON.stringify(outcome);
  }
  if (!joined?.ok || !('account' in outcome.value)) {
    return JSON.stringify(joined);
  }
  const {startMs, sums, intervals} = summarise(joined.value);
  const rounded = (sum: number | null): number | null => sum && Math.round(sum * 1000) / 1000;
  return {
    startUtc: utcText(startMs),
    withdrawn: rounded(sums.withdrawn ?? sums.withdrawnNet),
    injected: rounded(sums.injected ?? sums.injectedNet),
    hours: intervals,
    account: outcome.value.account,
  };
}

function list(head: string, rowOf: (day: number, hour: number) => string): readonly string[] {
  return [head, ...places.map(({day, hour}) => rowOf(day, hour))];
}

const whole = {startUtc: '2026-05-31T22:00Z', hours: dayCount * 24};
const both = (day: number, hour: number): string =>
  `${kwh(drawn(day, hour))};${kwh(given(day, hour))}`;
const dated = (day: number, hour: number): string => `2026-06-0${day + 1};${hour + 1}`;

describe('days that the lines above make whole', () => {
  const matrix = (
    headOf: (day: number) => string,
    whOf: typeof drawn,
    count = dayCount,
  ): string[] => [
    `Godzina;${Array.from({length: count}, (_, day) => headOf(day)).join(';')};Razem`,
    ...hours.map(
      (hour) =>
        `${hour}-${hour + 1};${Array.from({length: count}, (_, day) => kwh(whOf(day, hour))).join(';')};0`,
    ),
  ];

  test.each(['Pobór energii [kWh] – czerwiec 2026', 'Rok 2026 – pobór energii [kWh]'])(
    'stand beside one another under „%s”',
    (title) => {
      expect(read([title, ...matrix((day) => `0${day + 1}.06`, drawn)])).toMatchObject({
        ...whole,
        withdrawn: drawnKwh,
      });
    },
  );

  test('are the numbers of a whole month', () => {
    const title = ['Punkt poboru 590322400000000017', 'Energia oddana do sieci [kWh]', '06.2026'];
    expect(
      read([
        ...title,
        ...matrix(
          (day) => String(day + 1),
          (_, hour) => given(0, hour),
          30,
        ),
      ]),
    ).toMatchObject({
      startUtc: whole.startUtc,
      hours: 720,
      injected: givenKwh * 10,
      withdrawn: null,
    });
  });

  const ofDay = list(
    'Dzień;Godzina;Pobór [kWh];Oddanie [kWh]',
    (day, hour) => `${day + 1};${hour + 1};${both(day, hour)}`,
  );

  test.each([
    'Miesiąc: czerwiec 2026',
    'Miesiąc;2026-06',
    'Okres 01.06.2026 - 30.06.2026',
    'Odczyty za 1–30 czerwca 2026, ul. 3 Maja 5',
    'Odczyty, cze 2026, taryfa od 01.2025',
  ])('stand below one another under „%s”, which is told', (line) => {
    const file = read([line, '', ...ofDay]);
    expect(file).toMatchObject({...whole, withdrawn: drawnKwh, injected: givenKwh});
    expect(typeof file !== 'string' && file.account.notes).toEqual([
      `Dni są z miesiąca 06.2026, z wiersza „${line.replace(';', ' ')}”.`,
    ]);
  });

  test.each([
    ['nothing', []],
    ['the day of a report', ['Wydruk z dnia 02.07.2026']],
    ['a day alone', ['Lipowa, 02.07.2026']],
    ['a day in words', ['Lipowa, 2 lipca 2026']],
    ['two months', ['Miesiąc: czerwiec 2026', 'Poprzedni odczyt: maj 2026']],
    ['another month without its year', ['Załącznik 06/2026 za maj']],
    ['the month of a tariff', ['Odczyty, taryfa od 01.2025']],
    ['the month of an invoice', ['Załącznik do faktury 06/2026 za maj']],
    ['words like months', ['Energia oddana do sieci 2026, ul. Lipowa 2026']],
  ])('are asked about where there is %s above', (_, lines) => {
    expect(typeof read([...lines, ...ofDay])).toBe('string');
  });
});

test('days of a workbook in rows are read, though each comes with its midnight', async () => {
  const serial = 46_174;
  const cell = (column: string, row: number, value: number | string, style = ''): string =>
    typeof value === 'string'
      ? `<c r="${column}${row}" t="inlineStr"><is><t>${value}</t></is></c>`
      : `<c r="${column}${row}"${style}><v>${value}</v></c>`;
  const letters = Array.from({length: 25}, (_, at) => String.fromCodePoint(65 + at));
  const head = letters.map((letter, at) => cell(letter, 1, at === 0 ? 'Data' : `H${two(at)}`));
  const rowOf = (row: number, cells: readonly string[]): string =>
    `<row r="${row}">${cells.join('')}</row>`;
  const rows = Array.from({length: dayCount}, (_, day) =>
    rowOf(
      day + 2,
      letters.map((letter, at) =>
        at === 0
          ? cell(letter, day + 2, serial + day, ' s="1"')
          : cell(letter, day + 2, drawn(day, at - 1) / 1000),
      ),
    ),
  );
  const file = workbook([rowOf(1, head), ...rows].join(''), {
    'xl/styles.xml':
      '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>',
  });
  const source = await openSource('pobór.xlsx', new Uint8Array(file), () =>
    Promise.resolve(unzipSync),
  );
  expect(found([source])).toMatchObject({...whole, withdrawn: drawnKwh});
});

describe('a clock', () => {
  const ofClock = (ahead: number): readonly string[] =>
    list('', (day, hour) => {
      const time = new Date(Date.UTC(2026, 4, 31, 22 + ahead + 24 * day + hour)).toISOString();
      return `${time.slice(0, 10)} ${time.slice(11, 16)};${both(day, hour)}`;
    }).slice(1);
  const head = 'Czas;Pobór [kWh];Oddanie [kWh]';
  const inClock = (name: string, ahead: number): readonly string[] => [
    `Początek (${name});Pobór [kWh];Oddanie [kWh]`,
    ...ofClock(ahead),
  ];

  test.each([
    ['UTC', 0],
    ['GMT', 0],
    ['UTC+1', 1],
    ['UTC+01:00', 1],
    ['GMT+2', 2],
    ['czas zimowy', 1],
    ['CET/CEST', 2],
    ['MEZ/MESZ', 2],
    ['UTC+1/UTC+2', 2],
    ['UTC+01:00/+02:00', 2],
    ['UTC+1 (w czasie letnim +2)', 2],
    ['UTC+1, bez czasu letniego', 1],
    ['UTC/GMT+1', 1],
    ['UTC, także w czasie letnim', 0],
    ['(UTC+01:00) Sarajewo, Skopje, Warszawa, Zagrzeb', 2],
    ['Europe/Warsaw (UTC+1)', 2],
    ['Europe/Warsaw (CET)', 2],
    ['GMT+1 Warszawa', 2],
    ['czas zimowy od 26.10.2025', 2],
    ['czas zimowy obowiązuje od 26 października', 2],
    ['czas zimowy przez cały 2026 rok', 1],
    ['czas lokalny', 2],
    ['CEST', 2],
  ])('is that of the heading: %s', (name, ahead) => {
    expect(read(inClock(name, ahead))).toMatchObject({
      ...whole,
      withdrawn: drawnKwh,
      injected: givenKwh,
    });
  });

  test.each(['Strefa czasowa: UTC', 'Strefa czasowa;UTC', 'Time zone: UTC'])(
    'is that of a line above: %s',
    (line) => {
      const file = read([line, head.replace('Czas', 'Początek'), ...ofClock(0)]);
      expect(file).toMatchObject({...whole, withdrawn: drawnKwh});
      expect(typeof file !== 'string' && file.account.notes).toEqual([
        expect.stringContaining('Godziny przeliczono z czasu UTC'),
      ]);
    },
  );

  test.each(['UTC+1/UTC+2', 'UTC+01:00/+02:00', 'UTC+1 (w czasie letnim +2)'])(
    'with another in summer is that of Poland in winter too: %s',
    (name) => {
      const rows = ofClock(2).map((row) => row.replace('-06-', '-01-'));
      expect(read([`Strefa czasowa: ${name}`, head.replace('Czas', 'Początek'), ...rows])).toEqual(
        expect.objectContaining({startUtc: '2025-12-31T23:00Z', withdrawn: drawnKwh}),
      );
    },
  );

  test('is not told where each label says its own', () => {
    const rows = ofClock(0).map((row) => row.replace(';', 'Z;'));
    const file = read(['Początek (UTC+1);Pobór [kWh];Oddanie [kWh]', ...rows]);
    expect(file).toMatchObject({...whole, withdrawn: drawnKwh});
    expect(typeof file !== 'string' && file.account.notes).toEqual([]);
  });

  test('is that of the heading of the hour', () => {
    const rows = ofClock(0).map((row) => row.replace(' ', ';'));
    expect(read(['Data;Godzina od (UTC);Pobór [kWh];Oddanie [kWh]', ...rows])).toMatchObject({
      ...whole,
      withdrawn: drawnKwh,
    });
  });

  test('that changes elsewhere is asked about', () => {
    expect(read(inClock('UTC+0/UTC+1', 2))).toContain('dwóch czasach naraz');
  });

  test.each(['CET', 'MEZ'])(
    'whose name many give to local time is asked about in summer: %s',
    (name) => {
      expect(read(inClock(name, 1))).toContain('„UTC+1”');
    },
  );

  test('of days in rows is asked about', () => {
    const rows = Array.from({length: dayCount}, (_, day) =>
      [`2026-06-0${day + 1}`, ...hours.map((hour) => kwh(drawn(day, hour)))].join(';'),
    );
    const head = `Data;${hours.map((hour) => `Pobór H${two(hour + 1)}`).join(';')}`;
    expect(read([head, ...rows])).toMatchObject({...whole, withdrawn: drawnKwh});
    expect(read(['Strefa czasowa: UTC', '', head, ...rows])).toContain('tylko w czasie polskim');
    expect(read(['Strefa czasowa: CET', '', head, ...rows])).toContain('tylko w czasie polskim');
    const winter = rows.map((row) => row.replace('-06-', '-01-'));
    expect(read(['Strefa czasowa: CET', '', head, ...winter])).toMatchObject({withdrawn: drawnKwh});
    const local = 'Strefa czasowa: (UTC+01:00) Sarajewo, Skopje, Warszawa, Zagrzeb';
    expect(read([local, '', head, ...rows])).toMatchObject({...whole, withdrawn: drawnKwh});
  });

  test('of a line that says when a file was made is none of the readings', () => {
    const lines = ['Wygenerowano: 2026-07-01 10:00 UTC', head, ...ofClock(2)];
    expect(read(lines)).toMatchObject({...whole, withdrawn: drawnKwh});
  });
});

describe('a sign between digits in threes', () => {
  const grouped = (wh: number, sign: string): string =>
    String(wh).replaceAll(/\B(?=(?:\d{3})+$)/g, sign);

  test.each(['.', ','])('parts thousands beside whole hundreds: „%s”', (sign) => {
    const file = read(
      list('Data;Godzina;Pobór [Wh];Oddanie [Wh]', (day, hour) =>
        [dated(day, hour), grouped(drawn(day, hour), sign), grouped(given(day, hour), sign)].join(
          ';',
        ),
      ),
    );
    expect(file).toMatchObject({withdrawn: drawnKwh, injected: givenKwh});
    expect(typeof file !== 'string' && file.account.notes.join(' ')).toContain('oddziela tysiące');
  });

  test('may part either where no number is without it, in Wh', () => {
    const lines = list(
      'Data;Godzina;Pobór [Wh]',
      (day, hour) => `${dated(day, hour)};${grouped(drawn(day, hour) + 1000, '.')}`,
    );
    expect(read(lines)).toContain('oddziela tysiące, czy ułamek');
  });

  test('parts fractions where any begins with zero or has other digits', () => {
    const lines = list(
      'Data;Godzina;Pobór [kWh]',
      (day, hour) => `${dated(day, hour)};${(drawn(day, hour) / 1000).toFixed(3)}`,
    );
    expect(read(lines)).toMatchObject({withdrawn: drawnKwh});
  });

  test('parts fractions in kWh beside one whole number of three digits', () => {
    const lines = list('Data;Godzina;Pobór [kWh]', (day, hour) =>
      [dated(day, hour), hour === 4 ? '112' : `10${hour % 4},20${day}`].join(';'),
    );
    const tens = [0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3];
    const ofDay = (day: number): number =>
      tens.reduce((sum, one, hour) => sum + (hour === 4 ? 112 : 100 + one + 0.2 + day / 1000), 0);
    const sum = Math.round((ofDay(0) + ofDay(1) + ofDay(2)) * 1000) / 1000;
    expect(read(lines)).toMatchObject({...whole, withdrawn: sum});
  });

  test('parts fractions in kWh beside another column of whole numbers', () => {
    const lines = list(
      'Data;Godzina;Pobór [kWh];Oddanie [kWh]',
      (day, hour) => `${dated(day, hour)};2,${200 + hour};150`,
    );
    expect(read(lines)).toMatchObject({...whole, withdrawn: 72 * 2.2 + 0.828, injected: 72 * 150});
  });

  test('is asked about in kWh where it looks like thousands', () => {
    const lines = list(
      'Data;Godzina;Produkcja [kWh]',
      (day, hour) => `${dated(day, hour)};${grouped(given(day, hour), '.')}`,
    );
    expect(read(lines)).toContain('oddziela tysiące, czy ułamek');
  });

  test('is asked about where it is thousands in one column and may be a fraction in another', () => {
    const lines = list(
      'Data;Godzina;Produkcja [kWh];Pobór [kWh]',
      (day, hour) =>
        `${dated(day, hour)};${grouped(given(day, hour), '.')};${((drawn(day, hour) + 1000) / 1000).toFixed(3)}`,
    );
    expect(read(lines)).toContain('Kolumna „Pobór [kWh]”');
  });
});

test('a decimal sign that a spreadsheet lost in larger numbers is told', () => {
  const stripped = (day: number, hour: number): string =>
    hour > 15 ? String(1200 + day + hour) : `0.3${String(hour).padStart(2, '0')}`;
  const said = read(
    list('Data;Godzina;Pobór [kWh]', (day, hour) => `${dated(day, hour)};${stripped(day, hour)}`),
  );
  expect(said).toContain('zgubił w nich znak ułamka');
  // Numbers between show that none is lost.
  const between = list(
    'Data;Godzina;Pobór [kWh]',
    (day, hour) => `${dated(day, hour)};${hour === 3 ? '12.5' : stripped(day, hour)}`,
  );
  expect(read(between)).toMatchObject({injected: null});
});

describe('columns whose cells tell more than their first word', () => {
  test.each([
    'Imported energy;Exported energy',
    'Imported;Exported',
    'Profil poboru;Profil oddania',
    'PPE 590322400000000017 pobór;PPE 590322400000000017 oddanie',
  ])('are read: %s', (names) => {
    expect(
      read(list(`Data;Godzina;${names}`, (day, hour) => `${dated(day, hour)};${both(day, hour)}`)),
    ).toMatchObject({withdrawn: drawnKwh, injected: givenKwh});
  });

  test.each([
    ['Strefa poboru', '1'],
    ['Strefa zużycia', '2'],
    ['Punkt poboru', '12345'],
    ['Punkt poboru (PPE)', '12345'],
    ['PPE (punkt poboru energii)', '12345'],
    ['Numer PPE (pobór)', '12345'],
    ['Rejestr poboru', '1'],
    ['Kanał pobór', '1'],
    ['Rodzaj energii pobranej', '1'],
    ['Profil zużycia', '11'],
  ])('a code under a name of a direction is no energy: %s', (name, code) => {
    const lines = (energy: string): readonly string[] =>
      list(
        `Data od;${name};${energy}`,
        (day, hour) => `2026-06-0${day + 1} ${two(hour)}:00;${code};${kwh(drawn(day, hour))}`,
      );
    expect(read(lines('Energia pobrana [kWh]'))).toMatchObject({...whole, withdrawn: drawnKwh});
    const file = read(lines('Energia oddana [kWh]'));
    expect(file).toMatchObject({...whole, injected: drawnKwh, withdrawn: null});
  });

  test('the time of an update is that of the readings where there is no other', () => {
    const lines = list(
      'Updated Time;Pobór [kWh];Oddanie [kWh]',
      (day, hour) => `2026-06-0${day + 1} ${two(hour)}:00;${both(day, hour)}`,
    );
    expect(read(lines)).toMatchObject({...whole, withdrawn: drawnKwh});
  });

  test('the same energy in two units is taken in the smaller one', () => {
    const file = read(
      list('Data;Godzina;Pobór [MWh];Pobór [kWh]', (day, hour) =>
        [
          dated(day, hour),
          (drawn(day, hour) / 1e6).toFixed(4).replace('.', ','),
          kwh(drawn(day, hour)),
        ].join(';'),
      ),
    );
    expect(file).toMatchObject({withdrawn: drawnKwh});
    expect(typeof file !== 'string' && file.account.leftOut).toEqual([
      {
        name: 'Pobór [MWh]',
        reason: 'powtarza kolumnę „Pobór [kWh]” w innej jednostce',
      },
    ]);
  });

  test('the smaller unit is found beside a column without one', () => {
    const lines = list('Data;Godzina;Pobór [MWh];Pobór;Pobór [kWh]', (day, hour) =>
      [
        dated(day, hour),
        (drawn(day, hour) / 1e6).toFixed(4).replace('.', ','),
        kwh(2 * drawn(day, hour)),
        kwh(drawn(day, hour)),
      ].join(';'),
    );
    expect(read(lines)).toContain('„Pobór”, „Pobór [kWh]” mogą być tym samym');
  });

  test('other energy in two units is asked about', () => {
    const lines = list('Data;Godzina;Pobór [MWh];Pobór [kWh]', (day, hour) =>
      [dated(day, hour), kwh(drawn(day, hour)), kwh(drawn(day, hour))].join(';'),
    );
    expect(read(lines)).toContain('mogą być tym samym');
  });

  test('„wartość netto” in kWh is energy', () => {
    const lines = list(
      'Data;Godzina;Energia pobrana wartość netto [kWh]',
      (day, hour) => `${dated(day, hour)};${kwh(drawn(day, hour))}`,
    );
    expect(read(lines)).toMatchObject({...whole, withdrawn: drawnKwh});
  });

  test.each(['Pobór – wartość brutto', 'Uzysk właściwy [kWh/kWp]', 'Napromieniowanie [kWh/m2]'])(
    'what is no energy is left out: %s',
    (name) => {
      const lines = list(
        `Data;Godzina;Pobór [kWh];${name}`,
        (day, hour) => `${dated(day, hour)};${both(day, hour)}`,
      );
      expect(read(lines)).toMatchObject({withdrawn: drawnKwh, injected: null});
    },
  );
});

test('„Punkt poboru” above days in the heading is no direction', () => {
  const days = Array.from({length: dayCount}, (_, day) => `0${day + 1}.06.2026`);
  const lines = [
    'Punkt poboru: 590322400000000017',
    'Energia oddana [kWh]',
    `Godzina;${days.join(';')}`,
    ...hours.map((hour) => `${hour + 1};${days.map((_, day) => kwh(given(day, hour))).join(';')}`),
  ];
  expect(read(lines)).toMatchObject({...whole, injected: givenKwh, withdrawn: null});
});

describe('what a spreadsheet did to days', () => {
  const kwhOfDay = hours.reduce((sum, hour) => sum + drawn(0, hour), 0) / 1000;
  const swapped = (day: number): string => `2026-${two(day + 1)}-06`;

  test.each([12, 3])('is refused where it swapped day and month of %d', (count) => {
    const lines = Array.from({length: count}, (_, day) =>
      hours.map((hour) => `${swapped(day)} ${two(hour)}:00;${kwh(drawn(0, hour))}`),
    ).flat();
    expect(read(['Data i godzina;Pobór [kWh]', ...lines])).toContain(
      'zamienił chyba dzień z miesiącem',
    );
  });

  test.each(['2026-MM-15', '15/MM/2026'])(
    'is no matter of sample days on one day of each month: %s',
    (date) => {
      const lines = Array.from({length: 4}, (_, month) =>
        hours.map(
          (hour) => `${date.replace('MM', two(month + 1))} ${two(hour)}:00;${kwh(drawn(0, hour))}`,
        ),
      ).flat();
      const file = read(['Data i godzina od;Pobór [kWh]', ...lines]);
      expect(file).toMatchObject({withdrawn: 4 * kwhOfDay});
    },
  );

  test('is no matter of a few hours, each on the first of a month', () => {
    const lines = ['Data i godzina;Pobór [kWh];Oddanie [kWh]'].concat(
      Array.from({length: 4}, (_, month) => `2026-0${month + 1}-01 12:30;0;0,5`),
    );
    expect(read(lines)).not.toContain('zamienił');
  });
});

test.each([
  [';Kierunek: pobór;Kierunek: oddanie', 'Data od;kWh;kWh'],
  [';A+: pobór;A-: oddanie', 'Data od;kWh;kWh'],
  [';Energia pobrana:;Energia oddana:', 'Data od;kWh;kWh'],
])('a heading with colons over the columns is one: %s', (upper, lower) => {
  const rows = places.map(
    ({day, hour}) => `2026-06-0${day + 1} ${two(hour)}:00;${both(day, hour)}`,
  );
  expect(read([upper, lower, ...rows])).toMatchObject({
    ...whole,
    withdrawn: drawnKwh,
    injected: givenKwh,
  });
});

describe('two tables beside one another', () => {
  const beside = (dayOf: (day: number) => string): readonly string[] =>
    list(
      'Data;Godzina;Pobór [kWh];Data;Godzina;Oddanie [kWh]',
      (day, hour) =>
        `${dated(day, hour)};${kwh(drawn(day, hour))};${dayOf(day)};${hour + 1};${kwh(given(day, hour))}`,
    );

  test('of the same hours are one', () => {
    expect(read(beside((day) => `2026-06-0${day + 1}`))).toMatchObject({
      ...whole,
      withdrawn: drawnKwh,
      injected: givenKwh,
    });
  });

  test('are not the start and the end of an hour', () => {
    const lines = list(
      'Data;Data;Pobór [kWh]',
      (day, hour) =>
        `2026-06-0${day + 1} ${two(hour)}:00;2026-06-0${day + 1} ${two(hour + 1)}:00;${kwh(drawn(day, hour))}`,
    );
    expect(read(lines)).toMatchObject({...whole, withdrawn: drawnKwh});
  });

  test('of other days are asked about', () => {
    expect(read(beside((day) => `2026-07-0${day + 1}`))).toContain('dwie tabele obok siebie');
  });
});

test.each([false, true])(
  'hours once over their four quarters are of all of them (kwadrans: %s)',
  (isNumbered) => {
    const rows = places.flatMap(({day, hour}) =>
      [1, 2, 3, 4].map((quarter) =>
        [
          `0${day + 1}.06.2026`,
          quarter === 1 ? String(hour + 1) : '',
          ...(isNumbered ? [String(quarter)] : []),
          kwh(drawn(day, hour) / 4),
          kwh(given(day, hour) / 4),
        ].join(';'),
      ),
    );
    const head = `Data;Godzina;${isNumbered ? 'Kwadrans;' : ''}Pobór [kWh];Oddanie [kWh]`;
    expect(read([head, ...rows])).toMatchObject({
      startUtc: '2026-05-31T22:00Z',
      hours: 72,
      injected: givenKwh,
    });
  },
);
