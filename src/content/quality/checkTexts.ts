import {findBannedClaims, isUnconfirmedFor, refusalDays} from '../../domain/articles/bannedClaims';
import {type IsoDay, splitSentences, typographySlips} from '@cooperative/polish';
import type {Text} from '../data/parseYaml';
import type {Problem} from '../problem';
import type {BannedClaimEntry} from '../schema/facts';

/**
 * Typography and banned claims: the rules for every text on the site. A claim that hangs on law nobody has compared it
 * with lately refuses nothing; {@link warningsIn} tells of it.
 *
 * @param day The day the content is of.
 */
export function checkTexts(
  file: string,
  texts: readonly Text[],
  bannedClaims: readonly BannedClaimEntry[],
  day: IsoDay,
): Problem[] {
  const refused = bannedClaims.filter((claim) => !isUnconfirmedFor(claim, refusalDays, day));
  return texts.flatMap(({text, line}) => [
    ...typographySlips(text).map(({found, remedy}) => ({
      file,
      line,
      text: `znaleziono „${found}”. ${remedy}`,
    })),
    ...claimsIn(text, refused).map(([sentence, {claim, correction, facts}]) => ({
      file,
      line,
      text: `zdanie „${shorten(sentence)}” brzmi jak „${claim}”, a tego nie wolno pisać. Jest tak: ${correction} (${facts.join(', ')})`,
    })),
  ]);
}

/** Sentences that sound like a claim whose law nobody has compared lately: it may be true by now. */
export function warningsIn(
  file: string,
  texts: readonly Text[],
  bannedClaims: readonly BannedClaimEntry[],
  day: IsoDay,
): Problem[] {
  const unconfirmed = bannedClaims.filter((claim) => isUnconfirmedFor(claim, refusalDays, day));
  return texts.flatMap(({text, line}) =>
    claimsIn(text, unconfirmed).map(([sentence, {claim, correction, facts, law}]) => ({
      file,
      line,
      text: `zdanie „${shorten(sentence)}” brzmi jak „${claim}”. Było tak: ${correction} (${facts.join(', ')}) Ostatnio porównano to z prawem ${law?.confirmed ?? ''}, więc najpierw sprawdź akty: ${law?.acts.join(', ') ?? ''}.`,
    })),
  );
}

function claimsIn(
  text: string,
  claims: readonly BannedClaimEntry[],
): readonly (readonly [sentence: string, claim: BannedClaimEntry])[] {
  return claims.length === 0
    ? []
    : splitSentences(text).flatMap((sentence) =>
        findBannedClaims(sentence, claims).map((claim) => [sentence, claim] as const),
      );
}

function shorten(text: string): string {
  return text.length > 120 ? `${text.slice(0, 120)}…` : text;
}
