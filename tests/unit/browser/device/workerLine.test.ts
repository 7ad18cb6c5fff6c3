import {expose} from 'comlink';
import {NoAnswer, WorkerLine} from '@site/src/browser/device/workerLine';

const api = {
  given: 0,
  open(given: number): void {
    api.given = given;
  },
  double: (value: number): number => value * 2 + api.given,
  refuse(): never {
    throw new RangeError('Too much.');
  },
  never: (): Promise<void> => new Promise(() => undefined),
  async count(tell: (step: number) => unknown): Promise<string> {
    await tell(1);
    await tell(2);
    return 'counted';
  },
};

/** All ends of channels, also those that Comlink opens: one that stays open keeps the tests from ending. */
const ports: MessagePort[] = [];
globalThis.MessageChannel = class extends MessageChannel {
  constructor() {
    super();
    ports.push(this.port1, this.port2);
  }
};

/** What a page sees of workers, of which one end of a channel stands in for each. */
function workers(): {started: EventTarget[]; start: () => Worker} {
  const started: EventTarget[] = [];
  return {
    started,
    start: () => {
      const {port1, port2} = new MessageChannel();
      expose(api, port2);
      port1.start();
      started.push(port1);
      const terminate = (): void => port1.close();
      return Object.assign(port1, {terminate}) as unknown as Worker;
    },
  };
}

const failure = (): Event => new Event('error', {cancelable: true});

beforeEach(() => {
  api.given = 0;
});

afterEach(() => {
  for (const port of ports.splice(0)) {
    port.close();
  }
});

test('a worker starts with the first question, hears the greeting before it, and tells as it goes', async () => {
  const {started, start} = workers();
  const line = new WorkerLine<typeof api>(start, (worker) => worker.open(5));
  expect(started).toHaveLength(0);
  await expect(line.ask((worker) => worker.double(20))).resolves.toBe(45);
  const steps: number[] = [];
  const last = line.ask((worker, hear) => worker.count(hear((step: number) => steps.push(step))));
  await expect(last).resolves.toBe('counted');
  expect(steps).toEqual([1, 2]);
  expect(started).toHaveLength(1);
});

test('what the worker throws comes as an error, and the worker goes on', async () => {
  const {start} = workers();
  const line = new WorkerLine<typeof api>(start);
  await expect(line.ask((worker) => worker.refuse())).rejects.toThrow('Too much.');
  await expect(line.ask((worker) => worker.double(1))).resolves.toBe(2);
});

test.each([
  ['dies', 'failed'],
  ['is closed', 'closed'],
  ['takes too long', 'tooLong'],
] as const)(
  'of a worker that %s, all that was asked is rejected; the next has a new one',
  async (_, reason) => {
    const {started, start} = workers();
    const line = new WorkerLine<typeof api>(start);
    const asked = [line.ask((worker) => worker.never()), line.ask((worker) => worker.never())];
    if (reason === 'failed') {
      started[0]?.dispatchEvent(failure());
    } else {
      line.close(reason);
    }
    for (const one of asked) {
      await expect(one).rejects.toMatchObject(new NoAnswer(reason));
      await expect(one).rejects.toHaveProperty('reason', reason);
    }
    await expect(line.ask((worker) => worker.double(1))).resolves.toBe(2);
    expect(started).toHaveLength(2);
    line.close();
  },
);

test('nothing is heard of a worker after it was closed', async () => {
  const {start} = workers();
  const line = new WorkerLine<typeof api>(start);
  const steps: number[] = [];
  const asked = line.ask((worker, hear) =>
    worker.count(
      hear((step: number) => {
        steps.push(step);
        line.close();
      }),
    ),
  );
  await expect(asked).rejects.toBeInstanceOf(NoAnswer);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(steps).toEqual([1]);
});
