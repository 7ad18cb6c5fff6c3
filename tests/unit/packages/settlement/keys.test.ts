import type {MemberUnderKeys} from '@cooperative/settlement/answer';
import {type CooperativeInput, prepareCooperative} from '@cooperative/settlement/description';
import {isWorseOff} from '@cooperative/settlement/division';
import {compareKeys} from '@site/packages/settlement/src/cooperative/division/keys';
import {joining} from '@site/packages/settlement/src/cooperative/division/joining';
import {newcomerOf} from '@site/src/domain/calculator/members/newcomer';
import {cooperativeOfQuick, quickOf} from '@site/src/domain/calculator/quick';
import {leaving} from '@site/packages/settlement/src/cooperative/division/leaving';
import {worseOff} from '@site/packages/settlement/src/cooperative/division/worseOff';
import {settleCooperative} from '@site/packages/settlement/src/cooperative/settle';
import {zloty} from '@cooperative/polish';
import {SeriesCache} from '@cooperative/settlement/explain';
import {rates, wholeExample} from '../../../../packages/settlement/tests/samples/calculation';
import {unwrap} from '../../../../packages/settlement/tests/samples/settlement';

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
    const costZl = {statutory: zloty(120), equal: zloty(100.2)};
    const row = {id: 'a', withoutZl: zloty(100), costZl};
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

  test('are nobody while surplus is worth nothing elsewhere', () => expect(atPrice(0)).toEqual([]));

  test('are those with sources, once the market pays more than the cooperative', () => {
    const losers = atPrice(3000);
    const withSources = whole.members.filter(({sources}) => sources).map(({id}) => id);
    expect(losers.length).toBeGreaterThan(0);
    expect(withSources).toEqual(expect.arrayContaining(losers.map(({id}) => id)));
    expect(losers.map(({zl}) => zl)).toEqual(losers.map(({zl}) => zl).sort((a, b) => b - a));
  });
});

/** A municipality whose points pay each other for shared energy: each one's whole cost, zł a year, by its name. */
const municipality = cooperativeOfQuick(quickOf(rates), rates) ?? never();
const paying: CooperativeInput = {
  ...municipality,
  prices: {...municipality.prices, internalPrice: 0.5},
};
const payingPrepared = unwrap(prepareCooperative(paying, surroundings));
function costsOf(input: CooperativeInput): ReadonlyMap<string, number> {
  const settled = unwrap(settleCooperative(unwrap(prepareCooperative(input, surroundings))));
  return new Map(
    settled.members.map(({id, sheet, internalPayment}) => [
      id,
      (sheet.gross + internalPayment) / 100,
    ]),
  );
}
function totalOf(costs: ReadonlyMap<string, number>, except: string): number {
  return [...costs].reduce((all, [id, zl]) => (id === except ? all : all + zl), 0);
}

describe('A leaving member', () => {
  test.each([
    ['at no internal price', municipality],
    ['at an internal price', paying],
    [
      'at an internal price and by shares',
      {...paying, key: {kind: 'fixed' as const, shares: [5, 1, 1, 2, 1]}},
    ],
  ])('%s changes what the others pay, bills and payments to each other together', (_, input) => {
    const rows = unwrap(leaving(unwrap(prepareCooperative(input, surroundings))));
    const before = costsOf(input);
    expect(rows.map(({id}) => id)).toEqual(input.members.map(({id}) => id));
    rows.forEach(({id, othersWithZl, othersWithoutZl}, index) => {
      const {key} = input;
      const after = costsOf({
        ...input,
        // A profile differs with its member's place, which one who stays has to keep.
        members: input.members.flatMap((member, at) =>
          at === index
            ? []
            : [
                {
                  ...member,
                  ...(member.profile && {
                    profile: {...member.profile, seed: member.profile.seed + (at > index ? 1 : 0)},
                  }),
                },
              ],
        ),
        ...(key.kind === 'fixed' && {
          key: {...key, shares: key.shares.filter((__, at) => at !== index)},
        }),
      });
      expect(othersWithoutZl - othersWithZl).toBeCloseTo(
        totalOf(before, id) - totalOf(after, id),
        6,
      );
    });
  });

  test('who was the last with a share leaves the others an hourly key', () => {
    const input: CooperativeInput = {...paying, key: {kind: 'fixed', shares: [1, 0, 0, 0, 0]}};
    const rows = leaving(unwrap(prepareCooperative(input, surroundings)));
    expect(rows.ok).toBe(true);
  });

  test('says what the law then misses: members, or panels', () => {
    const rows = unwrap(leaving(payingPrepared));
    const missing = new Map(rows.map(({id, obstacles}) => [id, obstacles.map((one) => one.id)]));
    expect(missing.get('urząd')).toEqual([]);
    expect(missing.get('szkoła')).toEqual(['coverage']);
    expect(missing.get('ośrodek stowarzyszenia')).toEqual(['leastMembers']);
  });

  test('is not computed for one member', () => {
    const alone = {...example, members: example.members.slice(0, 1)};
    expect(unwrap(leaving(unwrap(prepareCooperative(alone, surroundings))))).toEqual([]);
  });
});

describe('A joining member', () => {
  test('changes what the others pay, and pays less or more than alone by the same rule', () => {
    const newcomer = newcomerOf(paying, 'sklep', {annualKwh: 30_000, kwp: 0});
    const found = unwrap(joining(payingPrepared, newcomer, surroundings));
    const grown = {...paying, members: [...paying.members, newcomer]};
    const [before, after] = [costsOf(paying), costsOf(grown)];
    expect(found.othersWithZl - found.othersWithoutZl).toBeCloseTo(
      totalOf(before, newcomer.id) - totalOf(after, newcomer.id),
      6,
    );
    // The shop pays the others for their surplus: they gain.
    expect(found.othersWithZl).toBeGreaterThan(found.othersWithoutZl);
    const alone = costsOf({...grown, members: [newcomer]}).get(newcomer.id) ?? Number.NaN;
    expect(found.newcomerZl).toBeCloseTo(alone - (after.get(newcomer.id) ?? Number.NaN), 6);
  });

  test('whose name is taken is refused', () => {
    const [first] = whole.members;
    expect(joining(prepared, first ?? never(), surroundings).ok).toBe(false);
  });
});

function never(): never {
  throw new Error('The example has it.');
}
