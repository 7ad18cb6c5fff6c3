/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {render, screen} from '@testing-library/react';
import {siteNumbers} from '@site/src/domain/calculator/siteNumbers';
import LeadingNumbers, {leadingNumbers} from '@site/src/pages/_components/liczby/LeadingNumbers';
import {rates} from '../../../packages/settlement/tests/samples/calculation';

test('Each of the leading numbers is one of the site, and leads to its row', () => {
  render(<LeadingNumbers numbers={siteNumbers(rates)} />);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    leadingNumbers.map((id) => `#${id}`),
  );
  expect(links[0]).toHaveTextContent(/^0,6\skWh\/kWh/);
  expect(links.find((link) => link.textContent.startsWith('70%'))).toBeDefined();
});
