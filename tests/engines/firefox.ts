import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {asExpression, start, until, type Engine} from './engine';

interface Answer {
  readonly id?: number;
  readonly result?: Readonly<Record<string, unknown>>;
  readonly error?: string;
  readonly message?: string;
}

/** A Firefox, driven over WebDriver BiDi, which it speaks by itself. */
export async function firefox(program: string): Promise<Engine> {
  const profile = mkdtempSync(path.join(tmpdir(), 'engines-firefox-'));
  const {child, stop} = start(program, [
    '--headless',
    '--remote-debugging-port=0',
    '--no-remote',
    '--profile',
    profile,
  ]);
  let said = '';
  child.stderr?.on('data', (data: Buffer) => {
    said += data.toString();
  });
  const address = await until(
    () => Promise.resolve(/listening on (ws:\S+)/.exec(said)?.[1]),
    'Firefox listens',
    60_000,
  );
  const send = await connect(`${address}/session`);
  const {capabilities} = await send('session.new', {capabilities: {}});
  const {contexts} = await send('browsingContext.getTree', {});
  const [{context}] = contexts as [{context: string}];
  return {
    name: `Firefox ${(capabilities as {browserVersion: string}).browserVersion}`,
    open: async (url) => {
      await send('browsingContext.navigate', {context, url, wait: 'complete'});
    },
    resize: async (width, height) => {
      await send('browsingContext.setViewport', {context, viewport: {width, height}});
    },
    evaluate: async (run, ...args) => {
      const {result, exceptionDetails} = await send('script.evaluate', {
        expression: asExpression(run, args),
        target: {context},
        awaitPromise: true,
      });
      if (exceptionDetails !== undefined) {
        throw new Error((exceptionDetails as {text: string}).text);
      }
      const {value} = result as {value?: string};
      return (value === undefined ? undefined : JSON.parse(value)) as never;
    },
    act: async (actions) => {
      await send('input.performActions', {context, actions});
    },
    print: async () => {
      const {data} = await send('browsingContext.print', {
        context,
        page: {width: 21, height: 29.7},
      });
      return Buffer.from(data as string, 'base64');
    },
    close: async () => {
      await send('browser.close', {}).catch(() => null);
      stop();
      rmSync(profile, {recursive: true, force: true, maxRetries: 5});
    },
  };
}

/** Opens the socket; the function sends a command and gives its result. */
async function connect(
  url: string,
): Promise<(method: string, params: object) => Promise<Readonly<Record<string, unknown>>>> {
  const socket = new WebSocket(url);
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.addEventListener('message', ({data}) => {
    const answer = JSON.parse(String(data)) as Answer;
    waiting.get(answer.id ?? 0)?.(answer);
    waiting.delete(answer.id ?? 0);
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => {
      reject(new Error(`No connection to ${url}`));
    });
  });
  let last = 0;
  return (method, params) =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, ({result, error, message}) => {
        if (result === undefined) {
          reject(new Error(`${method}: ${error ?? ''} ${message ?? ''}`));
        } else {
          resolve(result);
        }
      });
      socket.send(JSON.stringify({id: last, method, params}));
    });
}
