// What a page weighs, in kB of gzip: every kind of page by type of file, and the scripts that wake an article by the
// package they come from. The shares of packages are estimates: what compresses well beside its neighbours is counted
// by itself and then scaled to the size of the file.
// Usage: npm run weight
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {Config, Report} from 'sonda';

/** One page of each kind. */
const kinds = {
  article: '/baza-wiedzy/rozliczenie-1-do-06',
  'list of articles': '/baza-wiedzy',
  glossary: '/baza-wiedzy/slownik',
  questions: '/faq',
  home: '/',
  offer: '/oferta',
  clients: '/klienci',
  'list of papers': '/wzory',
  contact: '/kontakt',
  search: '/szukaj',
  calculator: '/kalkulator',
} as const;

const [folder = 'build-weight'] = process.argv.slice(2);

interface Page {
  readonly html: string;
  /** Files of the build. */
  readonly scripts: readonly string[];
  readonly sheets: readonly string[];
  /** What runs before the page is touched, but stands in the page itself. */
  readonly inline: string;
}

interface Part {
  readonly kind: string;
  readonly name: string;
  readonly gzip: number;
}

function pageAt(address: string): Page {
  const html = readFileSync(
    path.join(folder, address === '/' ? 'index.html' : `${address}.html`),
    'utf8',
  );
  const all = (pattern: RegExp): string[] =>
    [...html.matchAll(pattern)].map(([, found = '']) => found);
  // The first has the cards: a page wakes without it.
  const asleep = all(/data-scripts="?([^">]*)/g).flatMap((list) => list.split(' ').slice(1));
  return {
    html,
    scripts: [...new Set([...asleep, ...all(/<script [^>]*src="?([^" >]+)/g)])],
    sheets: all(/<link(?=[^>]*rel="?stylesheet)[^>]*href="?([^" >]+)/g),
    inline: all(/<script(?![^>]*(?: src=| type=))[^>]*>([^]*?)<\/script>/g).join(''),
  };
}

const kilobytes = (text: Buffer | string): number => gzipSync(text).length / 1000;
const sumOf = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + kilobytes(readFileSync(path.join(folder, file))), 0);
const shown = (number: number): number => Math.round(number * 100) / 100;

/** The bytes of scripts by the package or the room of ours they were written in. */
async function sourcesOf(scripts: readonly string[]): Promise<[string, number][]> {
  const outputDir = mkdtempSync(path.join(tmpdir(), 'weight-'));
  const settings = {gzip: true, format: 'json' as const, outputDir};
  const config = new Config(settings, {
    integration: 'rspack',
    sourcesPathNormalizer: (source: string | null) =>
      source?.replace(/^webpack:\/\/[^/]*\//, '') ?? '[bundler]',
  });
  const report = new Report(config);
  scripts.forEach((script) => report.addAsset(path.join(folder, script)));
  const [file = ''] = await report.generate();
  const {resources} = JSON.parse(readFileSync(file, 'utf8')) as {resources: readonly Part[]};
  rmSync(outputDir, {recursive: true});
  const sums = new Map<string, number>();
  for (const {kind, name, gzip} of resources) {
    if (kind === 'chunk') {
      const source = sourceOf(name);
      sums.set(source, (sums.get(source) ?? 0) + gzip / 1000);
    }
  }
  return [...sums].sort(([, a], [, b]) => b - a);
}

/** A package; of ours and of Docusaurus, as they are large, the folder. */
function sourceOf(name: string): string {
  const inPackage = /.*node_modules\/((?:@[^/]+\/)?[^/]+)(?:\/lib)?(\/[^/]+)?/.exec(name);
  if (inPackage) {
    const [, from = '', folderOf = ''] = inPackage;
    return from.startsWith('@docusaurus/') ? from + folderOf : from;
  }
  return /(?:\.docusaurus|src|baza-wiedzy)(?:\/[^/]+){0,2}/.exec(name)?.[0] ?? name;
}

async function main(): Promise<void> {
  console.table(
    Object.entries(kinds).map(([kind, address]) => {
      const {html, inline, scripts, sheets} = pageAt(address);
      return {
        kind,
        HTML: shown(kilobytes(html)),
        'scripts in the page': shown(kilobytes(inline)),
        'style sheets': shown(sumOf(sheets)),
        'scripts once awake': shown(sumOf(scripts)),
      };
    }),
  );
  const {scripts} = pageAt(kinds.article);
  console.log('\nThe scripts that wake an article, by where they come from:');
  console.table((await sourcesOf(scripts)).map(([source, gzip]) => ({source, gzip: shown(gzip)})));
}

void main();
