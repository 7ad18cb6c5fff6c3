import type {DatedRates} from '@site/src/domain/calculator/defaults';
import type {CooperativeInput} from '@site/src/domain/cooperative/description/schema';

/** What every part of the full form gets. */
export interface FormPartProps {
  readonly cooperative: CooperativeInput;
  readonly dated: DatedRates;
  readonly onChange: (cooperative: CooperativeInput) => void;
}
