import {failed, ok, type Result, sumZlotys, zloty, type Zloty} from '@cooperative/polish';
import type {Finance} from '../cooperative/description/schema';
import {internalRate, loanYears, netPresentValue, paybackYears, runningSums} from './cashFlow';
import {checkFinance} from './checkFinance';

/** VAT in the first year's saving that is deducted from a year on. */
export type SavedVat = readonly {readonly from: number; readonly zl: Zloty}[];

export type Payback =
  | {readonly kind: 'years'; readonly years: number}
  /** „nie zwraca się” within the years counted. */
  | {readonly kind: 'never'}
  /** No own money is ever needed, so there is nothing to wait for; a loan, if any, is repaid in `loanYears`. */
  | {readonly kind: 'noOutlay'; readonly loanYears: number};

/** One year of the cash flow, zł; costs are positive. */
export interface ProjectYear {
  /** 0 is the day of the outlay. */
  readonly year: number;
  /** Price of energy and generation, relative to the first year. */
  readonly priceLevel: number;
  readonly output: number;
  readonly saving: number;
  /** VAT in the saving that is deducted anyway; absent where nobody deducts any. */
  readonly savedVat?: number;
  readonly upkeep: number;
  readonly replacement: number;
  readonly interest: number;
  readonly principal: number;
  /** Still owed at the end of the year. */
  readonly debt: number;
  readonly flow: number;
  readonly cumulated: number;
}

export interface ProjectResult {
  readonly vatDeducted: Zloty;
  readonly grant: Zloty;
  readonly loan: Zloty;
  /** Own funds paid at the start. */
  readonly ownMoney: Zloty;
  /** Instalments of interest and principal together, a year. */
  readonly instalment: number;
  /** From year 0. */
  readonly years: readonly ProjectYear[];
  /** Owed after the last year. It is paid from the last flow, so that no loan makes a debt disappear. */
  readonly debtLeft: number;
  readonly flows: readonly number[];
  readonly npv: Zloty;
  /** Percent; null if the flows have no rate, or could have several. */
  readonly irr: number | null;
  readonly payback: Payback;
}

/**
 * The yearly cash flow of an investment, its value, rate and payback, given the yearly saving without any VAT that members
 * deduct, and that tax: who deducts only from a later year on saves it until then. Income tax is left out.
 */
export function projectOf(
  finance: Finance,
  savingZl: Zloty,
  taxes: SavedVat = [],
): Result<ProjectResult> {
  const errors = checkFinance(finance);
  if (errors.length > 0) {
    return failed(errors);
  }
  const {costZl, cooperativeZl = 0, replacements = []} = finance;
  const part = (rate: number): number => rate / 100;
  const partOf = (amount: number, rate: number): Zloty => zloty(amount * part(rate));
  const tax = (costZl * finance.vat) / (100 + finance.vat);
  const vatDeducted = partOf(tax, finance.vatDeducted);
  const grant = partOf(costZl - vatDeducted, finance.grant);
  const loan = partOf(costZl - vatDeducted - grant, finance.loan);
  const ownMoney = zloty(costZl - vatDeducted - grant - loan + cooperativeZl);
  const withTax = sumZlotys([savingZl, ...taxes.map(({zl}) => zl)]);
  const repayment = loanYears(loan, part(finance.loanRate), finance.loanYears);
  const years: ProjectYear[] = [
    {...noYear, priceLevel: 1, output: 1, debt: loan, flow: 0 - ownMoney, cumulated: 0 - ownMoney},
  ];
  let cumulated = 0 - ownMoney;
  for (let year = 1; year <= finance.years; year += 1) {
    const priceLevel = priceLevelOf(finance, year);
    const output = (1 - part(finance.ageing)) ** (year - 1);
    const costLevel = (1 + part(finance.costGrowth)) ** (year - 1);
    const saving = withTax * priceLevel * output;
    const savedVat = taxes
      .filter(({from}) => from <= year)
      .reduce((all, {zl}) => all + zl * priceLevel * output, 0);
    const upkeep = finance.annualCostZl * costLevel;
    const replacement =
      costLevel *
      replacements.reduce((sum, {year: at, costZl: zl}) => sum + (at === year ? zl : 0), 0);
    const {interest, principal, debt} = repayment[year - 1] ?? noYear;
    const flow = saving - savedVat - upkeep - replacement - interest - principal;
    cumulated += flow;
    years.push({
      ...{year, priceLevel, output, saving, upkeep, replacement},
      ...(savedVat !== 0 && {savedVat}),
      ...{interest, principal, debt, flow, cumulated},
    });
  }
  const debtLeft = years.at(-1)?.debt ?? 0;
  const flows = years.map(({year, flow}) => (year === finance.years ? flow - debtLeft : flow));
  const rate = internalRate(flows);
  return ok({
    ...{vatDeducted, grant, loan, ownMoney, years, debtLeft, flows},
    instalment: (repayment[0]?.interest ?? 0) + (repayment[0]?.principal ?? 0),
    npv: zloty(netPresentValue(flows, part(finance.discount))),
    irr: rate === null ? null : rate * 100,
    payback: paybackOfFlows(flows, loan > 0 ? finance.loanYears : 0),
  });
}

/** Prices of a year, relative to the first: the usual growth, but for the years that have a change of their own. */
function priceLevelOf({priceGrowth, priceChanges = []}: Finance, year: number): number {
  const own = priceChanges.filter((change) => change.year <= year);
  return own.reduce(
    (level, {change}) => level * (1 + change / 100),
    (1 + priceGrowth / 100) ** (year - 1 - own.length),
  );
}

const noYear: ProjectYear = {
  ...{year: 0, priceLevel: 1, output: 1, saving: 0, upkeep: 0, replacement: 0},
  ...{interest: 0, principal: 0, debt: 0, flow: 0, cumulated: 0},
};

function paybackOfFlows(flows: readonly number[], loanLasts: number): Payback {
  const isNeeded = runningSums(flows).some((sum) => sum < 0);
  return isNeeded ? toPayback(paybackYears(flows)) : {kind: 'noOutlay', loanYears: loanLasts};
}

/** A member's payback: own outlay divided by the yearly saving in the cooperative. */
export function memberPayback(outlay: Zloty, aloneCost: Zloty, cooperativeCost: Zloty): Payback {
  const saving = aloneCost - cooperativeCost;
  if (saving <= 0) {
    return {kind: 'never'};
  }
  return outlay > 0 ? {kind: 'years', years: outlay / saving} : {kind: 'noOutlay', loanYears: 0};
}

function toPayback(years: number | null): Payback {
  return years === null ? {kind: 'never'} : {kind: 'years', years};
}
