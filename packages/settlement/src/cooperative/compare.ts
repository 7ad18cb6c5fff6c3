import {
  failed,
  type HourAxis,
  ok,
  partOfYear,
  type Result,
  yearHours,
  zloty,
  type Zloty,
} from '@cooperative/polish';
import type {SavedVat} from '../finance/project';
import type {DeductedVat} from '../money/deductedVat';
import type {Comparison, Settlement} from '../types';
import {borneTotal, withoutCooperative, type Taxed} from './levels';
import type {Answer, MoneyRange, Saving, SavingRanges} from './shapes';

/** A settlement with the hours it covers. */
interface Settled {
  readonly axis: Pick<HourAxis, 'hours'>;
  readonly settlement: Pick<Settlement, 'totals' | 'deductedVat'>;
}

/** The third stage: the saving in a year of 8760 hours; an error if the comparison needs missing market prices. */
export function annualSaving(
  settlement: Pick<Settlement, 'totals' | 'deductedVat'>,
  {axis}: Pick<Settled, 'axis'>,
  against: Comparison,
): Result<Zloty> {
  return settlement.totals[against] === null
    ? failed([{field: 'prices.market', message: 'Podaj ceny, żeby porównać z net-billingiem.'}])
    : ok(savedInYear(settlement, axis, against));
}

/** What is saved against a way of buying whose cost is known, scaled to a year of 8760 hours. */
export function savedInYear(taxed: Taxed, axis: Settled['axis'], against: Comparison): Zloty {
  const grosze = borneTotal(taxed, against) - borneTotal(taxed, 'inCooperative');
  return zloty((grosze / 100) * (yearHours / axis.hours));
}

/** Zlotys a year; null if the comparison needs market prices that are not given. */
export function savingOf(
  settled: Settled,
  ranges: SavingRanges | null,
  against: Comparison,
): Saving | null {
  if (settled.settlement.totals[against] === null) {
    return null;
  }
  const range = ranges?.[against] ?? null;
  const base = savedInYear(settled.settlement, settled.axis, against);
  // For a moment the ranges may still come from an older answer than the report.
  return range !== null && Math.abs(range.base - base) < 0.01
    ? range
    : {base, low: null, high: null, ...vatAtOnce(settled, against)};
}

/** The VAT in the saving while its range is not known yet. */
function vatAtOnce({settlement, axis}: Settled, against: Comparison): Pick<Saving, 'savedVat'> {
  const base = savedVat(settlement, axis, against);
  return base.length === 0 ? {} : {savedVat: {low: base, base, high: base}};
}

/** VAT in the yearly saving that members deduct anyway, zł. */
export function savedVat(
  {deductedVat}: {readonly deductedVat: Partial<Settlement['deductedVat']>},
  {hours}: Settled['axis'],
  against: Comparison,
): SavedVat {
  const {inCooperative = [], [against]: other = []} = deductedVat;
  const years = new Map<number, number>();
  const add = (tax: DeductedVat, sign: 1 | -1): void => {
    for (const {from, grosze} of tax) {
      years.set(from, (years.get(from) ?? 0) + sign * (grosze / 100) * (yearHours / hours));
    }
  };
  add(other, 1);
  add(inCooperative, -1);
  return Array.from(years, ([from, zl]) => ({from, zl: zloty(zl)}));
}

/**
 * What the cooperative would add, zł as `added`, if the market prices that are assumed were the lowest and the highest they
 * may be; null while that is not known, or where none is assumed.
 */
export function addedAtMarketBounds(
  {settlement, axis}: Settled,
  ranges: SavingRanges | null,
  added: MoneyRange,
): Answer['addedAtMarketBounds'] {
  const against = withoutCooperative(settlement);
  const usual = ranges?.[against]?.base;
  // While ranges come from an older answer, what is added has none.
  if (added.full === null || usual === undefined) {
    return null;
  }
  const part = partOfYear(axis);
  const sides = ranges?.effects.find(({id}) => id === 'market')?.sides ?? [];
  const at = (bound: 'lowest' | 'highest'): Zloty | null => {
    const saved =
      sides.find(({change}) => change.assumedMarket === bound)?.savings[against] ?? null;
    return saved === null ? null : zloty(added.base + (saved - usual) * part);
  };
  const [lowest, highest] = [at('lowest'), at('highest')];
  return lowest === null || highest === null ? null : {lowest, highest};
}
