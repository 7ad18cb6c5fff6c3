// What a page costs before it is touched, on a phone four times slower than this machine and a slow line, beside the
// same page with its scripts taken away. Ratios, as seconds depend on the machine. Then what waking it takes, and going on
// to the next article, on the same phone and line. Without addresses also how soon a touch is answered.
// Usage: npm run bench:pages [-- <folder of the build> [<address> …]] [-- --stock <folder of a project>]
// With --stock the project's articles, built by stock Docusaurus, are measured in the same run.
import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import type {Browser} from '@playwright/test';
import {inBrowser} from '../browser';
import {serveBuild} from '../server';
import {writeStockSite} from './stockSite';
import {tapRows} from './taps';
import {measure, navigate, wake, type Cost} from './visit';

const rounds = 5;
/** The most that a page with its scripts may take to paint, as a share of the same page without them. */
const mostOfPlainPaint = 1.15;
const article = '/baza-wiedzy/rozliczenie-1-do-06';
const defaults = [article, '/', '/faq', '/oferta'];
const stockArticle = '/baza-wiedzy/rozliczenia/rozliczenie-1-do-06';

type Row = Readonly<Record<string, string>>;

/**
 * Of each run the round in the middle, by one of its figures. The runs take turns: what slows the machine down for a
 * minute then slows down all that is compared.
 */
async function middles<Round>(
  runs: readonly (() => Promise<Round>)[],
  by: (round: Round) => number,
): Promise<readonly Round[]> {
  const all = runs.map((): Round[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, run] of runs.entries()) {
      all[index]?.push(await run());
    }
  }
  return all.flatMap((taken) =>
    taken.sort((a, b) => by(a) - by(b)).slice(Math.floor(rounds / 2), Math.floor(rounds / 2) + 1),
  );
}

function comparison(real: Cost, plain: Cost): Row {
  return Object.fromEntries(
    (Object.keys(real) as (keyof Cost)[]).map((name) => {
      const ratio = plain[name] > 0 ? ` (×${(real[name] / plain[name]).toFixed(2)})` : '';
      return [name, `${real[name].toFixed(name === 'heap' ? 2 : 0)}${ratio}`];
    }),
  );
}

async function costOf(browser: Browser, url: string): Promise<Row> {
  const [plain, real] = await middles(
    [true, false].map((isPlain) => () => measure(browser, url, isPlain)),
    ({paint}) => paint,
  );
  if (plain && real && real.paint > mostOfPlainPaint * plain.paint) {
    console.error(`${url}: painted later than ${mostOfPlainPaint} times the page without scripts.`);
    process.exitCode = 1;
  }
  return plain && real ? comparison(real, plain) : {};
}

async function ownRow(browser: Browser, url: string): Promise<Row> {
  const [waking] = await middles([() => wake(browser, url)], ({longest}) => longest);
  return {
    ...(await costOf(browser, url)),
    'awake after': waking?.ms.toFixed(0) ?? '',
    'longest task': waking?.longest.toFixed(0) ?? '',
  };
}

/** Going on from an article, in each of the sites. */
async function nextArticles(browser: Browser, urls: readonly string[]): Promise<readonly Row[]> {
  const taken = await middles(
    urls.map((url) => () => navigate(browser, url)),
    (ms) => ms,
  );
  return taken.map((ms) => ({'next article': ms.toFixed(0)}));
}

function stockBuild(project: string, folder: string): string {
  writeStockSite(project, folder);
  execFileSync('npx', ['docusaurus', 'build'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return path.join(folder, 'build');
}

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {stock: {type: 'string'}},
  });
  const [folder = 'build', ...addresses] = positionals;
  const stockFolder = mkdtempSync(path.join(tmpdir(), 'stock-'));
  const own = await serveBuild(folder);
  const stock =
    values.stock === undefined ? null : await serveBuild(stockBuild(values.stock, stockFolder));
  const articles = [
    {address: article, url: own.origin + article},
    ...(stock ? [{address: 'stock Docusaurus', url: stock.origin + stockArticle}] : []),
  ];
  const {rows, taps, next} = await inBrowser(async (browser) => {
    const rows: Row[] = [];
    for (const address of addresses.length > 0 ? addresses : defaults) {
      rows.push({address, ...(await ownRow(browser, own.origin + address))});
    }
    const taps = addresses.length > 0 ? [] : await tapRows(browser, own.origin);
    for (const {address, url} of articles.slice(1)) {
      rows.push({address, ...(await costOf(browser, url))});
    }
    const next = await nextArticles(
      browser,
      articles.map(({url}) => url),
    );
    return {rows, taps, next};
  });
  own.close();
  stock?.close();
  rmSync(stockFolder, {recursive: true});
  console.table(rows);
  console.table(articles.map(({address}, index) => ({address, ...next[index]})));
  if (taps.length > 0) {
    console.table(taps);
  }
}

void main();
