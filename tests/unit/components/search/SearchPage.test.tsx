/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {act, render, screen, waitFor} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import SearchPage from '@site/src/components/search/SearchPage';
import type {Search} from '@cooperative/polish-search';
import {loadSearch} from '@site/src/browser/search/loadSearch';
import {router} from '../../../stubs/router';
import {answerOf, engineOf, foundPage} from '../../../samples/searchAnswer';

jest.mock('@docusaurus/theme-common', () => ({
  PageMetadata: ({title}: {title: string}) => <title>{title}</title>,
}));
jest.mock('@site/src/browser/search/loadSearch');
jest.mock(
  '@site-data/glossary-cards.json',
  () => ({
    __esModule: true,
    default: {akcyza: {term: 'akcyza', definition: 'Podatek od energii elektrycznej.'}},
  }),
  {virtual: true},
);

const pages = [
  foundPage('article', 'Akcyza', ['Ulga'], []),
  foundPage('term', 'Słownik', ['Akcyza']),
];
const search: Search = async (query, kind = null) =>
  query.startsWith('akcyza')
    ? {...answerOf(...pages), pages: pages.filter((page) => kind === null || page.kind === kind)}
    : answerOf();

function open(address: string): void {
  window.history.replaceState(null, '', address);
  render(
    <SearchPage>
      <p>Na początek</p>
    </SearchPage>,
  );
}
const field = (): HTMLElement => screen.getByRole('searchbox', {name: 'Wpisz, czego szukasz'});
const titles = (): (string | null)[] =>
  screen.queryAllByRole('heading', {level: 2}).map(({textContent}) => textContent);
const address = (): string => window.location.pathname + window.location.search;

beforeEach(() => {
  jest.mocked(loadSearch).mockResolvedValue(engineOf(search));
  localStorage.clear();
});

describe('SearchPage', () => {
  test('shows what its address asks for: the query, the results by page, the title', async () => {
    open('/szukaj?q=akcyza');
    expect(field()).toHaveValue('akcyza');
    expect(await screen.findByText('3 wyniki', {selector: 'p:not([role])'})).toBeVisible();
    expect(titles()).toEqual(['Akcyza', 'Słownik']);
    expect(screen.getByRole('link', {name: 'Ulga'})).toHaveAttribute(
      'href',
      '/akcyza?szukaj=akcyza#ulga',
    );
    // The title of a page links to its start, whichever of its sections was found.
    expect(screen.getByRole('link', {name: 'Słownik'})).toHaveAttribute('href', '/słownik');
    expect(document.title).toBe('„akcyza” – wyniki wyszukiwania');
  });

  test('shows what it was given until something is searched for', async () => {
    open('/szukaj');
    expect(screen.getByText('Na początek')).toBeVisible();
    await userEvent.type(field(), 'akcyza');
    await screen.findByText('3 wyniki', {selector: 'p:not([role])'});
    expect(screen.queryByText('Na początek')).toBeNull();
  });

  test('writes what is typed to the address after a pause, and at once on Enter', async () => {
    open('/szukaj');
    await userEvent.type(field(), 'akcyza');
    expect(address()).toBe('/szukaj');
    await waitFor(() => {
      expect(address()).toBe('/szukaj?q=akcyza');
    });
    await userEvent.type(field(), ' 1{Enter}');
    expect(address()).toBe('/szukaj?q=akcyza+1');
    expect(JSON.parse(localStorage.getItem('se:wyszukiwania') ?? '[]')).toEqual(['akcyza 1']);
  });

  test('follows an address that changes independently', async () => {
    open('/szukaj?q=akcyza');
    act(() => {
      router.replace({search: '?q=statut'});
    });
    expect(field()).toHaveValue('statut');
    expect(await screen.findByText(/Nic nie znaleźliśmy dla „statut”/)).toBeVisible();
  });

  test('what a word means stands first, in full, and not again among the places', async () => {
    const terms = foundPage('term', 'Słownik', ['Akcyza']);
    const [term] = terms.results;
    const named = term && {...term, path: [[{text: 'akcyza', isFound: true}]]};
    const answer = answerOf(foundPage('article', 'Podatki', []), {
      ...terms,
      results: named ? [named] : [],
    });
    jest.mocked(loadSearch).mockResolvedValue(engineOf(() => Promise.resolve(answer)));
    open('/szukaj?q=akcyza');
    expect(await screen.findByText('Podatek od energii elektrycznej.')).toBeVisible();
    expect(titles()).toEqual(['akcyza', 'Podatki']);
  });

  test('keeps the chosen kind in the address', async () => {
    open('/szukaj?q=akcyza&rodzaj=slownik');
    const chip = await screen.findByRole('button', {name: 'Słownik'});
    expect(chip).toHaveAttribute('aria-pressed', 'true');
    expect(titles()).toEqual(['Słownik']);
    await userEvent.click(chip);
    expect(address()).toBe('/szukaj?q=akcyza');
    await userEvent.click(screen.getByRole('button', {name: 'Artykuły'}));
    expect(address()).toBe('/szukaj?q=akcyza&rodzaj=artykuly');
    await waitFor(() => {
      expect(titles()).toEqual(['Akcyza']);
    });
  });

  test('offers the whole site if one kind has nothing', async () => {
    open('/szukaj?q=akcyza&rodzaj=pytania');
    expect(await screen.findByText(/W tej części serwisu nic nie znaleźliśmy/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', {name: 'Szukaj w całym serwisie'}));
    await waitFor(() => {
      expect(titles()).toEqual(['Akcyza', 'Słownik']);
    });
    expect(address()).toBe('/szukaj?q=akcyza');
  });

  test('stores the query once a result is opened', async () => {
    open('/szukaj?q=akcyza');
    await userEvent.click(await screen.findByRole('link', {name: 'Ulga'}));
    expect(address()).toBe('/akcyza?szukaj=akcyza');
    expect(localStorage.getItem('se:wyszukiwania')).toBe('["akcyza"]');
  });
});
