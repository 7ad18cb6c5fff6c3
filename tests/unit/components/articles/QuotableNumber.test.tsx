/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import QuotableNumber from '@site/src/components/articles/QuotableNumber';

const source = {
  code: 'RP1',
  title: 'Spółdzielni energetycznych szybko przybywa',
  publisher: 'Rzeczpospolita, Regiony',
  url: 'https://regiony.rp.pl/spoldzielnie',
  date: '2.03.2026',
  read: '2026-11-20',
};

test('one press copies the number with its day, its source and where it was found', async () => {
  const user = userEvent.setup();
  render(
    <QuotableNumber
      statement={'Na 2 marca 2026\u00a0r. było ponad 600 spółdzielni.'}
      sources={[source]}
      article={{title: 'Ile ich jest', author: 'redakcja', checked: '26 listopada 2026\u00a0r.'}}>
      <p>Na 2 marca 2026 r. było ponad 600 spółdzielni [1].</p>
    </QuotableNumber>,
  );
  await user.click(screen.getByRole('button', {name: 'Cytuj tę liczbę'}));
  const quoted = `Na 2 marca 2026 r. było ponad 600 spółdzielni. Źródło: Rzeczpospolita, Regiony, „Spółdzielni energetycznych szybko przybywa”, 2.03.2026. Za: redakcja, „Ile ich jest”, źródła sprawdzono 26 listopada 2026 r., ${window.location.origin}/`;
  expect(await navigator.clipboard.readText()).toBe(quoted);
  expect(await screen.findByText(quoted)).toBeVisible();
});
