import type {Correction} from '../domain/articles/article';
import type {Change} from '../domain/articles/change';
import {toHeadingId} from '@cooperative/polish';
import type {Site} from './loadSite';

/** All changes, the latest first. The content rules check that their sources exist. */
export function changesOf({data}: Pick<Site, 'data'>): Change[] {
  const sources = data.sources.value;
  return latestFirst(data.changes.value.items).map(
    ({date, kind, title, text, to, sources: codes}) => ({
      id: toHeadingId(title),
      date,
      kind,
      title,
      text,
      to,
      sources: codes.flatMap((code) => {
        const source = sources[code];
        return source ? [{code, ...source}] : [];
      }),
    }),
  );
}

/** The corrections of each Markdown file, by its path from the root of the site, the latest first. */
export function correctionsByFile({
  data,
  addresses,
}: Pick<Site, 'data' | 'addresses'>): ReadonlyMap<string, readonly Correction[]> {
  const byFile = new Map<string, Correction[]>();
  const corrections = data.changes.value.items.filter(({kind}) => kind === 'poprawka');
  for (const {to, also, date, text} of latestFirst(corrections)) {
    const pages = [to, ...also].map((place) => addresses.get(place.replace(/#.*/, '')));
    for (const file of new Set(pages)) {
      if (typeof file === 'string') {
        byFile.set(file, [...(byFile.get(file) ?? []), {date, text}]);
      }
    }
  }
  return byFile;
}

function latestFirst<T extends {readonly date: string}>(rows: readonly T[]): T[] {
  return rows.slice().sort((a, b) => b.date.localeCompare(a.date));
}
