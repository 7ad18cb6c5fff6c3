import type {ArticleLink} from './article';

/**
 * Related articles with the one to read next before the others: the first its editor names. One that stands beside the
 * article anyway, as the previous or the next, is passed over if there is another.
 */
export function nextStepFirst(
  related: readonly ArticleLink[],
  beside: readonly (ArticleLink | undefined)[],
): readonly ArticleLink[] {
  const shown = new Set(beside.map((article) => article?.permalink));
  const step = related.find(({permalink}) => !shown.has(permalink));
  return step ? [step, ...related.filter((article) => article !== step)] : related;
}
