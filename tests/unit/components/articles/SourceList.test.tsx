/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {render, screen} from '@testing-library/react';
import SourceList from '@site/src/components/articles/SourceList';

const act = {
  code: 'OZE',
  title: 'Ustawa o OZE',
  publisher: 'Dziennik Ustaw',
  url: 'https://isap.sejm.gov.pl/oze',
  date: 't.j. 2024',
  read: '2026-11-22',
  citations: 0,
};

/** What the only source on the page says, with plain spaces. */
function said(): string {
  return screen.getByRole('listitem').textContent.replaceAll('\u00a0', ' ');
}

test('says which copy of an act was read, its state and the day, and where its present text is', () => {
  const copy = {
    copy: 'kopia Dziennika Ustaw',
    copyUrl: 'https://kopia.pl/',
    state: 'stan na 8.08.2024',
  };
  render(<SourceList sources={[{...act, ...copy}]} />);
  expect(said()).toBe(
    'Ustawa o OZEDziennik Ustaw, t.j. 2024. Czytaliśmy: kopia Dziennika Ustaw, stan na 8.08.2024; odczyt: 22 listopada 2026 r. Aktualne brzmienie: isap.sejm.gov.pl.',
  );
  expect(screen.getByRole('link', {name: 'kopia Dziennika Ustaw'})).toHaveAttribute(
    'href',
    'https://kopia.pl/',
  );
  expect(screen.getByRole('link', {name: 'isap.sejm.gov.pl'})).toHaveAttribute('href', act.url);
  expect(screen.queryByRole('link', {name: act.title})).toBeNull();
});

test('says that a saved copy of a page was read', () => {
  render(<SourceList sources={[{...act, copy: 'zapisana kopia strony'}]} />);
  expect(said()).toBe(
    'Ustawa o OZEDziennik Ustaw, t.j. 2024. Czytaliśmy: zapisana kopia strony; odczyt: 22 listopada 2026 r.',
  );
  expect(screen.getByRole('link', {name: act.title})).toHaveAttribute('href', act.url);
});

test('says when the page itself was read', () => {
  render(<SourceList sources={[act]} />);
  expect(said()).toBe('Ustawa o OZEDziennik Ustaw, t.j. 2024. Odczyt: 22 listopada 2026 r.');
});

test('of the FAQ, leads back to the questions that cite it', () => {
  render(<SourceList sources={[{...act, citations: 3, questions: ['kto', 'ile-to-trwa']}]} />);
  expect(said()).toMatch(/W tekście:12$/);
  expect(screen.getByRole('link', {name: '2'})).toHaveAttribute('href', '#ile-to-trwa');
});

test('leads back to each place that cites it', () => {
  render(<SourceList sources={[{...act, citations: 2}]} />);
  expect(said()).toMatch(/W tekście:12$/);
  expect(['1', '2'].map((name) => screen.getByRole('link', {name}).getAttribute('href'))).toEqual([
    '#OZE-1',
    '#OZE-2',
  ]);
});
