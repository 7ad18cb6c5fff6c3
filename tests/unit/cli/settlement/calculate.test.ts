import {readFileSync} from 'node:fs';
import path from 'node:path';
import {calculate, inputIn, jsonIn} from '@site/src/cli/settlement/calculate';
import {settlementInput} from '@cooperative/settlement/description';
import type {SettlementOutput} from '@site/src/cli/settlement/output';
import {ContentError} from '@site/src/content/problem';
import {decisionOf, valueBaseText} from '@cooperative/settlement/answer';
import {pursesOf} from '@site/packages/settlement/src/cooperative/decision/purses';
import {fairPriceOf} from '@site/packages/settlement/src/cooperative/division/fairPrice';
import {memberRows} from '@site/packages/settlement/src/cooperative/summary';
import {wholeExample} from '../../../../packages/settlement/tests/samples/calculation';
import {dataFiles} from '@site/src/content/data/dataFiles';

/** The same with numbers that may differ by floating-point noise, which the output is without. */
function closeTo(value: unknown): unknown {
  if (typeof value === 'number') {
    return expect.closeTo(value, 6);
  }
  if (Array.isArray(value)) {
    return value.map(closeTo);
  }
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, closeTo(item)]))
    : value;
}

const folder = 'packages/settlement/tests/fixtures';
const {rates} = dataFiles('.').rates.value;
const name = 'wejscie.json';

const readFixture = (file: string): string => readFileSync(path.join(folder, file), 'utf8');

function run(input: unknown, files: Readonly<Record<string, string>> = {}): SettlementOutput {
  const text = typeof input === 'string' ? input : JSON.stringify(input);
  return calculate(inputIn(jsonIn(text, name), name), name, {
    read: (file) => files[file] ?? (file.startsWith('przyklad') ? readFixture(file) : undefined),
    rates,
  });
}

const smallest = {
  version: 1,
  start: '2026-01-01T00:00:00+01:00',
  period: {hours: 2},
  members: [
    {id: 'A', withdrawnKwh: [1, 0, 2, 0], injectedKwh: [0, 5, 0, 0]},
    {id: 'B', withdrawnKwh: [0, 2, 1, 1], injectedKwh: [0, 0, 0, 0]},
  ],
};

describe('The smallest input', () => {
  test('gives each period and each member’s statutory part', () => {
    const output = run(smallest);
    expect(output.periods).toEqual([
      {
        importKwh: 1,
        exportKwh: 3,
        sharedKwh: 2,
        creditKwh: 1.8,
        usedCreditKwh: 1,
        boughtKwh: 0,
        expiredKwh: 0,
        balanceKwh: 0.8,
      },
      {
        importKwh: 4,
        exportKwh: 0,
        sharedKwh: 0,
        creditKwh: 0,
        usedCreditKwh: 0.8,
        boughtKwh: 3.2,
        expiredKwh: 0,
        balanceKwh: 0,
      },
    ]);
    expect(output.members).toMatchObject([
      {id: 'A', statutoryBoughtKwh: [0, 1.6]},
      {id: 'B', statutoryBoughtKwh: [0, 1.6]},
    ]);
    expect(output.money).toBeUndefined();
  });

  test('reads a month as a period', () => {
    expect(run({...smallest, period: 'month'}).periods).toHaveLength(1);
  });

  test('counts hours without a reading', () => {
    const members = [{id: 'A', withdrawnKwh: [1, null, null], injectedKwh: [0, 0, 0]}];
    expect(run({...smallest, members}).missingHours).toBe(2);
  });
});

describe('A fixed key', () => {
  const fixed = (shares: readonly number[]) => ({...smallest, key: {kind: 'fixed', shares}});

  test('divides shared energy and credit by the shares, no one above what they drew', () => {
    const hourly = run(smallest).members;
    expect(hourly).toMatchObject([
      {internal: {usedCreditKwh: [1, 0.4], boughtKwh: [0, 1.6]}},
      {internal: {sharedKwh: [2, 0], usedCreditKwh: [0, 0.4]}},
    ]);
    const {members} = run(fixed([3, 1]));
    // A drew 1 kWh in the first period, so the rest of the 2 shared kWh goes to B.
    expect(members).toMatchObject([
      {internal: {sharedKwh: [1, 0], usedCreditKwh: [0, 0.6], boughtKwh: [0, 1.4]}},
      {internal: {sharedKwh: [1, 0], usedCreditKwh: [1, 0.2], boughtKwh: [0, 1.8]}},
    ]);
    expect(members).toMatchObject([{statutoryBoughtKwh: [0, 1.6]}, {statutoryBoughtKwh: [0, 1.6]}]);
  });

  test('leaves out the cooperative’s battery, which is not a member', () => {
    const battery = {kwh: 1, kw: 1, efficiency: 1};
    expect(run({...fixed([3, 1]), battery}).members).toHaveLength(3);
  });

  test.each([
    [
      [1],
      'pole „Klucz wewnętrzny: udziały”: Podaj po jednym udziale na członka (2); znaleziono 1.',
    ],
    [
      [0, 0],
      'pole „Klucz wewnętrzny: udziały”: Suma udziałów to 0. Podaj udział większy od zera co najmniej jednemu członkowi.',
    ],
    [[3, -1], 'Wpisz liczbę od 0 do 1\u00a0000\u00a0000\u00a0000.'],
  ])('with shares %j is refused', (shares, message) => {
    expect(() => run(fixed(shares))).toThrow(message);
  });
});

test('a profile combined with readings of a month is that month of its year', () => {
  const profile = {kind: 'farm', annualKwh: 12_000};
  const whole = run({...smallest, period: 'month', members: [{id: 'A', profile}]});
  const february = new Array<number>(28 * 24).fill(0);
  const part = run({
    ...smallest,
    start: '2026-02-01T00:00:00+01:00',
    period: 'month',
    members: [
      {id: 'A', profile},
      {id: 'B', withdrawnKwh: february},
    ],
  });
  expect(whole.periods).toHaveLength(12);
  expect(part.periods).toHaveLength(1);
  expect(part.periods[0]?.importKwh).toBeCloseTo(whole.periods[1]?.importKwh ?? Number.NaN, 6);
});

test('periods and bills of less than a year of readings follow the same energy', () => {
  const hours = (31 + 30) * 24;
  const winter = (value: number, other: number) =>
    Array.from({length: hours}, (_, hour) => (hour < 31 * 24 - 1 ? value : other));
  const {periods, money} = run({
    version: 1,
    start: '2026-03-01T00:00:00+01:00',
    period: 'month',
    year: 'steady',
    tariffs: {t: {kind: 'g11', operator: 'enea'}},
    members: [
      {
        id: 'szkoła',
        tariff: 't',
        sourceKw: 10,
        readings: {
          startUtc: '2026-02-28T23:00Z',
          withdrawn: winter(2, 1),
          injected: winter(0, 3),
        },
      },
    ],
  });
  const bought = periods.reduce((all, {boughtKwh = Number.NaN}) => all + boughtKwh, 0);
  // What spring gives cannot pay for the March before it: two months are no year that comes again.
  expect(bought).toBe(2 * (31 * 24 - 1));
  const energy = expect.closeTo(bought * 0.498, 6) as number;
  expect(money).toMatchObject({members: [{inCooperative: {componentsZl: {energy}}}]});
});

test('rates may be those of a day other than the first', () => {
  const old = {
    ...smallest,
    start: '2025-01-01T00:00:00+01:00',
    ratesDay: '2026-01-01',
    members: [{id: 'A', withdrawnKwh: [1, 2], tariff: 'g11'}],
    tariffs: {g11: {kind: 'g11', operator: 'enea'}},
  };
  interface Money {
    readonly members: readonly {
      readonly inCooperative: {readonly componentsZl: {readonly energy: number}};
    }[];
  }
  const energyOf = (input: unknown): number | undefined =>
    (run(input).money as Money | undefined)?.members[0]?.inCooperative.componentsZl.energy;
  const {ratesDay: _, ...own} = {...old, start: '2026-01-01T00:00:00+01:00'};
  expect(energyOf(old)).toBeGreaterThan(0);
  expect(energyOf(old)).toBe(energyOf(own));
});

describe('A whole cooperative with tariffs, sources and prices', () => {
  const output = run(readFixture('spoldzielnia.json'));

  test('adds costs, comparisons, conditions and finance', () => {
    expect(output.periods).toHaveLength(12);
    expect(output).toMatchObject({
      money: {
        totals: {
          inCooperativeZl: expect.any(Number) as number,
          aloneZl: expect.any(Number) as number,
          netBillingZl: expect.any(Number) as number,
        },
        members: [{id: 'szkoła'}, {id: 'dom'}, {id: 'oświetlenie'}, {id: 'magazyn'}],
      },
      finance: {payback: {kind: 'years'}},
    });
  });

  test('makes no years of money from a season', () => {
    const hours = new Array<number>(31 * 24).fill(1);
    const {levels, finance} = run({
      ...(JSON.parse(readFixture('spoldzielnia.json')) as object),
      members: [{id: 'szkoła', withdrawnKwh: hours, tariff: 'c12a'}],
      prices: {},
    });
    expect(levels).toBeDefined();
    expect(finance).toBeUndefined();
  });

  test('says first whether it may be, and gives the four levels of a year’s cost', () => {
    const {lawful, levels} = run(readFixture('spoldzielnia.json'));
    expect(lawful).toMatchObject({
      isRefused: true,
      missing: [
        {id: 'coverage', text: expect.stringMatching(/^brakuje \d+\s?kWp paneli$/) as string},
      ],
      toCheck: [{id: 'leastMembers'}],
    });
    const {aloneZl, withSourcesZl, netBillingZl, inCooperativeZl} = levels as Record<
      string,
      number
    >;
    expect([withSourcesZl, netBillingZl, inCooperativeZl]).toEqual(
      [withSourcesZl, netBillingZl, inCooperativeZl].sort((a = 0, b = 0) => b - a),
    );
    expect(aloneZl).toBeGreaterThan(withSourcesZl ?? Infinity);
  });

  test('counts the cooperative’s battery as neither use nor generation', () => {
    expect(output).toMatchObject({money: {indicators: {consumptionKwh: 89_200}}});
    expect((output.conditions as object[])[0]).toMatchObject({id: 'coverage', status: 'notMet'});
  });

  test('keeps the low, the base and the high value in order', () => {
    const {low, base, high} = (output.finance as {npvRange: Record<string, number>}).npvRange;
    expect(low).toBeLessThan(base ?? Number.NaN);
    expect(base).toBeLessThan(high ?? Number.NaN);
  });

  test('prints the cash flow year by year, which sums to what is left of it', () => {
    const {years, flows} = output.finance as {
      years: readonly {year: number; flow: number; cumulated: number}[];
      flows: readonly number[];
    };
    expect(years.map(({year}) => year)).toEqual(flows.map((_, year) => year));
    expect(years.at(-1)?.cumulated).toBeCloseTo(
      years.reduce((sum, {flow}) => sum + flow, 0),
      4,
    );
  });

  test('counts a payback of a member as the page does, and none of less than a year', () => {
    const money = output.money as {members: readonly MemberMoney[]};
    const {report} = wholeExample();
    const rows = memberRows(report);
    expect(rows.some(({payback}) => payback?.kind === 'years')).toBe(true);
    expect(money.members.map(({payback}) => payback ?? null)).toEqual(
      rows.map(({payback}) => payback && closeTo(payback)),
    );
    const day = {
      ...smallest,
      members: [{...smallest.members[0], tariff: 'g11', outlayZl: 100_000}],
      tariffs: {g11: {kind: 'g11', operator: 'enea'}},
    };
    expect((run(day).money as typeof money).members[0]?.payback).toBeUndefined();
  });

  test('tells the money of the decision in the numbers and words of the page', () => {
    const {report, ranges} = wholeExample();
    const {changes, ...decision} = decisionOf(report, ranges());
    const purses = pursesOf(report);
    expect(output.decision).toEqual(
      closeTo({
        ...decision,
        changes: Object.fromEntries(
          Object.entries(changes).map(([id, change]) => [
            id,
            {told: valueBaseText(change.base), ...change},
          ]),
        ),
        purses,
        fairPrice: fairPriceOf(report),
      }),
    );
    expect((output.finance as {npvRange: {base: number}}).npvRange.base).toBeCloseTo(
      changes.whole.npv?.base ?? NaN,
      4,
    );
  });

  test('gives the same for the same input', () => {
    expect(run(readFixture('spoldzielnia.json'))).toEqual(output);
  });
});

describe('Wrong input names the field, or the row and the column', () => {
  const withMember = (member: object): object => ({...smallest, members: [member]});
  const csv = {id: 'A', file: 'dane.csv'};

  test.each<[string, unknown, string, Record<string, string>?]>([
    [
      'text that is not JSON',
      '{"version": 1,\n"start": }',
      `to nie jest poprawny JSON. Znaleziono „}” tam, gdzie nie pasuje. Sprawdź przecinki, nawiasy i cudzysłowy.`,
    ],
    ['an unknown field', {...smallest, taryfa: 1}, 'pole „taryfa” nie jest znane.'],
    ['another version', {...smallest, version: 2}, 'pole „Wersja opisu”: znaleziono 2. Wpisz 1'],
    [
      'a start without an offset',
      {...smallest, start: '2026-01-01'},
      'pole „Początek obliczeń”: Podaj początek pełnej godziny',
    ],
    [
      'an unknown period',
      {...smallest, period: 'week'},
      'pole „Okres rozliczeniowy”: znaleziono „week”',
    ],
    [
      'no members',
      {...smallest, members: []},
      'pole „Członkowie”: znaleziono listę, pozycji: 0. Podaj co najmniej jednego członka.',
    ],
    ['a name of blanks', withMember({id: ' \u00a0', withdrawnKwh: [1]}), 'Wpisz nazwę.'],
    [
      'a negative hour',
      withMember({id: 'A', withdrawnKwh: [1, -2]}),
      'pole „Członek 1 (A): energia pobrana z sieci, pozycja 2”: znaleziono -2. Wpisz liczbę od 0 do 1\u00a0000\u00a0000\u00a0000.',
    ],
    [
      'more energy than a number can be',
      withMember({id: 'A', profile: {kind: 'farm', annualKwh: 1e300}}),
      'pole „Członek 1 (A): roczne zużycie”: znaleziono 1e+300. Wpisz liczbę od 0 do 100\u00a0000\u00a0000.',
    ],
    [
      'a broken seed',
      withMember({id: 'A', profile: {kind: 'farm', annualKwh: 7, seed: 1.5}}),
      'pole „Członek 1 (A): wariant profilu”: znaleziono 1.5. Wpisz liczbę całkowitą od 0 do',
    ],
    [
      'a word among hours',
      withMember({id: 'A', withdrawnKwh: [1, 'x']}),
      'pole „Członek 1 (A): energia pobrana z sieci, pozycja 2”: znaleziono „x” (znaków: 1). Wpisz liczbę od 0 do 1\u00a0000\u00a0000\u00a0000. (members[1].withdrawnKwh[2])',
    ],
    [
      'an endless hour of the second member',
      JSON.stringify({
        ...smallest,
        members: [
          {id: 'A', withdrawnKwh: [1, 1]},
          {id: 'B', withdrawnKwh: [1, 1], injectedKwh: [0, 7]},
        ],
      }).replace('7', '1e999'),
      'pole „Członek 2 (B): energia oddana do sieci, pozycja 2”: znaleziono coś, co nie jest liczbą. Wpisz liczbę od 0 do 1\u00a0000\u00a0000\u00a0000. (members[2].injectedKwh[2])',
    ],
    [
      'every wrong hour of a meter file',
      withMember({
        id: 'A',
        readings: {startUtc: '2026-01-01T00:00Z', withdrawn: [true, null, 2e9]},
      }),
      'pozycja 1”: znaleziono true. Wpisz liczbę od 0 do 1\u00a0000\u00a0000\u00a0000. (members[1].readings.withdrawn[1])\n  – pole „Członek 1 (A): odczyty z licznika, pobór z sieci, pozycja 3”: znaleziono 2000000000.',
    ],
    [
      'a number in place of hours, and nothing more of its member',
      withMember({id: 'A', withdrawnKwh: 5, profile: {kind: 'farm', annualKwh: 7}}),
      'wejscie.json:\n  – pole „Członek 1 (A): energia pobrana z sieci”: znaleziono 5. Wpisz listę liczb, po jednej na godzinę. (members[1].withdrawnKwh)',
    ],
    [
      'no hours',
      withMember({id: 'A', withdrawnKwh: []}),
      'pole „Członek 1 (A): energia pobrana z sieci”: znaleziono listę, pozycji: 0. Wpisz co najmniej jedną godzinę.',
    ],
    [
      'series of two lengths',
      withMember({id: 'A', withdrawnKwh: [1, 2], injectedKwh: [1]}),
      'pole „Członek 1 (A): energia oddana do sieci”: Podaj po jednej wartości na godzinę: powinno ich być 2, a jest 1.',
    ],
    [
      'no readings',
      withMember({id: 'A'}),
      'brakuje pola „Członek 1 (A): energia pobrana z sieci”. Podaj listę wartości',
    ],
    [
      'readings twice',
      withMember({...csv, withdrawnKwh: [1]}),
      'pole „Członek 1 (A): plik z odczytami”: znaleziono „dane.csv” (znaków: 8). Zostaw jedno z pól',
    ],
    [
      'a member twice',
      {...smallest, members: [smallest.members[0], smallest.members[0]]},
      'pole „Członkowie”: członek „A” jest podany dwa razy.',
    ],
    ['a file that is not there', withMember(csv), 'dane.csv: nie ma takiego pliku.'],
    [
      'a file without the column',
      withMember(csv),
      'brakuje kolumny „A_pobor”. W pierwszym wierszu są kolumny: godzina, pobor.',
      {'dane.csv': 'godzina;pobor\n0;1\n'},
    ],
    [
      'a cell that is not a number',
      withMember(csv),
      'wiersz 3, kolumna „A_oddanie”: znaleziono „brak”.',
      {'dane.csv': 'A_pobor;A_oddanie\n1,5;0\n2;brak\n'},
    ],
    [
      'a file without rows',
      withMember(csv),
      'plik nie ma wierszy z danymi',
      {'dane.csv': 'A_pobor;A_oddanie\n'},
    ],
    [
      'a tariff that is not there',
      withMember({id: 'A', withdrawnKwh: [1], tariff: 'g12'}),
      'pole „Członek 1 (A): stawki”: Podaj nazwę taryfy z pola „tariffs”',
    ],
    [
      'a rate of a day outside the table',
      {
        ...withMember({id: 'A', withdrawnKwh: [1], tariff: 'g11'}),
        start: '2027-01-01T00:00:00+01:00',
        tariffs: {g11: {kind: 'g11', operator: 'enea'}},
      },
      'znamy na dni od 01.01.2026 do 31.12.2026, a nie na 01.01.2027',
    ],
    [
      'finance without tariffs',
      {...smallest, finance: {costZl: 1}},
      'pole „Inwestycja”: Podaj taryfy członków',
    ],
  ])('%s', (_name, input, message, files = {}) => {
    expect(() => run(input, files)).toThrow(ContentError);
    expect(() => run(input, files)).toThrow(message);
  });
});

test('right readings are not read item by item, which would copy them', () => {
  const withdrawnKwh = [0, 1.5, null, 1e9];
  const {members} = settlementInput.parse({...smallest, members: [{id: 'A', withdrawnKwh}]});
  expect(members[0]?.withdrawnKwh).toBe(withdrawnKwh);
});

test('readings of a year other than the rates’ and balancing that may be due are warned of, as on the page', () => {
  const g11 = {g11: {kind: 'g11', operator: 'enea'}};
  const warned = (more: object): unknown =>
    (
      run({
        ...smallest,
        members: smallest.members.map((member) => ({...member, tariff: 'g11'})),
        tariffs: g11,
        ...more,
      }).money as {warnings: readonly string[]}
    ).warnings;
  expect(warned({ratesDay: '2026-11-01'})).toEqual([
    'Odczyty są z dni 01.01.2026–01.01.2026, a stawki z dnia 1 listopada 2026 r. To wynik dla takiego samego prądu przy tych stawkach, a nie kwoty z tamtych rachunków. Żeby sprawdzić tamte rachunki, przepisz z nich stawki.',
  ]);
  expect(warned({})).toEqual([]);
  const [first, ...others] = smallest.members;
  const members = [{...first, sourceKw: 450}, ...others].map((member) => ({
    ...member,
    tariff: 'g11',
  }));
  expect(warned({members})).toEqual([
    'Instalacja ma co najmniej 400 kW: koszt bilansowania handlowego może obciążyć spółdzielnię. Przyjęto 0 zł/MWh. Zapytaj sprzedawcę o stawkę i wpisz ją w polu „Bilansowanie handlowe”.',
  ]);
});

interface MemberMoney {
  readonly aloneZl: number;
  readonly inCooperative: {readonly grossZl: number};
  readonly payback?: {readonly years: number};
}
