import type {
  Search,
  SearchAnswer,
  SearchEngine,
  SearchKind,
  SearchPage,
  SearchResult,
} from '@cooperative/polish-search';

const plain = (text: string) => [{text, isFound: false}];

/** A section of a page; without headings it is the start of the page. */
function section(page: string, title: string, path: readonly string[]): SearchResult {
  return {
    title: plain(title),
    path: path.map(plain),
    url: path.length === 0 ? page : `${page}#${path.at(-1)?.toLowerCase() ?? ''}`,
    excerpt: [...plain('O tym jest '), {text: 'akcyza', isFound: true}],
    words: ['akcyza'],
    isWeak: false,
    score: 1,
    reasons: [],
  };
}

export function foundPage(
  kind: SearchKind,
  title: string,
  ...paths: readonly (readonly string[])[]
): SearchPage {
  const url = `/${title.toLowerCase()}`;
  return {kind, title, url, results: paths.map((path) => section(url, title, path))};
}

export function answerOf(...pages: readonly SearchPage[]): SearchAnswer {
  const count = (wanted: SearchKind): number =>
    pages.reduce((sum, {kind, results}) => sum + (kind === wanted ? results.length : 0), 0);
  return {
    pages,
    counts: {
      article: count('article'),
      question: count('question'),
      term: count('term'),
      paper: count('paper'),
      page: count('page'),
    },
    isWeak: false,
    corrected: null,
  };
}

/** An engine that answers so and filters no texts. */
export function engineOf(search: Search): SearchEngine {
  const filtersNothing: SearchEngine['filter'] = () => Promise.resolve(() => []);
  return Object.assign(search.bind(null), {filter: filtersNothing});
}
