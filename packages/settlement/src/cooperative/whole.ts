import {lazy, zloty} from '@cooperative/polish';
import {chargesPower} from '../money/tariffGroups';
import {sum} from '../split';
import {savingOf} from './compare';
import {pursesOf} from './decision/purses';
import {fairPriceOf} from './division/fairPrice';
import {withoutCooperative} from './levels';
import {affordableCost, assumedAgeing, settledProject} from './project';
import {componentSums, memberRows, periodRows} from './summary';
import type {Affordable, Answer, CalculationReport, EnergyUse, WholeAnswer} from './shapes';

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
  const parts: {
    readonly [Part in Exclude<keyof WholeAnswer, keyof Answer>]: () => WholeAnswer[Part];
  } = {
    purses: () => pursesOf(report),
    fairPrice: () => fairPriceOf(report),
    members: () => memberRows(report),
    periods: () => periodRows(report),
    bills: () => componentSums(report),
    lacksPower: () => lacksPower(report.input),
    energy: () => energyUse(report),
    against: () => withoutCooperative(report.settlement),
    project: () => settledProject(report),
    affordable: () => affordableFor(report),
  };
  const whole = {...answer};
  for (const [part, make] of Object.entries<() => unknown>(parts)) {
    Object.defineProperty(whole, part, {enumerable: true, get: lazy(make)});
  }
  return whole as WholeAnswer;
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

function affordableFor(report: CalculationReport): Affordable | null {
  const {against = 'alone', annualCostZl = 0} = report.input.finance ?? {};
  const saving = savingOf(report, null, against);
  return (
    saving && {
      mostZl: affordableCost(saving.base, targetYears, zloty(annualCostZl)),
      years: targetYears,
      ageing: assumedAgeing,
    }
  );
}

/** Whether some point pays by its ordered power, which nobody gave: its fixed fees are then on none of its bills. */
function lacksPower({members, tariffs = {}}: Answer['input']): boolean {
  return members.some(
    ({tariff, orderedKw}) =>
      tariff !== undefined && orderedKw === undefined && chargesPower(tariffs[tariff]),
  );
}
