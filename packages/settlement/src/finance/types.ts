import type {Percent, Zloty} from '@cooperative/polish';

/** Something replaced during the project, such as an inverter. */
interface Replacement {
  /** Years after the outlay. */
  readonly year: number;
  /** At today's prices. */
  readonly cost: Zloty;
}

/** VAT in the first year's saving that is deducted from a year on. */
export type SavedVat = readonly {readonly from: number; readonly zl: Zloty}[];

/** How prices change in one year, compared with the year before. */
interface PriceChange {
  readonly year: number;
  readonly change: Percent;
}

/** An investment and its returns; money in zlotys, with the first saving a year after the outlay. */
export interface Project {
  /** As paid, with tax. */
  readonly cost: Zloty;
  /** Rate of VAT contained in the cost, and how much of that tax is deducted. */
  readonly vat: Percent;
  readonly vatDeducted: Percent;
  /** Part of the cost, less the deducted tax, that is covered by a grant. */
  readonly grant: Percent;
  /** Part of the remainder covered by a loan. */
  readonly loan: Percent;
  readonly loanRate: Percent;
  readonly loanYears: number;
  /** Founding the cooperative, paid besides from own money: no tax to deduct, grant or loan is in it. */
  readonly cooperative: Zloty;
  /** Costs avoided in the first year, with tax. */
  readonly annualSaving: Zloty;
  /** VAT in that saving that is deducted anyway, and so is none. */
  readonly savedVat: SavedVat;
  /** Service, insurance, administration. */
  readonly annualCost: Zloty;
  readonly replacements: readonly Replacement[];
  readonly priceGrowth: Percent;
  /** Years, from the second on, in which prices change otherwise. */
  readonly priceChanges: readonly PriceChange[];
  /** Yearly growth of upkeep and of the cost of replacements. */
  readonly costGrowth: Percent;
  /** Yearly loss of generation. */
  readonly ageing: Percent;
  readonly discount: Percent;
  readonly years: number;
}
