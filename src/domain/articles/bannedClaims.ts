import {wording} from '../polish/wording';

/** A false claim that must not appear, from the editors' list. */
export interface BannedClaim {
  readonly claim: string;
  /** Wordings of the claim, in the notation of {@link wording}. */
  readonly patterns: readonly string[];
  /** Words that make a sentence with such a wording true: a date, a condition, an assumption. */
  readonly unless: readonly string[];
  readonly correction: string;
}

/** Words that make a sentence about a claim its denial, wherever they stand. */
const denial = wording(
  [
    '(już nie|nie dotycz*|nie działa*|nie istniej*|nie jest|nie ma|nie obowiąz*|nie oznacza*|nie znaczy)',
    '(błąd|błęd*|fałsz*|mit|mitem|mity|myl*|nieaktualn*|nieprawd*|pomył*)',
    '(dawn*|projekt|projekcie|projektu|skreśl*|uchyl*|zniesion*|zniosła)',
  ].join('|'),
);
/** A bare “not” denies only what follows it closely. */
const bareNot = wording('(nie|nigdy|żaden|żadn*)');
const closeWords = /(?:\S+\s+){0,6}$/u;

/**
 * The banned claims that one sentence makes. A question claims nothing, words in quotation marks are somebody else's,
 * and a sentence that denies a claim is what the reader needs: all three pass. Better to miss a claim than to refuse
 * its correction.
 */
export function findBannedClaims<Claim extends BannedClaim>(
  sentence: string,
  claims: readonly Claim[],
): Claim[] {
  if (/\?[”")\]]*\s*$/u.test(sentence)) {
    return [];
  }
  return claims.filter(
    ({patterns, unless}) =>
      patterns.some((pattern) => makesClaim(sentence, pattern)) &&
      !unless.some((word) => wording(word).test(sentence)),
  );
}

function makesClaim(sentence: string, pattern: string): boolean {
  const match = wording(pattern).exec(sentence);
  if (!match) {
    return false;
  }
  const [claim] = match;
  const before = sentence.slice(0, match.index);
  const after = sentence.slice(match.index + claim.length);
  if (before.split('„').length > before.split('”').length) {
    return false;
  }
  // A wording with its own “not” (does not pay VAT) is denied only from outside.
  const inside = bareNot.test(pattern) ? '·' : claim;
  return !(
    denial.test(`${before}${inside}${after}`) ||
    bareNot.test(`${closeWords.exec(before)?.[0] ?? ''}${inside}`)
  );
}
