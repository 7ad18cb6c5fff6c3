import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';

/** Pages that exist at any number of articles. */
const kinds = {
  article: 'baza-wiedzy/rozliczenie-1-do-06.html',
  home: 'index.html',
  list: 'baza-wiedzy.html',
} as const;

/** What a build weighs: in megabytes without the search index, its pages in kilobytes. */
export function measurePages(folder: string): Record<string, number> {
  const files = readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const isIndex = (file: string): boolean => path.relative(folder, file).startsWith('search/');
  const article = readFileSync(path.join(folder, kinds.article), 'utf8');
  const sidebar = /<nav[^>]*Artykuły bazy wiedzy[^]*?<\/nav>/.exec(article)?.[0] ?? '';
  return {
    'output without the index, MB': sum(files.filter((file) => !isIndex(file)).map(sizeOf)) / 1e6,
    'index, MB': sum(files.filter(isIndex).map(sizeOf)) / 1e6,
    ...Object.fromEntries(
      Object.entries(kinds).flatMap(([kind, file]) => {
        const html = readFileSync(path.join(folder, file), 'utf8');
        return [
          [`${kind}: HTML, kB`, html.length / 1000],
          [`${kind}: first load, kB gzip`, kilobytes(html) + weightOf(folder, sheetsOf(html))],
          [`${kind}: waking, kB gzip`, weightOf(folder, scriptsOf(html))],
        ];
      }),
    ),
    'links in the sidebar of an article': sidebar.match(/<a /g)?.length ?? 0,
    'addresses in the sitemap': read(folder, 'sitemap.xml').match(/<loc>/g)?.length ?? 0,
    'sitemap, kB': read(folder, 'sitemap.xml').length / 1000,
    'feed, kB': read(folder, 'baza-wiedzy/rss.xml').length / 1000,
  };
}

function read(folder: string, file: string): string {
  return readFileSync(path.join(folder, file), 'utf8');
}

function scriptsOf(html: string): readonly string[] {
  return (/data-scripts="?([^">]*)/.exec(html)?.[1] ?? '').split(' ');
}

function sheetsOf(html: string): readonly string[] {
  return [...html.matchAll(/<link(?=[^>]*rel="?stylesheet)[^>]*href="?([^" >]+)/g)].map(
    ([, file = '']) => file,
  );
}

function weightOf(folder: string, files: readonly string[]): number {
  return sum(files.map((file) => kilobytes(readFileSync(path.join(folder, file)))));
}

function kilobytes(text: Buffer | string): number {
  return gzipSync(text).length / 1000;
}

function sizeOf(file: string): number {
  return statSync(file).size;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
