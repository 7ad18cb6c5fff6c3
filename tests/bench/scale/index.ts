// What the site costs with today's articles and with a thousand: the build, what it writes, and what pages load; beside
// them what stock Docusaurus takes to build the same thousand. The articles are generated into a copy of the project; see
// `articles.ts`. Fails if the build takes more than its limits allow beside the stock one.
// Usage: npm run bench:scale [-- <number of articles>] [-- --keep <folder for the large build>]
import {cpSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {copySite} from '../../e2e/siteCopy.mjs';
import {writeStockSite} from '../pages/stockSite';
import {writeArticles} from './articles';
import {measureBuild, measureStart} from './commands';
import {measurePages} from './pages';

type Row = Readonly<Record<string, number>>;

/** What a build of many articles may take at most, as a share of what stock Docusaurus takes for them. */
const limits = {'build: processor, s': 1, 'build: memory, MB': 1.2};

async function measure(articles: number | null, keptIn?: string): Promise<[Row, Row]> {
  const copy = mkdtempSync(path.join(tmpdir(), 'scale-'));
  try {
    copySite(copy);
    if (articles !== null) {
      writeArticles(copy, articles);
    }
    const build = measureBuild(copy);
    const pages = measurePages(path.join(copy, 'build'));
    // The rest takes minutes more, and may fail.
    console.table({...build, ...pages});
    if (keptIn !== undefined) {
      cpSync(path.join(copy, 'build'), keptIn, {recursive: true});
    }
    const stock = articles === null ? {} : measureStock(copy);
    return [{...build, ...pages, ...(await measureStart(copy))}, stock];
  } finally {
    rmSync(copy, {recursive: true});
  }
}

/** The build of the same articles by stock Docusaurus, without search, checks, pictures, papers and feeds. */
function measureStock(project: string): Row {
  const folder = mkdtempSync(path.join(tmpdir(), 'stock-'));
  try {
    writeStockSite(project, folder);
    return measureBuild(folder);
  } finally {
    rmSync(folder, {recursive: true});
  }
}

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {keep: {type: 'string'}},
  });
  const [today] = await measure(null);
  const [many, stock] = await measure(Number(positionals[0] ?? 1000), values.keep);
  console.table(
    Object.fromEntries(
      Object.keys(today).map((name) => [
        name,
        {today: shown(today[name]), many: shown(many[name]), stock: shown(stock[name])},
      ]),
    ),
  );
  for (const [name, most] of Object.entries(limits)) {
    const share = (many[name] ?? NaN) / (stock[name] ?? NaN);
    if (!(share <= most)) {
      console.error(`${name}: ${share.toFixed(2)} times stock Docusaurus, at most ${most}`);
      process.exitCode = 1;
    }
  }
}

function shown(number = NaN): number {
  return Math.round(number * 100) / 100;
}

void main();
