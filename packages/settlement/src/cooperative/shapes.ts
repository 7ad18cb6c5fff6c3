import type {HourAxis, Result, Zloty} from '@cooperative/polish';
import type {SharedSeries} from '../energy/balance';
import type {Indicators} from '../energy/indicators';
import type {Payback, ProjectResult, SavedVat} from '../finance/project';
import type {OutcomeRange, Scenario} from '../finance/ranges';
import type {Verdict} from '../law/verdict';
import type {Operator, RateRow} from '../money/rates';
import type {Comparison, Settlement} from '../types';
import type {CooperativeInput} from './description/schema';

/*
 * What is told of a settled cooperative, in shapes without code: its report, the answer to it, what stands below the answer
 * and what can be asked besides. Whoever shows it needs nothing else of how it is counted.
 */

/** What is not settled: the weather and prices of a year, and rules that can be read in more than one way. */
export type FactorId =
  | 'generation'
  | 'prices'
  | 'market'
  | 'gridReading'
  | 'flatCapacityBy'
  | 'capacityCoefficient'
  /** VAT on the internal price (A8): the price itself only moves money between members. */
  | 'internalVat';

/** Yearly savings without the VAT that members deduct anyway; null where the comparison needs market prices that are not given. */
export interface Savings {
  readonly alone: Zloty;
  readonly aloneWithSources: Zloty;
  readonly netBilling: Zloty | null;
}

/** One factor changed alone. */
export interface FactorEffect {
  readonly id: FactorId;
  /** What was changed, and what is then saved. */
  readonly sides: readonly {readonly change: Partial<Scenario>; readonly savings: Savings}[];
}

/** A range of yearly savings and, where members deduct VAT, the range of that tax in them. */
export interface SavingRange extends OutcomeRange {
  readonly savedVat?: Readonly<Record<keyof OutcomeRange, SavedVat>>;
}

/** Yearly savings in zlotys over everything that is not settled, and what each of it does alone. */
export interface SavingRanges {
  readonly alone: SavingRange;
  readonly aloneWithSources: SavingRange;
  /** Null where no market prices are given. */
  readonly netBilling: SavingRange | null;
  readonly effects: readonly FactorEffect[];
  /** What is saved in the first year, which begins with nothing in the grid. */
  readonly firstYear: Savings;
}

/** The yearly saving against one way of buying; low and high are known only once all scenarios are settled. */
export type Saving =
  | SavingRange
  | {
      readonly base: Zloty;
      readonly low: null;
      readonly high: null;
      readonly savedVat?: SavingRange['savedVat'];
    };

/**
 * What everyone's electricity costs in a year of 8760 hours, or in the settled time if that is shorter, zlotys, from
 * nothing of one's own to the cooperative. VAT is a cost of those who do not deduct it, and of nobody else.
 * The same panels stand in all levels but the first.
 */
export interface CostLevels {
  /** Everyone buys all they use. */
  readonly alone: Zloty;
  /** Everyone uses what their own sources make; the rest of it is given away. */
  readonly withSources: Zloty;
  /** The rest is settled in net-billing or, above 50 kW, sold (A13); null without market prices. */
  readonly netBilling: Zloty | null;
  /** Bills in the cooperative, and VAT on its internal price where that is due, without what running it costs. */
  readonly inCooperative: Zloty;
  /** Running the cooperative, as far as the description names it; null where it names nothing. */
  readonly running: Zloty | null;
}

/** Both ends of a range. */
export interface Ends {
  readonly low: Zloty;
  readonly high: Zloty;
}

/** What one unsettled thing does alone in a year: `down` is below zero or zero, `up` above or zero. */
export interface FactorSwing {
  readonly id: FactorId;
  readonly down: Zloty;
  readonly up: Zloty;
}

/** The answer in one word. */
type DecisionWord = 'pays' | 'depends' | 'losesMoney' | 'mayNotAct';

/** What the word rests on. */
type DecisionReason =
  /** A condition of the statute is not met. */
  | 'obstacle'
  /** Every end of the range is on this side of zero. */
  | 'wholeRange'
  /** All of the likely part is below zero: only if everything went best at once would nothing be lost. */
  | 'likelyRange'
  /** Every end is above zero, but what running the cooperative costs has not been said. */
  | 'costsUnknown'
  /** Zero is within the range. */
  | 'zeroWithin'
  /** The other scenarios are not settled yet, or there are no prices to compare with. */
  | 'unsettled';

export interface DecisionVerdict {
  readonly word: DecisionWord;
  readonly because: DecisionReason;
}

/** What can be done: buy everything, have sources and no cooperative, or have both. */
type ProjectId = 'nothing' | 'sources' | 'cooperative';

/** From one project to another: by the sources, by the cooperative (the step), and by both together. */
export type ChangeId = 'sources' | 'step' | 'whole';

/** What a sum of money is told against and what it counts, so that everyone who shows it words it alike. */
export interface MoneyBase {
  readonly from: ProjectId;
  readonly to: ProjectId;
  /** How those with sources and no cooperative are settled: the cheaper of the two ways. */
  readonly sourcesBy: Exclude<Comparison, 'alone'>;
  /** VAT on bills: a cost of all members, of none (all deduct it), or of those who do not deduct it. */
  readonly vat: 'gross' | 'net' | 'byMember';
  /** Running costs: taken away, not named in the description, or none of this change (the step bears them). */
  readonly runningCosts: 'counted' | 'unknown' | 'none';
  /** All of it, that of the sources without the cooperative's own, which is not known, or nothing known. */
  readonly outlay: 'counted' | 'sourcesOnly' | 'unknown';
  /** Of the value and the rate; null where there is no project. */
  readonly years: number | null;
  /** Percent. */
  readonly discount: number | null;
}

/** A sum with its ranges; they are null until the other scenarios are settled. */
export interface MoneyRange {
  readonly base: Zloty;
  /** Everything at its worse, and everything at its better side. */
  readonly full: Ends | null;
  /** As of {@link likelyEnds}. */
  readonly likely: Ends | null;
  /** The two readings of the rule on the grid fee (A5), all else usual. */
  readonly readings: Ends | null;
}

/** When a change pays back; `unknown` while its outlay is not known, or for less than a year of data. */
export type ChangePayback = Payback | {readonly kind: 'unknown'};

/** The money of one change. */
export interface ChangeMoney {
  readonly base: MoneyBase;
  /** Gained in a year of 8760 hours, or in the settled time if that is shorter, after running costs. */
  readonly yearly: MoneyRange;
  /** Gained in the first year, which begins with nothing in the grid; null until it is settled. */
  readonly firstYearZl: Zloty | null;
  /** To be found in own money and loans: the cost less deducted VAT and grants. Null while it is not known. */
  readonly outlayZl: Zloty | null;
  /** Null without a project or a year of data. An unknown outlay counts as none, which `base.outlay` says. */
  readonly npv: MoneyRange | null;
  readonly payback: ChangePayback;
  /** With the saving at the low and at the high end of the full range. */
  readonly paybackEnds: {readonly slow: ChangePayback; readonly fast: ChangePayback} | null;
  /** Percent; null where there is none. */
  readonly irr: number | null;
}

/** What is decided, and the money of each way. */
export interface Decision {
  readonly verdict: DecisionVerdict;
  /** Cost of a usual year, running costs where they are named, and the outlay; the outlay is null if not known. */
  readonly projects: Readonly<
    Record<ProjectId, {readonly yearlyZl: Zloty; readonly outlayZl: Zloty | null}>
  >;
  readonly changes: Readonly<Record<ChangeId, ChangeMoney>>;
  /** What each unsettled thing does alone to what the cooperative adds, the widest first. */
  readonly swings: readonly FactorSwing[];
}

/** A rate of the table used by a calculation, with the row valid on its day. */
export interface UsedRate extends RateRow {
  readonly id: string;
  readonly name: string;
  readonly unit: string;
}

/** A member who pays more in the cooperative than without it, and by how much in a year or in the settled time. */
export interface WorseOff {
  readonly id: string;
  readonly zl: Zloty;
}

/** A condition that is not met: while there is one, this cooperative may not be. */
export interface Obstacle {
  /** That of its verdict. */
  readonly id: string;
  /** Polish, without a full stop: what is missing or too much, in plain numbers. */
  readonly text: string;
  /** The power of all panels together that would meet the condition, kWp; absent where panels do not help. */
  readonly panelsKwp?: number;
  /** Who would be enough, the fewest there can be; absent where members do not help. */
  readonly newMembers?: NewMembers;
  /** The most that the statute allows of a number that is too large, in the unit of its field. */
  readonly most?: number;
}

/** Legal persons only where all members are such, as then three are enough. */
interface NewMembers {
  readonly count: number;
  readonly person: 'natural' | 'legal';
  /** What one more kWp of panels gives, kWh: the new members' use may have to be covered as well. */
  readonly perKwp: number;
}

/** What a report and the answer made of it both say: what was settled, and whether it may be. */
interface Facts {
  /** What was settled. */
  readonly input: CooperativeInput;
  readonly axis: Pick<HourAxis, 'startMs' | 'hours'>;
  readonly conditions: readonly Pick<Verdict, 'id' | 'status' | 'text'>[];
  /** Conditions not met: while there is one, no saving can be promised. */
  readonly obstacles: readonly Obstacle[];
  /** Members for whom the cooperative costs more than it saves. */
  readonly worseOff: readonly WorseOff[];
  /** Power of all installations and of the largest of them, kW. */
  readonly sourceKw: number;
  readonly largestKw: number;
}

/**
 * What is known of a settled cooperative, in numbers without words and with nothing of single hours: card, paper, picture
 * and command all tell this one. Sums are of a year of 8760 hours, or of the settled time if that is shorter.
 */
export interface Answer extends Facts {
  readonly usedRates: readonly UsedRate[];
  readonly levels: CostLevels;
  /** The money of each way; what the cooperative adds to its sources is the `step`. */
  readonly decision: Decision;
  /**
   * What the cooperative adds in a year at the lowest and highest market prices assumed; null while that is not known, or
   * where none is assumed.
   */
  readonly addedAtMarketBounds: Readonly<Record<'lowest' | 'highest', Zloty>> | null;
  readonly indicators: Indicators;
  readonly missingHours: number;
  /** Credit that nobody used in time, kWh of the settled time. */
  readonly expiredKwh: number;
}

/** Groups whose rates are those of the same group at another operator. */
export interface Lent {
  readonly groups: readonly string[];
  /** On whose bills they are. */
  readonly grid: Operator;
  /** Whose rates stand in. */
  readonly operator: Operator;
}

/** Why the numbers of an answer may be trusted less: the facts, without words. */
export interface Doubts {
  /** Points of delivery of members, without what belongs to the cooperative itself. */
  readonly points: number;
  /** Names of those of which neither use nor a source is said: they are counted as drawing nothing. */
  readonly unused: readonly string[];
  /** Above 1 MW own energy is not free of excise. */
  readonly paysExcise: boolean;
  /** All power of one owner is above 50 kW: without the cooperative it sells at the market price, with no deposit. */
  readonly sellsWithout: boolean;
  /** An installation from 400 kW with no cost of balancing given. */
  readonly mayPayBalancing: boolean;
  /** Some of what running sources generated was never metered: at best only its sum over the settled time is known. */
  readonly hidesOwnUse: boolean;
  /** Tariffs of groups on bills that are counted with the example rates of G11, one of each group. */
  readonly standIns: readonly {readonly name: string; readonly group: string}[];
  readonly lent: readonly Lent[];
  /** The day of the rates, and the first last day of one of them; none where no rate of the table is used. */
  readonly ratesDay: string;
  readonly ratesTo: string | undefined;
}

/** Whose money it is: a member with all its points, or the cooperative itself; in a year of 8760 hours or what is told. */
export interface Purse {
  readonly kind: 'member' | 'cooperative';
  /** Polish; of the cooperative „spółdzielnia”. */
  readonly holder: string;
  /** Power of its sources, kW: who has some owns panels. */
  readonly sourceKw: number;
  /** The cost of sources or of founding that it bears, once; null where no cost is known. */
  readonly outlay: PurseOutlay | null;
  readonly savedBySourcesZl: Zloty;
  /** By the cooperative, after payments within it and, of the cooperative, its running costs. */
  readonly addedZl: Zloty;
  /** Paid (+) or received (−) at the internal price, part of the above. */
  readonly internalPaymentZl: Zloty;
  /** VAT on its bills in the cooperative and on the internal price: what it gets back, and what it bears. */
  readonly vatDeductedZl: Zloty;
  readonly vatBorneZl: Zloty;
}

export interface PurseOutlay {
  /** As the member's `outlayZl` says, or the rest of the cost by the power of sources: an assumption. */
  readonly by: 'described' | 'power';
  readonly ownMoneyZl: Zloty;
  readonly loanZl: Zloty;
  readonly grantZl: Zloty;
  readonly vatDeductedZl: Zloty;
}

/** Ways to divide shared energy that are tried for a fair price. */
export type TriedKey = 'now' | 'hourly' | 'byUse' | 'equal';

/** The internal price and key under which nobody loses by the cooperative. */
export interface FairProposal {
  /** zł/kWh, without VAT: the lowest to the grosz. */
  readonly price: number;
  /** Above this one somebody loses; zł/kWh, at most what a description may have. */
  readonly highest: number;
  readonly key: CooperativeInput['key'];
  readonly keyId: TriedKey;
  /** Nobody loses at any point of delivery or, where no price does that, in the sum of a member's points. */
  readonly per: 'point' | 'member';
}

export type FairPrice =
  /** With the price and key of the description. */
  | {readonly kind: 'alreadyFair'}
  | {readonly kind: 'found'; readonly proposal: FairProposal}
  /** All together lose, by so much a year: no division gives what is not there. */
  | {readonly kind: 'allLose'; readonly zl: Zloty}
  /** What some gain cannot be moved to those who lose by a price of shared energy. */
  | {readonly kind: 'none'};

/** One settlement period of the whole cooperative: kWh and gross zlotys. */
export interface PeriodRow {
  readonly consumptionKwh: number;
  readonly ownUseKwh: number;
  readonly sharedKwh: number;
  readonly importKwh: number;
  readonly exportKwh: number;
  readonly creditKwh: number;
  readonly usedCreditKwh: number;
  readonly boughtKwh: number;
  readonly expiredKwh: number;
  readonly balanceKwh: number;
  readonly grossZl: Zloty;
}

/** A member over all settled periods: the statutory bill and, for comparison, the internal key. Money in zlotys. */
export interface MemberRow {
  readonly id: string;
  readonly statutoryBoughtKwh: number;
  /** After the hourly balance of the member's meter; the internal key divides all of it. */
  readonly drawnKwh: number;
  readonly internalSharedKwh: number;
  readonly internalCreditKwh: number;
  readonly internalBoughtKwh: number;
  readonly netZl: Zloty;
  readonly vatZl: Zloty;
  readonly grossZl: Zloty;
  readonly internalPaymentZl: Zloty;
  readonly aloneZl: Zloty;
  /** With the same sources, each settled alone in the cheapest way; without the VAT that the member deducts. */
  readonly withoutZl: Zloty;
  /**
   * What the cooperative adds to that, after payments within it; below zero for whoever loses by it. VAT that the member
   * deducts is no cost, so it is no saving either.
   */
  readonly addedZl: Zloty;
  /** Null if no outlay is given, and for less than a year. */
  readonly payback: Payback | null;
}

/** Where the energy of the settled time came from and went, kWh. */
export interface EnergyUse {
  /** Bought from the seller. */
  readonly boughtKwh: number;
  /** Used behind the meters of those who generated it. */
  readonly selfUseKwh: number;
  /** Fed in by some members and drawn by others in the same hour. */
  readonly sharedKwh: number;
  /** Fed into the grid and drawn back within what is credited. */
  readonly creditUsedKwh: number;
  /** Credited and not drawn back yet. */
  readonly carriedKwh: number;
  /** Credited and not drawn back in time. */
  readonly expiredKwh: number;
  /** Fed into the grid and not credited. */
  readonly lostFactorKwh: number;
}

/** The most an investment may cost to be paid back in so many years, at constant prices. */
export interface Affordable {
  readonly mostZl: Zloty;
  readonly years: number;
  /** Fraction of their generation that panels lose each year. */
  readonly ageing: number;
}

/**
 * All that is told of a settled cooperative but single hours and the steps of the work: the answer, and what stands below
 * it. Each part is counted when it is first asked for.
 */
export interface WholeAnswer extends Answer {
  /** Members in their order, and the cooperative last where it has any money. */
  readonly purses: readonly Purse[];
  /** The internal price under which nobody loses. */
  readonly fairPrice: FairPrice;
  /** In the order of the description, over the settled time. */
  readonly members: readonly MemberRow[];
  /** Settlement periods in order. */
  readonly periods: readonly PeriodRow[];
  /** Net sums by component over all bills, and the tax, zł: in the cooperative and alone. */
  readonly bills: Readonly<Record<'inCooperative' | 'alone', Readonly<Record<string, number>>>>;
  /** Somebody's tariff charges ordered power, and that power is not known: both bills lack the same fees. */
  readonly lacksPower: boolean;
  readonly energy: EnergyUse;
  /** What the answer tells the cooperative's saving against. */
  readonly against: Comparison;
  /** The money of the investment; null while its cost is not known or the data are of less than a year. */
  readonly project: Result<ProjectResult> | null;
  /** Null while the saving is not known. */
  readonly affordable: Affordable | null;
}

/** The whole cooperative hour by hour, kWh: used behind the meters, shared, taken from and given to the grid. */
export interface HourFlows extends SharedSeries {
  readonly ownUse: Float64Array;
}

/** All that is settled, hour by hour and member by member; answers are made of it. It can be posted from a worker. */
export interface CalculationReport extends Facts {
  readonly axis: HourAxis;
  readonly conditions: readonly Verdict[];
  readonly settlement: Settlement;
  readonly flows: HourFlows;
}

/** A member in one hour, kWh: step 3 and the hourly key. */
export interface MemberHour {
  readonly id: string;
  readonly withdrawn: number;
  readonly injected: number;
  /** Eb = Ep − Ew. */
  readonly balance: number;
  readonly received: number;
  readonly delivered: number;
}

/** Ways to divide what the cooperative pays; the first is what the seller's bills do. */
export type KeyId = 'statutory' | 'hourly' | 'equal' | 'byUse' | 'fixed';

/** A member's yearly cost without the cooperative and under each key; VAT that it deducts is none. */
export interface MemberUnderKeys {
  readonly id: string;
  /** With own sources, each settled alone in the cheapest way: what the member has even without the others. */
  readonly withoutZl: Zloty;
  /** `fixed` is missing unless the description has shares. */
  readonly costZl: Readonly<Partial<Record<KeyId, Zloty>>>;
}

/** What changes if somebody joins, in a year or in the settled time, compared with own sources and no cooperative. */
export interface Joining {
  /** Saved by the present members together: now, and with the new one. */
  readonly othersWithoutZl: Zloty;
  readonly othersWithZl: Zloty;
  /** Saved by the new member; below zero if it pays more than alone. */
  readonly newcomerZl: Zloty;
  /** All who would pay more than without the cooperative, the new member too. */
  readonly worseOff: readonly WorseOff[];
  /** Conditions that are not met then. */
  readonly obstacles: readonly Obstacle[];
}

/** What changes if a member leaves, in a year or in the settled time. */
export interface Leaving {
  readonly id: string;
  /** Saved by the others together, compared with own sources and no cooperative, each in the cheapest way. */
  readonly othersWithZl: Zloty;
  readonly othersWithoutZl: Zloty;
  /** Conditions that are not met then. */
  readonly obstacles: readonly Obstacle[];
}

/** What may stop the power of panels from growing or shrinking, or make it dearer to pass. */
export type SizeBound = 'roof' | 'tenMw' | 'coverage' | 'prosumer' | 'balancing' | 'excise';

/** One point of the chart „oszczędność a moc paneli”. */
export interface PowerPoint {
  readonly kw: number;
  /** Per year, compared with buying alone. */
  readonly savingZl: Zloty;
  /** Value of the project of this size; omitted if its cost is unknown. */
  readonly npvZl?: Zloty;
  /** The same under the other reading of the rule on the grid fee (A5). */
  readonly otherNpvZl?: Zloty;
}

/** The size with the highest present value over the years of the project, other things staying as described. */
export interface BestSize {
  /** kWp of panels, or kWh of batteries. */
  readonly size: number;
  readonly savingZl: Zloty;
  readonly npvZl: Zloty;
  /** Its value under the other reading of the rule on the grid fee (A5). */
  readonly otherNpvZl?: Zloty;
  /** What keeps it from being even better, if anything does. */
  readonly bound?: SizeBound;
}

/** Panels and batteries for each other, kWp and kWh. */
export interface BestPair extends Pick<BestSize, 'savingZl' | 'npvZl' | 'bound'> {
  readonly panelKw: number;
  readonly batteryKwh: number;
}

/** The best power, or why there is none. */
export type BestPanels =
  | {
      readonly kind: 'found';
      readonly best: BestSize;
      /** The best under the other reading of the rule on the grid fee (A5): its `npvZl` is that of the usual one. */
      readonly otherBest: BestSize;
    }
  | {readonly kind: 'noCost'}
  /** The cost covers more than panels, and that of 1 kWp is not given. */
  | {readonly kind: 'mixedCost'}
  /** The panels alone, or the batteries alone, would cost more than the whole investment. */
  | {readonly kind: 'wrongCost'}
  /** What the coverage needs is more than roofs or the statute allow, kWp. */
  | {readonly kind: 'none'; readonly needed: number; readonly allowed: number};

/** Sizes to invest in. */
export interface BestSizes {
  /** Panels below which the law forbids the cooperative, whatever they cost, kWp. */
  readonly leastKw: number;
  readonly panels: BestPanels;
  /** Null if there are no batteries, or the cost of 1 kWh is not given. */
  readonly batteries: BestSize | null;
  /** Both changed to suit each other; null where one of them cannot be searched, or their costs exceed the whole. */
  readonly together: BestPair | null;
}
