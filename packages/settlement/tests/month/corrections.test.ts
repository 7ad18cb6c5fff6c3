import {datedRates} from '../samples/rates';
import {readFileSync} from 'node:fs';
import {readPointFile} from '@cooperative/meter-files';
import {reopened} from '../../src/month/archive';
import {parseMonth} from '../../src/month/calendar';
import {changeRows, changesOf, correctionAssumption} from '../../src/month/changes';
import {settleFiles, type SettledFiles} from '../../src/month/settleFiles';
import {correctionLetter} from '../../src/month/letter';
import {monthsToLookAt} from '../../src/month/lookAgain';
import {newRecord} from '../../src/record/newRecord';
import {readRecord} from '../../src/record/readRecord';
import type {CooperativeRecord} from '../../src/record/schema';
import type {SellerTyped} from '../../src/month/sellerItems';
import type {SettledMonth} from '../../src/month/settleMonths';
import {sheetText} from '../../src/month/sheet';
import {statementSheet} from '../../src/month/statementText';
import {nextMonthFile} from '../../src/month/tables';

const {rates} = datedRates;
const june = Number(parseMonth('2026-06'));
const points = [
  {id: 'dom', holder: 'Jan'},
  {id: 'sklep', holder: 'Anna'},
  {id: 'farma', ofCooperative: true},
];
const daysOf: Readonly<Record<string, number>> = {'05': 31, '06': 30, '07': 31, '08': 31};

/** Rows of whole months; `kwh` says what a row holds besides its time. */
function rows(months: readonly string[], kwh: (hour: number, day: number) => string): string[] {
  return months.flatMap((month) =>
    Array.from({length: (daysOf[month] ?? 0) * 24}, (_, index) => {
      const [day, hour] = [Math.floor(index / 24) + 1, (index % 24) + 1];
      return `2026-${month}-${String(day).padStart(2, '0')} ${hour}:00;${kwh(hour, day)}`;
    }),
  );
}

function settledOf(
  input: CooperativeRecord,
  files: Readonly<Record<string, readonly string[]>>,
): {readonly folder: SettledFiles; readonly months: readonly SettledMonth[]} {
  const read = Object.entries(files).map(([name, lines]) => ({
    name,
    read: readPointFile({
      name,
      bytes: new TextEncoder().encode(['Data;Pobór [kWh];Oddanie [kWh]', ...lines].join('\n')),
    }),
  }));
  const folder = settleFiles(input, read, {}, rates);
  if (!folder.settled.ok) {
    throw new Error(folder.settled.errors.map(({message}) => message).join('\n'));
  }
  return {folder, months: folder.settled.value.months};
}

const input: CooperativeRecord = {...newRecord, points};

/** Home 0.5, shop 0.4 in all hours; the farm gives `sun` in eight hours of the day. */
function files(
  months: readonly string[],
  sun: string,
  {june: corrected = sun} = {},
): Readonly<Record<string, readonly string[]>> {
  const farm = (own: string) => (hour: number) => (hour > 8 && hour < 17 ? `0;${own}` : '0;0');
  return {
    'dom.csv': rows(months, () => '0,5;0'),
    'sklep.csv': rows(months, () => '0,4;0'),
    'farma.csv': [
      ...rows(
        months.filter((month) => month === '06'),
        farm(corrected),
      ),
      ...rows(
        months.filter((month) => month !== '06'),
        farm(sun),
      ),
    ],
  };
}

describe('a month that was settled and then corrected', () => {
  const first = settledOf(input, files(['06'], '4'));
  const file = nextMonthFile(input, first.months, '2026-07-08');
  const corrected = files(['06', '07'], '2', {june: '3,5'});

  test('has its numbers, lots and version in the file of the month, which is read back', () => {
    expect(file).toMatchObject({
      settledTo: '2026-06',
      settled: [
        {
          month: '2026-06',
          version: 1,
          day: '2026-07-08',
          before: [],
          after: [{month: '2026-06', kwh: 14.4}],
        },
      ],
    });
    // 8 h × 30 days × (4 − 0.9) × 0.6 = 446.4; 16 h × 30 days × 0.9 = 432 drawn.
    expect(file.stock.map(({kwh}) => kwh)).toEqual([expect.closeTo(14.4, 6)]);
    expect(
      file.settled?.[0]?.points.map(({id, withdrawnKwh, sharedKwh}) => [
        id,
        withdrawnKwh,
        sharedKwh,
      ]),
    ).toEqual([
      ['dom', 360, 120],
      ['sklep', 288, 96],
      ['farma', 0, 0],
    ]);
    expect(readRecord(JSON.stringify(file))).toEqual({ok: true, value: file});
  });

  test('is told with points, days and kWh, and counts as it was until it is settled anew', () => {
    const {folder, months} = settledOf(file, corrected);
    expect(months.map(({month}) => month)).toEqual([june + 1]);
    expect(folder.problems).toEqual([
      {
        kind: 'settled',
        place: 'czerwiec 2026',
        month: '2026-06',
        message:
          'Pliki mają inne odczyty niż przy rozliczeniu z 08.07.2026. Punktów: 1. farma: inne odczyty z 30 dni, oddanie 960 → 840 kWh. Na razie liczy się to, co rozliczono. Żeby policzyć poprawkę, rozlicz od nowa od miesiąca 2026-06, razem ze wszystkimi następnymi.',
      },
    ]);
  });

  test('of which the files hold the same readings is left out, and it is said', () => {
    const {folder} = settledOf(file, {...files(['06', '07'], '2', {june: '4'})});
    expect(folder.problems.map(({kind, place}) => [kind, place])).toEqual([
      ['note', 'czerwiec 2026'],
    ]);
  });

  test('is settled anew with all that follow, with the stock from before it; both versions stay', () => {
    const anew = reopened(file, june);
    const open = anew.ok ? anew.value : input;
    expect(open).toMatchObject({settledTo: '2026-05', stock: []});
    const {months} = settledOf(open, corrected);
    // June: 8 × 30 × 2.6 × 0.6 = 374.4 of credit, 432 drawn: all used, 57.6 bought.
    const [change] = changesOf(open, months);
    expect(
      change?.points.map(({id, change: changed}) => [id, changed.injectedKwh, changed.boughtKwh]),
    ).toEqual([
      ['dom', 0, expect.closeTo(32, 5)],
      ['sklep', 0, expect.closeTo(25.6, 5)],
      ['farma', -120, 0],
    ]);
    expect(change?.stock.before.closing).toEqual([{month: '2026-06', kwh: 14.4}]);
    expect(change?.stock.after).toEqual({opening: [], closing: []});
    expect(changeRows(change ? [change] : [], (value) => value.toFixed(2))).toEqual(
      expect.arrayContaining([
        ['2026-06', 'dom', 'Kupiona (kWh)', '0.00', '32.00', '32.00'],
        ['2026-06', '', 'Zapas na koniec, partia 2026-06 (kWh)', '14.40', '0.00', '-14.40'],
      ]),
    );
    // July: 8 × 31 × 1.1 × 0.6 = 163.68 of credit, 16 × 31 × 0.9 = 446.4 drawn.
    expect(months[1]?.settlement.energy.credits.boughtKwh[0]).toBeCloseTo(282.72, 6);
    const next = nextMonthFile(open, months, '2026-08-12');
    expect(next.settled?.map(({month, version, day}) => [month, version, day])).toEqual([
      ['2026-06', 1, '2026-07-08'],
      ['2026-06', 2, '2026-08-12'],
      ['2026-07', 1, '2026-08-12'],
    ]);
    // Settled once more with the same readings, it gets no third version.
    const again = reopened(next, june);
    const checked = nextMonthFile(
      again.ok ? again.value : input,
      settledOf(again.ok ? again.value : input, corrected).months,
      '2026-09-01',
    );
    expect(checked.settled?.map(({version, checked: day}) => [version, day])).toEqual([
      [1, undefined],
      [2, '2026-09-01'],
      [1, '2026-09-01'],
    ]);
  });

  test('makes corrected statements with both numbers, lots and the assumption, for whom it changed', () => {
    const anew = reopened(file, june);
    const open = anew.ok ? anew.value : input;
    const {months} = settledOf(open, corrected);
    const words = {day: '2026-08-12', format: (value: number) => value.toFixed(2)};
    const sheet = statementSheet(open, months, 'Jan', words);
    expect(sheet.title).toBe('Zestawienie skorygowane (korekta 1): Jan');
    const text = sheetText(sheet);
    expect(text).toContain('– dom: Kupiona (kWh): przed 0.00, po 32.00, różnica 32.00');
    expect(text).not.toContain('sklep');
    expect(text).toContain(
      '– Zapas na koniec, partia 2026-06 (kWh): przed 14.40, po 0.00, różnica -14.40',
    );
    expect(text).toMatch(/czerwiec 2026: wcześniej rozliczono 8\slipca\s2026\sr\./);
    expect(text).toContain(correctionAssumption);
    // July was not handed out before: it has nothing to compare with.
    expect(text).not.toContain('Co się zmieniło: lipiec');
    // The same readings make the same statement as the first time.
    const same = settledOf(open, files(['06'], '4')).months;
    expect(statementSheet(open, same, 'Jan', words).title).toBe('Zestawienie: Jan');
  });

  test('makes a letter to the seller, unless his statement has the new readings already', () => {
    const anew = reopened(file, june);
    const open = anew.ok ? anew.value : input;
    const {months} = settledOf(open, corrected);
    const letterOf = (injected?: string): string | null => {
      const typed: Readonly<Record<string, SellerTyped>> =
        injected === undefined ? {} : {'2026-06': {injected}};
      const sheet = correctionLetter({
        input: {...open, name: 'Zielona Dolina', address: 'Dolna 1, 00-001 Dół'},
        months,
        typed,
        day: '2026-08-12',
        format: (value) => value.toFixed(2),
      });
      return sheet && sheetText(sheet);
    };
    // 8 h × 30 days of 4 kWh were 960; corrected 3.5 are 840.
    expect(letterOf('960')).toContain(
      'Rozliczenie za czerwiec 2026 opiera się na danych sprzed korekty. Prosimy o jego korektę i o faktury korygujące.',
    );
    expect(letterOf('840')).toBeNull();
    for (const unknown of [undefined, '900']) {
      expect(letterOf(unknown)).toContain('Jeżeli rozliczenie tych miesięcy sporządzono z danych');
    }
    expect(letterOf('960')).toContain(
      '– farma: Wprowadzona do sieci (kWh): przed 960.00, po 840.00, różnica -120.00',
    );
    expect(letterOf('960')).toContain('Dolna 1, 00-001 Dół\n\n[nazwa sprzedawcy]');
    expect(letterOf('960')).toContain('Żaden akt, który znamy, nie mówi, co zrobić z zapasem');
  });

  test('and all that follow come out as if the readings had been right from the first', () => {
    const months = ['05', '06', '07', '08'];
    const old = settledOf(input, files(months, '3'));
    const archived = nextMonthFile(input, old.months, '2026-09-08');
    const right = files(months, '3', {june: '5'});
    const anew = reopened(archived, june);
    const corrected = settledOf(anew.ok ? anew.value : input, right).months;
    const scratch = settledOf(input, right).months.slice(1);
    expect(corrected.map(({month}) => month)).toEqual([june, june + 1, june + 2]);
    const numbers = (of: readonly SettledMonth[]) =>
      of.flatMap(({lots, closing, settlement}) => [
        ...lots.flatMap(({month, kwh, usedKwh, leftKwh}) => [month, kwh, usedKwh, leftKwh]),
        ...closing.map(({kwh}) => kwh),
        ...settlement.energy.members.map((member) => member.statutoryBought[0] ?? 0),
      ]);
    const expected = numbers(scratch);
    expect(numbers(corrected)).toHaveLength(expected.length);
    numbers(corrected).forEach((value, index) => {
      expect(value).toBeCloseTo(expected[index] ?? 0, 4);
    });
    expect(numbers(old.months.slice(1))).not.toEqual(expected);
  });

  test('is told as well when no file is of a later month', () => {
    const {folder, months} = settledOf(file, files(['06'], '3,5'));
    expect(months).toEqual([]);
    expect(folder.problems.map(({kind, place}) => [kind, place])).toEqual([
      ['settled', 'czerwiec 2026'],
    ]);
  });

  test('beside its old file is in doubt until it is said which counts', () => {
    const both = {
      ...files(['06', '07'], '4'),
      'farma_korekta.csv': files(['06'], '3,5')['farma.csv'] ?? [],
    };
    const open = settledOf(file, both).folder.problems;
    expect(open.map(({kind, place}) => [kind, place])).toEqual([
      ['doubt', 'farma'],
      ['double', 'farma'],
    ]);
    expect(open[0]?.message).toContain(
      'Dwie różne wartości: 240 godz., pierwsza: 01.06.2026 08:00, oddanie 4 kWh (farma.csv) i 3,5 kWh (farma_korekta.csv). Razem w tych godzinach: oddanie według starszych 960 kWh, według nowszych 840 kWh, różnica −120 kWh.',
    );
    const newer = settledOf({...file, prefer: 'newer'}, both).folder.problems;
    expect(newer.map(({kind, place}) => [kind, place])).toEqual([
      ['double', 'farma'],
      ['note', 'farma'],
      ['settled', 'czerwiec 2026'],
    ]);
    const older = settledOf({...file, prefer: 'older'}, both).folder.problems;
    expect(older.map(({kind, place}) => [kind, place])).toEqual([
      ['double', 'farma'],
      ['note', 'farma'],
      ['note', 'czerwiec 2026'],
    ]);
  });

  test('names the months after it that were settled with the old stock and have no files', () => {
    const two = settledOf(input, files(['06', '07'], '4'));
    const both = reopened(nextMonthFile(input, two.months, '2026-08-08'), june);
    const {folder} = settledOf(both.ok ? both.value : input, files(['06'], '3'));
    expect(folder.problems.map(({kind, place}) => [kind, place])).toEqual([
      ['open', 'lipiec 2026'],
    ]);
  });

  test('without an archive asks for the stock from before it, and never drops it', () => {
    const {settled, ...old} = file;
    expect(settled).toHaveLength(1);
    const asked = reopened(old, june);
    expect(!asked.ok && asked.errors[0]?.message).toContain(
      'Archiwum nie ma miesiąca: czerwiec 2026, więc nie wiadomo, jaki zapas był przed nim.',
    );
    const said = reopened(old, june, [{month: '2026-05', kwh: 5}]);
    expect(said.ok && said.value).toMatchObject({
      settledTo: '2026-05',
      stock: [{month: '2026-05', kwh: 5}],
    });
    const late = reopened(file, june + 2);
    expect(!late.ok && late.errors[0]?.message).toContain('nie ma czego rozliczać od nowa');
  });
});

describe('a month', () => {
  const whole = files(['06'], '4');

  test.each([
    ['of the next month', '2026-07-01 1:00;0,5;0', 'lipiec 2026'],
    ['of 2036', '2036-06-01 1:00;0,5;0', 'czerwiec 2036'],
  ])('is not made by a stray row %s', (_, row, name) => {
    const {folder, months} = settledOf(input, {
      ...whole,
      'dom.csv': [...(whole['dom.csv'] ?? []), row],
    });
    expect(months.map(({month, isOpen}) => [month, isOpen])).toEqual([[june, false]]);
    expect(folder.problems.map(({kind, place}) => [kind, place])).toEqual([['stray', name]]);
  });

  test('that is half read is not closed before somebody says so, and then it is provisional', () => {
    const half = {...whole, 'dom.csv': whole['dom.csv']?.slice(0, 360) ?? []};
    const {folder, months} = settledOf(input, half);
    expect(months.map(({isProvisional, isOpen}) => [isProvisional, isOpen])).toEqual([
      [true, true],
    ]);
    expect(nextMonthFile(input, months, '2026-07-08')).toEqual(input);
    expect(folder.problems.find(({kind}) => kind === 'open')).toMatchObject({
      place: 'czerwiec 2026',
      month: '2026-06',
    });
    const said = {...input, closedAnyway: ['2026-06']};
    const closed = settledOf(said, half);
    expect(nextMonthFile(said, closed.months, '2026-07-08')).toMatchObject({
      settledTo: '2026-06',
      settled: [{month: '2026-06', provisional: true}],
    });
  });

  test('after one without files is not settled, and the missing one is named', () => {
    const {folder, months} = settledOf(input, files(['05', '07', '08'], '4'));
    expect(months.map(({month}) => month)).toEqual([june - 1]);
    expect(folder.problems).toEqual([
      {
        kind: 'open',
        place: 'lipiec 2026, sierpień 2026',
        message: expect.stringContaining('Nie ma odczytów z miesiąca czerwiec 2026') as string,
      },
    ]);
  });

  test('is to be looked at again 7 and 30 days after its end', () => {
    const of = (day: string, today: string, months: readonly SettledMonth[] = []) => {
      const {months: settled} = settledOf(input, whole);
      const file = nextMonthFile(input, settled, day);
      return monthsToLookAt(day === '' ? input : file, months, today).map(
        ({month, from, isDue}) => [month, from, isDue],
      );
    };
    const {months} = settledOf(input, whole);
    expect(of('', '2026-07-03', months)).toEqual([[june, '2026-07-08', false]]);
    expect(of('2026-07-03', '2026-07-09')).toEqual([[june, '2026-07-31', false]]);
    expect(of('2026-07-08', '2026-07-08')).toEqual([[june, '2026-07-31', false]]);
    expect(of('2026-07-08', '2026-08-02')).toEqual([[june, '2026-07-31', true]]);
    expect(of('2026-07-31', '2026-08-02')).toEqual([]);
  });

  test('settled with estimates is to be looked at as long as it has any', () => {
    const lines = ['Data;Pobór [kWh];Oddanie [kWh];Status'].concat(
      rows(['06'], (hour, day) => `0,5;0;${day === 3 && hour < 6 ? 'szacowana' : 'odczyt'}`),
    );
    const read = readPointFile({
      name: 'dom.csv',
      bytes: new TextEncoder().encode(lines.join('\n')),
    });
    const {settled} = settleFiles(
      {...input, points: [{id: 'dom'}]},
      [{name: 'dom.csv', read}],
      {},
      rates,
    );
    const months = settled.ok ? settled.value.months : [];
    const message = 'czerwiec 2026: godziny rozliczone z szacunków lub wartości zastępczych: 5.';
    const now = monthsToLookAt(input, months, '2026-09-01');
    expect(now[0]?.message).toContain(message);
    const later = monthsToLookAt(
      nextMonthFile({...input, points: [{id: 'dom'}]}, months, '2026-09-01'),
      [],
      '2026-10-01',
    );
    expect(later.map(({isDue, message: own}) => [isDue, own.includes(message)])).toEqual([
      [true, true],
    ]);
  });
});

test('a file of the month from before the archive is read as it was', () => {
  const text = readFileSync('packages/settlement/tests/fixtures/month/version-1.json', 'utf8');
  const read = readRecord(text);
  expect(read).toEqual({
    ok: true,
    value: {...newRecord, ...(JSON.parse(text) as object), kind: 'spoldzielnia'},
  });
});
