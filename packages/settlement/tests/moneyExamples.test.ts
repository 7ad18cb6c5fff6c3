import {hourlyFromQuarters} from '@site/packages/meter-files/src/prices/hourlyPrices';
import {exportValue} from '../src/money/alternatives';
import {makeBill} from '../src/money/bill';
import {closeDeposit, refundRatios, settleDeposit} from '../src/money/netBilling';
import {defaultOptions} from '../src/options';
import {settle} from '../src/settle';
import type {SettlementMember, Settlement} from '../src/types';
import {sum} from '../src/split';
import {flatCapacity, type Tariff} from '../src/money/tariff';
import {kwh, percent, sumGrosze, toGrosze, zloty} from '@cooperative/polish';
import {hoursOf, axisOf, constant, eneaG11, threeMembers, unwrap} from './samples/settlement';

const f = (...values: number[]): Float64Array => Float64Array.from(values);
const vat = percent(23);

/** One member over 24 hours: what is drawn and fed in each hour, with the fixed fees of a whole month. */
function oneDay(
  withdrawn: Float64Array,
  injected: Float64Array,
  more: Partial<typeof defaultOptions> = {},
): Settlement {
  const axis = axisOf(24, 'month');
  return unwrap(
    settle(axis, [{id: 'A', hours: {withdrawn, injected}, sourceKw: 10, tariff: eneaG11}], {
      ...defaultOptions,
      year: 'first',
      ...more,
    }),
  );
}

describe('W5: costs at the ENEA G11 rates of 2026', () => {
  const monthOf = (boughtKwh: number): Float64Array =>
    constant(axisOf(24, 'month'), boughtKwh / 24);
  // A day holds all kWh of the month, so the flat capacity fee is at its highest step.
  test('162 kWh bought cost 166.60 zł net and 204.92 zł gross', () => {
    const {members} = oneDay(monthOf(162), new Float64Array(24));
    const sheet = members[0]?.sheet;
    const exact = Object.values(sheet?.costs ?? {}).reduce((total, cost) => total + cost, 0);
    expect(exact).toBeCloseTo(166.604, 9);
    expect(exact * 1.23).toBeCloseTo(204.9229, 4);
    expect(sheet?.net).toBe(16_660);
    expect(sheet?.gross).toBe(20_492);
  });

  test('390 kWh bought alone cost 427.03 zł gross', () => {
    const {members} = oneDay(monthOf(390), new Float64Array(24));
    expect(members[0]?.alone.gross).toBe(42_703);
  });

  test('162 bought, 178 credited and 50 shared kWh cost the same as 162 bought', () => {
    // B feeds in 50 kWh in the hours in which A draws them, and 178/0.6 kWh when A draws nothing.
    const axis = axisOf(24, 'month');
    const drawn = new Float64Array(24);
    drawn[0] = 50;
    drawn[1] = 340;
    const given = new Float64Array(24);
    given[0] = 50;
    given[2] = 178 / 0.6;
    const members: SettlementMember[] = [
      {
        id: 'A',
        hours: {withdrawn: drawn, injected: new Float64Array(24)},
        sourceKw: 0,
        tariff: eneaG11,
      },
      {
        id: 'B',
        hours: {withdrawn: new Float64Array(24), injected: given},
        sourceKw: 40,
        tariff: eneaG11,
      },
    ];
    const settled = unwrap(settle(axis, members, {...defaultOptions, year: 'first'}));
    expect(settled.energy.balance.sharedKwh[0]).toBeCloseTo(50, 9);
    expect(settled.energy.credits.usedCreditKwh[0]).toBeCloseTo(178, 9);
    expect(settled.members[0]?.sheet.gross).toBe(20_492);
    expect(settled.members[0]?.alone.gross).toBe(42_703);
    // B draws nothing: only the fixed fees and the lowest step of the capacity fee.
    expect(settled.members[1]?.sheet.net).toBe(1041 + 384 + 429);
  });
});

describe('W6: a deposit of net-billing', () => {
  const value = f(60, 60, 60, 0, 0, 0, 0, 0, 0, 0, 0, 0);
  const energy = new Float64Array(12).fill(10);

  test.each([
    ['monthly prices', refundRatios.monthly, 29.52, 81.88],
    ['hourly prices', refundRatios.hourly, 44.28, 67.12],
  ])('with %s', (_name, refundRatio, refunded, forfeited) => {
    const account = settleDeposit(value, energy, refundRatio);
    expect(sum(account.paidIn)).toBeCloseTo(221.4, 9);
    expect(sum(account.used)).toBeCloseTo(110, 9);
    expect(sum(energy) - sum(account.used)).toBeCloseTo(10, 9);
    const end = closeDeposit(account, refundRatio);
    expect(end.refunded).toBeCloseTo(refunded, 9);
    expect(end.forfeited).toBeCloseTo(forfeited, 9);
  });
});

describe('W8: grid fees of shared and credited energy, A5', () => {
  const tariff: Tariff = {
    ...eneaG11,
    zones: [{name: 'całodobowa', energy: 0.498, network: 0.2787 - eneaG11.quality}],
  };
  const axis = axisOf(72, {hours: 24});
  const members = threeMembers().map((hours, index): SettlementMember => ({
    id: 'ABC'.charAt(index),
    hours,
    sourceKw: 10,
    tariff,
  }));
  const settleWith = (gridReading: 1 | 2): Settlement =>
    unwrap(
      settle(axis, members, {...defaultOptions, year: 'first', gridReading, averagePrice: 0.45}),
    );

  test('is the lesser of the full fee and the value of the seller’s surplus', () => {
    const due = settleWith(1).gridDue;
    expect(due.map(({surplusKwh}) => Math.round(surplusKwh * 1000) / 1000)).toEqual([
      60.716, 22.524, 0,
    ]);
    expect(due[0]?.due).toBeCloseTo(10.6408, 4);
    expect(due[1]?.due).toBeCloseTo(10.1358, 4);
    expect(due[2]?.due).toBeCloseTo(0, 9);
  });

  test('costs the members nothing in reading 1 and the whole amount in reading 2', () => {
    const paid = ({members: all}: Settlement): number =>
      all.reduce((total, {sheet}) => total + sheet.costs.gridDue, 0);
    expect(paid(settleWith(1))).toBe(0);
    expect(paid(settleWith(2))).toBeCloseTo(10.6408 + 10.1358, 3);
  });

  test('without the price of the surplus, reading 2 takes the whole fee where there is a surplus', () => {
    const {gridDue, members: all} = unwrap(
      settle(axis, members, {...defaultOptions, year: 'first', gridReading: 2}),
    );
    const [first, second, third] = gridDue;
    expect(gridDue.map(({worth}) => worth)).toEqual([null, null, null]);
    expect(gridDue.map(({due}) => due)).toEqual([first?.full, second?.full, 0]);
    expect(third?.surplusKwh).toBe(0);
    expect(all.reduce((total, {sheet}) => total + sheet.costs.gridDue, 0)).toBeCloseTo(
      (first?.full ?? 0) + (second?.full ?? 0),
      6,
    );
  });
});

describe('Examples published by others', () => {
  test.each([
    [145_000, 1.1, 159_500],
    [55_000, 1, 55_000],
  ])('D1: %i kWh at %d zł: the naive saving of %i zł is our upper bound', (use, price, naive) => {
    const axis = axisOf(8760, 'month');
    const tariff: Tariff = {
      ...eneaG11,
      zones: [{name: 'całodobowa', energy: price, network: 0}],
      excise: 0,
      quality: 0,
      renewables: 0,
      cogeneration: 0,
      capacity: {kind: 'flat', steps: []},
      fixedNetwork: 0,
      subscription: 0,
    };
    const consumption = constant(axis, use / axis.hours);
    // All of the use is generated, in 8 hours of the day.
    const generation = consumption.map((kwh, hour) => (hour % 24 < 8 ? 3 * kwh : 0));
    const meter = {
      withdrawn: consumption.map((kwh, hour) => Math.max(kwh - (generation[hour] ?? 0), 0)),
      injected: generation.map((kwh, hour) => Math.max(kwh - (consumption[hour] ?? 0), 0)),
    };
    const member = {id: 'A', hours: {...meter, consumption, generation}, sourceKw: 50, tariff};
    const {totals} = unwrap(
      settle(axis, [member], {...defaultOptions, vat: percent(0), year: 'steady'}),
    );
    expect(totals.alone / 100).toBeCloseTo(naive, 0);
    const saving = (totals.alone - totals.inCooperative) / 100;
    expect(saving).toBeLessThanOrEqual(naive);
    // 1/3 is used at once, 0.6 of the rest comes back.
    expect(saving).toBeCloseTo(naive * (1 / 3 + (2 / 3) * 0.6), -1);
  });

  test('D3: quarters make hourly prices; 1 kWh drawn costs 0.40 zł and 2.5 kWh fed in bring 1.75 zł', () => {
    const prices = Float64Array.from(
      hourlyFromQuarters([400, 400, 400, 400, 400, 800, 800, 800]),
      (price) => price / 1000,
    );
    expect([...prices]).toEqual([0.4, 0.7]);
    const axis = axisOf(2, {hours: 2});
    const value = exportValue(axis, {withdrawn: f(1, 0), injected: f(0, 2.5)}, f(2.5), {
      kind: 'hourly',
      values: prices,
    });
    expect(value[0]).toBeCloseTo(1.75, 9);
    const cost = exportValue(axis, {withdrawn: f(0, 0), injected: f(1, 0)}, f(1), {
      kind: 'hourly',
      values: prices,
    });
    expect(cost[0]).toBeCloseTo(0.4, 9);
  });

  test.each([
    [[100, -200, 100, -100], 50],
    [[-50, -50, -50, -50], 0],
    [[40, -10, 20, 30], 22.5],
  ])('quarters of %j make %d zł/MWh: negative ones are zero before the mean', (four, hour) => {
    expect(hourlyFromQuarters(four)).toEqual([hour]);
  });

  test('D4: four lines of a bill, rounded by line, within 5 grosze of the author, who truncates', () => {
    const lines = [
      [11.11, 0.594],
      [44.87, 0.667],
      [128.5, 0.509],
      [223.03, 0.506],
    ] as const;
    const total = sumGrosze(lines.map(([use, price]) => toGrosze(zloty(use * price))));
    expect(total).toBe(21_479);
    expect(Math.abs(total - 21_476)).toBeLessThanOrEqual(5);
  });

  test.each([
    ['TAURON', 0.497, 0.6175],
    ['ENEA', 0.498, 0.6187],
  ])('D5: active energy of %s with excise and tax', (_seller, energy, gross) => {
    const bill = makeBill(10_000 * (energy + 0.005), vat);
    expect(Math.abs(bill.gross / 1_000_000 - gross)).toBeLessThanOrEqual(5e-5);
  });

  test('D6: ENEA G11 sums to 0.7870 zł/kWh and 38.30 zł a month', () => {
    const {members} = oneDay(constant(axisOf(24, 'month'), 1000 / 24), new Float64Array(24));
    const costs = members[0]?.sheet.costs;
    if (!costs) {
      throw new Error('No costs.');
    }
    const {energy, network, quality, renewables, cogeneration} = costs;
    expect((energy + network + quality + renewables + cogeneration) / 1000).toBeCloseTo(0.787, 4);
    expect(costs.fixedNetwork + costs.subscription + costs.capacityFlat).toBeCloseTo(38.3, 9);
  });
});

describe('The flat capacity fee', () => {
  test.each([
    [0, 4.29],
    [499.9, 4.29],
    [500, 10.31],
    [1200, 17.18],
    [2800, 24.05],
    [50_000, 24.05],
  ])('for %d kWh a year is %d zł a month', (kwhPerYear, expected) => {
    expect(flatCapacity(eneaG11, kwh(kwhPerYear))).toBe(expected);
  });
});

describe('Excise', () => {
  const exciseAt = (sourceKw: number): number | undefined => {
    const axis = axisOf(2, {hours: 2});
    const member = {
      id: 'A',
      hours: {
        withdrawn: f(0, 100),
        injected: f(50, 0),
        consumption: f(20, 100),
        generation: f(70, 0),
      },
      sourceKw,
      tariff: eneaG11,
    };
    return unwrap(settle(axis, [member], {...defaultOptions, year: 'first'})).members[0]?.sheet
      .costs.excise;
  };

  test('is paid for bought energy only, up to 1 MW', () => {
    expect(exciseAt(1000)).toBeCloseTo(70 * 0.005, 9);
  });

  test('is also paid for own, shared and credited energy above 1 MW', () => {
    expect(exciseAt(1000.1)).toBeCloseTo((70 + 30 + 20) * 0.005, 9);
  });
});

describe('Zones of a tariff, A4', () => {
  const nightTariff: Tariff = {
    ...eneaG11,
    zones: [
      {name: 'dzień', energy: 0.6, network: 0.4},
      {name: 'noc', energy: 0.3, network: 0.1},
    ],
    schedule: {
      workday: Array.from({length: 24}, (_, hour) => (hour < 6 ? 1 : 0)),
      freeDay: Array.from({length: 24}, () => 1),
    },
  };

  test('bought kWh are in the zones in which more was drawn than fed in', () => {
    // Friday, 2 January: 6 night hours draw 1 kWh each, the day feeds in 12 and draws 6.
    const axis = unwrapAxis();
    const withdrawn = new Float64Array(24).fill(1);
    const injected = new Float64Array(24);
    injected.fill(2, 6, 18);
    const member = {id: 'A', hours: {withdrawn, injected}, sourceKw: 10, tariff: nightTariff};
    const {members, energy} = unwrap(
      settle(axis, [member], {
        ...defaultOptions,
        year: 'first',
        rules: {ratio: 0.6, validPeriods: 0},
      }),
    );
    const bought = energy.credits.boughtKwh[0] ?? 0;
    expect(bought).toBeCloseTo(12 - 7.2, 9);
    // The day's surplus of 6 kWh covers the night, so nothing is positive: split by the hours drawn, half and half.
    expect(members[0]?.sheet.costs.energy).toBeCloseTo(bought * (0.6 + 0.3) * 0.5, 9);
  });

  test('alone, each zone pays its own rate', () => {
    const axis = unwrapAxis();
    const withdrawn = new Float64Array(24).fill(1);
    const member = {
      id: 'A',
      hours: {withdrawn, injected: new Float64Array(24)},
      sourceKw: 0,
      tariff: nightTariff,
    };
    const {members} = unwrap(settle(axis, [member], {...defaultOptions, year: 'first'}));
    expect(members[0]?.alone.costs.energy).toBeCloseTo(18 * 0.6 + 6 * 0.3, 9);
    expect(members[0]?.sheet.costs.network).toBeCloseTo(18 * 0.4 + 6 * 0.1, 9);
  });

  test('the capacity fee per kWh applies on working days from 7 to 22', () => {
    const axis = unwrapAxis();
    const withdrawn = new Float64Array(24).fill(1);
    const member = {
      id: 'A',
      hours: {withdrawn, injected: new Float64Array(24)},
      sourceKw: 0,
      tariff: {...eneaG11, capacity: {kind: 'perKwh', rate: 0.2194, coefficient: 0.5} as const},
    };
    const {members} = unwrap(settle(axis, [member], {...defaultOptions, year: 'first'}));
    expect(members[0]?.sheet.costs.capacity).toBeCloseTo(15 * 0.2194 * 0.5, 9);
    expect(members[0]?.sheet.costs.capacityFlat).toBe(0);
  });

  function unwrapAxis(): ReturnType<typeof axisOf> {
    return axisOf(24, 'month', '2026-01-02T00:00:00+01:00');
  }
});

describe('Choices of a cooperative', () => {
  const axis = axisOf(2, {hours: 2});
  const giver: SettlementMember = {
    id: 'A',
    hours: {
      withdrawn: f(0, 0),
      injected: f(10, 0),
      consumption: f(0, 0),
      generation: f(10, 0),
    },
    sourceKw: 450,
    tariff: eneaG11,
  };
  const taker: SettlementMember = {
    id: 'B',
    hours: {withdrawn: f(6, 4), injected: f(0, 0)},
    sourceKw: 0,
    tariff: eneaG11,
  };
  const settled = (more: Partial<typeof defaultOptions>, list = [giver, taker]): Settlement =>
    unwrap(settle(axis, list, {...defaultOptions, year: 'first', ...more}));
  const payments = (result: Settlement): number[] =>
    result.members.map(({internalPayment}) => internalPayment);

  test('A8: what one pays for shared energy the other receives; tax comes on top', () => {
    expect(payments(settled({internalPrice: 0.5}))).toEqual([-300, 300]);
    expect(payments(settled({internalPrice: 0.5, internalVat: true}))).toEqual([-300, 369]);
  });

  test('A15: balancing for an installation of 400 kW or more is shared evenly', () => {
    const priced = settled({balancingPerMwh: 50});
    // 10 − 6 kWh exported.
    expect(priced.members.map(({sheet}) => sheet.costs.balancing)).toEqual([0.1, 0.1]);
  });

  test('A15: depends on the installation, not on all that its owner has', () => {
    const two = settled({balancingPerMwh: 50}, [{...giver, largestKw: 225}, taker]);
    expect(two.members.map(({sheet}) => sheet.costs.balancing)).toEqual([0, 0]);
  });

  test('A7: the flat capacity fee by energy bought may be a lower step', () => {
    // In a year of such hours 42 486 kWh are drawn and 438 bought.
    const fee = (flatCapacityBy: 'drawn' | 'bought'): number | undefined =>
      settled({flatCapacityBy}, [
        {...giver, hours: {...hoursOf(giver.hours), injected: f(12, 0)}},
        {...taker, hours: {...hoursOf(taker.hours), withdrawn: f(6, 3.7)}},
      ]).members[1]?.sheet.costs.capacityFlat;
    expect(fee('drawn')).toBeGreaterThan(fee('bought') ?? Number.NaN);
  });

  test('A13: above 50 kW exported energy is sold at the price, without a deposit', () => {
    const {members} = settled({prices: {kind: 'monthly', values: f(0.4)}});
    expect(members[0]?.netBilling).toMatchObject({paidIn: 4, used: 0});
    expect(members[1]?.netBilling?.gross).toBe(members[1]?.alone.gross);
  });

  test('the cooperative’s battery is neither use nor generation, and costs nothing alone', () => {
    const battery: SettlementMember = {
      id: 'magazyn',
      hours: {withdrawn: f(4, 0), injected: f(0, 3)},
      sourceKw: 0,
      tariff: eneaG11,
      isStorage: true,
    };
    const {indicators, members} = settled({}, [giver, taker, battery]);
    expect(indicators).toMatchObject({consumptionKwh: 10, generationKwh: 10, ownUseKwh: 0});
    expect(members[2]?.alone.gross).toBe(0);
    expect(members[2]?.sheet.gross).toBeGreaterThan(0);
  });
});
