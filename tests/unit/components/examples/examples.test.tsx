/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {render, fireEvent, screen} from '@testing-library/react';
import BillExample from '@site/src/components/examples/BillExample';
import HourExample from '@site/src/components/examples/HourExample';

describe('BillExample', () => {
  test('amounts have their thousands apart', () => {
    const rates = {excise: 0, grid: 0, renewables: 0, cogeneration: 0};
    const one = {operator: 'pge', name: 'PGE', energy: 0.5, ...rates} as const;
    const {container} = render(<BillExample kwh="24690" rates={[one]} />);
    expect(container).toHaveTextContent('0,5 zł za 1 kWh, razem 12 345,00 zł');
    expect(container).toHaveTextContent(
      'Netto przy stawkach PGE: znika 12 345,00 zł, niejasne 0,00 zł.',
    );
  });
});

describe('HourExample', () => {
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
});
