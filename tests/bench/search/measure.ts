import type {Engine} from './engines';
import {negative, type Query} from './queries';

export interface ClassResult {
  readonly kind: string;
  readonly count: number;
  readonly at1: number;
  readonly at5: number;
  readonly mrr: number;
  /** The queries without a right answer among the first five. */
  readonly missed: readonly string[];
}

/** The share of queries an engine answers, by class. A page counts once, by its best section. */
export async function measure(engine: Engine, queries: readonly Query[]): Promise<ClassResult[]> {
  const ranks = new Map<string, {query: Query; rank: number}[]>();
  for (const query of queries) {
    const rank = await rankOf(engine, query);
    ranks.set(query.kind, [...(ranks.get(query.kind) ?? []), {query, rank}]);
  }
  const results = [...ranks].map(([kind, list]) => summary(kind, list));
  const all = [...ranks].filter(([kind]) => kind !== negative).flatMap(([, list]) => list);
  return [...results, summary('all but negative', all)];
}

function summary(kind: string, list: readonly {query: Query; rank: number}[]): ClassResult {
  const share = (isRight: (rank: number) => boolean): number =>
    list.filter(({rank}) => isRight(rank)).length / Math.max(1, list.length);
  return {
    kind,
    count: list.length,
    at1: share((rank) => rank === 1),
    at5: share((rank) => rank <= 5),
    mrr: list.reduce((sum, {rank}) => sum + 1 / rank, 0) / Math.max(1, list.length),
    missed: list.filter(({rank}) => rank > 5).map(({query}) => query.text),
  };
}

/** Rank of the first right page; for a negative query 1 if nothing was found or the answer was marked weak. */
async function rankOf(engine: Engine, {kind, text, relevant}: Query): Promise<number> {
  const hits = await engine.search(text);
  if (kind === negative) {
    return hits.length === 0 || hits[0]?.isWeak === true ? 1 : Infinity;
  }
  const pages = [...new Set(hits.map(({url}) => url.replace(/#.*/, '')))];
  const places = relevant.flatMap((wanted) => {
    const place = wanted.includes('#')
      ? // A section has the rank of its page, if it is shown for that page.
        hits.some(({url}) => isAt(url, wanted))
        ? pages.findIndex((page) => isAt(page, wanted.replace(/#.*/, '')))
        : -1
      : pages.findIndex((page) => isAt(page, wanted));
    return place < 0 ? [] : [place];
  });
  return places.length === 0 ? Infinity : Math.min(...places) + 1;
}

/** Whether an address is the wanted one, or its last part starts with it, like `statut` in `/baza-wiedzy/statut-…`. */
function isAt(address: string, wanted: string): boolean {
  const last = address.slice(address.lastIndexOf('/') + 1);
  return address === wanted || last === wanted || last.startsWith(`${wanted}-`);
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.slice().sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Times of warm queries in milliseconds. */
export async function queryTimes(engine: Engine, queries: readonly Query[]): Promise<number[]> {
  const times: number[] = [];
  for (const {text} of queries) {
    const start = performance.now();
    await engine.search(text);
    times.push(performance.now() - start);
  }
  return times;
}
