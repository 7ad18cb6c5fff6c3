import type {CalculationReport, ToldReport} from '@cooperative/settlement/cooperative/report';
import type {CooperativeInput} from '@cooperative/settlement/cooperative/description/schema';
import type {UsedRate} from '@cooperative/settlement/cooperative/description/usedRates';
import type {RateTable} from '@cooperative/settlement/money/rates';
import type {Mending} from './answer/mends';
import type {Calculation} from '@site/src/browser/calculator/useCalculator';

/** What the answer and its figures show. */
export interface Told {
  readonly report: ToldReport;
  readonly input: CooperativeInput;
  readonly usedRates: readonly UsedRate[];
  /** `rrrr-mm-dd`, in the visitor's calendar. */
  readonly today: string;
}

/** What the parts of the results show: a report and the input it was computed from. */
export interface Settled extends Told {
  readonly report: CalculationReport;
  readonly rates: RateTable;
}

/** A result and the calculation that can be asked for more about it. */
export interface ResultPartProps {
  readonly settled: Settled;
  readonly calculation: Calculation;
}

/** A result whose description a press may change. */
export interface MendablePartProps extends ResultPartProps {
  readonly mending: Mending;
}
