/** @jest-environment jsdom */
import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {readingsStore} from '@site/src/browser/calculator/readingsStore';
import {onNotification} from '@site/src/browser/notifications/notify';
import ReadingsNote from '@site/src/components/calculator/tools/ReadingsNote';
import {dataFiles} from '@site/src/content/data/dataFiles';
import {cooperativeOfQuick, quickOf} from '@site/src/domain/calculator/quick';
import type {CalculatorState} from '@site/src/domain/calculator/state';

jest.mock('@site/src/browser/calculator/readingsStore', () => ({
  readingsStore: {keep: jest.fn(), isEmpty: jest.fn(), clear: jest.fn()},
}));

const store = jest.mocked(readingsStore);
const dated = dataFiles('.').rates.value;
const quick = quickOf(dated);
const cooperative = cooperativeOfQuick(quick, dated);

/** One member has hourly readings. */
function state(): CalculatorState {
  if (!cooperative) {
    throw new Error('The example is complete.');
  }
  const [first, ...others] = cooperative.members;
  const readings = {
    startUtc: '2025-12-31T23:00Z',
    withdrawn: new Float64Array(2),
    injected: new Float64Array(2),
  };
  const members = first ? [{...first, readings}, ...others] : others;
  return {description: {mode: 'full', quick, cooperative: {...cooperative, members}}, variants: []};
}

const refusal = /Nie udało się ich tu zachować: zginą po zamknięciu karty/;

test('readings that the device could not take are said to be in this tab only, and are tried again', async () => {
  store.keep.mockRejectedValueOnce(new Error('No room.')).mockResolvedValueOnce();
  const {rerender} = render(<ReadingsNote state={state()} />);
  expect(await screen.findByText(refusal)).toBeTruthy();
  rerender(<ReadingsNote state={state()} />);
  expect(await screen.findByText(/wrócą po odświeżeniu strony/)).toBeTruthy();
});

test('readings that could not be deleted are not said to be gone', async () => {
  store.keep.mockResolvedValue();
  store.clear.mockRejectedValue(new Error('The browser refused.'));
  const told: string[] = [];
  const stop = onNotification(({kind, text}) => told.push(`${kind}: ${text}`));
  render(<ReadingsNote state={state()} />);
  const button = await screen.findByRole('button', {name: 'Usuń odczyty z tego urządzenia'});
  await userEvent.click(button);
  expect(told).toEqual(['error: Nie udało się usunąć odczytów z tego urządzenia.']);
  expect(screen.getByRole('button')).toBe(button);
  stop();
});
