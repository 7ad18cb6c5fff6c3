import {dataFiles} from '@site/src/content/data/dataFiles';
import {readPointFile} from '@cooperative/meter-files';
import {monthExample} from '@site/src/domain/calculator/monthExample';
import {
  booksRows,
  monthsOutput,
  parseMonth,
  type PointStatement,
  type SettledMonth,
  settleFiles,
  statementsOf,
  stockPayoutsOf,
  stockPayoutText,
} from '@cooperative/settlement/month';
import {readRecord} from '@cooperative/settlement/read';
import type {CooperativeRecord, Point} from '@cooperative/settlement/record';
import {tariffsOfMonth} from '@site/packages/settlement/src/month/rates';
import {monthFiles, readFiles} from '../../../../packages/settlement/tests/samples/monthFiles';

const dated = dataFiles('.').rates.value;
const [cooperative, meters] = monthExample(dated);
const read = readRecord(cooperative?.text ?? '');
const name = meters?.name ?? '';
const file = {
  name,
  read: readPointFile({name, bytes: new TextEncoder().encode(meters?.text)}),
};

/** The page's example, a municipality in May, with these changes. */
function example(
  change: Partial<CooperativeRecord> = {},
  points: (point: Point) => Point = (one) => one,
) {
  if (!read.ok) {
    throw new Error(JSON.stringify(read.errors));
  }
  const input = {...read.value, ...change, points: read.value.points.map(points)};
  const {settled} = settleFiles(input, [file], {}, dated.rates, dated.marketPrices);
  if (!settled.ok) {
    throw new Error(JSON.stringify(settled.errors));
  }
  const {months} = settled.value;
  return {input, months, statements: statementsOf(input, months)};
}

function of(statements: readonly PointStatement[], id: string) {
  const own = statements.find(({point}) => point === id);
  if (!own?.money) {
    throw new Error(id);
  }
  return {...own, money: own.money};
}

const withoutPower = (point: Point): Point => ({...point, orderedKw: undefined});

const folder = monthFiles(365);
const files = readFiles(folder.files);

/** The month’s whole year, with an opening stock, of seven points. */
function wholeYear(change: Partial<CooperativeRecord> = {}): {
  readonly input: CooperativeRecord;
  readonly months: readonly SettledMonth[];
  readonly statements: readonly PointStatement[];
} {
  const input = {...folder.input, ...change};
  const {settled} = settleFiles(input, files, {}, dated.rates, dated.marketPrices);
  const months = settled.ok ? settled.value.months : [];
  return {input, months, statements: statementsOf(input, months)};
}
const year = wholeYear();

describe('What a tariff charges and a point does not say', () => {
  test('is nothing in the example: the school’s 60 kW are in its bill', () => {
    const {statements} = example();
    expect(of(statements, 'szkoła').money.grossZl).toBe(1845.49);
    expect(statements.map(({money}) => money?.lacks)).toEqual([[], [], [], [], []]);
  });

  test('is named with how much it may be, on the point, in the books and by the command', () => {
    const {input, months, statements} = example({}, withoutPower);
    const school = of(statements, 'szkoła');
    expect(school.money.grossZl).toBe(12.3);
    const said = 'moc umowna w kW (jest na fakturze): za każdy kW to 24,84 zł netto miesięcznie';
    expect(school.money.lacks).toEqual([said]);
    // 60 kW of that fee are what the bill lacks.
    expect(12.3 + 60 * 24.84 * 1.23).toBeCloseTo(1845.49, 2);
    expect(of(statements, 'urząd').money.lacks[0]).toContain('powyżej 16 kW inna jest też opłata');
    const rows = booksRows(input, months, (value, digits) => value.toFixed(digits));
    expect(
      rows.find(([, , point, , item]) => point === 'szkoła' && item === 'Razem netto'),
    ).toEqual(expect.arrayContaining([`niepełna, brakuje: ${said}`]));
    const printed = monthsOutput(input, months) as {
      months: readonly {points: readonly {point: string; incomplete: readonly string[]}[]}[];
    };
    expect(printed.months[0]?.points[0]).toMatchObject({point: 'szkoła', incomplete: [said]});
  });

  test('is also the power of rates typed from a bill, and settles the month all the same', () => {
    const own: CooperativeRecord['tariffs'][string] = {
      kind: 'own',
      zones: [{name: 'całodobowa', energy: 0.6, network: 0.2}],
      capacity: {kind: 'byPower', coefficient: 1},
      fixedNetworkPerKw: 10,
    };
    const {statements} = example(
      {tariffs: {...(read.ok ? read.value.tariffs : {}), C21: own}},
      withoutPower,
    );
    expect(of(statements, 'szkoła').money.lacks).toEqual([
      'moc umowna w kW (jest na fakturze): za każdy kW to 10,00 zł netto miesięcznie; powyżej 16 kW inna jest też opłata mocowa',
    ]);
  });

  test('is the use of a year, which the step of the flat capacity fee is by, and not what lies in the folder', () => {
    const feeOf = (annualKwh?: number) =>
      of(
        example({}, (point) => (point.id === 'urząd' ? {...point, annualKwh} : point)).statements,
        'urząd',
      ).money;
    const capacity = (annualKwh: number): unknown =>
      feeOf(annualKwh).parts.find(({component}) => component === 'capacityFlat')?.netZl;
    expect([0, 500, 1200, 2800].map(capacity)).toEqual([4.29, 10.31, 17.18, 24.05]);
    expect(feeOf(0).lacks).toEqual([]);
    expect(feeOf().lacks[0]).toContain(
      'zużycie z ostatniego roku: od niego zależy ryczałt mocowy, od 4,29 do 24,05 zł',
    );
  });

  test.each([
    [undefined, undefined, ['liczba faz: policzono stałą opłatę']],
    [3, undefined, []],
    [1, undefined, ['stała opłata sieciowa licznika jednofazowego']],
    [1, 5.5, []],
    [undefined, 5.5, []],
  ] as const)('a home of %s phases, with a fee of %s, lacks %j', (phases, fixedNetwork, lacks) => {
    const home: CooperativeRecord['tariffs'][string] = {
      kind: 'g11',
      operator: 'enea',
      ...(fixedNetwork !== undefined && {fixedNetwork}),
    };
    const {statements} = example(
      {tariffs: {...(read.ok ? read.value.tariffs : {}), dom: home}},
      (point) =>
        point.id === 'urząd'
          ? {...point, tariff: 'dom', billingMonths: 1, ...(phases && {phases})}
          : point,
    );
    const found = of(statements, 'urząd').money.lacks;
    expect(found).toHaveLength(lacks.length);
    lacks.forEach((text, index) => expect(found[index]).toContain(text));
  });
});

describe('The subscription fee of a household', () => {
  const feeOf = (
    operator: 'enea' | 'pge' | 'energa',
    billingMonths: Point['billingMonths'],
    subscription?: number,
  ) => {
    const home: CooperativeRecord['tariffs'][string] = {
      kind: 'group',
      group: 'G11',
      operator,
      ...(subscription !== undefined && {subscription}),
    };
    const {money} = of(
      example({tariffs: {...(read.ok ? read.value.tariffs : {}), dom: home}}, (point) =>
        point.id === 'urząd' ? {...point, tariff: 'dom', phases: 3, billingMonths} : point,
      ).statements,
      'urząd',
    );
    const part = money.parts.find(({component}) => component === 'subscription');
    return [part?.netZl, money.lacks.map((text) => text.split(':')[0])];
  };

  // Taryfa ENEA Operator 2026; F548 for PGE. Of the others only the fee of a month is known.
  test.each([
    ['enea', 1, 3.84, []],
    ['enea', 2, 1.92, []],
    ['enea', 6, 0.64, []],
    ['enea', 12, 0.32, []],
    ['pge', 2, 2.25, []],
    ['pge', 6, 0.75, []],
    ['pge', 12, 4.5, ['abonament przy rozliczeniu co 12 mies.']],
    ['energa', 2, 4.64, ['abonament przy rozliczeniu co 2 mies.']],
    ['enea', undefined, 3.84, ['okres rozliczeniowy']],
  ] as const)(
    'of %s billed every %s months is %s zł, and lacks %j',
    (operator, months, fee, lacks) => expect(feeOf(operator, months)).toEqual([fee, lacks]),
  );

  test('typed from a bill is as typed', () => {
    expect(feeOf('energa', 2, 2)).toEqual([2, []]);
    expect(feeOf('enea', undefined, 2)).toEqual([2, []]);
  });

  test('is asked for in no month in which the table has none', () => {
    const point = {id: 'dom', tariff: 'G11', phases: 3 as const, annualKwh: 2000};
    const tariffs = {G11: {kind: 'group', group: 'G11', operator: 'enea'} as const};
    const lacksIn = (month: string) => {
      const found = tariffsOfMonth({points: [point], tariffs}, parseMonth(month) ?? 0, dated.rates);
      return found.ok ? found.value.lacks.flat().map(({field}) => field) : found.errors;
    };
    expect([lacksIn('2026-09'), lacksIn('2026-10')]).toEqual([['billingMonths'], []]);
  });
});

describe('All that is paid and got', () => {
  const {statements} = example({internalPrice: 0.3}, withoutPower);

  test('has the internal price: 290.16 zł of the bill and 347.07 zł for shared energy', () => {
    const {money} = of(statements, 'ośrodek stowarzyszenia');
    expect(money).toMatchObject({grossZl: 290.16, paidZl: 637.23, gotZl: 0, internalZl: 347.07});
    expect(money.internal).toMatchObject({chargeZl: 347.07, payoutZl: 0});
    expect(money.internal.chargeKwh).toBeCloseTo(1156.888, 3);
    expect(of(statements, 'wodociąg').money).toMatchObject({paidZl: 32.53, gotZl: 232.22});
  });

  test('is beside the cheapest lawful way: net-billing for who has panels', () => {
    const school = of(statements, 'szkoła');
    const {without, withoutZl} = school.money;
    // RCEm of May 2026 pays, times 1.23, for the active energy of what was drawn after the balance of the hour.
    const price = dated.marketPrices.find(({month}) => month === '2026-05')?.value ?? 0;
    const deposit = (1.23 * school.givenKwh * price) / 1000;
    const energy = school.drawnKwh * (0.4665 + 0.005) * 1.23;
    const alone = of(example({internalPrice: 0.3}, withoutPower).statements, 'szkoła');
    expect(alone.money.without.way).toBe('netBilling');
    expect(deposit).toBeGreaterThan(energy);
    expect(without.depositLeftZl).toBeCloseTo(deposit - energy, 1);
    expect(withoutZl).toBe(without.paidZl);
    // Buying alone would be 1540.55 zł.
    expect(without.paidZl).toBeCloseTo(1540.55 - energy, 1);
    expect(of(statements, 'ośrodek stowarzyszenia').money.without.way).toBe('alone');
  });

  test('above 50 kW is a sale, and without a market price buying alone', () => {
    const big = example({}, (point) => ({...withoutPower(point), sourceKw: 60}));
    const {without} = of(big.statements, 'szkoła').money;
    expect(without.way).toBe('sale');
    expect(without.gotZl).toBeGreaterThan(0);
    expect(without.depositLeftZl).toBe(0);
    const {settled} = settleFiles(big.input, [file], {}, dated.rates);
    const [month] = settled.ok ? settled.value.months : [];
    expect(month?.market).toBeNull();
    expect(of(statementsOf(big.input, month ? [month] : []), 'szkoła').money.without).toMatchObject(
      {way: 'alone', paidZl: 1540.55},
    );
  });
});

describe('Energy of a statement', () => {
  test('always adds up: drawn is bought and from the cooperative', () => {
    for (const {drawnKwh, boughtKwh, fromCooperativeKwh} of year.statements) {
      expect(boughtKwh + fromCooperativeKwh).toBeCloseTo(drawnKwh, 9);
    }
    const own = of(example().statements, 'ośrodek stowarzyszenia');
    expect(own.drawnKwh).toBeCloseTo(1900.603, 3);
    expect(own.boughtKwh).toBeCloseTo(274.508, 3);
    expect(own.fromCooperativeKwh).toBeCloseTo(1626.095, 3);
    expect(own.sharedKwh + own.usedCreditKwh).toBeCloseTo(1844.741, 3);
  });

  test.each([false, true])(
    'is never charged twice, and shared kWh paid are those charged (stock: %s)',
    (internalStock) => {
      const {months, statements} = internalStock ? wholeYear({internalStock}) : year;
      let twice = 0;
      for (const {drawnKwh, boughtKwh, sharedKwh, usedCreditKwh, money} of statements) {
        const {chargeKwh = 0, stockKwh = 0, twiceKwh = 0} = money?.internal ?? {};
        twice += twiceKwh;
        if (twiceKwh > 0) {
          expect(chargeKwh + stockKwh).toBeCloseTo(Math.max(drawnKwh - boughtKwh, 0), 6);
        }
        expect(chargeKwh + stockKwh + twiceKwh).toBeCloseTo(
          sharedKwh + (internalStock ? usedCreditKwh : 0),
          6,
        );
      }
      expect(twice).toBeGreaterThan(0);
      for (const {month} of months) {
        const own = statements.filter((one) => one.month === month);
        const sum = (value: (one: NonNullable<PointStatement['money']>['internal']) => number) =>
          own.reduce((all, {money}) => all + (money ? value(money.internal) : 0), 0);
        expect(sum(({payoutKwh}) => payoutKwh)).toBeCloseTo(
          sum(({chargeKwh}) => chargeKwh),
          6,
        );
      }
    },
  );

  test('in the example, with the stock at the internal price, is 218.646 kWh charged once', () => {
    const {internal} = of(
      example({internalPrice: 0.3, internalStock: true}).statements,
      'ośrodek stowarzyszenia',
    ).money;
    expect(internal.twiceKwh).toBeCloseTo(1844.741 + 274.508 - 1900.603, 2);
    expect(internal.chargeKwh + internal.stockKwh).toBeCloseTo(1626.095, 3);
    expect(internal.stockZl).toBeCloseTo(internal.stockKwh * 0.3, 2);
  });

  test('has the cooperative’s own farm: what it gives is paid to it', () => {
    const farm = year.statements.filter(({point}) => point === 'farma');
    const paid = farm.reduce((all, {money}) => all + (money?.gotZl ?? 0), 0);
    expect(paid).toBeGreaterThan(0);
    expect(farm.every(({money}) => money?.grossZl === 0)).toBe(true);
  });
});

describe('Energy from the stock at the internal price', () => {
  const priced = {internalPrice: 0.3, internalStock: true} as const;
  const booked = ({input, months}: ReturnType<typeof wholeYear>): readonly (readonly string[])[] =>
    booksRows(input, months, (value, digits) => value.toFixed(digits)).filter(
      ([, , , , item]) => item === 'Energia z zapasu, do wypłaty',
    );
  const grosze = (zl: number): number => Math.round(zl * 100);
  const chargedIn = (statements: readonly PointStatement[]): number =>
    statements.reduce((all, {money}) => all + grosze(money?.internal.stockZl ?? 0), 0);

  test('is paid out to the cooperative’s own point to the grosz, if that is the rule', () => {
    const own = wholeYear({...priced, internalStockTo: 'cooperative'});
    const charged = chargedIn(own.statements);
    const paid = own.statements.flatMap(({point, money}) =>
      money && money.internal.stockPayoutZl > 0
        ? [[point, grosze(money.internal.stockPayoutZl)] as const]
        : [],
    );
    expect(charged).toBeGreaterThan(0);
    expect(new Set(paid.map(([point]) => point))).toEqual(new Set(['farma']));
    expect(paid.reduce((all, [, zl]) => all + zl, 0)).toBe(charged);
    for (const {money} of own.statements) {
      const {payoutZl = 0, stockPayoutZl = 0} = money?.internal ?? {};
      expect(grosze(money?.gotZl ?? 0)).toBe(grosze(payoutZl + stockPayoutZl));
    }
    const rows = booked(own);
    expect(rows.every(([, member, point]) => member === 'Spółdzielnia' && point === 'farma')).toBe(
      true,
    );
    expect(rows.reduce((all, row) => all + grosze(Number(row[7])), 0)).toBe(-charged);
  });

  test('is paid out to the grosz at the points whose surplus it was, if that is the rule', () => {
    const own = wholeYear({...priced, internalStockTo: 'givers'});
    const paid = own.statements.filter(({money}) => (money?.internal.stockPayoutZl ?? 0) > 0);
    expect(new Set(paid.map(({point}) => point)).size).toBeGreaterThan(1);
    expect(
      paid.every(({point}) =>
        own.statements.some((one) => one.point === point && one.givenKwh > 0),
      ),
    ).toBe(true);
    const payouts = stockPayoutsOf(own.input, own.months);
    expect(payouts.reduce((all, {zl}) => all + grosze(zl), 0)).toBe(chargedIn(own.statements));
    // The year begins without a stock, so all of it is somebody's; those without rates are told by name.
    const rest = payouts.filter(({isPaid}) => !isPaid);
    expect(rest.every(({who}) => who !== null)).toBe(true);
    const atPoints = paid.reduce(
      (all, {money}) => all + grosze(money?.internal.stockPayoutZl ?? 0),
      0,
    );
    expect(atPoints + rest.reduce((all, {zl}) => all + grosze(zl), 0)).toBe(
      chargedIn(own.statements),
    );
    // Books have each of them under the name of the member.
    expect(booked(own).every(([, member]) => member !== '')).toBe(true);
  });

  test('of lots that nobody can tell whose they were is told apart', () => {
    const year = wholeYear({...priced, internalStockTo: 'givers'});
    const months = year.months.map((month) => ({...month, givers: new Map()}));
    const payouts = stockPayoutsOf(year.input, months);
    expect(payouts.length).toBeGreaterThan(0);
    expect(payouts.every((one) => stockPayoutText(one).includes('nie wiadomo'))).toBe(true);
    expect(payouts.every(({isPaid, who}) => !isPaid && who === null)).toBe(true);
  });

  test.each([[undefined, 'nie wskazano, komu ją wypłacić']] as const)(
    'stands as a row of nobody with what is to be done, if the rule is %s',
    (to, said) => {
      const own = wholeYear({...priced, internalStockTo: to});
      const payouts = stockPayoutsOf(own.input, own.months);
      expect(payouts.length).toBeGreaterThan(0);
      expect(payouts.every((payout) => stockPayoutText(payout).includes(said))).toBe(true);
      expect(payouts.reduce((all, {zl}) => all + grosze(zl), 0)).toBe(chargedIn(own.statements));
      expect(own.statements.every(({money}) => (money?.internal.stockPayoutZl ?? 0) === 0)).toBe(
        true,
      );
      const rows = booked(own);
      expect(rows.map(([, member, point, , , , , , note]) => [member, point, note])).toEqual(
        payouts.map((payout) => ['', '', stockPayoutText(payout)]),
      );
    },
  );

  test('is booked at the price of its month', () => {
    const own = wholeYear({
      ...priced,
      laterPrices: [{from: '2026-07-01', internalPrice: 0.5}],
    });
    const prices = booked(own).map(([month = '', , , , , , price]) => [month >= '2026-07', price]);
    expect(prices.length).toBeGreaterThan(1);
    expect(prices.every(([isLater, price]) => price === (isLater ? '0.50000' : '0.30000'))).toBe(
      true,
    );
  });
});

describe('Rounding as on an invoice', () => {
  test('the net sum is the sum of its items, to a grosz, and the tax is on it', () => {
    for (const {money} of year.statements) {
      const grosze = (money?.parts ?? []).map(({netZl}) => Math.round(netZl * 100));
      const net = grosze.reduce((all, one) => all + one, 0);
      expect(Math.round((money?.netZl ?? 0) * 100)).toBe(net);
      expect(Math.round((money?.vatZl ?? 0) * 100)).toBe(Math.round(net * 0.23 + 1e-7));
      for (const {netZl} of money?.parts ?? []) {
        expect(netZl).toBe(Math.round(netZl * 100) / 100);
      }
    }
  });

  test('a price of a kWh in the books is that of the tariff, not of the rounded amount', () => {
    const rows = booksRows(year.input, year.months, (value, digits) => value.toFixed(digits));
    const prices = rows
      .filter(([, , , , item]) => item === 'Opłata OZE, netto')
      .map((row) => row[6]);
    expect(prices.length).toBeGreaterThan(12);
    expect(new Set(prices)).toEqual(new Set(['0.00730']));
  });

  test('the rows of the books add up: items to net, net and VAT to gross', () => {
    const rows = booksRows(year.input, year.months, (value, digits) => value.toFixed(digits));
    const [head, ...body] = rows;
    expect(head).toEqual([
      'Miesiąc',
      'Członek',
      'Punkt',
      'Numer PPE',
      'Składnik',
      'kWh',
      'zł za kWh',
      'zł',
      'Uwagi',
      'Stan miesiąca',
    ]);
    expect(body.every((row) => row.length === head?.length)).toBe(true);
    const bills = new Map<string, Map<string, number>>();
    for (const [month = '', , point = '', , item = '', , , zl = ''] of body) {
      const bill = bills.get(`${month} ${point}`) ?? new Map<string, number>();
      bills.set(`${month} ${point}`, bill.set(item, Math.round(Number(zl) * 100)));
    }
    for (const bill of bills.values()) {
      const items = [...bill].filter(([item]) => item.endsWith(', netto'));
      const net = items.reduce((all, [, grosze]) => all + grosze, 0);
      expect(bill.get('Razem netto')).toBe(net);
      expect(bill.get('Razem brutto')).toBe(net + (bill.get('VAT') ?? 0));
    }
  });
});
