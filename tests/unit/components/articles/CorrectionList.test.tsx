/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {render, screen, within} from '@testing-library/react';
import CorrectionList from '@site/src/components/articles/CorrectionList';

test('A note under an article names each correction with its day, and leads to all of them', () => {
  render(
    <CorrectionList
      corrections={[
        {date: '2026-11-26', text: 'Jest tak.'},
        {date: '2026-11-25', text: 'Było inaczej.'},
      ]}
    />,
  );
  const note = screen.getByRole('region', {name: 'Poprawki'});
  const told = within(note)
    .getAllByRole('listitem')
    .map(({textContent}) => textContent.replaceAll('\u00a0', ' '));
  expect(told).toEqual(['26 listopada 2026 r.Jest tak.', '25 listopada 2026 r.Było inaczej.']);
  expect(within(note).getByRole('link')).toHaveAttribute('href', '/co-sie-zmienilo');
});
