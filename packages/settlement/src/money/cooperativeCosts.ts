import {type HourAxis, kwh, type Percent, yearHours, zloty} from '@cooperative/polish';
import {kwhCosts, type CostSheet, type OwnCosts, type SheetMaker} from './bill';
import {billComponents, statutoryRates} from './components';
import {balancingPowerLimit, excisePowerLimit} from '../law/law';
import {sumBuckets, type EnergySettlement, type MemberEnergy} from '../energy/settleEnergy';
import {sum} from '../split';
import {boughtByBucket, type Costs, type PriceList} from './tariff';

export interface CostOptions {
  /** A5: 1 – the seller's surplus pays the grid fee for shared and credited energy; 2 – the members pay it in cash. */
  readonly gridReading: 1 | 2;
  /** Average market price of the previous quarter, zł/kWh (art. 38c ust. 11a); required by reading 2. */
  readonly averagePrice: number | null;
  /** A7: which kWh determine the step of the flat capacity fee. */
  readonly flatCapacityBy: 'drawn' | 'bought';
  /** Cost of running the cooperative, zł per month and point of delivery. */
  readonly servicePerMember: number;
  /** A15: zł per MWh exported by the cooperative if any installation has 400 kW or more. */
  readonly balancingPerMwh: number;
}

/** The part of a member that costs depend on. */
interface CostedMember {
  readonly member: {readonly annualKwh?: number};
  readonly list: PriceList;
  readonly energy: MemberEnergy;
  /** The member's use by period and bucket. */
  readonly consumed: Float64Array;
}

/**
 * A5 in one period, net zlotys: the full grid fee, the value of the seller's surplus (null while its price is unknown),
 * and the lesser of the two, or the full fee if there is a surplus of unknown value.
 */
export interface GridDue {
  readonly surplusKwh: number;
  readonly full: number;
  readonly worth: number | null;
  readonly due: number;
}

export interface MemberCooperativeCosts {
  readonly sheet: CostSheet;
  readonly avoided: {readonly own: Costs; readonly shared: Costs; readonly credit: Costs};
}

/** A member's costs, made as far as they are asked for. */
interface MemberCostsToMake {
  readonly sheet: <Sheet>(make: SheetMaker<Sheet>) => Sheet;
  readonly avoided: () => MemberCooperativeCosts['avoided'];
}

/** Facts that depend on the power of the installations. */
interface PowerFacts {
  /** True above 1 MW: own, shared and credited energy is subject to excise. */
  readonly exciseOnOwnEnergy: boolean;
  /** Power of the largest installation, kW. */
  readonly largestKw: number;
}

interface Facts extends PowerFacts {
  readonly vat: Percent;
}

export function powerFacts(
  members: readonly {readonly sourceKw: number; readonly largestKw?: number}[],
): PowerFacts {
  const totalKw = members.reduce((total, {sourceKw}) => total + sourceKw, 0);
  return {
    largestKw: Math.max(...members.map(({sourceKw, largestKw = sourceKw}) => largestKw)),
    exciseOnOwnEnergy: totalKw > excisePowerLimit.value,
  };
}

/**
 * Section 4: each member's bill in the cooperative, with each fee charged on the right kWh. `pick` says what
 * of it is made and kept: totals of many members need little.
 */
export function cooperativeCosts<Picked>(
  axis: HourAxis,
  {balance, credits}: EnergySettlement,
  members: readonly CostedMember[],
  options: CostOptions & Facts,
  pick: (costs: MemberCostsToMake) => Picked,
): {readonly members: readonly Picked[]; readonly gridDue: readonly GridDue[]} {
  const creditPart = balance.importKwh.map((imported, period) =>
    imported > 0 ? (credits.usedCreditKwh[period] ?? 0) / imported : 0,
  );
  // Made again below: of a thousand members, they would be kept for long.
  const feesOf = (member: CostedMember): Float64Array =>
    gridFees(member, creditByBucket(member, creditPart));
  const fees = new Float64Array(axis.periodMonths.length);
  for (const member of members) {
    feesOf(member).forEach((fee, period) => {
      fees[period] = (fees[period] ?? 0) + fee;
    });
  }
  const gridDue = gridDues(fees, {balance, credits}, options.averagePrice);
  const balancing =
    options.largestKw >= balancingPowerLimit.value ? options.balancingPerMwh / 1000 : 0;

  return {
    gridDue,
    members: members.map((member) => {
      const creditedKwh = creditByBucket(member, creditPart);
      const ownFees = options.gridReading === 2 ? feesOf(member) : null;
      const {
        list,
        energy,
        consumed,
        member: {annualKwh},
      } = member;
      const {count} = list.buckets;
      const bought = boughtByBucket(list, energy.statutoryBought, energy.balance);
      const received = energy.sharing.received;
      const used = consumed.map((kwh, bucket) =>
        Math.max(kwh - (energy.balance.drawn[bucket] ?? 0), 0),
      );
      const exempt = options.exciseOnOwnEnergy
        ? sumBuckets(
            used.map((kwh, bucket) => kwh + (received[bucket] ?? 0) + (creditedKwh[bucket] ?? 0)),
            count,
          )
        : null;
      const flatKwh = options.flatCapacityBy === 'drawn' ? energy.balance.drawn : bought;
      const kwhPerYear = kwh(annualKwh ?? (sum(flatKwh) * yearHours) / axis.hours);
      const cooperatives = (period: number): OwnCosts => {
        const {due = 0, full = 0} = gridDue[period] ?? {};
        const part = full > 0 ? (ownFees?.[period] ?? 0) / full : 0;
        return {
          excise: (exempt?.[period] ?? 0) * list.tariff.excise,
          gridDue: ownFees ? due * part : 0,
          service: (axis.periodMonths[period] ?? 0) * options.servicePerMember,
          balancing: ((balance.exportKwh[period] ?? 0) * balancing) / members.length,
        };
      };
      const avoidedBy = (kwh: Float64Array): Costs =>
        avoidedCosts(list, kwh, options.exciseOnOwnEnergy);
      return pick({
        sheet: (make) => make(axis, list, bought, {vat: options.vat, kwhPerYear}, cooperatives),
        avoided: () => ({
          own: avoidedBy(used),
          shared: avoidedBy(received),
          credit: avoidedBy(creditedKwh),
        }),
      });
    }),
  };
}

/** What the seller's surplus is worth in each period, and what of the members' grid fees it pays. */
function gridDues(
  fees: Float64Array,
  {balance, credits}: Pick<EnergySettlement, 'balance' | 'credits'>,
  averagePrice: number | null,
): GridDue[] {
  return Array.from(fees, (full, period): GridDue => {
    const surplusKwh =
      (balance.exportKwh[period] ?? 0) -
      (credits.creditKwh[period] ?? 0) +
      (credits.expiredKwh[period] ?? 0);
    const worth = averagePrice === null ? null : surplusKwh * averagePrice;
    return {surplusKwh, full, worth, due: Math.min(full, worth ?? (surplusKwh > 0 ? full : 0))};
  });
}

/** A member's K by period and bucket: the fraction K/P of what the member drew and was not shared. */
function creditByBucket({list, energy}: CostedMember, creditPart: Float64Array): Float64Array {
  const {count} = list.buckets;
  return energy.balance.drawn.map((drawn, index) => {
    const rest = Math.max(drawn - (energy.sharing.received[index] ?? 0), 0);
    return rest * (creditPart[Math.floor(index / count)] ?? 0);
  });
}

const gridRates = statutoryRates.filter((rate) => billComponents[rate].part === 'grid');

/** All that is charged for the grid by the kWh, for shared and credited energy, one sum per period. */
function gridFees({list, energy}: CostedMember, credited: Float64Array): Float64Array {
  const {count} = list.buckets;
  const {zones} = list.tariff;
  const ofAllZones = gridRates.reduce((sum, rate) => sum + list.tariff[rate], 0);
  return sumBuckets(
    credited.map((kwh, index) => {
      const network = zones[list.zoneOfBucket[index % count] ?? 0]?.network ?? 0;
      return (kwh + (energy.sharing.received[index] ?? 0)) * (network + ofAllZones);
    }),
    count,
  );
}

/** What the kWh would have cost if bought from the grid. Above 1 MW the excise is not avoided. */
function avoidedCosts(list: PriceList, kwh: Float64Array, excise: boolean): Costs {
  const costs = kwhCosts(list, kwh);
  return excise ? {...costs, excise: zloty(0)} : costs;
}
