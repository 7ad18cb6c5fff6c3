import {execFileSync, execSync} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {writeFolder} from './folder';
import {readOnPage} from './page';

/*
 * How fast a cooperative's year of files is read: npm run bench:reading. Beside it, in the same run and on the same
 * files, a loop over their bytes and DuckDB; what counts are the ratios, as machines differ. After npm run build the page
 * reads them too, and the best of its visits is printed.
 */

/** At most as many times the clock of DuckDB, and as much memory. */
const limits = {timesDuckDb: 2.5, megabytes: 200};
const pageLimits = {allMs: 3000, longestTaskMs: 100, megabytes: 220};
const rounds = 3;

const scripts: unknown = JSON.parse(readFileSync('package.json', 'utf8'));
const bench = 'tests/bench/reading';
const build = 'build';

interface Used {
  readonly wallS: number;
  readonly processorS: number;
  readonly megabytes: number;
  readonly printed: string;
}

/** Runs a command with its processes measured, and takes the shortest round. */
function measure(command: string, folder: string): Used {
  const usedFile = path.join(folder, '..', 'used.jsonl');
  const tries = Array.from({length: rounds}, (): Used => {
    rmSync(usedFile, {force: true});
    const since = performance.now();
    const printed = execSync(`${command} ${folder}`, {
      encoding: 'utf8',
      maxBuffer: 1e9,
      env: {
        ...process.env,
        PATH: `${path.resolve('node_modules/.bin')}${path.delimiter}${process.env.PATH ?? ''}`,
        NODE_OPTIONS: `--require ${path.resolve('tests/bench/scale/processor.cjs')}`,
        USED_FILE: usedFile,
      },
    });
    const wallS = (performance.now() - since) / 1000;
    const processes = readFileSync(usedFile, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as {seconds: number; megabytes: number});
    return {
      wallS,
      processorS: processes.reduce((sum, {seconds}) => sum + seconds, 0),
      megabytes: Math.max(...processes.map(({megabytes}) => megabytes)),
      printed,
    };
  });
  return tries.reduce((best, one) => (one.wallS < best.wallS ? one : best));
}

/** The command as package.json starts it. */
function rozlicz(): string {
  const {scripts: named} = scripts as {readonly scripts: Readonly<Record<string, string>>};
  return named.rozlicz ?? '';
}

interface Printed {
  readonly months: readonly {
    readonly points: readonly {readonly withdrawnKwh: number; readonly injectedKwh: number}[];
  }[];
}

async function main(): Promise<void> {
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefix', bench], {
    stdio: 'ignore',
  });
  const temporary = mkdtempSync(path.join(os.tmpdir(), 'reading-'));
  const folder = path.join(temporary, 'spoldzielnia');
  try {
    const megabytes = writeFolder(folder) / 1e6;
    const loop = measure(`node ${bench}/loop.mjs`, folder);
    const duckDb = measure(`node ${bench}/duckdb.mjs`, folder);
    const ours = measure(rozlicz(), folder);
    const {months} = JSON.parse(ours.printed) as Printed;
    const points = months.flatMap((month) => month.points);
    const sums = JSON.parse(duckDb.printed) as {withdrawnKwh: number; injectedKwh: number};
    const sumOf = (key: keyof typeof sums): number =>
      points.reduce((sum, point) => sum + point[key], 0);
    const areSame = (['withdrawnKwh', 'injectedKwh'] as const).every(
      (key) => Math.abs(sumOf(key) - sums[key]) < 0.01,
    );
    console.log(
      `Files: ${megabytes.toFixed(1)} MB. Same sums as DuckDB: ${areSame ? 'yes' : 'NO'}`,
    );
    const rows = {'loop over the bytes': loop, DuckDB: duckDb, rozlicz: ours};
    console.table(
      Object.fromEntries(
        Object.entries(rows).map(([name, used]) => [
          name,
          {
            'wall, s': Number(used.wallS.toFixed(2)),
            'processor, s': Number(used.processorS.toFixed(2)),
            'memory, MB': Math.round(used.megabytes),
            'times the wall of DuckDB': Number((used.wallS / duckDb.wallS).toFixed(2)),
            'its processor time': Number((used.processorS / duckDb.processorS).toFixed(2)),
          },
        ]),
      ),
    );
    const isSlow = ours.wallS > limits.timesDuckDb * duckDb.wallS;
    if (!areSame || isSlow || ours.megabytes > limits.megabytes) {
      console.log(`Over the limit: ${limits.timesDuckDb} × DuckDB, ${limits.megabytes} MB.`);
      process.exitCode = 1;
    }
    if (existsSync(build)) {
      await tellPage(folder);
    }
  } finally {
    rmSync(temporary, {recursive: true});
  }
}

/** What the visitor of the page waits for: the visit with the earliest result. Its memory is an aim, not reached yet. */
async function tellPage(folder: string): Promise<void> {
  const visits: Awaited<ReturnType<typeof readOnPage>>[] = [];
  for (let round = 0; round < rounds; round += 1) {
    visits.push(await readOnPage(build, folder));
  }
  const best = visits.reduce((first, one) => (one.allMs < first.allMs ? one : first));
  console.log(
    `Page: first file ${best.firstMs.toFixed(0)} ms, all ${best.allMs.toFixed(0)} ms (${pageLimits.allMs}), told ${best.told} times, longest task ${best.longestTaskMs.toFixed(0)} ms (${pageLimits.longestTaskMs}), processor ${best.cpuMs.toFixed(0)} ms, memory ${best.peakMb.toFixed(0)} MB (${pageLimits.megabytes}).`,
  );
  if (best.allMs > pageLimits.allMs || best.longestTaskMs > pageLimits.longestTaskMs) {
    process.exitCode = 1;
  }
}

void main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
