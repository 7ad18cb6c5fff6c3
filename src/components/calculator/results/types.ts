import type {Mending} from '@site/src/domain/calculator/answer/mends';
import type {Calculation} from '@site/src/browser/calculator/calculation';
import type {Settled} from '@site/src/domain/calculator/answer/settled';

/** A result and the calculation that can be asked for more about it. */
export interface ResultPartProps {
  readonly settled: Settled;
  readonly calculation: Calculation;
}

/** A result whose description a press may change. */
export interface MendablePartProps extends ResultPartProps {
  readonly mending: Mending;
}
