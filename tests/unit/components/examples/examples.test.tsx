/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {render, fireEvent, screen} from '@testing-library/react';
import BillExample from '@site/src/components/examples/BillExample';
import {kwhComponents} from '@cooperative/settlement/rates';
import {kwhRates, type KwhRates} from '@site/src/domain/calculator/kwhRates';
import HourExample from '@site/src/components/examples/HourExample';
import {rates} from '../../../../packages/settlement/tests/samples/calculation';

describe('BillExample', () => {
  test('amounts have their thousands apart', () => {
    const free = Object.fromEntries(kwhComponents.map((component) => [component, 0]));
    const one = {operator: 'pge', name: 'PGE', ...free, energy: 0.5} as KwhRates;
    const {container} = render(<BillExample kwh="24690" rates={[one]} />);
    expect(container).toHaveTextContent('0,5 zł za 1 kWh, razem 12 345,00 zł');
    expect(container).toHaveTextContent(
      'Netto przy stawkach PGE: znika 12 345,00 zł, niejasne 0,00 zł.',
    );
  });

  test('all that a kWh is charged has its part: what the grid costs is open, the rest falls away', () => {
    const {container} = render(
      <BillExample
        kwh="1000"
        rates={kwhRates(rates).filter(({operator}) => operator === 'enea')}
      />,
    );
    const falls = screen.getAllByText('znika', {selector: 'li strong'});
    expect(falls.map((strong) => strong.previousElementSibling?.textContent)).toEqual([
      'Energia czynna',
      'Akcyza (do 1 MW mocy instalacji)',
      'Opłata OZE',
      'Opłata kogeneracyjna',
    ]);
    expect(container).toHaveTextContent('Zmienna opłata za sieć niejasne0,2456 zł');
    expect(container).toHaveTextContent('znika 513,30 zł, niejasne 278,80 zł.');
    expect(container).toHaveTextContent('Opłaty za miesiąc: sieciowa stała, abonament, handlowa');
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
