/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {watchTerms} from '@site/src/browser/cards/termCards';

jest.mock(
  '@site-data/glossary-cards.json',
  () => ({
    __esModule: true,
    default: {
      akcyza: {term: 'akcyza', definition: 'Podatek w cenie.'},
      statut: {term: 'statut', definition: 'Umowa członków.'},
    },
  }),
  {virtual: true},
);

const html = `<p>Płacisz <a data-term role="button" aria-expanded="false" href="/baza-wiedzy/slownik#akcyza">akcyzę</a>
  według <a data-term role="button" aria-expanded="false" href="/baza-wiedzy/slownik#statut">statutu</a>.
  <button>Dalej</button></p>`;
let close: () => HTMLElement | null;

beforeAll(() => {
  close = watchTerms();
});

beforeEach(() => {
  close();
  document.body.innerHTML = html;
});

const word = (name = 'akcyzę'): HTMLElement => screen.getByRole('button', {name});
const card = (term = 'akcyza'): HTMLElement | null =>
  screen.queryByRole('group', {name: `Co to znaczy: ${term}?`});

describe('A term in a text', () => {
  test('opens its card and closes it again', async () => {
    expect(word()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(word());
    expect(await screen.findByRole('group')).toHaveTextContent('Podatek w cenie.');
    expect(screen.getByRole('link', {name: 'Więcej w słowniku'})).toHaveProperty(
      'pathname',
      '/baza-wiedzy/slownik',
    );
    expect(word()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(word());
    expect(card()).not.toBeInTheDocument();
    expect(word()).toHaveAttribute('aria-expanded', 'false');
  });

  test.each(['{Enter}', ' '])('opens with the key „%s”; Tab goes to the link', async (key) => {
    const user = userEvent.setup();
    await user.tab();
    await user.keyboard(key);
    await screen.findByRole('group');
    expect(word()).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('link', {name: 'Więcej w słowniku'})).toHaveFocus();
  });

  test('returns the focus on Escape', async () => {
    const user = userEvent.setup();
    await user.tab();
    await user.keyboard('{Enter}');
    await screen.findByRole('group');
    await user.tab();
    await user.keyboard('{Escape}');
    expect(card()).not.toBeInTheDocument();
    expect(word()).toHaveFocus();
  });

  test('closes when the focus moves or a click lands elsewhere', async () => {
    const user = userEvent.setup();
    await user.click(word());
    await screen.findByRole('group');
    await user.tab();
    await user.tab();
    expect(word('statutu')).toHaveFocus();
    expect(card()).not.toBeInTheDocument();
    await user.click(word());
    await screen.findByRole('group');
    await user.click(screen.getByText(/Płacisz/));
    expect(card()).not.toBeInTheDocument();
  });

  test('opens one card at a time', async () => {
    await userEvent.click(word());
    await screen.findByRole('group');
    await userEvent.click(word('statutu'));
    expect(await screen.findByRole('group')).toHaveTextContent('Umowa członków.');
    expect(card()).not.toBeInTheDocument();
  });

  test('leaves a click for a new tab to the browser', async () => {
    const user = userEvent.setup();
    const prevented: boolean[] = [];
    const stop = (event: Event): void => {
      prevented.push(event.defaultPrevented);
      // jsdom cannot navigate.
      event.preventDefault();
    };
    document.addEventListener('click', stop);
    await user.keyboard('{Control>}');
    await user.click(word());
    document.removeEventListener('click', stop);
    expect(prevented).toEqual([false]);
    expect(card()).not.toBeInTheDocument();
  });

  test('tells its word when the page is handed over, and leaves no card', async () => {
    await userEvent.click(word());
    await screen.findByRole('group');
    expect(close()).toBe(word());
    expect(card()).not.toBeInTheDocument();
    expect(close()).toBeNull();
  });
});
