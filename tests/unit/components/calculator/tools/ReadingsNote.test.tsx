/** @jest-environment jsdom */
import {render, screen} from '@testing-library/react';
import ReadingsNote from '@site/src/components/calculator/tools/ReadingsNote';
import {dataFiles} from '@site/src/content/data/dataFiles';
import {cooperativeOfQuick, quickOf} from '@site/src/domain/calculator/quick';
import type {CalculatorState} from '@site/src/domain/calculator/state';

const quick = quickOf(dataFiles('.').rates.value);
const cooperative = cooperativeOfQuick(quick, dataFiles('.').rates.value);

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

test('readings are said to be with the cooperative, or in this tab only', () => {
  const {rerender} = render(<ReadingsNote state={state()} keeping={{kind: 'refused'}} />);
  expect(screen.getByText(/Nie udało się ich tu zachować: zginą po zamknięciu karty/)).toBeTruthy();
  rerender(<ReadingsNote state={state()} keeping={{kind: 'kept', keptMs: 0}} />);
  expect(
    screen.getByText(/wrócą po odświeżeniu strony; usuwa je „Usuń z urządzenia”/),
  ).toBeTruthy();
});
