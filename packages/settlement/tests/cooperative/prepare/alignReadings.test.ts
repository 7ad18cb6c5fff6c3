import {descriptionWith} from '../../samples/calculation';
import {datedRates} from '../../samples/rates';
import {prepareCooperative} from '../../../src/cooperative/prepare/prepareCooperative';
import {settleCooperative} from '../../../src/cooperative/settle';
import {readDescription} from '../../../src/cooperative/description/readDescription';
import type {CooperativeInput} from '../../../src/cooperative/description/schema';
import {hoursOf} from '../../samples/settlement';

const {rates} = datedRates;
const hourMs = 3_600_000;

function describeTwo(): CooperativeInput {
  const description = readDescription(
    JSON.stringify(
      descriptionWith({
        year: 'steady',
        members: ['szkoła', 'dom', 'wodociągi'].map((id) => ({
          id,
          profile: {kind: 'household', annualKwh: 8760},
          tariff: 'g11',
        })),
        prices: {
          market: {kind: 'monthly', zlPerMwh: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]},
        },
      }),
    ),
  );
  if (!description.ok) {
    throw new Error('The description is wrong.');
  }
  return description.value;
}

/** Readings whose values say which hour since the start they are in. */
function withReadings(spans: readonly (readonly [string, number] | null)[]): CooperativeInput {
  const description = describeTwo();
  return {
    ...description,
    members: description.members.map((member, index) => {
      const span = spans[index];
      if (!span) {
        return member;
      }
      const [startUtc, hours] = span;
      const first = Date.parse(startUtc) / hourMs;
      return {
        ...member,
        profile: undefined,
        readings: {
          startUtc,
          withdrawn: Float64Array.from({length: hours}, (_, hour) => first + hour),
          injected: new Float64Array(hours),
        },
      };
    }),
  };
}

test('readings are cut to the hours that all members have, across two years', () => {
  const input = withReadings([
    ['2025-10-01T00:00Z', 5000],
    ['2025-12-30T23:00Z', 9000],
  ]);
  const prepared = prepareCooperative(input, {rates});
  if (!prepared.ok) {
    throw new Error(JSON.stringify(prepared.errors));
  }
  const {axis, hoursAt} = prepared.value;
  expect(new Date(axis.startMs).toISOString()).toBe('2025-12-30T23:00:00.000Z');
  expect(axis.hours).toBe((Date.parse('2025-10-01T00:00Z') - axis.startMs) / hourMs + 5000);
  const [school, home, modelled] = hoursAt(1).map(hoursOf);
  expect(school?.withdrawn[0]).toBe(axis.startMs / hourMs);
  expect(home?.withdrawn[0]).toBe(axis.startMs / hourMs);
  // A model has hours on both sides of New Year.
  expect(modelled?.withdrawn.every((kwh) => kwh > 0)).toBe(true);
});

test('prices are those of the remaining months, rates those of the described year', () => {
  const input = withReadings([['2025-10-25T22:00Z', 72]]);
  const prepared = prepareCooperative(input, {rates});
  if (!prepared.ok) {
    throw new Error(JSON.stringify(prepared.errors));
  }
  expect(prepared.value.input).toMatchObject({
    year: 'first',
    ratesDay: '2026-01-01',
    prices: {market: {zlPerMwh: [10]}},
  });
  expect(settleCooperative(prepared.value).ok).toBe(true);
});

test('readings without a common hour name both members', () => {
  const input = withReadings([
    ['2025-01-01T00:00Z', 24],
    ['2025-02-01T00:00Z', 24],
  ]);
  const prepared = prepareCooperative(input, {rates});
  expect(prepared).toMatchObject({
    ok: false,
    errors: [
      {
        field: 'members[2].readings',
        message: expect.stringContaining('„szkoła” i „dom” nie mają wspólnych godzin') as unknown,
      },
    ],
  });
});

test('fees of months cut at the ends are charged by days, and half months make no steady year', () => {
  const input = withReadings([['2025-10-16T22:00Z', 8760]]);
  const prepared = prepareCooperative(input, {rates});
  if (!prepared.ok) {
    throw new Error(JSON.stringify(prepared.errors));
  }
  const {axis} = prepared.value;
  expect(prepared.value.input.year).toBe('first');
  expect([...axis.periodMonths]).toEqual([15 / 31, ...Array<number>(11).fill(1), 16 / 31]);
  const whole = prepareCooperative({...input, fixedFees: 'months'}, {rates});
  expect(whole.ok && [...whole.value.axis.periodMonths]).toEqual(Array<number>(13).fill(1));
});

test('twelve whole months keep their steady year', () => {
  const prepared = prepareCooperative(withReadings([['2025-09-30T22:00Z', 8760]]), {rates});
  expect(prepared).toMatchObject({ok: true, value: {input: {year: 'steady', fixedFees: 'days'}}});
});
