import {prepareCooperative} from '@site/src/domain/cooperative/prepare/prepareCooperative';
import {
  compareKeys,
  isWorseOff,
  type MemberUnderKeys,
} from '@site/src/domain/cooperative/division/keys';
import {joining} from '@site/src/domain/cooperative/division/joining';
import {leaving} from '@site/src/domain/cooperative/division/leaving';
import {worseOff} from '@site/src/domain/cooperative/division/worseOff';
import {costWithout} from '@site/src/domain/cooperative/levels';
import {settleCooperative} from '@site/src/domain/cooperative/settle';
import type {CooperativeInput} from '@site/src/domain/cooperative/description/schema';
import {SeriesCache} from '@site/src/domain/settlement/hours/seriesCache';
import {rates, wholeExample} from '../../../../samples/calculation';
import {unwrap} from '../../../../samples/settlement';

jest.setTimeout(60_000);

const {input: example} = wholeExample();
/** With shares, so that all keys are there. */
const whole: CooperativeInput = {
  ...example,
  key: {kind: 'fixed', shares: example.members.map((_, index) => index + 1)},
};
const surroundings = {rates: rates.rates, cache: new SeriesCache()};
const prepared = unwrap(prepareCooperative(whole, surroundings));
const settlement = unwrap(settleCooperative(prepared));
const members = unwrap(compareKeys(prepared));

describe('The keys compared', () => {
  test('take the statutory costs from the bills', () => {
    members.forEach(({costZl}, index) => {
      const {sheet, internalPayment} = settlement.members[index] ?? never();
      expect(costZl.statutory).toBeCloseTo((sheet.gross + internalPayment) / 100, 6);
    });
  });

  test.each(['hourly', 'equal', 'byUse', 'fixed'] as const)(
    'divide the same bills by the key „%s”',
    (key) => {
      const free = {...whole, prices: {...whole.prices, internalPrice: 0}};
      const rows = unwrap(compareKeys(unwrap(prepareCooperative(free, surroundings))));
      const total = (of: (row: MemberUnderKeys) => number | undefined): number =>
        rows.reduce((all, row) => all + (of(row) ?? Number.NaN), 0);
      expect(total(({costZl}) => costZl[key])).toBeCloseTo(
        total(({costZl}) => costZl.statutory),
        0,
      );
    },
  );

  test('have no fixed key without shares', () => {
    const rows = unwrap(compareKeys(unwrap(prepareCooperative(example, surroundings))));
    expect(example.key.kind).toBe('hourly');
    expect(rows[0]?.costZl).not.toHaveProperty('fixed');
  });

  test('mark whoever pays more than without the cooperative', () => {
    const row = {id: 'a', withoutZl: 100, costZl: {statutory: 120, equal: 100.2}};
    expect(isWorseOff(row, 'statutory')).toBe(true);
    expect(isWorseOff(row, 'equal')).toBe(false);
    expect(isWorseOff(row, 'fixed')).toBe(false);
  });
});

describe('Members worse off', () => {
  const atPrice = (zlPerMwh: number): ReturnType<typeof worseOff> => {
    const input: CooperativeInput = {
      ...whole,
      prices: {
        ...whole.prices,
        market: {kind: 'monthly', zlPerMwh: Array<number>(12).fill(zlPerMwh)},
      },
    };
    const changed = unwrap(prepareCooperative(input, surroundings));
    return worseOff(changed, unwrap(settleCooperative(changed)));
  };

  test('are nobody while surplus is worth nothing elsewhere', () => {
    expect(atPrice(0)).toEqual([]);
  });

  test('are those with sources, once the market pays more than the cooperative', () => {
    const losers = atPrice(3000);
    const withSources = whole.members.filter(({sources}) => sources).map(({id}) => id);
    expect(losers.length).toBeGreaterThan(0);
    expect(withSources).toEqual(expect.arrayContaining(losers.map(({id}) => id)));
    expect(losers.map(({zl}) => zl)).toEqual(losers.map(({zl}) => zl).sort((a, b) => b - a));
  });
});

describe('A leaving member', () => {
  test('changes what the others save to what they save in a cooperative of their own', () => {
    const rows = unwrap(leaving(prepared, surroundings));
    expect(rows.map(({id}) => id)).toEqual(whole.members.map(({id}) => id));
    const left = unwrap(
      prepareCooperative(
        {...whole, key: {kind: 'hourly'}, members: whole.members.slice(1)},
        surroundings,
      ),
    );
    const {totals, members: others} = unwrap(settleCooperative(left));
    const without = others.reduce((all, member) => all + costWithout(member), 0);
    expect(rows[0]?.othersWithoutZl).toBeCloseTo((without - totals.inCooperative) / 100, 6);
  });

  test('is not computed for one member', () => {
    const alone = {...example, members: example.members.slice(0, 1)};
    expect(unwrap(leaving(unwrap(prepareCooperative(alone, surroundings)), surroundings))).toEqual(
      [],
    );
  });
});

describe('A joining member', () => {
  test('changes what the others save to what they save in the grown cooperative', () => {
    const newcomer = {
      id: 'nowy',
      profile: {kind: 'household' as const, annualKwh: 4000, seed: 1},
      tariff: whole.members[0]?.tariff,
    };
    const found = unwrap(joining(prepared, newcomer, surroundings));
    const grown = unwrap(
      prepareCooperative(
        {...whole, key: {kind: 'hourly'}, members: [...whole.members, newcomer]},
        surroundings,
      ),
    );
    const {members: all} = unwrap(settleCooperative(grown));
    const own = all.find(({id}) => id === 'nowy') ?? never();
    const saved = (rows: typeof all): number =>
      rows.reduce((sum, row) => sum + costWithout(row) - row.sheet.gross - row.internalPayment, 0) /
      100;
    expect(found.newcomerZl).toBeCloseTo(saved([own]), 6);
    expect(found.othersWithZl).toBeCloseTo(saved(all.filter((row) => row !== own)), 6);
    expect(found.othersWithoutZl).toBeCloseTo(saved(settlement.members), 6);
  });

  test('whose name is taken is refused', () => {
    const [first] = whole.members;
    expect(joining(prepared, first ?? never(), surroundings).ok).toBe(false);
  });
});

function never(): never {
  throw new Error('The example has it.');
}
