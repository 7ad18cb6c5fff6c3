/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import FaqTools from '@site/src/components/articles/FaqTools';
import Question from '@site/src/components/articles/Question';
import {loadSearch} from '@site/src/browser/search/loadSearch';
import {useSettings} from '@site/src/browser/shell/useSettings';
import {answerOf, engineOf} from '../../../samples/searchAnswer';
import {toPublicSettings} from '@site/src/site/env';
import {settings} from '@site/src/site/settings';

jest.mock('@site/src/browser/shell/useSettings', () => ({useSettings: jest.fn()}));
jest.mock('@site/src/browser/search/loadSearch', () => ({
  loadSearch: jest.fn(),
  notLoaded: 'Nie wczytano.',
}));

/** Finds what begins like the query. */
const engine = Object.assign(
  engineOf(() => Promise.resolve(answerOf())),
  {
    filter: (query: string) =>
      Promise.resolve((texts: readonly string[]) =>
        texts.some((text) => text.includes(query)) ? texts.map(() => []) : null,
      ),
  },
);

const marks = new Map<string, unknown>();
const scrolled = jest.fn();

beforeEach(() => {
  Object.assign(globalThis, {Highlight: Set, CSS: {highlights: marks}});
  // jsdom has none.
  Element.prototype.scrollIntoView = scrolled.mockReset();
  jest.mocked(useSettings).mockReturnValue({
    ...toPublicSettings(settings),
    email: 'biuro@example.pl',
  });
  jest.mocked(loadSearch).mockReset().mockResolvedValue(engine);
  render(
    <article>
      <FaqTools />
      <div className="prose">
        <h2>Podstawy</h2>
        <div>
          <Question id="ile">
            <summary>
              <h3>Ile to kosztuje?</h3>
            </summary>
            <div className="answer">Zależy od gminy.</div>
          </Question>
        </div>
        <h2>Podatki</h2>
        <div>
          <Question id="podatek">
            <summary>
              <h3>Jaki jest podatek?</h3>
            </summary>
            <div className="answer">
              Różny. <a href="#ile">Zobacz też</a>
            </div>
          </Question>
        </div>
      </div>
    </article>,
  );
});

const field = (): HTMLElement => screen.getByRole('searchbox', {name: 'Szukaj w pytaniach'});
const questions = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('details:not([hidden])')].map(({id}) => id);
const groups = (): (string | null)[] =>
  screen.queryAllByRole('heading', {level: 2}).map(({textContent}) => textContent);

test('nothing is loaded until something is typed', async () => {
  expect(loadSearch).not.toHaveBeenCalled();
  await userEvent.type(field(), 'podatek');
  expect(loadSearch).toHaveBeenCalled();
});

test('what is typed leaves the questions that answer it, with their groups and their number', async () => {
  await userEvent.type(field(), 'podatek');
  expect(await screen.findByText('1 pytanie z 2')).toBeVisible();
  expect(questions()).toEqual(['podatek']);
  expect(groups()).toEqual(['Podatki']);
  await userEvent.clear(field());
  expect(questions()).toEqual(['ile', 'podatek']);
  expect(groups()).toEqual(['Podstawy', 'Podatki']);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('the first letter brings the field to the top, where answers have room below it', async () => {
  await userEvent.type(field(), 'p');
  expect(scrolled).toHaveBeenCalledTimes(1);
  await userEvent.type(field(), 'odatek');
  expect(scrolled).toHaveBeenCalledTimes(1);
});

test('Enter leads to the first question found', async () => {
  await userEvent.type(field(), 'podatek');
  await screen.findByText('1 pytanie z 2');
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toHaveTextContent('Jaki jest podatek?');
});

test('clearing brings all back, and the field keeps the focus', async () => {
  await userEvent.type(field(), 'podatek');
  await userEvent.click(screen.getByRole('button', {name: 'Wyczyść'}));
  expect(field()).toHaveValue('');
  expect(field()).toHaveFocus();
  expect(questions()).toEqual(['ile', 'podatek']);
});

test('where none answers, there is the search of the whole site and somebody to ask', async () => {
  await userEvent.type(field(), 'koń');
  expect(await screen.findByText('Żadne pytanie tutaj nie pasuje.')).toBeVisible();
  expect(questions()).toEqual([]);
  expect(screen.getByRole('link', {name: 'Szukaj w całym serwisie'})).toHaveAttribute(
    'href',
    '/szukaj?q=ko%C5%84',
  );
  expect(screen.getByRole('link', {name: 'Zadaj nam to pytanie'})).toHaveAttribute(
    'href',
    '/kontakt',
  );
});

test('a link to a question that is filtered out shows it', async () => {
  await userEvent.type(field(), 'podatek');
  await screen.findByText('1 pytanie z 2');
  await userEvent.click(screen.getByText('Zobacz też'));
  expect(questions()).toEqual(['ile', 'podatek']);
  expect(field()).toHaveValue('');
});

test('a filter that does not load says so, shows all, and leaves the results page to answer', async () => {
  jest.mocked(loadSearch).mockRejectedValue(new Error('404'));
  await userEvent.type(field(), 'podatek');
  expect(await screen.findByText('Nie wczytano.')).toBeVisible();
  expect(questions()).toEqual(['ile', 'podatek']);
  const form = field().closest('form');
  expect(form).toHaveAttribute('action', '/szukaj');
  const isSent = new Promise((resolve) => {
    form?.addEventListener('submit', (event) => {
      resolve(!event.defaultPrevented);
      event.preventDefault();
    });
  });
  await userEvent.keyboard('{Enter}');
  expect(await isSent).toBe(true);
});
