import {dayMs, type IsoDay, wording} from '@cooperative/polish';

/** A false claim, from the editors' list, that must not appear. */
export interface BannedClaim {
  readonly claim: string;
  /** Wordings of the claim, in the notation of {@link wording}. */
  readonly patterns: readonly string[];
  /** Words that make such a sentence true: a date, a condition, an assumption. */
  readonly unless: readonly string[];
  readonly correction: string;
  /** Set if the claim is false by the law of the day: an amendment may make it true. */
  readonly law?:
    | {
        /** Codes of the acts it hangs on. */
        readonly acts: readonly string[];
        /** When it was last compared with them. */
        readonly confirmed: IsoDay;
      }
    | undefined;
}

/** Days after which somebody should look whether a claim that hangs on the law is still false. */
export const reviewDays = 30;
/** Days after which such a claim only warns: to insist on old law would force authors to write what is false. */
export const refusalDays = 90;

/** Whether a claim that hangs on the law was last confirmed more than so many days before a day. */
export function isUnconfirmedFor({law}: BannedClaim, days: number, day: IsoDay): boolean {
  return law !== undefined && Date.parse(day) - Date.parse(law.confirmed) > days * dayMs;
}

/** Words that turn a sentence about a claim into its denial, wherever they occur. */
const denial = wording(
  [
    '(już nie|nie dotycz*|nie działa*|nie istniej*|nie jest|nie ma|nie obowiąz*|nie oznacza*|nie znaczy)',
    '(błąd|błęd*|fałsz*|mit|mitem|mity|myl*|nieaktualn*|nieprawd*|pomył*)',
    // A correction says what stood here before.
    'wcześniej … (pisaliśmy|podawaliśmy|radziliśmy)',
    '(dawn*|projekt|projekcie|projektu|skreśl*|uchyl*|zniesion*|zniosła)',
  ].join('|'),
);
/** A bare “not” denies only what closely follows it. */
const bareNot = wording('(nie|nigdy|żaden|żadn*)');
const closeWords = 6;

/**
 * The banned claims made by one sentence. Questions, quotations and sentences that deny a claim are allowed: it is
 * better to miss a claim than to reject its correction.
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
    bareNot.test(
      `${before
        .split(/\s+/)
        .slice(-closeWords - 1)
        .join(' ')}${inside}`,
    )
  );
}
