import fc from 'fast-check';
import {
  closeDeposit,
  refundRatios,
  settleDeposit,
  settleSteadyDeposit,
} from '../src/money/netBilling';
import {defaultOptions} from '../src/options';
import {settle} from '../src/settle';
import type {Settlement, SettlementMember, SettlementOptions} from '../src/types';
import {sum} from '../src/split';
import {hoursOf, axisOf, eneaG11, unwrap} from './samples/settlement';

const hours = 24;
const axis = axisOf(hours, {hours: 6});
const options: SettlementOptions = {...defaultOptions, year: 'first'};

const series = fc
  .array(fc.integer({min: 0, max: 500}), {minLength: hours, maxLength: hours})
  .map((values) => Float64Array.from(values, (value) => value / 100));
const member = fc
  .record({consumption: series, generation: series, sourceKw: fc.integer({min: 0, max: 900})})
  .map(({consumption, generation, sourceKw}): SettlementMember => {
    const net = consumption.map((kwh, hour) => kwh - (generation[hour] ?? 0));
    return {
      id: 'A',
      hours: {
        withdrawn: net.map((kwh) => Math.max(kwh, 0)),
        injected: net.map((kwh) => Math.max(-kwh, 0)),
        consumption,
        generation,
      },
      sourceKw,
      tariff: eneaG11,
    };
  });
const members = fc.array(member, {minLength: 1, maxLength: 4});

/** Every number in a result, however deeply nested. */
function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') {
    return [value];
  }
  if (value instanceof Float64Array) {
    return [...value];
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

describe('Money of a cooperative', () => {
  test('without sources is what each pays alone, plus the cost of the cooperative', () => {
    fc.assert(
      fc.property(members, fc.integer({min: 0, max: 50}), (all, servicePerMember) => {
        const consumers = all.map((one): SettlementMember => {
          const {consumption = new Float64Array()} = hoursOf(one.hours);
          const none = new Float64Array(hours);
          return {
            ...one,
            hours: {withdrawn: consumption.slice(), injected: none, consumption, generation: none},
            sourceKw: 0,
          };
        });
        const {totals} = unwrap(settle(axis, consumers, options));
        expect(totals.inCooperative).toBe(totals.alone);
        const served = unwrap(settle(axis, consumers, {...options, servicePerMember})).totals;
        const service = (servicePerMember * 1.23 * hours * 100) / 730;
        const bills = consumers.length * 4;
        expect(
          Math.abs(served.inCooperative - served.alone - service * consumers.length),
        ).toBeLessThanOrEqual(2 * bills);
      }),
      {numRuns: 40},
    );
  });

  test('sums over members, bills and components to the grosz; energy balances', () => {
    fc.assert(
      fc.property(members, (all) => {
        const settled = unwrap(settle(axis, all, options));
        for (const {sheet} of settled.members) {
          expect(sheet.bills.reduce((total, bill) => total + bill.gross, 0)).toBe(sheet.gross);
          expect(sheet.net + sheet.vat).toBe(sheet.gross);
          const exact = Object.values(sheet.costs).reduce((total, cost) => total + cost, 0);
          // Half a grosz per bill.
          expect(Math.abs(exact * 100 - sheet.net)).toBeLessThanOrEqual(
            0.5 * sheet.bills.length + 1e-6,
          );
        }
        expect(settled.members.reduce((total, {sheet}) => total + sheet.gross, 0)).toBe(
          settled.totals.inCooperative,
        );
        const {consumptionKwh, generationKwh, ownUseKwh} = settled.indicators;
        const {balance, credits} = settled.energy;
        const shared = sum(balance.sharedKwh);
        expect(consumptionKwh).toBeCloseTo(
          ownUseKwh + shared + sum(credits.usedCreditKwh) + sum(credits.boughtKwh),
          6,
        );
        expect(generationKwh).toBeCloseTo(ownUseKwh + shared + sum(balance.exportKwh), 6);
        expect(settled.indicators.useWithCredit ?? 0).toBeLessThanOrEqual(1 + 1e-9);
      }),
      {numRuns: 60},
    );
  });

  test('charges in A5 no more than the full fee and than the surplus is worth', () => {
    fc.assert(
      fc.property(members, fc.double({min: 0, max: 2, noNaN: true}), (all, averagePrice) => {
        const settled = unwrap(settle(axis, all, {...options, gridReading: 2, averagePrice}));
        settled.gridDue.forEach(({full, due, surplusKwh}, period) => {
          const {balance, credits} = settled.energy;
          const used = credits.usedCreditKwh[period] ?? 0;
          expect(full).toBeCloseTo(
            ((balance.sharedKwh[period] ?? 0) + used) * (0.2456 + 0.0331),
            6,
          );
          expect(surplusKwh).toBeCloseTo(
            0.4 * (balance.exportKwh[period] ?? 0) + (credits.expiredKwh[period] ?? 0),
            6,
          );
          expect(due).toBeLessThanOrEqual(full + 1e-9);
          expect(due).toBeLessThanOrEqual(surplusKwh * averagePrice + 1e-9);
        });
      }),
      {numRuns: 40},
    );
  });

  test('does not change when hours of a period swap places for all members', () => {
    fc.assert(
      fc.property(members, (all) => {
        const reversedInPeriods = (values: Float64Array): Float64Array =>
          values.map((_, hour) => values[6 * Math.floor(hour / 6) + (5 - (hour % 6))] ?? 0);
        const moved = all.map((one) => {
          const {withdrawn, injected, ...behind} = hoursOf(one.hours);
          return {
            ...one,
            hours: {
              ...behind,
              withdrawn: reversedInPeriods(withdrawn),
              injected: reversedInPeriods(injected),
            },
          };
        });
        const used = (list: readonly SettlementMember[]): number[] => [
          ...unwrap(settle(axis, list, options)).energy.credits.usedCreditKwh,
        ];
        used(all).forEach((kwh, period) => {
          expect(used(moved)[period]).toBeCloseTo(kwh, 9);
        });
      }),
      {numRuns: 25},
    );
  });

  test('is finite everywhere, for any members, even with nothing used and nothing generated', () => {
    const prices = {kind: 'monthly', values: new Float64Array(4).fill(0.4)} as const;
    const finite = (settled: Settlement): void => {
      expect(numbersIn(settled).filter((value) => !Number.isFinite(value))).toEqual([]);
    };
    const rich = {...options, prices, gridReading: 2, averagePrice: 0.4} as const;
    fc.assert(
      fc.property(members, (all) => {
        finite(unwrap(settle(axis, all, rich)));
        finite(unwrap(settle(axis, all, {...rich, year: 'steady'})));
      }),
      {numRuns: 20},
    );
    const nothing: SettlementMember = {
      id: 'A',
      hours: {withdrawn: new Float64Array(hours), injected: new Float64Array(hours)},
      sourceKw: 0,
      tariff: eneaG11,
    };
    const empty = unwrap(settle(axis, [nothing], rich));
    finite(empty);
    expect(empty.indicators.coverage).toBeNull();
  });
});

describe('A deposit of net-billing', () => {
  const months = fc
    .array(fc.tuple(fc.integer({min: 0, max: 200}), fc.integer({min: 0, max: 200})), {
      minLength: 12,
      maxLength: 30,
    })
    .map((pairs) => ({
      value: Float64Array.from(pairs, ([value]) => value),
      cost: Float64Array.from(pairs, ([, cost]) => cost),
    }));

  test('pays for energy only; paid in = used + refunded + lost + left', () => {
    fc.assert(
      fc.property(months, ({value, cost}) => {
        const account = settleDeposit(value, cost, refundRatios.hourly);
        account.used.forEach((used, period) => {
          expect(used).toBeLessThanOrEqual((cost[period] ?? 0) + 1e-9);
        });
        const end = closeDeposit(account, refundRatios.hourly);
        const left = account.closing.reduce((total, lot) => total + lot.left, 0);
        expect(end.refunded + end.forfeited).toBeCloseTo(left, 9);
        expect(sum(account.paidIn)).toBeCloseTo(
          sum(account.used) + sum(account.refunded) + sum(account.forfeited) + left,
          6,
        );
      }),
    );
  });

  test('in a steady year pays out what came in', () => {
    fc.assert(
      fc.property(months, ({value, cost}) => {
        const year = (values: Float64Array): Float64Array => values.slice(0, 12);
        const account = settleSteadyDeposit(year(value), year(cost), refundRatios.hourly);
        expect(sum(account.paidIn)).toBeCloseTo(
          sum(account.used) + sum(account.refunded) + sum(account.forfeited),
          4,
        );
      }),
      {
        examples: [
          // A surplus so small that an account not full from the start would fill up for hundreds of years.
          [
            {
              value: Float64Array.of(151, 14, 69, 130, 93, 93, 41, 198, 41, 22, 186, 59),
              cost: Float64Array.of(110, 117, 178, 174, 32, 62, 188, 165, 43, 51, 157, 72),
            },
          ],
        ],
      },
    );
  });
});

describe('Wrong input', () => {
  const meter = {withdrawn: new Float64Array(hours), injected: new Float64Array(hours)};
  const good: SettlementMember = {
    id: 'A',
    hours: meter,
    sourceKw: 0,
    tariff: eneaG11,
  };
  const withFirst = (value: number): Float64Array => {
    const values = new Float64Array(hours);
    values[4] = value;
    return values;
  };

  test.each<[string, readonly SettlementMember[], Partial<SettlementOptions>]>([
    ['members', [], {}],
    ['members[1].injectedKwh', [{...good, hours: {...meter, injected: new Float64Array(3)}}], {}],
    ['members[1].withdrawnKwh[5]', [{...good, hours: {...meter, withdrawn: withFirst(-1)}}], {}],
    [
      'members[1].withdrawnKwh[5]',
      [{...good, hours: {...meter, withdrawn: withFirst(Number.POSITIVE_INFINITY)}}],
      {},
    ],
    ['members[1].sourceKw', [{...good, sourceKw: Number.NaN}], {}],
    ['members[1].largestKw', [{...good, largestKw: Number.NaN}], {}],
    ['members[1].tariff.quality', [{...good, tariff: {...eneaG11, quality: -1}}], {}],
    ['members[1].tariff.zones', [{...good, tariff: {...eneaG11, zones: []}}], {}],
    [
      'members[1].tariff.schedule',
      [{...good, tariff: {...eneaG11, zones: [...eneaG11.zones, ...eneaG11.zones]}}],
      {},
    ],
    ['internalPrice', [good], {internalPrice: Number.NaN}],
    ['key.shares', [good], {key: {kind: 'fixed', shares: [1, 2]}}],
    ['prices', [good], {prices: {kind: 'monthly', values: new Float64Array(2)}}],
  ])('names the field %s', (field, all, more) => {
    const result = settle(axis, all, {...options, ...more});
    expect(result).toMatchObject({ok: false, errors: [{field}]});
  });

  test('an hour without a reading is counted, not silently zero', () => {
    const settled = unwrap(
      settle(axis, [{...good, hours: {...meter, withdrawn: withFirst(Number.NaN)}}], options),
    );
    expect(settled.missingHours).toBe(1);
    expect(settled.energy.balance.importKwh[0]).toBe(0);
  });
});
