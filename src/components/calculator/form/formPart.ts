import type {DatedRates} from '@site/src/domain/calculator/defaults';
import type {CooperativeDraft} from '@site/src/domain/calculator/draft';

/** What every part of the full form gets. */
export interface FormPartProps {
  readonly cooperative: CooperativeDraft;
  readonly dated: DatedRates;
  readonly onChange: (cooperative: CooperativeDraft) => void;
}
