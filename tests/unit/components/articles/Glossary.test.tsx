/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Glossary from '@site/src/components/articles/Glossary';
import type {GlossaryEntry} from '@site/src/domain/articles/glossary';

const entry = (id: string, term: string, rest: Partial<GlossaryEntry> = {}): GlossaryEntry => ({
  id,
  term,
  abbreviations: [],
  forms: [`${term}u`],
  synonyms: [],
  definition: `Co to jest ${term}.`,
  basis: 'ustawa',
  article: null,
  see: [],
  ...rest,
});

const entries = [
  entry('statut', 'statut', {article: {title: 'O statucie', permalink: '/baza-wiedzy/statut'}}),
  entry('biometan', 'biometan', {see: [{id: 'statut', term: 'statut'}]}),
  entry('lzo', 'licznik', {abbreviations: ['LZO'], synonyms: ['smart meter']}),
];

const terms = (): (string | null)[] => screen.getAllByRole('term').map((term) => term.textContent);
const field = (): HTMLElement => screen.getByRole('searchbox', {name: 'Znajdź hasło'});

describe('Glossary', () => {
  test('shows all terms by letter, each at its own address', () => {
    render(<Glossary entries={entries} />);
    expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
      'B',
      'L',
      'S',
    ]);
    expect(terms()).toEqual(['biometan', 'licznik (LZO)', 'statut']);
    const own = screen.getByText('Co to jest licznik.').closest('details');
    expect(own).toHaveAttribute('id', 'lzo');
    expect(screen.getByRole('link', {name: 'L'})).toHaveAttribute('href', '#litera-l');
    expect(screen.getByRole('link', {name: 'O statucie'})).toHaveAttribute(
      'href',
      '/baza-wiedzy/statut',
    );
    expect(screen.getByText('3 hasła')).toHaveRole('status');
  });

  test('shows what a term means, and folds where it comes from and how it is inflected', async () => {
    render(<Glossary entries={entries} />);
    await userEvent.click(screen.getByText('Co to znaczy: statut?'));
    expect(screen.getByText('Co to jest statut.')).toBeVisible();
    for (const folded of ['Słowa bliskie: smart meter', 'Odmiana: statutu']) {
      expect(screen.getByText(folded)).not.toBeVisible();
    }
    expect(screen.getAllByText('Podstawa: ustawa')[0]).not.toBeVisible();
  });

  test('opens all that it lists, and folds it again', async () => {
    render(<Glossary entries={entries} />);
    const meaning = screen.getByText('Co to jest biometan.');
    expect(meaning).not.toBeVisible();
    await userEvent.click(screen.getByRole('button', {name: 'Rozwiń wszystkie'}));
    expect(meaning).toBeVisible();
    await userEvent.click(screen.getByRole('button', {name: 'Zwiń wszystkie'}));
    expect(meaning).not.toBeVisible();
  });

  test.each(['smart', 'LZO', 'liczniku'])('keeps what matches „%s”', async (query) => {
    render(<Glossary entries={entries} />);
    await userEvent.type(field(), query);
    expect(terms()).toEqual(['licznik (LZO)']);
    expect(screen.getByText('Co to jest licznik.')).toBeVisible();
    expect(screen.getByText('1 hasło')).toHaveRole('status');
    expect(screen.queryByRole('link', {name: 'S'})).not.toBeInTheDocument();
  });

  test('says when nothing matches and brings all terms back', async () => {
    render(<Glossary entries={entries} />);
    await userEvent.type(field(), 'xyz');
    expect(screen.getByText('0 haseł')).toHaveRole('status');
    await userEvent.click(screen.getByRole('button', {name: 'Pokaż wszystkie hasła'}));
    expect(terms()).toHaveLength(3);
    expect(field()).toHaveValue('');
  });
});
