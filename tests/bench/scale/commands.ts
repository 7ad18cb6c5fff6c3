import {execFileSync, spawn} from 'node:child_process';
import {once} from 'node:events';
import {appendFileSync, existsSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';

const port = 4309;
const command = ['node_modules/@docusaurus/core/bin/docusaurus.mjs'];
const patienceMs = 300_000;

interface Used {
  readonly seconds: number;
  readonly megabytes: number;
}

/** Processor time of a build and the most memory one of its processes held. */
export function measureBuild(dir: string): Record<string, number> {
  const since = performance.now();
  execFileSync('node', [...command, 'build'], {cwd: dir, stdio: 'inherit', env: measured(dir)});
  const used = readUsed(dir);
  return {
    'build: processor, s': used.reduce((total, {seconds}) => total + seconds, 0),
    'build: clock, s': (performance.now() - since) / 1000,
    'build: memory, MB': Math.max(...used.map(({megabytes}) => megabytes)),
  };
}

/** Processor time until the development server answers, and what it uses for one changed article. */
export async function measureStart(dir: string): Promise<Record<string, number>> {
  const server = spawn('node', [...command, 'start', '--no-open', '--port', String(port)], {
    cwd: dir,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const output: string[] = [];
  server.stdout.on('data', (text: Buffer) => output.push(text.toString()));
  const compiled = (): number => output.join('').match(/compiled/gi)?.length ?? 0;
  const until = async (isDone: () => boolean): Promise<void> => {
    for (let waited = 0; !isDone(); waited += 50) {
      if (waited > patienceMs || server.exitCode !== null) {
        throw new Error(`The development server does not answer:\n${output.join('')}`);
      }
      await pause(50);
    }
  };
  try {
    await until(() => compiled() > 0);
    const ready = processorSeconds(server.pid);
    const before = await quietProcessor(server.pid);
    const known = compiled();
    appendFileSync(path.join(dir, 'baza-wiedzy/rozliczenia/rozliczenie-1-do-06.md'), '\nZmiana.\n');
    await until(() => compiled() > known);
    return {
      'start: processor, s': ready,
      'edit: processor, s': processorSeconds(server.pid) - before,
    };
  } finally {
    server.kill();
    await once(server, 'exit');
  }
}

/** Waits until a process rests: three seconds after it has answered, the server begins to check the content. */
async function quietProcessor(pid = 0): Promise<number> {
  for (let before = processorSeconds(pid); ;) {
    await pause(4000);
    const now = processorSeconds(pid);
    if (now - before < 0.2) {
      return now;
    }
    before = now;
  }
}

/** So far used by a running process, in the only way another process can tell: as the kernel counts, in ticks of 10 ms. */
function processorSeconds(pid = 0): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

function measured(dir: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    USED_FILE: usedFile(dir),
    NODE_OPTIONS: `--require ${path.join(__dirname, 'processor.cjs')}`,
  };
}

function usedFile(dir: string): string {
  return path.join(dir, 'used.log');
}

function readUsed(dir: string): Used[] {
  const file = usedFile(dir);
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  rmSync(file, {force: true});
  return lines.map((line) => JSON.parse(line) as Used);
}
