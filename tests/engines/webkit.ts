import {asExpression, start, until, type Engine} from './engine';

const port = 4391;

/** A browser of WebKit's and the driver that starts it. */
export interface WebKitPort {
  readonly name: string;
  /** How its driver calls its own options. */
  readonly options: string;
  readonly driver: string;
  readonly browser: string;
  readonly args: readonly string[];
  /** Without a screen, Xvfb gives it one. */
  readonly needsScreen: boolean;
}

/** A WebKit, driven over WebDriver. */
export async function webkit({
  name,
  options,
  driver,
  browser,
  args: browserArgs,
  needsScreen,
}: WebKitPort): Promise<Engine> {
  const command = [driver, '--host=127.0.0.1', `--port=${port}`];
  const [program = '', ...args] =
    needsScreen && process.env.DISPLAY === undefined ? ['xvfb-run', '-a', ...command] : command;
  const {stop} = start(program, args);
  const call = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && {body: JSON.stringify(body)}),
    });
    const {value} = (await response.json()) as {value: unknown};
    if (!response.ok) {
      const {error, message} = value as {error: string; message: string};
      throw new Error(`${path}: ${error} ${message}`);
    }
    return value;
  };
  await until(() => call('GET', '/status').catch(() => null), 'the driver of WebKit answers');
  const {sessionId, capabilities} = (await call('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        [options]: {binary: browser, args: browserArgs},
      },
    },
  })) as {sessionId: string; capabilities: {browserVersion: string}};
  const at = `/session/${sessionId}`;
  return {
    name: `${name} ${capabilities.browserVersion}`,
    open: async (url) => {
      await call('POST', `${at}/url`, {url});
    },
    resize: async (width, height) => {
      // One without a window of its own refuses.
      await call('POST', `${at}/window/rect`, {x: 0, y: 0, width, height}).catch(() => null);
    },
    evaluate: async (run, ...args) => {
      const script = `return ${asExpression(run, args)}`;
      const value = (await call('POST', `${at}/execute/sync`, {script, args: []})) as string | null;
      return (value === null ? undefined : JSON.parse(value)) as never;
    },
    act: async (actions) => {
      await call('POST', `${at}/actions`, {actions});
    },
    // Its driver knows no command to print.
    print: () => Promise.resolve(null),
    close: async () => {
      await call('DELETE', at).catch(() => null);
      stop();
    },
  };
}
