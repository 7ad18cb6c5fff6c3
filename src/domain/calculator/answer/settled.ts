import type {Answer, CalculationReport} from '@cooperative/settlement/answer';
import type {RateTable} from '@cooperative/settlement/rates';

/** What the parts of the results show: the answer, and the report it is of. */
export interface Settled {
  readonly answer: Answer;
  readonly report: CalculationReport;
  readonly rates: RateTable;
  /** `rrrr-mm-dd`, in the visitor's calendar. */
  readonly today: string;
}
