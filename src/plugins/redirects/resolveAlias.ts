import {englishAliases} from '../../site/navigation';

/** Old addresses and where they lead now, from `src/data/adresy.yaml`. */
export type Moves = Readonly<Record<string, string>>;

const knowledgeBase = '/baza-wiedzy/';
const englishKnowledgeBase = '/knowledge-base/';

/**
 * Other addresses of a page, for the redirects plugin: its former ones, and the English versions of all of them:
 * `/baza-wiedzy/x` also answers at `/knowledge-base/x`.
 */
export function aliasesOf(path: string, moved: Moves): string[] {
  const own = Object.entries({...englishAliases, ...moved})
    .filter(([, target]) => target === path)
    .map(([alias]) => alias);
  const english = [path, ...own]
    .filter((address) => address.startsWith(knowledgeBase))
    .map((address) => address.replace(knowledgeBase, englishKnowledgeBase));
  return [...own, ...english];
}

/** Address (with base path and query) that an English or a former one leads to; null if it is neither. */
export function resolveAlias(url: string, baseUrl: string, moved: Moves): string | null {
  const queryStart = url.indexOf('?');
  const path = queryStart < 0 ? url : url.slice(0, queryStart);
  const query = queryStart < 0 ? '' : url.slice(queryStart);
  if (!path.startsWith(baseUrl)) {
    return null;
  }
  const sitePath = `/${path.slice(baseUrl.length)}`.replace(/(?<=.)\/$/, '');
  const polish = sitePath.startsWith(englishKnowledgeBase)
    ? sitePath.replace(englishKnowledgeBase, knowledgeBase)
    : (englishAliases[sitePath] ?? sitePath);
  const target = moved[polish] ?? polish;
  if (target === sitePath) {
    return null;
  }
  return baseUrl.replace(/\/$/, '') + target + query;
}
