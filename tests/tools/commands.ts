import {spawnSync} from 'node:child_process';
import path from 'node:path';
import type {Command} from '@site/src/cli/terminal/run';
import type {ContentError} from '@site/src/content/problem';

interface Outcome {
  /** What the process ends with. */
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
  /** All of it. */
  readonly said: string;
}

/** The command of a script that was loaded last; `npmRun` runs them with the real runner. */
let mockLoaded: Command;
jest.mock('@site/src/cli/terminal/run', () => ({
  run: (command: Command) => {
    mockLoaded = command;
  },
}));
const commands = new Map<string, Command>();

/** Runs a command of `src/cli` here, which takes no time to start, in a folder. */
export async function runHere(
  script: string,
  words: readonly string[],
  cwd = process.cwd(),
): Promise<Outcome> {
  if (!commands.has(script)) {
    await import(`@site/src/cli/${script}`);
    commands.set(script, mockLoaded);
  }
  const stdout: unknown[] = [];
  const stderr: unknown[] = [];
  const before = process.cwd();
  process.chdir(cwd);
  jest.spyOn(console, 'log').mockImplementation((line) => void stdout.push(line));
  jest.spyOn(console, 'error').mockImplementation((line) => void stderr.push(line));
  let isFine = false;
  try {
    isFine = (await commands.get(script)?.([...words])) ?? false;
  } catch (error) {
    stderr.push((error as ContentError).message);
  } finally {
    process.chdir(before);
    jest.restoreAllMocks();
  }
  return outcome(isFine ? 0 : 1, stdout.join('\n'), stderr.join('\n'));
}

/** Runs a command as npm does. */
export function npmRun(script: string, words: readonly string[], cwd = process.cwd()): Outcome {
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    [path.resolve('src/cli/run.mjs'), path.resolve(`src/cli/${script}.ts`), ...words],
    {cwd, encoding: 'utf8', maxBuffer: 1e8},
  );
  return outcome(status, stdout, stderr);
}

function outcome(code: number | null, stdout: string, stderr: string): Outcome {
  return {code, stdout, stderr, said: [stdout, stderr].filter(Boolean).join('\n')};
}
