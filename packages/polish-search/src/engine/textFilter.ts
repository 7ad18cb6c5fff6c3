import type {IndexFiles} from '../files/indexFiles';
import type {TextFilter} from '../types';
import {wordFinder} from './findWords';
import {interpret} from './interpret';

/** The fraction of the words of a query that texts must have: of one or two all, of three two. */
const answering = 0.6;

/** Makes a filter of a query, with everything its words may mean. One without words is answered by every text. */
export async function textFilter(query: string, index: IndexFiles): Promise<TextFilter> {
  const interpretation = await interpret(query, index);
  const find = wordFinder(interpretation);
  const least = answering * interpretation.words.length;
  return (texts) => {
    const all = texts.map(find);
    const said = new Set(all.flat().map(({family}) => family));
    // A word of a synonymous phrase means nothing by itself: not all that say „prąd” are about „sprzedawca prądu”.
    const meant = new Set(
      interpretation.synonyms
        .map(({words}) => words.map(({family}) => family))
        .filter((phrase) => phrase.every((family) => said.has(family)))
        .flat(),
    );
    const found = all.map((words) =>
      words.filter(({as, family}) => as !== 'synonym' || meant.has(family)),
    );
    return new Set(found.flat().map((word) => word.index)).size >= least ? found : null;
  };
}
