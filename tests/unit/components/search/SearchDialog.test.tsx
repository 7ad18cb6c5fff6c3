/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {useCallback, useLayoutEffect, useState, type ReactNode} from 'react';
import {fireEvent, render, screen, waitFor, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import SearchDialog from '@site/src/components/search/SearchDialog';
import type {Search} from '@cooperative/polish-search';
import {loadSearch} from '@site/src/browser/search/loadSearch';
import {answerOf, engineOf, foundPage} from '../../../samples/searchAnswer';

jest.mock('@docusaurus/theme-common', () => ({
  useColorMode: () => ({colorMode: 'light', setColorMode: () => undefined}),
}));
jest.mock('@site/src/browser/search/loadSearch');

const excise = foundPage('article', 'Akcyza', ['Stawka', 'Ulga'], [], ['Termin']);
const offer = foundPage('page', 'Oferta', []);

const search: Search = async (query, kind = null) => {
  const pages = query.startsWith('akcyza') ? [excise, offer] : [];
  return {
    ...answerOf(...pages),
    pages: pages.filter((page) => kind === null || page.kind === kind),
  };
};
const onClose = jest.fn();

beforeAll(() => {
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    onClose();
  };
});

beforeEach(() => {
  jest.mocked(loadSearch).mockResolvedValue(engineOf(search));
  localStorage.clear();
  onClose.mockReset();
  window.history.replaceState(null, '', '/oferta');
});

const field = (): HTMLElement => screen.getByRole('combobox', {name: 'Szukaj w serwisie'});
const kept = (): unknown => JSON.parse(localStorage.getItem('se:wyszukiwania') ?? '[]');

/** The dialog as a page that slept leaves it: opened before React took over. */
function OpenSearch(): ReactNode {
  const [dialog] = useState({current: null as HTMLDialogElement | null});
  const [isOpen, setIsOpen] = useState(false);
  useLayoutEffect(() => {
    dialog.current?.showModal();
  }, [dialog]);
  const onOpen = useCallback(() => {
    setIsOpen(true);
  }, []);
  return <SearchDialog dialog={dialog} isOpen={isOpen} onOpen={onOpen} onClose={onClose} />;
}

async function open(query: string): Promise<void> {
  render(<OpenSearch />);
  await screen.findByRole('listbox');
  if (query !== '') {
    await userEvent.type(field(), query);
  }
}

/** Answers arrive when the returned function is called. */
function holdAnswers(): () => void {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  jest.mocked(loadSearch).mockResolvedValue(
    engineOf(async (query, kind) => {
      await released;
      return search(query, kind);
    }),
  );
  return release;
}

async function openExcise(): Promise<HTMLElement[]> {
  await open('akcyza');
  await screen.findByRole('group', {name: 'Akcyza, artykuł'});
  return screen.getAllByRole('option');
}

describe('The list of the dialog', () => {
  test('groups sections by page, with headings, excerpts and marked words', async () => {
    await openExcise();
    const options = within(screen.getByRole('group', {name: 'Akcyza, artykuł'})).getAllByRole(
      'option',
    );
    const [first, second] = options;
    expect(first).toHaveAccessibleName('Ulga Stawka O tym jest akcyza');
    expect(second).toHaveTextContent('Termin');
    // The beginning of the page, found after a section, has the title that stands over both.
    expect(options).toHaveLength(2);
    expect(first?.querySelector('mark')).toHaveTextContent('akcyza');
    expect(screen.getByRole('group', {name: 'Oferta, strona'})).toHaveTextContent(/^Oferta Strona/);
  });

  test('is one sequence of options for the arrows, through all groups and around', async () => {
    const options = await openExcise();
    for (const option of options) {
      await userEvent.keyboard('{ArrowDown}');
      expect(option).toHaveAttribute('aria-selected', 'true');
      expect(field()).toHaveAttribute('aria-activedescendant', option.id);
    }
    await userEvent.keyboard('{ArrowDown}');
    expect(options[0]).toHaveAttribute('aria-selected', 'true');
    expect(screen.getAllByRole('option', {selected: true})).toHaveLength(1);
  });

  test('keeps a choice that is in the next answer too, under its new number', async () => {
    const options = await openExcise();
    const release = holdAnswers();
    await userEvent.click(screen.getByRole('button', {name: 'Strony'}));
    await userEvent.click(field());
    await userEvent.keyboard('{ArrowUp}');
    expect(options.at(-1)).toHaveAttribute('aria-selected', 'true');
    release();
    await waitFor(() => {
      expect(screen.getAllByRole('option')).toHaveLength(1);
    });
    expect(screen.getByRole('option', {selected: true})).toHaveTextContent(/^Oferta/);
    expect(field()).toHaveAttribute(
      'aria-activedescendant',
      screen.getByRole('option', {selected: true}).id,
    );
  });

  test('drops a choice that is not in the next answer', async () => {
    await openExcise();
    const release = holdAnswers();
    await userEvent.click(screen.getByRole('button', {name: 'Strony'}));
    await userEvent.click(field());
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getAllByRole('option', {selected: true})).toHaveLength(1);
    release();
    await waitFor(() => {
      expect(screen.getAllByRole('option')).toHaveLength(1);
    });
    expect(screen.queryAllByRole('option', {selected: true})).toHaveLength(0);
    expect(field()).not.toHaveAttribute('aria-activedescendant');
  });

  test('leads to a section with the words to mark there, and stores the query', async () => {
    await openExcise();
    await userEvent.keyboard('{Enter}');
    expect(window.location.pathname + window.location.search + window.location.hash).toBe(
      '/akcyza?szukaj=akcyza#ulga',
    );
    expect(onClose).toHaveBeenCalled();
    expect(kept()).toEqual(['akcyza']);
  });

  test('stores the query even when a result is opened in another tab', async () => {
    await openExcise();
    const link = screen.getByRole('option', {name: /^Ulga/});
    // Testing Library has no auxclick.
    fireEvent(link, new MouseEvent('auxclick', {bubbles: true, button: 1}));
    expect(kept()).toEqual(['akcyza']);
    expect(onClose).not.toHaveBeenCalled();
    expect(link).toHaveAttribute('href', '/akcyza?szukaj=akcyza#ulga');
  });

  test('does not store what was only typed', async () => {
    await openExcise();
    expect(kept()).toEqual([]);
  });
});

describe('Chips', () => {
  test('narrow to one kind, and show all kinds again', async () => {
    await openExcise();
    const chip = screen.getByRole('button', {name: 'Strony'});
    expect(chip).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(chip);
    expect(chip).toHaveAttribute('aria-pressed', 'true');
    expect(await screen.findAllByRole('group', {name: /, (strona|artykuł)$/})).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', {name: 'Szukaj w całym serwisie'}));
    expect(await screen.findByRole('group', {name: 'Akcyza, artykuł'})).toBeVisible();
    expect(field()).toHaveFocus();
  });

  test('apply to the next query, where an empty kind says so', async () => {
    await openExcise();
    await userEvent.click(screen.getByRole('button', {name: 'Strony'}));
    await userEvent.clear(field());
    await userEvent.type(field(), 'qqq');
    expect(await screen.findByText(/W tej części serwisu nic nie znaleźliśmy/)).toBeVisible();
  });
});

describe('Recent queries', () => {
  beforeEach(() => {
    localStorage.setItem('se:wyszukiwania', '["statut","akcyza"]');
  });

  test('are searched again on a press', async () => {
    await open('');
    await userEvent.click(await screen.findByRole('button', {name: 'akcyza'}));
    expect(field()).toHaveValue('akcyza');
    expect(field()).toHaveFocus();
    expect(await screen.findByRole('group', {name: 'Akcyza, artykuł'})).toBeVisible();
  });

  test('are removed one by one or all at once, and the focus is not lost', async () => {
    await open('');
    await userEvent.click(await screen.findByRole('button', {name: 'Usuń wyszukiwanie: statut'}));
    expect(kept()).toEqual(['akcyza']);
    expect(field()).toHaveFocus();
    await userEvent.click(screen.getByRole('button', {name: 'Wyczyść ostatnie wyszukiwania'}));
    expect(localStorage.getItem('se:wyszukiwania')).toBeNull();
    expect(screen.queryByText('Ostatnie wyszukiwania')).toBeNull();
    expect(field()).toHaveFocus();
  });

  test('are not stored where storage is blocked, and nothing breaks', async () => {
    const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    await openExcise();
    await userEvent.keyboard('{Enter}');
    expect(blocked).toHaveBeenCalled();
    expect(onClose).toHaveBeenCalled();
    jest.restoreAllMocks();
  });
});

test('opens if it was asked for before React had hydrated it', async () => {
  render(<SearchDialog dialog={{current: null}} isOpen onOpen={jest.fn()} onClose={onClose} />);
  expect(await screen.findByRole('dialog', {name: 'Szukaj w serwisie'})).toHaveAttribute('open');
});

test('What is typed before the list is fetched is answered by it', async () => {
  render(<OpenSearch />);
  expect(screen.queryByRole('listbox')).toBeNull();
  fireEvent.input(field(), {target: {value: 'akcyza'}});
  expect(await screen.findByRole('group', {name: 'Akcyza, artykuł'})).toBeVisible();
  expect(field()).toHaveValue('akcyza');
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  expect(field()).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
});

test('A failed load says so and can be retried', async () => {
  jest.mocked(loadSearch).mockRejectedValue(new Error('404'));
  await open('qqq');
  expect(await screen.findByRole('alert')).toHaveTextContent('Nie udało się wczytać wyszukiwarki.');
  jest.mocked(loadSearch).mockResolvedValue(engineOf(search));
  await userEvent.click(screen.getByRole('button', {name: 'Spróbuj ponownie'}));
  expect(field()).toHaveFocus();
  expect(await screen.findByText(/Nic nie znaleźliśmy dla „qqq”/)).toBeVisible();
});

test('Enter before the answer takes its first result, unless the reader moves on', async () => {
  await open('');
  const release = holdAnswers();
  await userEvent.type(field(), 'akcyza{Enter}{ArrowDown}');
  release();
  expect(await screen.findByRole('group', {name: 'Akcyza, artykuł'})).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});
