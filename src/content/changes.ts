import type {Correction} from '../domain/articles/article';
import type {Change} from '../domain/articles/change';
import {toHeadingId} from '../domain/kernel/text';
import type {Site} from './loadSite';

/** All changes, the latest first. The content rules check that their sources exist. */
export function changesOf({data}: Pick<Site, 'data'>): Change[] {
  const sources = data.sources.value;
  return data.changes.value.items
    .map(({sources: codes, ...row}) => ({
      id: toHeadingId(row.title),
      ...row,
      sources: codes.flatMap((code) => {
        const source = sources[code];
        return source ? [{code, ...source}] : [];
      }),
    }))
    .sort((a, b) => b.date.localeCompare(a.date));
}

/** The corrections of each Markdown file, by its path from the root of the site, the latest first. */
export function correctionsByFile(site: Site): ReadonlyMap<string, readonly Correction[]> {
  const byFile = new Map<string, Correction[]>();
  for (const {kind, to, date, text} of changesOf(site)) {
    const file = site.addresses.get(to.replace(/#.*/, ''));
    if (kind === 'poprawka' && typeof file === 'string') {
      byFile.set(file, [...(byFile.get(file) ?? []), {date, text}]);
    }
  }
  return byFile;
}
