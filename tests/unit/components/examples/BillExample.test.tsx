/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {render} from '@testing-library/react';
import BillExample from '@site/src/components/examples/BillExample';

test('amounts have their thousands apart', () => {
  const rates = {excise: 0, grid: 0, renewables: 0, cogeneration: 0};
  const one = {operator: 'pge', name: 'PGE', energy: 0.5, ...rates} as const;
  const {container} = render(<BillExample kwh="24690" rates={[one]} />);
  expect(container).toHaveTextContent('0,5 zł za 1 kWh, razem 12 345,00 zł');
  expect(container).toHaveTextContent(
    'Netto przy stawkach PGE: znika 12 345,00 zł, niejasne 0,00 zł.',
  );
});
