import {withInternal} from '@site/src/domain/calculator/mend';
import {cooperativeOfQuick, quickOf} from '@site/src/domain/calculator/quick';
import type {CooperativeInput} from '@cooperative/settlement/description';
import type {FairPrice, FairProposal} from '@cooperative/settlement/answer';
import {fairPriceOf} from '@site/packages/settlement/src/cooperative/division/fairPrice';
import type {WorseOff} from '@site/packages/settlement/src/cooperative/shapes';
import {
  calculated,
  rates,
  wholeExample,
} from '../../../../packages/settlement/tests/samples/calculation';

const fairOf = (described: unknown): FairPrice => {
  const {report} = calculated(described);
  return fairPriceOf(report);
};

const proposalOf = (described: unknown): FairProposal => {
  const fair = fairOf(described);
  if (fair.kind !== 'found') {
    throw new Error(`No price: ${fair.kind}.`);
  }
  return fair.proposal;
};

const withPrice = (input: CooperativeInput, internalPrice: number): CooperativeInput => ({
  ...input,
  prices: {...input.prices, internalPrice},
});

const losersAt = (input: CooperativeInput, price: number): readonly WorseOff[] =>
  calculated(withPrice(input, price)).report.worseOff;

describe('The internal price under which nobody loses', () => {
  const {input} = wholeExample();

  test('is the lowest to the grosz, and makes nobody lose once it is set', () => {
    const {price, highest, key, keyId, per} = proposalOf(input);
    expect([keyId, per]).toEqual(['now', 'point']);
    expect(losersAt(input, 0)).not.toEqual([]);
    expect(losersAt({...input, key}, price)).toEqual([]);
    expect(losersAt({...input, key}, highest - 0.001)).toEqual([]);
    expect(losersAt(input, price - 0.01)).not.toEqual([]);
    expect(losersAt(input, highest + 0.01)).not.toEqual([]);
    expect(fairOf(withPrice(input, price))).toEqual({kind: 'alreadyFair'});
  });

  test('knows the VAT on it, which raises the price for those who pay and is nothing for who deducts it', () => {
    const due = {...input, prices: {...input.prices, internalVat: true}};
    const {price, highest} = proposalOf(due);
    expect(losersAt(due, price)).toEqual([]);
    expect(highest).toBeLessThan(proposalOf(input).highest);
  });

  test('takes another key where the present one helps nobody', () => {
    // All shared energy is for the one who loses: a price would only make it pay more.
    const own = {...input, key: {kind: 'fixed' as const, shares: [0, 1, 0]}};
    const {keyId, price, key} = proposalOf(own);
    expect(keyId).not.toBe('now');
    expect(losersAt({...own, key}, price)).toEqual([]);
  });

  test('is none where all together lose', () => {
    const [first, ...others] = input.members;
    const biogas = {kind: 'biogas' as const, kw: 100, annualKwh: 800_000};
    const found = fairOf({...input, members: [{...first, sources: [biogas]}, ...others]});
    expect(found.kind).toBe('allLose');
  });

  test('is set by one press, from the quick mode too, and leaves the rest as it is', () => {
    const quick = quickOf(rates, 'wies');
    const set = {price: 0.25, key: {kind: 'hourly'} as const};
    const described = withInternal({mode: 'quick', quick}, set, rates);
    const cooperative = cooperativeOfQuick(quick, rates);
    expect(described).toEqual({
      mode: 'full',
      quick,
      cooperative: {
        ...cooperative,
        prices: {...cooperative?.prices, internalPrice: 0.25},
        key: {kind: 'hourly'},
      },
    });
    expect(withInternal({mode: 'quick', quick: {...quick, kwp: null}}, set, rates)).toBeNull();
  });
});
