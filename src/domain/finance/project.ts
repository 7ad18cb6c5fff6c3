import {failed, ok, type FieldError, type Result} from '../kernel/result';
import type {Percent, Zloty} from '../kernel/units';
import {annuity, internalRate, netPresentValue, paybackYears} from './cashFlow';

/** An investment and its returns; money in zlotys, with the first saving a year after the outlay. */
export interface Project {
  readonly cost: Zloty;
  /** Part of the cost covered by a grant. */
  readonly grant: Percent;
  /** Part of the remainder covered by a loan. */
  readonly loan: Percent;
  readonly loanRate: Percent;
  readonly loanYears: number;
  /** Costs avoided in the first year. */
  readonly annualSaving: Zloty;
  /** Service, insurance, administration. */
  readonly annualCost: Zloty;
  readonly priceGrowth: Percent;
  /** Yearly loss of generation. */
  readonly ageing: Percent;
  readonly discount: Percent;
  readonly years: number;
}

/** A number of years, or never: „nie zwraca się”. */
export type Payback = {readonly kind: 'years'; readonly years: number} | {readonly kind: 'never'};

export interface ProjectResult {
  readonly grant: number;
  readonly loan: number;
  /** Own funds paid at the start. */
  readonly ownMoney: number;
  /** From year 0. */
  readonly flows: readonly number[];
  readonly npv: number;
  /** Percent; null if the flows have no rate. */
  readonly irr: number | null;
  readonly payback: Payback;
}

/** A project's yearly cash flow, value, rate and payback. */
export function evaluateProject(project: Project): Result<ProjectResult> {
  const errors = checkProject(project);
  if (errors.length > 0) {
    return failed(errors);
  }
  const grant = (project.cost * project.grant) / 100;
  const loan = ((project.cost - grant) * project.loan) / 100;
  const ownMoney = project.cost - grant - loan;
  const payment = annuity(loan, project.loanRate / 100, project.loanYears);
  const flows = [0 - ownMoney];
  for (let year = 1; year <= project.years; year += 1) {
    const prices = (1 + project.priceGrowth / 100) ** (year - 1);
    const output = (1 - project.ageing / 100) ** (year - 1);
    flows.push(
      project.annualSaving * prices * output -
        project.annualCost -
        (year <= project.loanYears ? payment : 0),
    );
  }
  const rate = internalRate(flows);
  return ok({
    grant,
    loan,
    ownMoney,
    flows,
    npv: netPresentValue(flows, project.discount / 100),
    irr: rate === null ? null : rate * 100,
    payback: toPayback(paybackYears(flows)),
  });
}

/** A member's payback: own outlay divided by the yearly saving in the cooperative. */
export function memberPayback(outlay: Zloty, aloneCost: Zloty, cooperativeCost: Zloty): Payback {
  const saving = aloneCost - cooperativeCost;
  return toPayback(saving > 0 ? outlay / saving : null);
}

function toPayback(years: number | null): Payback {
  return years === null ? {kind: 'never'} : {kind: 'years', years};
}

const maxYears = 50;

function checkProject(project: Project): FieldError[] {
  const errors: FieldError[] = [];
  const between = (field: keyof Project, min: number, max: number): void => {
    const value = project[field];
    if (!(value >= min && value <= max)) {
      errors.push({field, message: `Podaj liczbę od ${min} do ${max}; znaleziono ${value}.`});
    }
  };
  between('cost', 0, 1e12);
  between('grant', 0, 100);
  between('loan', 0, 100);
  between('loanRate', 0, 100);
  between('loanYears', 0, maxYears);
  between('annualSaving', -1e12, 1e12);
  between('annualCost', 0, 1e12);
  between('priceGrowth', -50, 50);
  between('ageing', 0, 100);
  between('discount', 0, 100);
  between('years', 1, maxYears);
  if (!Number.isInteger(project.years)) {
    errors.push({field: 'years', message: 'Podaj całkowitą liczbę lat.'});
  }
  if (project.loan > 0 && project.loanYears < 1) {
    errors.push({field: 'loanYears', message: 'Podaj, na ile lat jest kredyt: co najmniej 1.'});
  }
  return errors;
}
