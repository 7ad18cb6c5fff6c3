import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {loadSite} from '../../../src/content/loadSite';
import {languageOf} from '../../../src/content/language/language';
import type {SearchablePage} from '../../../src/plugins/search-index/sections';
import {sitePages} from '../../../src/plugins/search-index/sitePages';
import {readFolder} from './collections';
import {browserOpenings, browserTimes} from './inBrowser';
import {miniSearchEngine, ownEngine, type Engine} from './engines';
import {generatedPages} from './generated';
import {hostileQueries} from './hostile';
import {measure, percentile, queryTimes, type ClassResult} from './measure';
import {negative, readQueries, titleQueries, type Query} from './queries';

/*
 * Measures the search: npm run bench:search [-- --missed] [folder …]
 * The site, the development set and each given folder of Markdown, text or HTML; then sizes of generated collections.
 * With --browser, only what a visitor of a large site waits for, in Chromium on a slow device and network.
 */
const here = 'tests/bench/search';
const scales = [30, 1000, 5000];
/** Number of articles, and of openings of the search, measured in the built site on a slow network. */
const openedArticles = 1000;
const openedTimes = 80;
/** Queries of each class made from the titles of a folder. */
const madeQueries = 50;
const hostileCount = 10_000;
const patienceMs = 50;

const showMissed = process.argv.includes('--missed');
/** Queries other than the usual ones, made from the titles of the folders: then only these are measured. */
const seed = process.argv
  .find((argument) => argument.startsWith('--seed='))
  ?.slice('--seed='.length);
const folders = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const language = languageOf(loadSite('.'));

void run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

async function run(): Promise<void> {
  const site = sitePages(loadSite('.'));
  if (process.argv.includes('--browser')) {
    await open(site);
    return;
  }
  const development = readQueries(`${here}/rozwojowe.tsv`);
  if (seed === undefined) {
    await compare('Serwis', site, readQueries(`${here}/serwis.tsv`));
    await compare('Zbiór rozwojowy', readFolder(`${here}/dokumenty`), development);
  }
  for (const folder of folders) {
    const pages = readFolder(folder);
    const negatives = development.filter(({kind}) => kind === negative);
    await compare(folder, pages, [
      ...titleQueries(pages, language.dictionary, madeQueries, Number(seed ?? 1)),
      ...negatives,
    ]);
  }
  if (seed !== undefined) {
    return;
  }
  await scale(site);
  await open(site);
  await fuzz(await ownEngine(site, language));
}

/** Both engines on the same pages with the same queries. */
async function compare(
  name: string,
  pages: readonly SearchablePage[],
  queries: readonly Query[],
): Promise<void> {
  console.log(`\n### ${name}: pages ${pages.length}, queries ${queries.length}\n`);
  const engines = [await ownEngine(pages, language), miniSearchEngine(pages)];
  const results = await Promise.all(engines.map((engine) => measure(engine, queries)));
  const [own = [], other = []] = results;
  console.log('| class | queries | own @1 | own @5 | own MRR | MiniSearch @1 | @5 | MRR |');
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- |');
  for (const [place, {kind, count, ...mine}] of own.entries()) {
    console.log(row([kind, count, ...shares(mine), ...(other[place] ? shares(other[place]) : [])]));
    if (showMissed && mine.missed.length > 0) {
      console.log(`<!-- ${mine.missed.join('; ')} -->`);
    }
  }
  console.log('');
  for (const engine of engines) {
    console.log(await costs(engine, queries));
  }
}

function shares({at1, at5, mrr}: Pick<ClassResult, 'at1' | 'at5' | 'mrr'>): string[] {
  return [at1, at5, mrr].map((share) => share.toFixed(2));
}

async function costs(engine: Engine, queries: readonly Query[]): Promise<string> {
  const bytes: number[] = [];
  for (const {text} of queries.slice(0, 200)) {
    bytes.push(await engine.bytesOf(text));
  }
  const times = await queryTimes(engine, queries);
  return [
    `${engine.name}: index ${kB(engine.indexBytes)} built in ${Math.round(engine.buildMs)} ms`,
    `before the first result ${kB(percentile(bytes, 0.5))}, p95 ${kB(percentile(bytes, 0.95))}`,
    `query ${spread(times, ms)}`,
  ].join('; ');
}

/** Sizes of the index as the site grows. */
async function scale(site: readonly SearchablePage[]): Promise<void> {
  const code = codeBytes();
  console.log(
    `\n### Generated articles (code ${code === null ? 'not built' : kB(code)} included)\n`,
  );
  console.log('| articles | first result p50 | p95 | index | built in | query p50 | p95 |');
  console.log('| --- | --- | --- | --- | --- | --- | --- |');
  for (const count of scales) {
    const {engine, queries} = await generated(site, count);
    const bytes: number[] = [];
    for (const {text} of queries) {
      bytes.push((await engine.bytesOf(text)) + (code ?? 0));
    }
    const times = await queryTimes(engine, queries);
    console.log(
      row([
        count,
        kB(percentile(bytes, 0.5)),
        kB(percentile(bytes, 0.95)),
        kB(engine.indexBytes),
        `${(engine.buildMs / 1000).toFixed(1)} s`,
        ms(percentile(times, 0.5)),
        ms(percentile(times, 0.95)),
      ]),
    );
    console.log(await slowDevice(engine.index, queries));
  }
}

async function generated(
  site: readonly SearchablePage[],
  count: number,
): Promise<{engine: Awaited<ReturnType<typeof ownEngine>>; queries: Query[]}> {
  const words = language.dictionary.bases().filter((_, number) => number % 7 === 0);
  const pages = generatedPages(site, words, language.dictionary, count);
  return {
    engine: await ownEngine(pages, language),
    queries: titleQueries(pages, language.dictionary, 10),
  };
}

/** Warm queries in Chromium. On a shared machine the best pass shows what the code takes, the first what was seen. */
async function slowDevice(
  index: ReadonlyMap<string, string>,
  queries: readonly Query[],
): Promise<string> {
  const times = await browserTimes(index, queries);
  const line = (name: string, of: (passes: readonly number[]) => number): string =>
    `${name} ${spread(times.map(of), ms)}`;
  return `<!-- Chromium, CPU slowed 4 times: ${[
    line('first pass', ([first = 0]) => first),
    line('median', (passes) => percentile(passes, 0.5)),
    line('best', (passes) => Math.min(...passes)),
  ].join('; ')} -->`;
}

/** What a visitor waits for when opening the search of a large site on a slow device and network. */
async function open(site: readonly SearchablePage[]): Promise<void> {
  console.log(`\n### Opened: ${openedArticles} articles, Chromium, CPU slowed 4 times, fast 3G\n`);
  if (!existsSync('build')) {
    throw new Error('The folder build is missing. Run npm run build first.');
  }
  const {engine, queries} = await generated(site, openedArticles);
  console.log(await slowDevice(engine.index, queries));
  const step = Math.ceil(queries.length / openedTimes);
  const answered: Query[] = [];
  for (const query of queries.filter((_, number) => number % step === 0)) {
    if ((await engine.search(query.text)).length > 0) {
      answered.push(query);
    }
  }
  for (const openedBy of ['shortcut', 'pointer'] as const) {
    const openings = await browserOpenings(engine.index, answered, openedBy);
    const times = openings.map(({timeMs}) => timeMs);
    console.log(
      `by ${openedBy}: first results after ${spread(times, ms)}, best ${ms(Math.min(...times))}, within 1 s ${times.filter((time) => time <= 1000).length} of ${times.length}`,
    );
    if (openedBy === 'shortcut') {
      const bytes = openings.map(({searchBytes}) => searchBytes);
      console.log(`engine and index ${spread(bytes, kB)}`);
      const all = openings.map(({allBytes}) => allBytes);
      console.log(`with the dialog ${spread(all, kB)}`);
    }
  }
}

/** Bytes of the engine's script in the built site; null before a build. */
function codeBytes(): number | null {
  const folder = 'build/assets/js';
  if (!existsSync(folder)) {
    return null;
  }
  const scripts = readdirSync(folder).map((file) => readFileSync(path.join(folder, file)));
  const engine = scripts.find((script) => script.includes('Index of version'));
  return engine ? gzipSync(engine).length : null;
}

/** Random and hostile queries: none may throw or take long. */
async function fuzz(engine: Engine): Promise<void> {
  // Everything a query needs is loaded before the first is timed.
  await engine.search('statut');
  const times: number[] = [];
  const slow: string[] = [];
  for (const query of hostileQueries(hostileCount)) {
    const start = performance.now();
    await engine.search(query);
    const time = performance.now() - start;
    times.push(time);
    if (time > patienceMs) {
      slow.push(`${query.slice(0, 60)} (${Math.round(time)} ms)`);
    }
  }
  console.log(
    `\nHostile queries: ${hostileCount}, p50 ${percentile(times, 0.5).toFixed(1)} ms, p99 ${percentile(times, 0.99).toFixed(1)} ms, longest ${Math.max(...times).toFixed(1)} ms, over ${patienceMs} ms: ${slow.length}`,
  );
  slow.slice(0, 10).forEach((query) => {
    console.log(`  ${query}`);
  });
}

const spread = (values: readonly number[], print: (value: number) => string): string =>
  `p50 ${print(percentile(values, 0.5))}, p95 ${print(percentile(values, 0.95))}`;
const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;
const ms = (time: number): string => `${time.toFixed(1)} ms`;
const kB = (bytes: number): string => `${(bytes / 1024).toFixed(1)} kB`;
