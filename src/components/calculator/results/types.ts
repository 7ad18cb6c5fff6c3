import type {Answer, CalculationReport} from '@cooperative/settlement/answer';
import type {CooperativeInput} from '@cooperative/settlement/description';
import type {RateTable} from '@cooperative/settlement/rates';
import type {Mending} from './answer/mends';
import type {Calculation} from '@site/src/browser/calculator/calculation';

/** What the parts of the results show: the answer, and the report and the input it is of. */
export interface Settled {
  readonly answer: Answer;
  readonly report: CalculationReport;
  readonly input: CooperativeInput;
  readonly rates: RateTable;
  /** `rrrr-mm-dd`, in the visitor's calendar. */
  readonly today: string;
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
