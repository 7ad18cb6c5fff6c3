import type {SearchAnswer, SearchKind} from '@cooperative/polish-search';
import {loadSearch} from './loadSearch';

let asked: {readonly key: string; readonly answer: Promise<SearchAnswer>} | null = null;

/**
 * Asks the site's search at `base`. The same question twice in a row is sent once, so what is typed can be asked for
 * at once, without waiting for the field to be rendered with it.
 */
export function askSearch(
  base: string,
  query: string,
  kind: SearchKind | null,
): Promise<SearchAnswer> {
  // A trailing space means that the last word is complete.
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
