import {englishAliases} from '../../site/navigation';

const knowledgeBase = '/baza-wiedzy/';
const englishKnowledgeBase = '/knowledge-base/';

/** English addresses of a Polish one, for the redirects plugin: `/baza-wiedzy/x` also answers at `/knowledge-base/x`. */
export function aliasesOf(path: string): string[] {
  const own = Object.entries(englishAliases)
    .filter(([, target]) => target === path)
    .map(([alias]) => alias);
  return path.startsWith(knowledgeBase)
    ? [...own, path.replace(knowledgeBase, englishKnowledgeBase)]
    : own;
}

/** Polish address (with base path and query) of an English one; null when it is none. */
export function resolveAlias(url: string, baseUrl: string): string | null {
  const queryStart = url.indexOf('?');
  const path = queryStart < 0 ? url : url.slice(0, queryStart);
  const query = queryStart < 0 ? '' : url.slice(queryStart);
  if (!path.startsWith(baseUrl)) {
    return null;
  }
  const sitePath = `/${path.slice(baseUrl.length)}`.replace(/(?<=.)\/$/, '');
  const target =
    englishAliases[sitePath] ??
    (sitePath.startsWith(englishKnowledgeBase)
      ? sitePath.replace(englishKnowledgeBase, knowledgeBase)
      : null);
  if (target === null) {
    return null;
  }
  return baseUrl.replace(/\/$/, '') + target + query;
}
