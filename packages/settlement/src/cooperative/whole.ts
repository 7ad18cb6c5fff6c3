import {lazy} from '@cooperative/polish/memory';
import type {Result} from '@cooperative/polish/result';
import {zloty, type Zloty} from '@cooperative/polish/units';
import type {ProjectResult} from '../finance/project';
import {sum} from '../split';
import type {Comparison} from '../types';
import type {Answer} from './answer';
import {savingOf} from './compare';
import {lacksPower} from './description/lacksPower';
import {pursesOf, type Purse} from './decision/purses';
import {fairPriceOf, type FairPrice} from './division/fairPrice';
import {withoutCooperative} from './levels';
import {affordableCost, assumedAgeing, settledProject} from './project';
import type {CalculationReport} from './report';
import {componentSums, memberRows, periodRows, type MemberRow, type PeriodRow} from './summary';

/** Where the energy of the settled time came from and went, kWh. */
interface EnergyUse {
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
interface Affordable {
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
  readonly bills: ReturnType<typeof componentSums>;
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

const targetYears = 10;
const known = new WeakMap<Answer, WholeAnswer>();

/** The whole of an answer and the report it is of; the same for the same answer. */
export function wholeAnswer({
  answer,
  report,
}: {
  readonly answer: Answer;
  readonly report: CalculationReport;
}): WholeAnswer {
  const whole = known.get(answer) ?? wholeOf(answer, report);
  known.set(answer, whole);
  return whole;
}

function wholeOf(answer: Answer, report: CalculationReport): WholeAnswer {
  const {input} = answer;
  const parts = {
    purses: lazy(() => pursesOf(report, input)),
    fairPrice: lazy(() => fairPriceOf(report, input)),
    members: lazy(() => memberRows(report, input)),
    periods: lazy(() => periodRows(report)),
    bills: lazy(() => componentSums(report)),
    project: lazy(() => settledProject(report, input)),
  };
  return {
    ...answer,
    get purses() {
      return parts.purses();
    },
    get fairPrice() {
      return parts.fairPrice();
    },
    get members() {
      return parts.members();
    },
    get periods() {
      return parts.periods();
    },
    get bills() {
      return parts.bills();
    },
    get lacksPower() {
      return lacksPower(input);
    },
    get energy() {
      return energyUse(report);
    },
    get against() {
      return withoutCooperative(report.settlement);
    },
    get project() {
      return parts.project();
    },
    get affordable() {
      return affordableFor(report, input.finance);
    },
  };
}

function energyUse({settlement}: CalculationReport): EnergyUse {
  const {balance, credits} = settlement.energy;
  const [credit, used, expired] = [
    sum(credits.creditKwh),
    sum(credits.usedCreditKwh),
    sum(credits.expiredKwh),
  ];
  return {
    boughtKwh: sum(credits.boughtKwh),
    selfUseKwh: settlement.indicators.ownUseKwh,
    sharedKwh: sum(balance.sharedKwh),
    creditUsedKwh: used,
    carriedKwh: Math.max(credit - used - expired, 0),
    expiredKwh: expired,
    lostFactorKwh: sum(balance.exportKwh) - credit,
  };
}

function affordableFor(
  report: CalculationReport,
  finance: Answer['input']['finance'],
): Affordable | null {
  const {against = 'alone', annualCostZl = 0} = finance ?? {};
  const saving = savingOf(report, null, against);
  return (
    saving && {
      mostZl: affordableCost(saving.base, targetYears, zloty(annualCostZl)),
      years: targetYears,
      ageing: assumedAgeing,
    }
  );
}
