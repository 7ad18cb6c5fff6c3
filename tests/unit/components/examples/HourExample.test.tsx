/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {fireEvent, render, screen} from '@testing-library/react';
import HourExample from '@site/src/components/examples/HourExample';

test('an hour is settled again when one of its sliders moves', () => {
  const {container} = render(<HourExample given="30" taken="9" />);
  expect(container).toHaveTextContent(/21 × 0,6 = 12,6 kWh/);
  fireEvent.input(screen.getByRole('slider', {name: /Członkowie oddali/}), {
    target: {value: '60'},
  });
  expect(container).toHaveTextContent(/51 × 0,6 = 30,6 kWh/);
  fireEvent.input(screen.getByRole('slider', {name: /Inni członkowie pobrali/}), {
    target: {value: '60'},
  });
  expect(container).toHaveTextContent(/Nadwyżka płynie do sieci 0 kWh/);
  fireEvent.input(screen.getByRole('slider', {name: /Członkowie oddali/}), {
    target: {value: '20'},
  });
  expect(container).toHaveTextContent(/Brakuje: z zapasu albo od sprzedawcy 40 kWh/);
});
