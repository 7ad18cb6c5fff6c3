/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {render, screen} from '@testing-library/react';
import type {ReactNode} from 'react';
import RetiredNotice from '@site/src/components/articles/RetiredNotice';

// Renders what would go to the head of the page.
jest.mock(
  '@docusaurus/Head',
  () => ({__esModule: true, default: ({children}: {children: ReactNode}): ReactNode => children}),
  {virtual: true},
);

const reason = 'Przepis przestał obowiązywać.';

test('says since when and why the article is out of date, and what to read instead', () => {
  render(<RetiredNotice since="2027-01-02" reason={reason} replacement="/baza-wiedzy/nowy" />);
  expect(
    screen.getByText(/^Od 2\s+stycznia\s+2027\s+r\. ten artykuł jest nieaktualny\./),
  ).toHaveTextContent(reason);
  expect(screen.getByRole('link', {name: /aktualny artykuł/})).toHaveAttribute(
    'href',
    '/baza-wiedzy/nowy',
  );
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('has no link if nothing replaces the article', () => {
  render(<RetiredNotice since="2027-01-02" reason={reason} />);
  expect(screen.queryByRole('link')).toBeNull();
});
