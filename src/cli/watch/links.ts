import type {Site} from '../../content/loadSite';
import {createTaskQueue} from '../../domain/browser/navigation/taskQueue';

/** An address of another site, and the files that name it. */
export interface Link {
  readonly url: string;
  readonly places: readonly string[];
}

/** What came back from an address. */
export interface Answer {
  readonly isFine: boolean;
  /** There certainly is nothing. A host that refuses a program, or answers late, may well answer a reader. */
  readonly isGone: boolean;
  /** The address is not encrypted, and the same one with `https` answers. */
  readonly isEncryptedToo: boolean;
  /** The answer in words, in Polish. */
  readonly said: string;
}

type Fetch = (url: string, options: RequestInit) => Promise<Pick<Response, 'status'>>;

const patienceMs = 20_000;
const atOnce = 8;
/** A host may know only browsers. */
const headers = {'user-agent': 'Mozilla/5.0 (compatible; przeglad-linkow)', accept: '*/*'};

/** All links of the content to other sites, each address once, sorted. */
export function externalLinks(
  site: Pick<Site, 'data' | 'markdownFiles' | 'read'>,
): readonly Link[] {
  const {data, markdownFiles, read} = site;
  const named = [
    ...Object.values(data.sources.value).flatMap(({url, copyUrl}) =>
      [url, copyUrl].map((address) => [address, data.sources.file] as const),
    ),
    ...markdownFiles.flatMap((file) => read(file).body.links.map(({url}) => [url, file] as const)),
  ];
  const places = new Map<string, Set<string>>();
  for (const [address, file] of named) {
    if (address !== undefined && /^https?:/.test(address)) {
      const [url = ''] = address.split('#', 1);
      places.set(url, (places.get(url) ?? new Set()).add(file));
    }
  }
  return [...places]
    .map(([url, files]) => ({url, places: [...files].sort()}))
    .sort((a, b) => (a.url < b.url ? -1 : 1));
}

/** The addresses in a sitemap. */
export function addressesIn(sitemap: string): string[] {
  return [...sitemap.matchAll(/<loc>([^<]{1,2000})<\/loc>/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  );
}

/** Asks every address, a few at once, in the order given. */
export async function askAll<T>(
  wanted: readonly T[],
  urlOf: (one: T) => string,
  ask: (url: string) => Promise<Answer>,
): Promise<readonly (readonly [T, Answer])[]> {
  const queue = createTaskQueue(atOnce);
  const answers = await Promise.all(
    wanted.map((one) => queue.run(async () => [one, await ask(urlOf(one))] as const)),
  );
  return answers.filter((answer) => answer !== undefined);
}

/** Asks one address, twice if need be, as a network may fail once. */
export async function askOnce(url: string, get: Fetch = fetch): Promise<Answer> {
  const first = await statusOf(url, get);
  const status = isFine(first) ? first : await statusOf(url, get);
  return {
    isFine: isFine(status),
    isGone: [404, 410, 'ENOTFOUND'].includes(status),
    isEncryptedToo:
      url.startsWith('http:') && isFine(await statusOf(url.replace('http:', 'https:'), get)),
    said: typeof status === 'number' ? `odpowiedź ${status}` : `brak odpowiedzi (${status})`,
  };
}

function isFine(status: number | string): boolean {
  return typeof status === 'number' && status < 400;
}

/** The status of the answer, or the name of what stopped it. */
async function statusOf(url: string, get: Fetch): Promise<number | string> {
  try {
    const signal = AbortSignal.timeout(patienceMs);
    return (await get(url, {headers, signal, redirect: 'follow'})).status;
  } catch (error) {
    const {name, cause} = error as Error & {cause?: {code?: string}};
    return cause?.code ?? name;
  }
}
