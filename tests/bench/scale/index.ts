// What the site costs with today's articles and with a thousand: the build, what it writes, and what pages load. The
// articles are generated into a copy of the project; see `articles.ts`.
// Usage: npm run bench:scale [-- <number of articles>] [-- --keep <folder for the large build>]
import {cpSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {copySite} from '../../e2e/siteCopy.mjs';
import {writeArticles} from './articles';
import {measureBuild, measureStart} from './commands';
import {measurePages} from './pages';

async function measure(articles: number | null, keptIn?: string): Promise<Record<string, number>> {
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
    return {...build, ...pages, ...(await measureStart(copy))};
  } finally {
    rmSync(copy, {recursive: true});
  }
}

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {keep: {type: 'string'}},
  });
  const today = await measure(null);
  const many = await measure(Number(positionals[0] ?? 1000), values.keep);
  console.table(
    Object.fromEntries(
      Object.keys(today).map((name) => [
        name,
        {today: shown(today[name]), many: shown(many[name])},
      ]),
    ),
  );
}

function shown(number = NaN): number {
  return Math.round(number * 100) / 100;
}

void main();
