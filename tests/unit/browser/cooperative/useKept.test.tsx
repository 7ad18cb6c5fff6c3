/** @jest-environment jsdom */
import {useState} from 'react';
import {act, renderHook} from '@testing-library/react';
import type {Kept} from '@site/src/browser/cooperative/store';
import {useKept} from '@site/src/browser/cooperative/useKept';
import {notify} from '@site/src/browser/notifications/notify';

jest.mock('@site/src/browser/navigation/useAskBeforeLeaving');
jest.mock('@site/src/browser/notifications/notify');

/** A cooperative as a tool would have it; null is none. */
type State = string | null;

interface Asked<Value> {
  readonly answer: (value: Value) => Promise<void>;
}

/** A device that answers when the test wants. */
function slowDevice() {
  const finds: Asked<Kept<State> | null>[] = [];
  const writes: (Asked<null> & {readonly state: State; readonly known: Kept<State> | null})[] = [];
  const asking = <Value,>(ask: (asked: Asked<Value>) => void): Promise<Value> =>
    new Promise((resolve) => {
      ask({
        answer: async (value) =>
          act(async () => {
            resolve(value);
            await Promise.resolve();
          }),
      });
    });
  const use = {
    store: () =>
      Promise.resolve({
        find: () => asking<Kept<State> | null>((asked) => finds.push(asked)),
        keep: async (state: State, known: Kept<State> | null) => {
          await asking<null>((asked) => writes.push({...asked, state, known}));
          return kept(known?.id ?? 'new', state);
        },
      }),
    empty: null,
    join: (found: State, added: State) => `${found} ${added}`,
  };
  return {finds, writes, use};
}

function kept(id: string, state: State): Kept<State> {
  return {id, state, revision: 1, keptMs: 0};
}

/** The hook with the state it keeps, once it looks for what there is. */
async function keeping() {
  const device = slowDevice();
  const {result, unmount} = renderHook(() => {
    const [state, setState] = useState<State>(null);
    return {state, setState, ...useKept(state, setState, device.use)};
  });
  await act(() => Promise.resolve());
  const change = async (state: State): Promise<void> =>
    act(async () => {
      result.current.setState(state);
      await Promise.resolve();
    });
  const open = async (id: string): Promise<void> =>
    act(async () => {
      result.current.open(id);
      await Promise.resolve();
    });
  return {...device, result, unmount, change, open};
}

test('What is still being written of one cooperative is not taken for the one opened meanwhile', async () => {
  const {finds, writes, result, change, open} = await keeping();
  await finds[0]?.answer(kept('first', 'first'));
  await change('first, changed');
  expect(writes).toHaveLength(1);
  await open('second');
  await writes[0]?.answer(null);
  expect(result.current.state).toBeNull();
  await finds[1]?.answer(kept('second', 'second'));
  expect(result.current.state).toBe('second');
  expect(writes).toHaveLength(1);

  // What follows is kept in its own place.
  await change('second, changed');
  expect(writes.slice(1)).toMatchObject([{state: 'second, changed', known: {id: 'second'}}]);
  await writes[1]?.answer(null);
  expect(result.current.keeping).toEqual({kind: 'kept', keptMs: 0});
});

test('What is found before the other is written stays the one that is known', async () => {
  const {finds, writes, result, change, open} = await keeping();
  await finds[0]?.answer(kept('first', 'first'));
  await change('first, changed');
  await open('second');
  await finds[1]?.answer(kept('second', 'second'));
  await change('second, changed');
  await writes[0]?.answer(null);
  expect(writes.map(({state, known}) => [state, known?.id])).toEqual([
    ['first, changed', 'first'],
    ['second, changed', 'second'],
  ]);
  await writes[1]?.answer(null);
  expect(result.current.state).toBe('second, changed');
});

test('Of two searches the later one is shown, whichever ends first', async () => {
  const {finds, writes, result, open} = await keeping();
  await open('second');
  await finds[1]?.answer(kept('second', 'second'));
  await finds[0]?.answer(kept('first', 'first'));
  expect(result.current.state).toBe('second');
  await open('third');
  await open('fourth');
  await finds[2]?.answer(kept('third', 'third'));
  expect(result.current.state).toBeNull();
  expect(result.current.keeping).toEqual({kind: 'finding'});
  await finds[3]?.answer(kept('fourth', 'fourth'));
  expect(result.current.state).toBe('fourth');
  expect(writes).toEqual([]);
});

test('What is offered about a cooperative ends once another is shown', async () => {
  const {finds, writes, result, unmount, change, open} = await keeping();
  await finds[0]?.answer(kept('first', 'first'));
  const ofFirst = result.current.whileOpen();
  await change('first, changed');
  await writes[0]?.answer(null);
  expect(ofFirst.aborted).toBe(false);
  await open('second');
  expect(ofFirst.aborted).toBe(true);
  await finds[1]?.answer(kept('second', 'second'));
  const ofSecond = result.current.whileOpen();

  // The same one, as another tab changed it; then one in its place.
  act(() => result.current.findAgain());
  await act(() => Promise.resolve());
  await finds[2]?.answer(kept('second', 'second, changed'));
  expect(ofSecond.aborted).toBe(false);
  act(() => result.current.findAgain());
  await act(() => Promise.resolve());
  await finds[3]?.answer(kept('third', 'third'));
  expect(ofSecond.aborted).toBe(true);

  const ofThird = result.current.whileOpen();
  unmount();
  expect(ofThird.aborted).toBe(true);
});

describe('A page that is left while a change is written', () => {
  /** As browsers have it: one that is closed says nothing any more. */
  class Channel extends EventTarget {
    static readonly told: string[] = [];
    private isClosed = false;

    constructor(private readonly name: string) {
      super();
    }

    postMessage(): void {
      if (this.isClosed) {
        throw new DOMException('Channel is closed', 'InvalidStateError');
      }
      Channel.told.push(this.name);
    }

    close(): void {
      this.isClosed = true;
    }
  }

  beforeEach(() => {
    Object.assign(window, {BroadcastChannel: Channel});
  });

  afterEach(() => {
    Reflect.deleteProperty(window, 'BroadcastChannel');
  });

  test('is kept whole, tells the other tabs, and says nothing of a loss', async () => {
    const {finds, writes, unmount, change} = await keeping();
    await finds[0]?.answer(kept('first', 'first'));
    await change('first, a');
    await change('first, ab');
    unmount();
    await writes[0]?.answer(null);
    await writes[1]?.answer(null);
    expect(writes.map(({state}) => state)).toEqual(['first, a', 'first, ab']);
    expect(Channel.told).toHaveLength(2);
    expect(notify).not.toHaveBeenCalled();
  });
});
