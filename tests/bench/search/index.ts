import {loadSite} from '../../../src/content/loadSite';
import {languageOf} from '../../../src/content/language/language';
import type {SearchablePage} from '@cooperative/polish-search/build';
import {sitePages} from '../../../src/plugins/search-index/sitePages';
import {readFolder} from './collections';
import {miniSearchEngine, ownEngine, type Engine} from './engines';
import {hostileQueries} from '../../../packages/polish-search/tests/samples/hostile';
import {measure, percentile, queryTimes, type ClassResult} from './measure';
import {negative, readQueries, titleQueries, type Query} from './queries';

/*
 * Measures the search: npm run bench:search [-- --missed] [folder …]
 * The site, the development set and each given folder of Markdown, text or HTML; then hostile queries.
 */
const here = 'tests/bench/search';
/** Queries of each class made from the titles of a folder. */
const madeQueries = 50;
const hostileCount = 10_000;
const patienceMs = 50;
/** So many hostile queries may take longer, as the machine pauses now and then. */
const mostSlow = 10;

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
  if (seed === undefined) {
    await fuzz(await ownEngine(site, language));
  }
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
  slow.slice(0, mostSlow).forEach((query) => {
    console.log(`  ${query}`);
  });
  if (slow.length > mostSlow) {
    process.exitCode = 1;
  }
}

const spread = (values: readonly number[], print: (value: number) => string): string =>
  `p50 ${print(percentile(values, 0.5))}, p95 ${print(percentile(values, 0.95))}`;
const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;
const ms = (time: number): string => `${time.toFixed(1)} ms`;
const kB = (bytes: number): string => `${(bytes / 1024).toFixed(1)} kB`;
