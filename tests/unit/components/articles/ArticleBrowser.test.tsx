/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ArticleBrowser from '@site/src/components/articles/ArticleBrowser';
import {LabelsContext, polishLabels} from '@site/src/components/ui/labels';
import type {ArticleListItem} from '@site/src/domain/articles/article';

const article = (title: string, rest: Partial<ArticleListItem>): ArticleListItem => ({
  title,
  permalink: `/baza-wiedzy/${title.toLowerCase()}`,
  description: `O tym: ${title}`,
  category: 'Podstawy',
  audience: ['gmina'],
  level: 'podstawowy',
  tags: [],
  updated: '2026-01-01',
  checked: '2026-11-20',
  readingMinutes: 4,
  ...rest,
});

const articles = [
  article('Statut', {tags: ['Członkostwo']}),
  article('Opłaty', {category: 'Rozliczenia', level: 'sredni', updated: '2026-05-01'}),
  article('Akcyza', {category: 'Rozliczenia', audience: ['rolnicy'], updated: '2026-03-01'}),
];

// Not in jsdom, which lays nothing out.
const scrolled = jest.fn();
Element.prototype.scrollIntoView = scrolled;
beforeEach(() => {
  scrolled.mockClear();
});

function open(query = '', listed = articles): void {
  window.history.replaceState(null, '', `/baza-wiedzy${query}`);
  render(
    <LabelsContext value={polishLabels}>
      <ArticleBrowser articles={listed} />
    </LabelsContext>,
  );
}

const found = (): (string | null)[] =>
  screen.queryAllByRole('article').map((row) => row.querySelector('a')?.textContent ?? null);

describe('ArticleBrowser', () => {
  test('lists all articles by category and counts them', () => {
    open();
    expect(found()).toEqual(['Statut', 'Opłaty', 'Akcyza']);
    expect(screen.getAllByRole('heading', {level: 2}).map(({textContent}) => textContent)).toEqual([
      'Podstawy',
      'Rozliczenia',
    ]);
    expect(screen.getByRole('status')).toHaveTextContent('3 artykuły');
  });

  test('says of the first three of a category what they are about, and folds the others', () => {
    open(
      '',
      ['A', 'B', 'C', 'D', 'E'].map((title) => article(title, {})),
    );
    expect(found()).toEqual(['A', 'B', 'C', 'D', 'E']);
    const [, , third, fourth] = screen.getAllByRole('article');
    expect(third).toHaveTextContent(/^CO tym: C ?4 min czytania$/);
    expect(fourth?.textContent).toBe('D');
    expect(fourth?.closest('details')).toHaveTextContent('2 artykuły');
    expect(third?.closest('details')).toBeNull();
  });

  test('brings the count into view after a choice, not before', async () => {
    open();
    expect(scrolled).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('checkbox', {name: /^Rozliczenia/, hidden: true}));
    expect(scrolled.mock.contexts).toEqual([screen.getByRole('status')]);
  });

  test('says of what is found what it is about, its category and how long it is', () => {
    open('?kategoria=podstawy');
    expect(screen.getByRole('link', {name: 'Statut'})).toHaveAttribute(
      'href',
      '/baza-wiedzy/statut',
    );
    expect(screen.getByRole('article')).toHaveTextContent('O tym: StatutPodstawy · 4 min czytania');
  });

  test('has the audience at hand, the other filters behind a button', async () => {
    open();
    expect(screen.getByRole('checkbox', {name: /^Gmina/})).toBeVisible();
    expect(screen.getByRole('checkbox', {name: /^Rozliczenia/, hidden: true})).not.toBeVisible();
    expect(screen.getByRole('checkbox', {name: /^Średni/, hidden: true})).not.toBeVisible();
    await userEvent.click(screen.getByText('Więcej filtrów'));
    expect(
      screen
        .getAllByRole('group', {name: /./})
        .map((group) => group.querySelector('legend')?.textContent),
    ).toEqual(['Dla kogo', 'Kategoria', 'Poziom', 'Tagi']);
  });

  test('removes one filter', async () => {
    open('?kategoria=rozliczenia&poziom=sredni');
    await userEvent.click(screen.getByRole('button', {name: 'Usuń filtr: Średni'}));
    expect(found()).toEqual(['Opłaty', 'Akcyza']);
    expect(window.location.search).toBe('?kategoria=rozliczenia');
  });

  test('clears all filters and keeps the order', async () => {
    open('?kategoria=rozliczenia&sortuj=najnowsze');
    await userEvent.click(screen.getByRole('button', {name: 'Wyczyść filtry'}));
    expect(found()).toEqual(['Opłaty', 'Akcyza', 'Statut']);
    expect(window.location.search).toBe('?sortuj=najnowsze');
  });

  test('sorts the articles', async () => {
    open();
    await userEvent.selectOptions(screen.getByRole('combobox', {name: 'Sortuj'}), 'Alfabetycznie');
    expect(found()).toEqual(['Akcyza', 'Opłaty', 'Statut']);
    expect(window.location.search).toBe('?sortuj=alfabetycznie');
  });

  test('says when nothing matches, and offers a way out', async () => {
    open('?tag=czlonkostwo&dla=rolnicy');
    expect(screen.getByText('Brak wyników dla tych filtrów.')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('0 artykułów');
    for (const button of screen.getAllByRole('button', {name: 'Wyczyść filtry'}).slice(-1)) {
      await userEvent.click(button);
    }
    expect(found()).toHaveLength(3);
  });
});
