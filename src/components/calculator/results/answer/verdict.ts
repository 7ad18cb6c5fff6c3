import type {Saving} from '@site/src/domain/cooperative/compare';

/** Pays and does not pay with everything that is not settled; depends is anything between; may not act by law. */
export type Verdict = 'pays' | 'depends' | 'doesNotPay' | 'mayNotAct';

/** A smaller difference means nothing to a reader, zł a year. */
const same = 1;

interface Circumstances {
  /** No condition of the law is known to be broken. */
  readonly isLawful: boolean;
  /** The costs of running the cooperative are named, so the saving is after them. */
  readonly hasRunningCosts: boolean;
}

/**
 * Whether a cooperative pays. It does only where the whole range is above zero with its costs counted; where the costs
 * are not named, a gain is not yet one, and a loss is a loss all the same.
 */
export function verdictOf(
  saving: Saving | null,
  {isLawful, hasRunningCosts}: Circumstances,
): Verdict {
  if (!isLawful) {
    return 'mayNotAct';
  }
  if (saving === null) {
    return 'depends';
  }
  const {low, base, high} = saving;
  // While the range is not known, a gain promises nothing; a loss is said to be one.
  if ((high ?? base) < same) {
    return 'doesNotPay';
  }
  return low !== null && low >= same && hasRunningCosts ? 'pays' : 'depends';
}
