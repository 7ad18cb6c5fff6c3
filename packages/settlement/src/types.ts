import type {Grosze, Percent} from '@cooperative/polish';
import type {MarketPrices, NetBillingResult} from './money/alternatives';
import type {KeptOrWritten} from './energy/memberHours';
import type {CostSums} from './money/bill';
import type {DeductedVat, TaxPayer} from './money/deductedVat';
import type {CostOptions, GridDue, MemberCooperativeCosts} from './money/cooperativeCosts';
import type {Indicators} from './energy/indicators';
import type {EnergyOptions, EnergySettlement, InternalSplit} from './energy/settleEnergy';
import type {InternalKey} from './split';
import type {Tariff} from './money/tariff';

/** What buying in the cooperative can be compared with. */
export const comparisons = ['alone', 'aloneWithSources', 'netBilling'] as const;
export type Comparison = (typeof comparisons)[number];

/** A member with one point of delivery. */
export interface SettlementMember extends TaxPayer {
  readonly id: string;
  /** Without `consumption`, the withdrawn energy is used instead; of `generation`, only the sum counts. */
  readonly hours: KeptOrWritten;
  /** Power of the member's installations, kW. */
  readonly sourceKw: number;
  /** Power of the largest of them, kW; omitted if there is only one. */
  readonly largestKw?: number;
  readonly tariff: Tariff;
  /** What it draws in a year, kWh, for the step of the flat capacity fee; by default as in the settled hours. */
  readonly annualKwh?: number;
  /**
   * The cooperative's battery: it pays its bill, but neither uses nor generates energy. The comparisons are without it.
   */
  readonly isStorage?: boolean;
  /**
   * A source of the cooperative with its own connection, where nobody uses energy: bought alone there would be no such
   * connection, and it is no prosumer, whatever its power.
   */
  readonly isSource?: boolean;
}

export interface SettlementOptions extends EnergyOptions, CostOptions {
  readonly vat: Percent;
  readonly key: InternalKey;
  /** Price of shared energy paid to its producer, zł/kWh, and whether the recipient pays tax on it (A8). */
  readonly internalPrice: number;
  readonly internalVat: boolean;
  /** For net-billing; null skips the comparison. */
  readonly prices: MarketPrices | null;
}

export interface MemberResult extends MemberCooperativeCosts {
  readonly id: string;
  readonly statutoryBought: Float64Array;
  /** With an hourly price: that of the energy drawn, by period and bucket of the tariff, zł/kWh without the margin. */
  readonly market?: Float64Array;
  readonly internal: InternalSplit;
  /** Part of the VAT on its bills that the member deducts, percent. */
  readonly vatDeducted: number;
  /** Paid (+) or received (−) for shared energy at the internal price, with the VAT below. */
  readonly internalPayment: Grosze;
  /** VAT on what it pays so, where that is due (A8). */
  readonly internalVat: Grosze;
  /** (a) Buys all use alone. */
  readonly alone: CostSums;
  /** (a′) Own sources without support. */
  readonly aloneWithSources: CostSums;
  /** (b) Own sources in net-billing; members without any buy alone. */
  readonly netBilling: NetBillingResult | null;
}

export interface Settlement {
  readonly energy: EnergySettlement;
  readonly members: readonly MemberResult[];
  readonly indicators: Indicators;
  readonly gridDue: readonly GridDue[];
  /** Gross sums over members; in the cooperative, with the VAT due on the internal price. */
  readonly totals: {
    readonly inCooperative: Grosze;
    readonly alone: Grosze;
    readonly aloneWithSources: Grosze;
    /** Null where no market prices are given. */
    readonly netBilling: Grosze | null;
  };
  /** Of these sums, the VAT that members deduct. */
  readonly deductedVat: Readonly<Record<'inCooperative' | Comparison, DeductedVat>>;
  readonly missingHours: number;
}
