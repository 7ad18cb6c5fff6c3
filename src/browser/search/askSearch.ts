import type {SearchAnswer, SearchKind} from '../../domain/search/types';
import {loadSearch} from './loadSearch';

let asked: {readonly key: string; readonly answer: Promise<SearchAnswer>} | null = null;

/**
 * Asks the search of the site at `base`. The same question twice in a row is one, so what is typed can be asked for at
 * once, and not only after the field has been drawn with it.
 */
export function askSearch(
  base: string,
  query: string,
  kind: SearchKind | null,
): Promise<SearchAnswer> {
  // A space at the end says that the last word is whole.
  const wanted = query.trimStart();
  const key = `${kind ?? ''}:${wanted}`;
  if (asked?.key !== key) {
    const question = {key, answer: loadSearch(base, wanted).then((search) => search(wanted, kind))};
    question.answer.catch(() => {
      asked = asked === question ? null : asked;
    });
    asked = question;
  }
  return asked.answer;
}
