import {assumedSpread, usualYear, type Scenario, type Spread} from '../finance/ranges';
import type {SavedVat} from '../finance/project';
import {atOnce, type Steps, zloty, type Zloty} from '@cooperative/polish';
import {firstYearOf} from '../energy/settleEnergy';
import {CooperativeSums} from '../money/cooperativeSums';
import {comparisons, type Comparison, type Settlement} from '../types';
import {savedInYear, savedVat} from './compare';
import type {SavingRange, FactorEffect, FactorId, SavingRanges, Savings} from './shapes';
import type {CooperativeInput} from './description/schema';
import type {Taxed} from './levels';
import type {PreparedCooperative} from './prepare/prepareCooperative';
import {settlementMembers, settlementOptions} from './settle';

/** Fees for the most even and the least even use (A14). */
const extremeCoefficients = [0.17, 1];

/** How far the years of this description may deviate, percent. */
export function spreadOf({range}: CooperativeInput): Spread {
  return {
    generation: range?.generation ?? assumedSpread.generation,
    prices: range?.prices ?? assumedSpread.prices,
  };
}

/** The scenarios in which only one factor differs from the usual year. */
function factorsOf({
  input,
  tariffs,
}: PreparedCooperative): readonly {id: FactorId; changes: readonly Partial<Scenario>[]}[] {
  const {generation, prices} = spreadOf(input);
  const around = (percent: number): readonly number[] =>
    percent > 0 ? [1 - percent / 100, 1 + percent / 100] : [];
  const {gridReading, flatCapacityBy, internalPrice, internalVat} = settlementOptions(input);
  const isMarketOpen =
    input.range?.market !== undefined && (input.prices?.market?.assumed ?? []).length > 0;
  const perKwh = tariffs.flatMap(({capacity}) => (capacity.kind === 'perKwh' ? [capacity] : []));
  return [
    {id: 'prices', changes: around(prices).map((factor) => ({prices: factor}))},
    {
      id: 'market',
      changes: isMarketOpen ? [{assumedMarket: 'highest'}, {assumedMarket: 'lowest'}] : [],
    },
    {id: 'gridReading', changes: [{gridReading: gridReading === 1 ? 2 : 1}]},
    {
      id: 'flatCapacityBy',
      changes:
        perKwh.length < tariffs.length
          ? [{flatCapacityBy: flatCapacityBy === 'drawn' ? 'bought' : 'drawn'}]
          : [],
    },
    {
      id: 'capacityCoefficient',
      changes: extremeCoefficients
        .filter((extreme) => perKwh.some(({coefficient}) => coefficient !== extreme))
        .map((capacityCoefficient) => ({capacityCoefficient})),
    },
    {id: 'internalVat', changes: internalPrice > 0 ? [{internalVat: !internalVat}] : []},
    // Last, because only it needs new energy, and the corners begin with what is then at hand.
    {id: 'generation', changes: around(generation).map((factor) => ({generation: factor}))},
  ];
}

/** What of a settlement its ranges begin with: the bills of a thousand members need not be kept for them. */
export type RangedSettlement = Pick<Settlement, 'energy' | 'totals' | 'deductedVat'>;

/**
 * The ranges of the saving, one settlement after another, so that a worker can stop in between. Each factor is changed
 * alone; the ends of a range are settled with every factor at its worse, then at its better side.
 */
export function* rangeSteps(
  prepared: PreparedCooperative,
  settlement: RangedSettlement,
): Steps<SavingRanges> {
  const scenarios = new Scenarios(prepared, settlement);
  const base = scenarios.savings({});
  yield;
  const firstYear = scenarios.firstYear();
  const effects: FactorEffect[] = [];
  const unknownEnds = (): readonly Partial<Scenario>[] =>
    comparisons
      .flatMap((against) => [
        cornerOf(effects, base, against, 1),
        cornerOf(effects, base, against, -1),
      ])
      .filter((end) => !scenarios.isKnown(end));
  for (const {id, changes} of factorsOf(prepared)) {
    const sides: FactorEffect['sides'][number][] = [];
    effects.push({id, sides});
    for (const change of changes) {
      yield;
      sides.push({change, savings: scenarios.savings(change)});
      // The ends with this energy while it is at hand. That the other side is no worse is nearly sure, and found out below.
      for (const end of change.generation === undefined ? [] : unknownEnds()) {
        if (end.generation === change.generation) {
          yield;
          scenarios.savings(end);
        }
      }
    }
  }
  for (const end of unknownEnds()) {
    yield;
    scenarios.savings(end);
  }
  const range = (against: Comparison): SavingRange => {
    const usual = base[against] ?? zloty(0);
    const [worse, better] = ([-1, 1] as const).map((sign) =>
      cornerOf(effects, base, against, sign),
    );
    const end = (corner = {}): Zloty => scenarios.savings(corner)[against] ?? usual;
    const vat = (corner = {}): SavedVat => scenarios.savedVat(corner, against);
    return {
      low: zloty(Math.min(end(worse), usual)),
      base: usual,
      high: zloty(Math.max(end(better), usual)),
      ...(vat().length > 0 && {savedVat: {low: vat(worse), base: vat(), high: vat(better)}}),
    };
  };
  return {
    alone: range('alone'),
    aloneWithSources: range('aloneWithSources'),
    netBilling: base.netBilling === null ? null : range('netBilling'),
    effects: effects.filter(({sides}) => sides.length > 0),
    firstYear,
  };
}

/** The ranges at once, where nothing else waits. */
export function savingRanges(prepared: PreparedCooperative, settlement: Settlement): SavingRanges {
  return atOnce(rangeSteps(prepared, settlement));
}

/** Every factor at the side that saves the most (`sign` 1) or the least (−1); one that does neither stays as it is. */
function cornerOf(
  effects: readonly FactorEffect[],
  base: Savings,
  against: Comparison,
  sign: 1 | -1,
): Partial<Scenario> {
  const worth = (savings: Savings): number =>
    sign * ((savings[against] ?? 0) - (base[against] ?? 0));
  const chosen = effects.flatMap(({sides}) => {
    const [best] = sides.slice().sort((one, other) => worth(other.savings) - worth(one.savings));
    return best && worth(best.savings) > 0 ? [best.change] : [];
  });
  return Object.assign({}, ...chosen) as Partial<Scenario>;
}

/** VAT on the bills of a scenario that members deduct. */
interface Vat {
  readonly deductedVat: Partial<Settlement['deductedVat']>;
}

/** A scenario without what only the cooperative's own bill depends on. */
function outsideOf({
  gridReading: _reading,
  flatCapacityBy: _flat,
  internalVat: _vat,
  ...outside
}: Partial<Scenario>): string {
  return JSON.stringify(outside);
}

/** Savings in different years of one cooperative, each settled once. */
class Scenarios {
  private readonly known = new Map<string, Savings & Vat>();
  /** The ways outside the cooperative: rules of the cooperative alone leave them as they are. */
  private readonly outside = new Map<string, Taxed>();
  private readonly sums: CooperativeSums;

  constructor(
    private readonly prepared: PreparedCooperative,
    private readonly settlement: RangedSettlement,
  ) {
    const {axis, input, cache} = prepared;
    this.sums = new CooperativeSums(axis, settlementOptions(input), cache);
    this.sums.remember(settlementMembers(prepared), settlement.energy);
    const {totals, deductedVat} = settlement;
    this.known.set('{}', {...this.savingsOf({totals, deductedVat}), deductedVat});
    this.outside.set(outsideOf({}), {totals, deductedVat});
  }

  isKnown(change: Partial<Scenario>): boolean {
    return this.known.has(JSON.stringify(change));
  }

  /** The usual year opened with nothing in the grid; it must be asked for before any other. */
  firstYear(): Savings {
    const {prepared, settlement, sums} = this;
    const options = settlementOptions(prepared.input);
    if (options.year === 'first') {
      return this.savings({});
    }
    const members = settlementMembers(prepared);
    sums.remember(members, firstYearOf(settlement.energy, options));
    // Who buys alone or gives the surplus away has nothing in the grid in any year.
    const {deductedVat, ...totals} = sums.of(members, ['inCooperative', 'netBilling'], {
      ...options,
      year: 'first',
    });
    sums.remember(members, settlement.energy);
    return this.savingsOf({
      totals: {...settlement.totals, ...totals},
      deductedVat: {...settlement.deductedVat, ...deductedVat},
    });
  }

  /** VAT in a scenario's saving that members deduct anyway, zł a year. */
  savedVat(change: Partial<Scenario>, against: Comparison): SavedVat {
    return savedVat(this.settled(change), this.prepared.axis, against);
  }

  savings(change: Partial<Scenario>): Savings {
    const {alone, aloneWithSources, netBilling} = this.settled(change);
    return {alone, aloneWithSources, netBilling};
  }

  private settled(change: Partial<Scenario>): Savings & Vat {
    const key = JSON.stringify(change);
    const known = this.known.get(key);
    if (known) {
      return known;
    }
    const scenario = {...usualYear, ...change};
    const outside = this.outside.get(outsideOf(change));
    const {deductedVat: ownVat, ...own} = this.sums.of(
      settlementMembers(this.prepared, scenario),
      outside ? ['inCooperative'] : ['inCooperative', ...comparisons],
      settlementOptions(this.prepared.input, scenario),
    );
    const totals = {...outside?.totals, ...own};
    const deductedVat = {...outside?.deductedVat, ...ownVat};
    const found = {...this.savingsOf({totals, deductedVat}), deductedVat};
    this.known.set(key, found);
    this.outside.set(outsideOf(change), {totals, deductedVat});
    return found;
  }

  private savingsOf(taxed: Taxed): Savings {
    const {axis} = this.prepared;
    const saved = (way: Comparison): Zloty => savedInYear(taxed, axis, way);
    return {
      alone: saved('alone'),
      aloneWithSources: saved('aloneWithSources'),
      netBilling: taxed.totals.netBilling === null ? null : saved('netBilling'),
    };
  }
}
