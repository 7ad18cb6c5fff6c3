import fc from 'fast-check';
import {readMeterFiles, readPointFile, statusCounts, toReadings, type MeterFile} from '../src';
import {partMark, statusOf} from '../src/table/statusWords';
import {monthFiles} from '../../settlement/tests/samples/monthFiles';

const encoder = new TextEncoder();

function fileOf(lines: readonly string[], prefer?: 'older' | 'newer'): MeterFile {
  const bytes = encoder.encode(lines.join('\n'));
  const {joined, outcomes} = readMeterFiles([{name: 'plik.csv', bytes}], {prefer});
  if (!joined?.ok) {
    throw new Error(JSON.stringify(joined ?? outcomes));
  }
  return joined.value;
}

const label = (hour: number): string => `2026-06-01 ${hour}:00`;
const moment = (hour: number): number => Date.parse('2026-05-31T22:00Z') + (hour - 1) * 3_600_000;

describe('the words of a status', () => {
  test.each([
    [
      'missing',
      ['Brak danych', 'brak odczytu', 'MISSING', '-', 'niekompletne', 'b/d', '#N/D!', 'Błąd'],
    ],
    ['missing', ['nie odczytano', 'bez pomiaru', 'not read', 'No reading', 'fehlt']],
    [
      'missing',
      ['zanik komunikacji', 'zanik transmisji', 'Communication lost', 'no communication'],
    ],
    ['missing', ['Brak odczytu (nieszacowane)', 'brak danych, nieszacowany']],
    ['missing', ['Awaria licznika', 'Uszkodzony licznik', 'brak komunikacji z licznikiem']],
    ['missing', ['brak wartości szacowanej', 'Niekompletny, do uzupełnienia', '2 - awaria modemu']],
    ['missing', ['Brak danych (szacowanych)', 'Brak danych, trwa uzupełnianie']],
    [
      'missing',
      ['Brak odczytu, korekta w przyszłym miesiącu', 'Odczyt niemożliwy - awaria modemu'],
    ],
    // What was estimated, corrected or read in spite of a failure is there.
    ['estimated', ['Wartość zastępcza - awaria licznika', 'Szacowany (awaria modemu)']],
    ['estimated', ['Uszkodzony licznik - wartość szacowana']],
    ['estimated', ['Wartość wyznaczona z powodu awarii komunikacji']],
    ['estimated', ['Brak odczytu - wartość szacowana', 'Interpolacja (brak komunikacji)']],
    ['estimated', ['Wartość szacowana z powodu braku komunikacji', 'Niekompletne - uzupełniono']],
    ['corrected', ['Skorygowano po awarii licznika', 'Brak odczytu; skorygowano']],
    ['measured', ['Odczyt ręczny - awaria modemu', 'Odczyt po awarii licznika']],
    ['measured', ['Bez awarii licznika', 'Brak awarii', 'brak uszkodzeń']],
    ['missing', ['Brak danych, bez awarii licznika', 'Brak odczytu (bez uwag)']],
    [null, ['Wymiana uszkodzonego licznika', 'Dane z modemu po usunięciu awarii modemu']],
    [
      'estimated',
      ['uzupełniono profilem', 'Uzupełnione', 'Zastąpione', 'wyznaczony', 'wart. zast.'],
    ],
    ['estimated', ['szacowana', 'odczyt szacowany', 'Zastępcza', 'estimated', 'E', 'prognozowana']],
    ['corrected', ['skorygowana', 'KOREKTA', 'odczyt poprawiony', 'corrected']],
    [
      'measured',
      ['', 'rzeczywista', 'Dane rzeczywiste', ' licznik', 'OK', 'R', '+', 'kompletne', 'actual'],
    ],
    ['estimated', ['Estimated reading', 'odczyt ryczałtowy', 'Ersatzwert', 'vorläufiger Wert']],
    ['measured', ['Regular reading', 'Meter reading', 'wahrer Wert', 'gemessen']],
    ['measured', ['nieszacowana', 'odczyt nieskorygowany', 'brak błędów', 'bez korekt']],
    [null, ['XYZ', '7', 'W', 'Wymiana licznika', 'niezweryfikowane', 'zdarzenie licznika', 'Z']],
    // Zero while there is no voltage is what was drawn.
    [null, ['zanik napięcia', 'communication ok', 'fehlerfrei']],
    // So is an inverter at night.
    [null, ['offline', 'online']],
  ])('%s: %j', (status, words) => {
    expect(words.map(statusOf)).toEqual(words.map(() => status));
  });

  test.each([
    ['.739,+', '.739', '+'],
    ['0,5 E', '0,5', 'E'],
    ['0,5*', '0,5*', ''],
    ['1,2 (szac.)', '1,2', 'szac.'],
    ['0,5 kWh', '0,5 kWh', ''],
    ['-3.525,+', '-3.525', '+'],
    ['1,5', '1,5', ''],
  ])('beside a number: %s', (cell, value, mark) => {
    expect(partMark(cell)).toEqual({value, mark});
  });
});

describe('a status column', () => {
  const heading = 'Data i godzina;Pobór [kWh];Status';

  test('that says there is no reading makes a gap of any number', () => {
    const file = fileOf([
      heading,
      `${label(1)};0,5;OK`,
      `${label(2)};0;Brak danych`,
      `${label(3)};7;MISSING`,
      `${label(4)};b/d;brak`,
      `${label(5)};0;`,
    ]);
    expect(file.gaps).toEqual([2, 3, 4].map(moment));
    expect(toReadings(file).withdrawn).toEqual(
      new Float64Array([0.5, Number.NaN, Number.NaN, Number.NaN, 0]),
    );
  });

  test.each([
    ['Uszkodzony licznik - wartość szacowana', {estimated: 6}],
    ['Brak odczytu - wartość szacowana', {estimated: 6}],
    ['Skorygowano po awarii licznika', {corrected: 6}],
    ['Odczyt ręczny - awaria modemu', {}],
    ['Brak awarii', {}],
    ['Wymiana uszkodzonego licznika', {unknown: 1}],
    ['Awaria licznika', {gaps: 6, kWh: 21}],
  ])('keeps what is there in spite of a failure: %s', (word, told) => {
    const rows = Array.from({length: 48}, (_, at) => {
      const day = `2026-06-0${1 + Math.floor(at / 24)}`;
      return `${day} ${at % 24}:00;0,5;${at >= 10 && at < 16 ? word : 'Odczyt'}`;
    });
    const file = fileOf([heading, ...rows]);
    const {estimated, corrected, gaps, unknownStatuses} = file;
    expect({
      kWh: toReadings(file).withdrawn.reduce((sum, kwh) => sum + (Number.isNaN(kwh) ? 0 : kwh), 0),
      estimated: estimated.length,
      corrected: corrected.length,
      gaps: gaps.length,
      unknown: unknownStatuses.length,
    }).toEqual({kWh: 24, estimated: 0, corrected: 0, gaps: 0, unknown: 0, ...told});
  });

  test('of remarks tells of hours without a reading, unless another column does', () => {
    const rows = (status: string): readonly string[] => [
      `Data i godzina;Pobór [kWh];Uwagi${status === '' ? '' : ';Status'}`,
      `${label(1)};0,5;${status}`,
      `${label(2)};0;brak danych${status}`,
      `${label(3)};0,7;${status}`,
    ];
    expect(fileOf(rows('')).gaps).toEqual([moment(2)]);
    expect(fileOf(rows(';OK')).gaps).toEqual([]);
  });

  test('of remarks takes a reading away only by such words', () => {
    const file = fileOf([
      'Data i godzina;Pobór [kWh];Uwagi',
      `${label(1)};0,5;brak danych o liczniku zastępczym`,
      `${label(2)};0;Brak danych.`,
      `${label(3)};0,7;brak zasilania 10 min`,
      `${label(4)};0,8;wymiana licznika`,
      `${label(5)};0;brak komunikacji z licznikiem`,
      `${label(6)};0,4;`,
    ]);
    expect(file.gaps).toEqual([moment(2), moment(5)]);
    expect(file.unknownStatuses).toEqual([]);
  });

  test('called by a letter has letters', () => {
    const rows = [1, 2, 3].map((hour) => `${label(hour)};0,5;-`);
    expect(fileOf(['Data i godzina;Pobór [kWh];S', ...rows]).gaps).toEqual([]);
  });

  test.each([
    ['Status', [], ['-', '-', '-']],
    ['Status', [2], ['OK', '-', 'OK']],
    ['Status', [2], ['', '-', 'E']],
  ])(
    'under „%s” a dash is no remark where all are dashes, and a gap beside others',
    (name, gaps, words) => {
      const file = fileOf([
        `Data i godzina;Pobór [kWh];${name}`,
        ...words.map((word, at) => `${label(at + 1)};0,5;${word}`),
      ]);
      expect(file.gaps).toEqual(gaps.map(moment));
      expect(file.estimated).toEqual(words.includes('E') ? [moment(3)] : []);
    },
  );

  test('of remarks that only say „brak” has none', () => {
    const file = fileOf([
      'Data i godzina;Pobór [kWh];Uwagi',
      ...[1, 2, 3].map((hour) => `${label(hour)};0,5;brak`),
    ]);
    expect(file.gaps).toEqual([]);
  });

  test('tells estimates, corrections and words that nobody knows, and keeps their values', () => {
    const file = fileOf([
      heading,
      `${label(1)};1;szacowana`,
      `${label(2)};2;skorygowana`,
      `${label(3)};3;XYZ`,
      `${label(4)};4;licznik`,
    ]);
    expect([...toReadings(file).withdrawn]).toEqual([1, 2, 3, 4]);
    expect([file.estimated, file.corrected]).toEqual([[moment(1)], [moment(2)]]);
    expect(file.unknownStatuses).toEqual(['XYZ']);
    expect(file.gaps).toEqual([]);
  });

  test('of signs is read as the file explains them', () => {
    const rows = Array.from(
      {length: 24},
      (_, at) => `${label(at + 1)};0,5;${at === 3 ? 'N' : at === 5 ? 'W' : 'R'}`,
    );
    const legend = ['R - odczyt rzeczywisty', 'W - wartość szacowana', 'N - brak odczytu'];
    for (const lines of [
      ['Data;Pobór [kWh];Status', ...rows, '', ...legend],
      [...legend, 'Data;Pobór [kWh];Status', ...rows],
    ]) {
      const {joined} = readMeterFiles([
        {name: 'plik.csv', bytes: new TextEncoder().encode(lines.join('\n'))},
      ]);
      expect(joined).toMatchObject({
        ok: true,
        value: {gaps: [moment(4)], estimated: [moment(6)], unknownStatuses: []},
      });
    }
  });

  test.each(['Status', 'St.'])('of signs that one line explains is one under „%s”', (name) => {
    const signs: Readonly<Record<number, string>> = {3: 'B', 5: 'E'};
    const rows = Array.from({length: 24}, (_, at) => `${label(at + 1)};0,5;${signs[at] ?? 'R'}`);
    const file = fileOf([
      `Data;Pobór [kWh];${name}`,
      ...rows,
      'Legenda: R - rzeczywisty, E - estymowany, B - brak danych',
    ]);
    expect(file.gaps).toEqual([moment(4)]);
    expect(file.estimated).toEqual([moment(6)]);
    expect(file.unknownStatuses).toEqual([]);
  });

  test('may be a sign beside a number that a line explains', () => {
    const file = fileOf([
      'Data;Pobór [kWh]',
      ...[1, 2, 3].map((hour) => `${label(hour)};0,5${hour === 2 ? '*' : ''}`),
      '* - wartość szacowana',
    ]);
    expect([...toReadings(file).withdrawn]).toEqual([0.5, 0.5, 0.5]);
    expect(file.estimated).toEqual([moment(2)]);
  });

  test('of English words stands under „Reading type” too', () => {
    const rows = ['Regular', 'Estimated', 'Regular'].map(
      (word, hour) => `${label(hour + 1)};0,5;${word} reading`,
    );
    const file = fileOf(['Data i godzina;Pobór [kWh];Reading type', ...rows]);
    expect(file.estimated).toEqual([moment(2)]);
    expect(file.unknownStatuses).toEqual([]);
  });

  test('of a lone Z is no time of UTC', () => {
    const file = fileOf([
      'Data;Godzina od;Godzina do;Pobór [kWh];Status',
      ...Array.from(
        {length: 24},
        (_, at) =>
          `2026-06-01;${String(at).padStart(2, '0')}:00;${String((at + 1) % 24).padStart(2, '0')}:00;0,5;Z`,
      ),
    ]);
    expect(file.startMs).toBe(moment(1));
    expect(file.unknownStatuses).toEqual(['Z']);
  });

  test.each(['wymiana licznika', 'licznik główny', 'niezweryfikowana'])(
    'may hold words that tell none, as „%s”, under any heading',
    (word) => {
      const file = fileOf([
        'Data i godzina;Pobór [kWh];Info',
        `${label(1)};1;${word}`,
        `${label(2)};0;brak danych`,
        `${label(3)};3;odczyt zdalny`,
      ]);
      expect(file.gaps).toEqual([moment(2)]);
    },
  );

  test('may have no heading, and words only beside what is odd', () => {
    const file = fileOf([
      'Data i godzina;Pobór [kWh];',
      `${label(1)};1;`,
      `${label(2)};2;szac.`,
      `${label(3)};3;`,
    ]);
    expect(file.estimated).toEqual([moment(2)]);
  });

  test.each(['', 'Inne', 'Kolumna1'])(
    'headed „%s” says in some rows that there is no reading, and nothing in the others',
    (name) => {
      const file = fileOf([
        `Data i godzina;Pobór [kWh];${name}`,
        `${label(1)};1;`,
        `${label(2)};0;brak danych`,
        `${label(3)};3;`,
      ]);
      expect(file.gaps).toEqual([moment(2)]);
    },
  );

  test('with no reading in every row may be of anything', () => {
    const file = fileOf([
      'Data i godzina;Pobór [kWh];Gwarancja',
      ...[1, 2, 3].map((hour) => `${label(hour)};0,5;brak danych`),
    ]);
    expect(file.gaps).toEqual([]);
  });

  test.each([
    ['Reading type', 'Actual', 'Estimated'],
    ['Data quality', 'valid', 'estimated'],
    ['Reading quality', 'A', 'E'],
    ['Source', 'meter', 'estimated'],
    ['Typ', 'rzeczywisty', 'szacowany'],
  ])('may be headed „%s”', (name, measured, estimated) => {
    const file = fileOf([
      `Timestamp;Import [kWh];${name}`,
      `${label(1)};1;${measured}`,
      `${label(2)};2;${estimated}`,
      `${label(3)};3;${measured}`,
    ]);
    expect(file.estimated).toEqual([moment(2)]);
    expect(file.series.withdrawn).toEqual(new Float64Array([1, 2, 3]));
  });

  test('stays the status beside the type of a meter, which its words call read', () => {
    const file = fileOf([
      'Data i godzina;Typ licznika;Pobór [kWh];Stan odczytu;Status',
      `${label(1)};zdalny;1;;rzeczywisty`,
      `${label(2)};zdalny;2;;szacowany`,
    ]);
    expect(file.estimated).toEqual([moment(2)]);
  });

  test('named for one quantity tells nothing of the other', () => {
    const file = fileOf([
      'Data i godzina;Pobór [kWh];Oddanie [kWh];Status oddania',
      `${label(1)};1;2;OK`,
      `${label(2)};1;0;brak danych`,
    ]);
    expect(file.series.withdrawn).toEqual(new Float64Array([1, 1]));
    expect(file.series.injected).toEqual(new Float64Array([2, Number.NaN]));
  });

  test('behind each quantity is of that quantity', () => {
    const file = fileOf([
      'Data i godzina;Pobór [kWh];Status;Oddanie [kWh];Status',
      `${label(1)};1;OK;2;OK`,
      `${label(2)};1;OK;0;brak danych`,
      `${label(3)};1;szacowana;2;OK`,
    ]);
    expect(file.series.withdrawn).toEqual(new Float64Array([1, 1, 1]));
    expect(file.series.injected).toEqual(new Float64Array([2, Number.NaN, 2]));
    expect(file.estimated).toEqual([moment(3)]);
  });

  test('is counted by hours, and of two directions the worse one counts', () => {
    const lines = [
      'Data i godzina;Pobór [kWh];Status;Oddanie [kWh];Status',
      `${label(1)};1;OK;2;OK`,
      `${label(2)};1;OK;0;brak danych`,
      `${label(3)};1;szacowana;2;OK`,
      `${label(4)};1;skorygowana;2;OK`,
    ];
    const read = readPointFile({name: 'plik.csv', bytes: encoder.encode(lines.join('\n'))});
    const drafts = read.ok && read.value.kind === 'read' ? read.value.drafts : [];
    expect(drafts.map(statusCounts)).toEqual([{measured: 2, estimated: 1, missing: 1}]);
  });

  test('of balanced hours in a file for each direction counts none of the other file as missing', () => {
    const {files} = monthFiles(31);
    const [drawn] = files.filter(({name}) => name === 'dom_pobor.csv');
    const read = readPointFile({name: 'p', bytes: encoder.encode(drawn?.text)});
    const drafts = read.ok && read.value.kind === 'read' ? read.value.drafts : [];
    expect(drafts.map((draft) => statusCounts(draft).missing)).toEqual([0]);
  });

  test('makes a quarter of an hour that is missing a gap of the hour', () => {
    const quarters = Array.from({length: 8}, (_, quarter) => {
      const start = `2026-06-01 0${Math.floor(quarter / 4)}:${String((quarter % 4) * 15).padStart(2, '0')}`;
      return `${start};0,25;${quarter === 5 ? 'brak danych' : 'OK'}`;
    });
    const file = fileOf([heading, ...quarters]);
    expect([...(file.series.withdrawn ?? [])]).toEqual([1, 0.75]);
    expect(file.gaps).toEqual([moment(2)]);
  });
});

describe('two values of one hour in a file', () => {
  const heading = 'Data i godzina;Pobór [kWh];Oddanie [kWh];Status';
  const rows = (...statuses: readonly string[]): readonly string[] => [
    heading,
    `${label(1)};1;0;OK`,
    ...statuses.map((status, index) => `${label(2)};${index + 2};0;${status}`),
    `${label(3)};1;0;OK`,
  ];

  test.each([
    [['OK', 'szacowana'], 2],
    [['szacowana', 'OK'], 3],
    [['OK', 'skorygowana'], 3],
    [['skorygowana', 'OK'], 2],
    [['szacowana', 'OK', 'korekta'], 4],
    [['brak danych', 'szacowana'], 3],
  ])('of %j: the more trusted counts', (statuses, kwh) => {
    const file = fileOf(rows(...statuses));
    expect([...(file.series.withdrawn ?? [])]).toEqual([1, kwh, 1]);
    expect(file.doubtful).toEqual([]);
  });

  test('are settled by a remark that one is a correction', () => {
    const file = fileOf([
      'Data i godzina;Pobór [kWh];Uwagi',
      `${label(1)};1;`,
      `${label(2)};9;`,
      `${label(2)};2;korekta`,
      `${label(3)};3;święto`,
    ]);
    expect([...toReadings(file).withdrawn]).toEqual([1, 2, 3]);
    expect([file.doubtful, file.corrected]).toEqual([[], [moment(2)]]);
  });

  test('of the same trust leave that hour of that quantity open, with both', () => {
    const file = fileOf(rows('OK', 'OK'));
    expect(file.series.withdrawn).toEqual(new Float64Array([1, Number.NaN, 1]));
    expect([...(file.series.injected ?? [])]).toEqual([0, 0, 0]);
    expect(file.doubtful).toEqual([
      {
        startMs: moment(2),
        quantity: 'withdrawn',
        kwh: [2, 3],
        sources: ['plik.csv, wiersz 3', 'plik.csv, wiersz 4'],
      },
    ]);
  });

  test('are settled by the row that stands first or last', () => {
    expect(fileOf(rows('OK', 'OK', 'OK'), 'older').series.withdrawn?.[1]).toBe(2);
    expect(fileOf(rows('OK', 'OK', 'OK'), 'newer').series.withdrawn?.[1]).toBe(4);
  });

  test('of a quarter are in doubt by the sums of the hour', () => {
    const quarters = [0, 15, 30, 45].map((minute) => `2026-06-01 00:${minute || '00'};0,25`);
    const file = fileOf(['Data;Pobór [kWh]', ...quarters, '2026-06-01 00:15;1,25']);
    expect(file.doubtful.map(({kwh}) => kwh)).toEqual([[1, 2]]);
  });
});

test('a source connected in the middle of a file gave nothing before, and it is told since when', () => {
  const rows = Array.from({length: 72}, (_, index) => {
    const day = `2026-06-0${Math.floor(index / 24) + 1} ${(index % 24) + 1}:00`;
    return `${day};1;${index < 34 ? '' : '0,5'}`;
  });
  const file = fileOf(['Data;Pobór [kWh];Oddanie [kWh]', ...rows]);
  expect(file.gaps).toEqual([]);
  expect(toReadings(file).injected.reduce((sum, kwh) => sum + kwh, 0)).toBe(19);
  expect(file.lateStarts).toEqual([{quantity: 'injected', startMs: moment(35)}]);
});

test.each(['kW·h', 'kW*h', 'kW h', 'kW⋅h'])('%s is energy and not power', (unit) => {
  const rows = Array.from({length: 96}, (_, index) => {
    const time = `${Math.floor(index / 4)}:${['00', '15', '30', '45'][index % 4]}`;
    return `2026-06-01 ${time};0,5`;
  });
  const file = fileOf([`Data i godzina;Pobór [${unit}]`, ...rows]);
  expect(toReadings(file).withdrawn.reduce((sum, kwh) => sum + kwh, 0)).toBe(48);
});

test('whatever the statuses and rows of an hour, no energy is counted that no row has', () => {
  const row = fc.record({
    hour: fc.integer({min: 1, max: 6}),
    kwh: fc.integer({min: 0, max: 5}),
    status: fc.constantFrom('OK', 'szacowana', 'korekta', 'brak danych', 'XYZ'),
  });
  fc.assert(
    fc.property(fc.array(row, {minLength: 2, maxLength: 12}), (found) => {
      // Both ends are given, so that the labels say what they are.
      const all = [{hour: 1, kwh: 1, status: 'OK'}, ...found, {hour: 24, kwh: 1, status: 'OK'}];
      const file = fileOf([
        'Data i godzina;Pobór [kWh];Status',
        ...all.map(({hour, kwh, status}) => `${label(hour)};${kwh};${status}`),
      ]);
      const trust = ['brak danych', 'szacowana', 'OK', 'korekta'];
      file.series.withdrawn?.forEach((kwh, index) => {
        const own = all
          .filter(({hour}) => hour === index + 1)
          .map((one) => ({kwh: one.kwh, rank: trust.indexOf(one.status.replace('XYZ', 'OK'))}));
        const best = Math.max(0, ...own.map(({rank}) => rank));
        const values = new Set(
          own.flatMap((one) => (one.rank === best && best > 0 ? [one.kwh] : [])),
        );
        const isInDoubt = file.doubtful.some(({startMs}) => startMs === moment(index + 1));
        expect(isInDoubt).toBe(values.size > 1);
        expect(kwh).toBe(values.size === 1 ? [...values][0] : Number.NaN);
      });
    }),
    {numRuns: 200},
  );
});
