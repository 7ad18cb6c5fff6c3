/** @jest-environment jsdom */
import {act, renderHook} from '@testing-library/react';
import type {CalculationReport, SavingRanges} from '@cooperative/settlement/cooperative/shapes';
import type {CooperativeInput} from '@cooperative/settlement/cooperative/description/schema';
import type {CalculatorAnswer, CalculatorRequest} from '@site/src/browser/calculator/protocol';
import {startWorker} from '@site/src/browser/calculator/startWorker';
import {useCalculator} from '@site/src/browser/calculator/useCalculator';
import type {Calculation} from '@site/src/browser/calculator/calculation';

jest.mock('@site/src/browser/calculator/startWorker');
jest.mock('@cooperative/settlement/cooperative/answer', () => ({answerOf: () => null}));

let asked: CalculatorRequest[];
let answer: (data: CalculatorAnswer) => void;

beforeEach(() => {
  jest.useFakeTimers();
  asked = [];
  const worker = Object.assign(new EventTarget(), {
    postMessage: (request: CalculatorRequest) => asked.push(request),
    terminate: () => undefined,
  });
  jest.mocked(startWorker).mockReturnValue(worker as unknown as Worker);
  answer = (data) => {
    act(() => {
      worker.dispatchEvent(new MessageEvent('message', {data}));
    });
  };
});

afterEach(() => {
  jest.useRealTimers();
});

function pause(): void {
  act(() => {
    jest.advanceTimersByTime(120);
  });
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
  asked.flatMap((request) => (request.kind === 'settle' ? [request.input] : []));

test('a change after a rest is settled at once, of those that follow it soon only the last', () => {
  const {result, rerender} = calculate();
  expect(asked.map(({kind}) => kind)).toEqual(['rates', 'settle']);
  answer({kind: 'report', id: 1, report});
  expect(result.current.report).toBe(report);
  pause();
  const typed = ['2', '24', '240', '2400'].map(inputOf);
  for (const [key, input] of typed.entries()) {
    rerender(input);
    expect(settled()).toEqual([one, typed[0]]);
    act(() => {
      jest.advanceTimersByTime(key === 3 ? 119 : 60);
    });
  }
  expect(settled()).toHaveLength(2);
  pause();
  expect(settled()).toEqual([one, typed[0], typed[3]]);
  rerender(other);
  expect(settled().at(-1)).toBe(other);
});

test('what waits for a pause in typing is not settled after it was stopped', () => {
  const {result, rerender} = calculate();
  answer({kind: 'report', id: 1, report});
  rerender(other);
  act(() => {
    result.current.cancel();
  });
  pause();
  expect(asked).toHaveLength(2);
  expect(result.current.isBusy).toBe(false);
});

test('a question asked anew ends the one before the first answer', () => {
  const {result, rerender} = calculate();
  rerender(other);
  answer({kind: 'report', id: 1, report});
  expect(result.current.report).toBeNull();
  answer({kind: 'report', id: 2, report});
  expect(result.current.countedInput).toBe(other);
});

test('a report stays with the input it was computed from', () => {
  const {result, rerender} = calculate();
  answer({kind: 'report', id: 1, report});
  rerender(other);
  // It comes while the newer input waits for a pause in typing.
  answer({kind: 'report', id: 1, report});
  expect(result.current.report).toBe(report);
  expect(result.current.countedInput).toBe(one);
  pause();
  answer({kind: 'errors', id: 2, errors: [{field: 'x', message: 'Popraw x.'}]});
  expect(result.current.countedInput).toBe(one);
  rerender(null);
  expect(result.current.countedInput).toBe(one);
  void result.current.membersInHour(5);
  expect(asked.at(-1)).toMatchObject({kind: 'hour', hour: 5});
  expect(asked.at(-1)).toHaveProperty('input', one);
});

test('an answer is old as long as the newest input has none: wrong, waiting, refused or stopped', () => {
  const {result, rerender} = calculate();
  expect(result.current.isOld).toBe(false);
  answer({kind: 'report', id: 1, report});
  expect(result.current.isOld).toBe(false);
  rerender(null);
  expect(result.current.isOld).toBe(true);
  rerender(other);
  pause();
  expect(result.current.isOld).toBe(true);
  answer({kind: 'errors', id: 2, errors: [{field: 'x', message: 'Popraw x.'}]});
  expect(result.current.isOld).toBe(true);
  rerender({...one});
  act(() => {
    result.current.cancel();
  });
  expect(result.current).toMatchObject({isOld: true, isStopped: true});
  act(() => {
    result.current.retry();
  });
  pause();
  answer({kind: 'report', id: 1, report});
  expect(result.current).toMatchObject({isOld: false, isStopped: false});
});

test('what was stopped leaves nothing of an earlier answer beside the newer one', () => {
  const {result, rerender} = calculate();
  const all = (id: number): void => {
    answer({kind: 'report', id, report});
    answer({kind: 'ranges', id, ranges: {} as SavingRanges});
    answer({kind: 'curve', id, points: [], best: null});
  };
  all(1);
  expect(result.current).toMatchObject({ranges: {}, curve: []});
  rerender(other);
  pause();
  answer({kind: 'report', id: 2, report});
  act(() => {
    result.current.cancel();
  });
  expect(result.current).toMatchObject({ranges: null, curve: null, isOld: false});
});
