import {spawn, type ChildProcess} from 'node:child_process';

/** What a walk needs of a browser, whatever protocol it is driven by. */
export interface Engine {
  readonly name: string;
  open(url: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Runs a function of the page's own world and hands back what it returns, as JSON. */
  evaluate<T, A extends readonly unknown[]>(
    run: (...args: A) => T,
    ...args: A
  ): Promise<Awaited<T>>;
  /** Does input actions, in the form that WebDriver and BiDi share. */
  act(actions: readonly object[]): Promise<void>;
  /** The page printed on A4, as PDF; null if the engine's driver cannot print. */
  print(): Promise<Buffer | null>;
  close(): Promise<void>;
}

/** A function and its arguments as an expression that gives JSON. */
export function asExpression(run: (...args: never[]) => unknown, args: readonly unknown[]): string {
  return `(async () => JSON.stringify(await (${String(run)})(...${JSON.stringify(args)})))()`;
}

/** Starts a program in a group of its own; `stop` ends all of it. */
export function start(
  program: string,
  args: readonly string[],
): {readonly child: ChildProcess; readonly stop: () => void} {
  const child = spawn(program, args, {detached: true, stdio: ['ignore', 'ignore', 'pipe']});
  return {
    child,
    stop: () => {
      if (child.pid !== undefined && child.exitCode === null) {
        process.kill(-child.pid);
      }
    },
  };
}

/** Tries until it gives something, for at most the time given. */
export async function until<T>(
  look: () => Promise<T | null | undefined | false>,
  what: string,
  patienceMs = 30_000,
): Promise<T> {
  const end = Date.now() + patienceMs;
  for (;;) {
    const found = await look();
    if (found !== null && found !== undefined && found !== false) {
      return found;
    }
    if (Date.now() > end) {
      throw new Error(`not within ${patienceMs / 1000} s: ${what}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
