import {findBannedClaims} from '../../domain/articles/bannedClaims';
import {splitSentences} from '../../domain/polish/sentences';
import {typographySlips} from '../../domain/polish/typographyCheck';
import type {Text} from '../data/parseYaml';
import type {Problem} from '../problem';
import type {BannedClaimEntry} from '../schema/facts';

/** Typography and banned claims: the rules for every text on the site. */
export function checkTexts(
  file: string,
  texts: readonly Text[],
  bannedClaims: readonly BannedClaimEntry[],
): Problem[] {
  return texts.flatMap(({text, line}) => [
    ...typographySlips(text).map(({found, remedy}) => ({
      file,
      line,
      text: `znaleziono „${found}”. ${remedy}`,
    })),
    ...splitSentences(text).flatMap((sentence) =>
      findBannedClaims(sentence, bannedClaims).map(({claim, correction, facts}) => ({
        file,
        line,
        text: `zdanie „${shorten(sentence)}” brzmi jak „${claim}”, a tego nie wolno pisać. Jest tak: ${correction} (${facts.join(', ')})`,
      })),
    ),
  ]);
}

function shorten(text: string): string {
  return text.length > 120 ? `${text.slice(0, 120)}…` : text;
}
