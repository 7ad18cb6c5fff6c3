import {datedRates} from '../samples/rates';
import {readPointFile} from '@cooperative/meter-files';
import {splitPoint} from '../../src/month/life';
import {settleFiles, type SettledFiles} from '../../src/month/settleFiles';
import {newRecord} from '../../src/record/newRecord';
import {readPointsCsv} from '../../src/month/pointsCsv';
import {problemsOf} from '../../src/month/problems';
import type {CooperativeRecord, Point} from '../../src/record/schema';
import {statementsOf, type PointStatement} from '../../src/month/statement';
import {reportRows} from '../../src/month/tables';

const {rates} = datedRates;
const daysOf: Readonly<Record<string, number>> = {'06': 30, '07': 31};
const home = '590322400000000031';
const farm: Point = {id: 'farma', ofCooperative: true};
const tariffs: CooperativeRecord['tariffs'] = {
  stare: {
    kind: 'own',
    zones: [{name: 'całodobowa', energy: 0.6, network: 0.3}],
    capacity: {kind: 'flat'},
    subscription: 6,
    trade: 3,
  },
  nowe: {
    kind: 'own',
    zones: [{name: 'całodobowa', energy: 0.5, network: 0.3}],
    capacity: {kind: 'flat'},
    subscription: 9,
  },
};

/** Rows of June and July; `row` says what one holds besides its number and time, null for no row. */
function rows(
  row: (day: string, hour: number) => string | null,
  {months = ['06', '07'], ppe = ''} = {},
): string {
  const lines = months.flatMap((month) =>
    Array.from({length: (daysOf[month] ?? 0) * 24}, (_, index) => {
      const day = `2026-${month}-${String(Math.floor(index / 24) + 1).padStart(2, '0')}`;
      const hour = (index % 24) + 1;
      const own = row(day, hour);
      return own === null ? [] : [`${ppe};${day} ${hour}:00;${own}`];
    }).flat(),
  );
  return ['PPE;Data;Pobór [kWh];Oddanie [kWh]', ...lines].join('\n');
}

const sun = rows((_, hour) => (hour > 8 && hour < 17 ? '0;1' : '0;0'));
const half = (): string => '0,5;0';

function settled(
  change: Partial<CooperativeRecord>,
  files: Readonly<Record<string, string>>,
): {
  readonly folder: SettledFiles;
  readonly statements: readonly PointStatement[];
  readonly of: (point: string, month?: number) => PointStatement | undefined;
} {
  const input = {...newRecord, tariffs, ...change};
  const read = Object.entries(files).map(([name, text]) => ({
    name,
    read: readPointFile({name, bytes: new TextEncoder().encode(text)}),
  }));
  expect(problemsOf(input)).toEqual([]);
  const folder = settleFiles(input, read, {}, rates);
  if (!folder.settled.ok) {
    throw new Error(folder.settled.errors.map(({message}) => message).join('\n'));
  }
  const statements = statementsOf(input, folder.settled.value.months);
  const [first] = folder.settled.value.months;
  return {
    folder,
    statements,
    of: (point, month = 0) =>
      statements.find((own) => own.point === point && own.month === (first?.month ?? 0) + month),
  };
}

function partOf(statement: PointStatement | undefined, component: string): number {
  return statement?.money?.parts.find((part) => part.component === component)?.netZl ?? 0;
}

describe('a house sold on 15 June', () => {
  const points: readonly Point[] = [
    {id: 'dom Jana', ppe: home, tariff: 'stare', to: '2026-06-14'},
    {id: 'dom Anny', ppe: home, tariff: 'stare', from: '2026-06-15'},
    farm,
  ];
  const files = {'dom.csv': rows(half, {ppe: home}), 'farma.csv': sun};
  const {folder, of, statements} = settled({points: [...points]}, files);
  const one = settled({points: [{id: 'dom', ppe: home, tariff: 'stare'}, farm]}, files);

  test('has the hours of each owner, none missing, and nothing else changes', () => {
    expect(
      [of('dom Jana'), of('dom Anny')].map((own) => [own?.withdrawnKwh, own?.missingHours]),
    ).toEqual([
      [14 * 12, 0],
      [16 * 12, 0],
    ]);
    expect(folder.problems).toEqual([]);
    const shared = [of('dom Jana')?.sharedKwh ?? 0, of('dom Anny')?.sharedKwh ?? 0];
    expect(shared[0]).toBeCloseTo(14 * 8 * 0.5, 6);
    expect((shared[0] ?? 0) + (shared[1] ?? 0)).toBeCloseTo(one.of('dom')?.sharedKwh ?? 0, 6);
  });

  test('has monthly fees by days, and no statement of who is gone', () => {
    expect(partOf(of('dom Jana'), 'subscription')).toBeCloseTo((6 * 14) / 30, 6);
    expect(partOf(of('dom Anny'), 'subscription')).toBeCloseTo((6 * 16) / 30, 6);
    expect(partOf(of('dom Jana'), 'trade')).toBeCloseTo((3 * 14) / 30, 6);
    expect(partOf(of('dom Anny', 1), 'subscription')).toBe(6);
    expect(statements.map(({point}) => point)).toEqual([
      'dom Jana',
      'dom Anny',
      'farma',
      'dom Anny',
      'farma',
    ]);
  });

  test('gives the yearly report the same numbers', () => {
    const rowsOf = (own: SettledFiles) =>
      reportRows(own.settled.ok ? own.settled.value.months : [], String);
    expect(rowsOf(folder)).toEqual(rowsOf(one.folder));
  });
});

test('a point that joins in mid-month has no missing hours before, and energy of earlier days is nobody’s', () => {
  const points = [{id: 'dom', from: '2026-06-11'}, farm];
  const none = settled(
    {points},
    {
      'dom.csv': rows((day) => (day < '2026-06-11' ? null : '0,5;0')),
      'farma.csv': sun,
    },
  );
  expect(none.of('dom')).toMatchObject({withdrawnKwh: 240, missingHours: 0});
  expect(none.folder.problems).toEqual([]);
  const read = settled({points}, {'dom.csv': rows(half), 'farma.csv': sun});
  expect(read.of('dom')).toMatchObject({withdrawnKwh: 240, missingHours: 0});
  expect(read.folder.problems).toEqual([
    {
      kind: 'note',
      place: 'dom.csv',
      message: expect.stringContaining('Energia z 240 godz. (120 kWh)') as string,
    },
  ]);
  const months = read.folder.settled.ok ? read.folder.settled.value.months : [];
  expect(months.map(({isOpen}) => isOpen)).toEqual([false, false]);
});

test('a changed number is the same point, each number on its days', () => {
  const points = [
    {id: 'dom', ppe: home, earlierPpe: [{ppe: '590322400000000048', to: '2026-06-20'}]},
    farm,
  ];
  const {of, folder} = settled(
    {points},
    {
      // After the change the old number goes on with zeros, and the new one begins a day early with another value.
      'stary.csv': rows((day) => (day > '2026-06-20' ? '0;0' : '0,5;0'), {
        months: ['06'],
        ppe: '590322400000000048',
      }),
      'nowy.csv': rows((day) => (day < '2026-06-20' ? null : '0,25;0'), {ppe: home}),
      'farma.csv': sun,
    },
  );
  expect(of('dom')).toMatchObject({withdrawnKwh: 20 * 12 + 10 * 6, missingHours: 0});
  expect(folder.problems.map(({place, message}) => [place, message.slice(0, 31)])).toEqual([
    ['nowy.csv', 'Energia z 24 godz. (6 kWh) jest'],
  ]);
});

/** What a kWh from the cooperative costs, zł. */
function priceIn(statement: PointStatement | undefined): number | undefined {
  const {chargeZl = 0, chargeKwh = 0} = statement?.money?.internal ?? {};
  return chargeZl / chargeKwh;
}

test('shares, price and rates of a point change on the first day of a month', () => {
  const points: Point[] = [
    {id: 'dom', tariff: 'stare', laterTariffs: [{from: '2026-07-01', tariff: 'nowe'}]},
    {id: 'sklep', tariff: 'stare'},
    farm,
  ];
  const {of} = settled(
    {
      points,
      internalPrice: 0.2,
      laterPrices: [{from: '2026-07-01', internalPrice: 0.3}],
      shares: [1, 0, 0],
      laterShares: [{from: '2026-07-01', shares: [1, 3, 0]}],
    },
    {'dom.csv': rows(() => '1;0'), 'sklep.csv': rows(() => '1;0'), 'farma.csv': sun},
  );
  expect([of('dom')?.sharedKwh, of('sklep')?.sharedKwh]).toEqual([240, 0]);
  expect([of('dom', 1)?.sharedKwh, of('sklep', 1)?.sharedKwh]).toEqual([62, 186]);
  // Of the kWh by fixed shares, what the seller bills as well is not charged twice; the others have the price of the month.
  expect(priceIn(of('dom'))).toBeCloseTo(0.2, 6);
  expect(priceIn(of('sklep', 1))).toBeCloseTo(0.3, 6);
  expect(partOf(of('dom'), 'subscription')).toBe(6);
  expect(partOf(of('dom', 1), 'subscription')).toBe(9);
  expect(partOf(of('sklep', 1), 'subscription')).toBe(6);
});

test('a member that left has no share and is asked for nothing', () => {
  const {of, folder} = settled(
    {points: [{id: 'dom', to: '2026-05-31'}, {id: 'sklep'}, farm], shares: [9, 1, 0]},
    {'sklep.csv': rows(half), 'farma.csv': sun},
  );
  expect(of('dom')).toBeUndefined();
  expect(of('sklep')?.sharedKwh).toBeCloseTo(30 * 8 * 0.5 + 0, 6);
  expect(folder.problems).toEqual([]);
});

test('days that cannot be are told with what to do', () => {
  const input: CooperativeRecord = {
    ...newRecord,
    tariffs,
    points: [
      {id: 'a', ppe: home, from: '2026-06-10', to: '2026-06-01'},
      {id: 'b', ppe: 'x1', to: '2026-06-10'},
      {id: 'c', ppe: 'x1', from: '2026-06-10'},
      {id: 'd', tariff: 'stare', laterTariffs: [{from: '2026-07-15', tariff: 'nowe'}]},
    ],
    laterPrices: [{from: '2026-07-02', internalPrice: 1}],
  };
  expect(problemsOf(input).map(({message}) => message)).toEqual([
    'Numer „x1” ma w te same dni więcej niż jeden punkt. Popraw jeden z nich.',
    'Punkt „a”: ostatni dzień (2026-06-01) jest przed pierwszym (2026-06-10). Popraw jeden z nich.',
    expect.stringContaining('Stawki punktu „d”: zmiany w środku miesiąca (2026-07-15)'),
    expect.stringContaining('Podaj pierwszy dzień miesiąca, np. 2026-07-01.'),
  ]);
});

test('a list of points says their days', () => {
  expect(
    readPointsCsv('nazwa;numer PPE;od;do\ndom;590;15.06.2026;2026-12-31 00:00\nsklep;591;;'),
  ).toEqual({
    ok: true,
    value: {
      points: [
        {id: 'dom', ppe: '590', from: '2026-06-15', to: '2026-12-31'},
        {id: 'sklep', ppe: '591'},
      ],
      notes: [expect.stringContaining('„590”: cyfr jest 3'), expect.stringContaining('„591”')],
      members: [],
    },
  });
  const wrong = readPointsCsv('nazwa;numer PPE;od;do\ndom;590;31.06.2026;');
  expect(!wrong.ok && wrong.errors.map(({message}) => message)).toEqual([
    'Wiersz 2, od: znaleziono „31.06.2026”. Wpisz datę, np. 15.06.2026.',
  ]);
});

describe('rates that change in mid-month', () => {
  const dom: Point = {
    id: 'dom',
    ppe: home,
    tariff: 'stare',
    earlierPpe: [{ppe: '590322400000000048', to: '2026-06-20'}],
    laterTariffs: [{from: '2026-07-01', tariff: 'stare'}],
  };
  const parted = splitPoint(dom, '2026-06-11', {id: 'dom od 11.06.2026', tariff: 'nowe'});

  test('part the point in two of the same member, each with its days and numbers', () => {
    expect(parted).toEqual([
      {id: 'dom', ppe: '590322400000000048', tariff: 'stare', to: '2026-06-10'},
      {...dom, id: 'dom od 11.06.2026', holder: 'dom', tariff: 'nowe', from: '2026-06-11'},
    ]);
    expect(problemsOf({...newRecord, tariffs, points: [...parted]})).toEqual([]);
  });

  test('are then billed by days and hours, and no kWh of the cooperative changes', () => {
    const files = {
      'stary.csv': rows((day) => (day > '2026-06-20' ? null : '0,5;0'), {
        ppe: '590322400000000048',
        months: ['06'],
      }),
      'nowy.csv': rows((day) => (day <= '2026-06-20' ? null : '0,5;0'), {ppe: home}),
      'farma.csv': sun,
    };
    const one = settled({points: [dom, farm]}, files);
    const {of, folder} = settled({points: [...parted, farm]}, files);
    const [first, second] = [of('dom'), of('dom od 11.06.2026')];
    expect([first?.withdrawnKwh, second?.withdrawnKwh]).toEqual([10 * 12, 20 * 12]);
    expect([first?.member, second?.member]).toEqual(['dom', 'dom']);
    expect(partOf(first, 'subscription')).toBe(2);
    expect(partOf(second, 'subscription')).toBe(6);
    expect(partOf(first, 'energy') / (first?.boughtKwh ?? 0)).toBeCloseTo(0.6, 2);
    expect(partOf(second, 'energy') / (second?.boughtKwh ?? 0)).toBeCloseTo(0.5, 2);
    expect((first?.boughtKwh ?? 0) + (second?.boughtKwh ?? 0)).toBeCloseTo(
      one.of('dom')?.boughtKwh ?? 0,
      6,
    );
    expect(folder.problems).toEqual([]);
  });
});

describe('The days of a member', () => {
  const points: Point[] = [{id: 'dom', holder: 'Anna'}, {id: 'sklep', from: '2026-06-10'}, farm];
  const files = {'dom.csv': rows(half), 'sklep.csv': rows(half), 'farma.csv': sun};

  test('are the first and the last of each of its points, to the hour', () => {
    const {of, folder} = settled(
      {
        points,
        members: [
          {name: 'Anna', from: '2026-06-16', to: '2026-06-30'},
          // Its point came later than it did.
          {name: 'sklep', from: '2026-06-01'},
        ],
      },
      files,
    );
    expect(of('dom')).toMatchObject({withdrawnKwh: 15 * 12, missingHours: 0});
    expect(of('dom', 1)).toBeUndefined();
    expect(of('sklep')).toMatchObject({withdrawnKwh: 21 * 12, missingHours: 0});
    expect(folder.problems.map(({place, message}) => [place, message.slice(0, 33)])).toEqual([
      ['dom.csv', 'Energia z 1104 godz. (552 kWh) je'],
      ['sklep.csv', 'Energia z 216 godz. (108 kWh) jes'],
    ]);
  });

  test('part a house of one number between the two who had it', () => {
    const sold: Point[] = [
      {id: 'dom', holder: 'Anna', ppe: home},
      {id: 'dom później', holder: 'Jan', ppe: home},
      farm,
    ];
    const {of} = settled(
      {
        points: sold,
        members: [
          {name: 'Anna', to: '2026-06-20'},
          {name: 'Jan', from: '2026-06-21'},
        ],
      },
      {'dom.csv': rows(half, {ppe: home}), 'farma.csv': sun},
    );
    expect([of('dom')?.withdrawnKwh, of('dom później')?.withdrawnKwh]).toEqual([240, 120]);
  });

  test('that end before they begin, or meet none of a point, are asked about', () => {
    const messagesOf = (change: Partial<CooperativeRecord>): readonly string[] =>
      problemsOf({...newRecord, points, ...change}).map(({message}) => message);
    expect(messagesOf({members: [{name: 'Anna', from: '2026-07-01', to: '2026-06-01'}]})).toEqual([
      'Członek „Anna”: ostatni dzień (2026-06-01) jest przed pierwszym (2026-07-01). Popraw jeden z nich.',
    ]);
    expect(messagesOf({members: [{name: 'sklep', to: '2026-06-01'}]})).toEqual([
      expect.stringContaining('w żadnym z jego dni członek „sklep” nie jest w spółdzielni'),
    ]);
  });
});

describe('A key of fixed shares', () => {
  const points: Point[] = [
    {id: 'dom', holder: 'Anna'},
    {id: 'sklep', holder: 'Gmina'},
    {id: 'szkoła', holder: 'Gmina'},
    farm,
  ];
  const files = {
    'dom.csv': rows(() => '1;0'),
    'sklep.csv': rows(() => '1;0'),
    'szkola.csv': rows(() => '1;0'),
    'farma.csv': sun,
  };
  const members = [
    {name: 'Anna', shareCount: 2},
    {name: 'Gmina', shareCount: 6},
  ];

  test('goes by the shares that members have in the cooperative', () => {
    const {of} = settled({points, members, key: 'fixed'}, files);
    // 240 kWh by 2 : 3 : 3.
    expect(['dom', 'sklep', 'szkoła'].map((id) => of(id)?.sharedKwh)).toEqual([60, 90, 90]);
  });

  test('gives all shares of a member to the points that are there', () => {
    const late = points.map((point) =>
      point.id === 'szkoła' ? {...point, from: '2026-07-01'} : point,
    );
    const {of} = settled({points: late, members, key: 'fixed'}, files);
    expect(['dom', 'sklep'].map((id) => of(id)?.sharedKwh)).toEqual([60, 180]);
  });

  test('asks for the shares of members, and for none once the points have their own', () => {
    const input: CooperativeRecord = {
      ...newRecord,
      points,
      members: [{name: 'Anna', shareCount: 2}],
      key: 'fixed',
    };
    expect(problemsOf(input).map(({message}) => message)).toEqual([
      expect.stringContaining('nie podano, ile ich mają: Gmina.'),
    ]);
    expect(problemsOf({...input, shares: [1, 1, 1, 0]})).toEqual([]);
  });

  test('is kept with its shares while another one is chosen', () => {
    const {of} = settled({points, members, key: 'onePrice', shares: [1, 0, 0, 0]}, files);
    for (const id of ['dom', 'sklep', 'szkoła']) {
      expect(of(id)?.sharedKwh).toBeCloseTo(80, 6);
    }
  });
});

test('earlier numbers of a point come in with a list, each with its last day', () => {
  const list = (cell: string) =>
    readPointsCsv(`nazwa;numer PPE;wcześniejsze numery PPE\ndom;590322400000000031;${cell}`);
  const read = list('590322400000000012 do 15.06.2026, 5903 2240 0000 0000 13 do 2025-12-31');
  expect(read.ok && read.value.points).toEqual([
    {
      id: 'dom',
      ppe: '590322400000000031',
      earlierPpe: [
        {ppe: '590322400000000012', to: '2026-06-15'},
        {ppe: '590322400000000013', to: '2025-12-31'},
      ],
    },
  ]);
  expect(list('').ok).toBe(true);
  for (const cell of ['590322400000000012', '5,90322E+17 do 15.06.2026', 'do 15.06.2026']) {
    expect(list(cell)).toMatchObject({
      errors: [{message: expect.stringContaining('Wpisz numer i jego ostatni dzień') as string}],
    });
  }
});
