/** @jest-environment jsdom */
import {act, renderHook} from '@testing-library/react';
import type {CalculationReport, SavingRanges} from '@cooperative/settlement/answer';
import type {CooperativeInput} from '@cooperative/settlement/description';
import type {CalculatorAnswer} from '@site/src/browser/calculator/session';
import {startWorker} from '@site/src/browser/calculator/startWorker';
import {useCalculator} from '@site/src/browser/calculator/useCalculator';
import type {Calculation} from '@site/src/browser/calculator/calculation';

jest.mock('@site/src/browser/calculator/startWorker');
jest.mock('@site/packages/settlement/src/cooperative/answer', () => ({answerOf: () => null}));

/** What was asked of the worker: the name of the call and its arguments. */
let asked: [string, ...unknown[]][];
let worker: EventTarget;
/** What a call gives. */
let reply: (name: string) => Promise<unknown>;

/** Comlink's side of a worker whose answers the tests give. */
jest.mock('comlink', () => ({
  wrap: () =>
    new Proxy(
      {},
      {
        get:
          (_, name: string) =>
          (...given: unknown[]) => {
            asked.push([name, ...given]);
            return reply(name);
          },
      },
    ),
  proxy: (listen: unknown) => listen,
}));

/** The settlement with this number, from 1, tells a part of its answer. */
function answer(id: number, part: CalculatorAnswer): void {
  const tell = asked.filter(([name]) => name === 'settle')[id - 1]?.[2];
  act(() => (tell as (part: CalculatorAnswer) => void)(part));
}

beforeEach(() => {
  jest.useFakeTimers();
  asked = [];
  reply = () => new Promise(() => undefined);
  worker = Object.assign(new EventTarget(), {terminate: () => undefined});
  jest
    .mocked(startWorker)
    .mockReset()
    .mockReturnValue(worker as unknown as Worker);
});

afterEach(() => {
  jest.useRealTimers();
});

function pause(): void {
  act(() => jest.advanceTimersByTime(120));
}

/** The hook only passes inputs and reports along. */
const one = {start: 'one'} as unknown as CooperativeInput;
const other = {start: 'other'} as unknown as CooperativeInput;
const report = {} as CalculationReport;
const rates = {};

function calculate() {
  return renderHook<Calculation, CooperativeInput | null>((input) => useCalculator(input, rates), {
    initialProps: one,
  });
}

const inputOf = (start: string): CooperativeInput => ({start}) as unknown as CooperativeInput;
const settled = (): readonly CooperativeInput[] =>
  asked.flatMap(([name, input]) => (name === 'settle' ? [input as CooperativeInput] : []));

test('a change after a rest is settled at once, of those that follow it soon only the last', () => {
  const {result, rerender} = calculate();
  expect(asked.map(([name]) => name)).toEqual(['open', 'settle']);
  answer(1, {kind: 'report', report});
  expect(result.current.report).toBe(report);
  pause();
  const typed = ['2', '24', '240', '2400'].map(inputOf);
  for (const [key, input] of typed.entries()) {
    rerender(input);
    expect(settled()).toEqual([one, typed[0]]);
    act(() => jest.advanceTimersByTime(key === 3 ? 119 : 60));
  }
  expect(settled()).toHaveLength(2);
  pause();
  expect(settled()).toEqual([one, typed[0], typed[3]]);
  rerender(other);
  expect(settled().at(-1)).toBe(other);
});

test('what waits for a pause in typing is not settled after it was stopped', () => {
  const {result, rerender} = calculate();
  answer(1, {kind: 'report', report});
  rerender(other);
  act(() => result.current.cancel());
  pause();
  expect(asked).toHaveLength(2);
  expect(result.current.isBusy).toBe(false);
});

test('a question asked anew ends the one before the first answer', () => {
  const {result, rerender} = calculate();
  rerender(other);
  answer(1, {kind: 'report', report});
  expect(result.current.report).toBeNull();
  answer(2, {kind: 'report', report});
  expect(result.current.answered).toBe(other);
});

test('a report stays with the input it was computed from', () => {
  const {result, rerender} = calculate();
  answer(1, {kind: 'report', report});
  rerender(other);
  // It comes while the newer input waits for a pause in typing.
  answer(1, {kind: 'report', report});
  expect(result.current.report).toBe(report);
  expect(result.current.answered).toBe(one);
  pause();
  answer(2, {kind: 'errors', errors: [{field: 'x', message: 'Popraw x.'}]});
  expect(result.current.answered).toBe(one);
  rerender(null);
  expect(result.current.answered).toBe(one);
  void result.current.membersInHour(5);
  expect(asked.at(-1)).toEqual(['membersInHour', one, 5]);
});

test('an answer is old as long as the newest input has none: wrong, waiting, refused or stopped', () => {
  const {result, rerender} = calculate();
  expect(result.current.isOld).toBe(false);
  answer(1, {kind: 'report', report});
  expect(result.current.isOld).toBe(false);
  rerender(null);
  expect(result.current.isOld).toBe(true);
  rerender(other);
  pause();
  expect(result.current.isOld).toBe(true);
  answer(2, {kind: 'errors', errors: [{field: 'x', message: 'Popraw x.'}]});
  expect(result.current.isOld).toBe(true);
  rerender({...one});
  act(() => result.current.cancel());
  expect(result.current).toMatchObject({isOld: true, isStopped: true});
  act(() => result.current.retry());
  pause();
  answer(4, {kind: 'report', report});
  expect(result.current).toMatchObject({isOld: false, isStopped: false});
});

test('what was stopped leaves nothing of an earlier answer beside the newer one', () => {
  const {result, rerender} = calculate();
  const all = (id: number): void => {
    answer(id, {kind: 'report', report});
    answer(id, {kind: 'ranges', ranges: {} as SavingRanges});
    answer(id, {kind: 'curve', points: [], best: null});
  };
  all(1);
  expect(result.current).toMatchObject({ranges: {}, curve: []});
  rerender(other);
  pause();
  answer(2, {kind: 'report', report});
  act(() => result.current.cancel());
  expect(result.current).toMatchObject({ranges: null, curve: null, isOld: false});
});

test('a worker that dies is told, and so is all that was asked of it; the next try has a new one', async () => {
  const {result} = calculate();
  answer(1, {kind: 'report', report});
  const members = result.current.membersInHour(5);
  await act(async () => {
    worker.dispatchEvent(new Event('error', {cancelable: true}));
    await expect(members).resolves.toEqual([]);
  });
  expect(result.current).toMatchObject({hasFailed: true, isBusy: false, report});
  answer(1, {kind: 'ranges', ranges: {} as SavingRanges});
  expect(result.current.ranges).toBeNull();
  act(() => result.current.retry());
  pause();
  expect(startWorker).toHaveBeenCalledTimes(2);
  expect(result.current.hasFailed).toBe(false);
});

test('what the worker throws, as when a part of it does not come, is told too', async () => {
  const {result} = calculate();
  answer(1, {kind: 'report', report});
  reply = () => Promise.reject(new Error('no such chunk'));
  await act(async () => {
    await expect(result.current.readDescription('{}')).resolves.toEqual({ok: false, errors: []});
  });
  expect(result.current).toMatchObject({hasFailed: true, report});
});
