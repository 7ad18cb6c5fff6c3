import type {Grosze, Percent} from '../kernel/units';
import type {MarketPrices, NetBillingResult} from './money/alternatives';
import type {MeterSeries} from './energy/balance';
import type {CostSheet} from './money/bill';
import type {CostOptions, GridDue, MemberCooperativeCosts} from './money/cooperativeCosts';
import type {Indicators} from './energy/indicators';
import type {EnergyOptions, EnergySettlement, InternalSplit} from './energy/settleEnergy';
import type {InternalKey} from './split';
import type {Tariff} from './money/tariff';

/** What buying in the cooperative may be compared with: alone, with own sources, in net-billing. */
export const comparisons = ['alone', 'aloneWithSources', 'netBilling'] as const;
export type Comparison = (typeof comparisons)[number];

/** A member with one point of delivery. Without `consumption` what was withdrawn stands for it. */
export interface SettlementMember {
  readonly id: string;
  readonly meter: MeterSeries;
  readonly consumption?: Float64Array;
  readonly generation?: Float64Array;
  /** Power of the member's installations, kW. */
  readonly sourceKw: number;
  /** Power of the largest of them, kW; left out where there is but one. */
  readonly largestKw?: number;
  readonly tariff: Tariff;
  /** The cooperative's own battery: it pays its bill, but neither uses nor generates, and alone it would not be. */
  readonly isStorage?: boolean;
}

export interface SettlementOptions extends EnergyOptions, CostOptions {
  readonly vat: Percent;
  readonly key: InternalKey;
  /** Price of shared energy paid to its producer, zł/kWh, and whether the receiver pays tax on it (A8). */
  readonly internalPrice: number;
  readonly internalVat: boolean;
  /** For net-billing; null leaves the comparison out. */
  readonly prices: MarketPrices | null;
}

export interface MemberResult extends MemberCooperativeCosts {
  readonly id: string;
  readonly statutoryBought: Float64Array;
  readonly internal: InternalSplit;
  /** Paid (+) or got (−) for shared energy at the internal price. */
  readonly internalPayment: Grosze;
  /** (a) Buys all use alone. */
  readonly alone: CostSheet;
  /** (a′) Own sources without support. */
  readonly aloneWithSources: CostSheet;
  /** (b) Own sources in net-billing; who has none buys alone. */
  readonly netBilling: NetBillingResult | null;
}

export interface Settlement {
  readonly energy: EnergySettlement;
  readonly members: readonly MemberResult[];
  readonly indicators: Indicators;
  readonly gridDue: readonly GridDue[];
  /** Gross sums over members. */
  readonly totals: {
    readonly inCooperative: Grosze;
    readonly alone: Grosze;
    readonly aloneWithSources: Grosze;
    /** Null where no market prices are given. */
    readonly netBilling: Grosze | null;
  };
  readonly missingHours: number;
  readonly warnings: readonly string[];
}
