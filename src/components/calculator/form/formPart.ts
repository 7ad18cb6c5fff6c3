import type {CooperativeInput} from '@cooperative/settlement/description';
import type {CooperativeRecord} from '@cooperative/settlement/record';
import type {DatedRates} from '@site/src/domain/calculator/defaults';
import type {CooperativeDraft} from '@site/src/domain/calculator/draft';

/** What every part of the full form gets. */
export interface FormPartProps {
  readonly cooperative: CooperativeDraft;
  readonly dated: DatedRates;
  readonly onChange: (cooperative: CooperativeDraft) => void;
}

/** A plan, and what all tools know of the cooperative whose plan it is. */
export interface KnownPlan {
  readonly record: CooperativeRecord;
  readonly input: CooperativeInput;
}
