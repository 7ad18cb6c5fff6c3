/** @jest-environment jsdom */
import {filterQuestions} from '@site/src/browser/articles/filterQuestions';
import type {TextFilter} from '@cooperative/polish-search';

/** Finds one word, as it stands. */
const filter: TextFilter = (texts) => {
  const found = texts.map((text) =>
    [...text.matchAll(/prąd/g)].map(({index}) => ({start: index, end: index + 4})),
  );
  return found.flat().length > 0 ? found : null;
};

/** A group of questions: each its id, what is asked and what is answered. */
function show(questions: readonly (readonly [id: string, asked: string, answer: string])[]): void {
  document.body.innerHTML = `<div class="prose"><h2>Grupa</h2><div>${questions
    .map(
      ([id, asked, answer]) =>
        `<details id="${id}"><summary><h3>${asked}</h3></summary><div class="answer">${answer}</div></details>`,
    )
    .join('')}</div></div>`;
}

const times = (count: number, name: string, asked: string, answer: string) =>
  Array.from({length: count}, (_, place) => [`${name}${place}`, asked, answer] as const);

const left = (): string[] =>
  [...document.querySelectorAll('details:not([hidden])')].map(({id}) => id);

test('up to ten questions stay, however little they say of it', () => {
  show([
    ...times(9, 'raz', 'Ile?', 'Tyle, ile prąd.'),
    ['pytanie', 'Czym jest prąd?', 'Nie wiemy.'],
  ]);
  expect(filterQuestions(filter)).toMatchObject({found: 10, all: 10, isNarrowed: false});
});

test('of more, those stay that say it more than once or in the question', () => {
  show([
    ...times(8, 'raz', 'Ile?', 'Tyle, ile prąd.'),
    ...times(2, 'dwa', 'Ile?', 'Ten prąd i tamten prąd.'),
    ['pytanie', 'Czym jest prąd?', 'Nie wiemy.'],
  ]);
  expect(filterQuestions(filter)).toMatchObject({found: 3, all: 11, isNarrowed: true});
  expect(left()).toEqual(['dwa0', 'dwa1', 'pytanie']);
});

test('of still too many, those that ask for it', () => {
  show([
    ...times(11, 'dwa', 'Ile?', 'Ten prąd i tamten prąd.'),
    ...times(3, 'pytanie', 'Czym jest prąd?', 'Nie wiemy.'),
  ]);
  filterQuestions(filter);
  expect(left()).toEqual(['pytanie0', 'pytanie1', 'pytanie2']);
});

test('but not if hardly any would stay', () => {
  show([
    ...times(11, 'raz', 'Ile?', 'Tyle, ile prąd.'),
    ...times(2, 'pytanie', 'Czym jest prąd?', 'Nie wiemy.'),
  ]);
  expect(filterQuestions(filter)).toMatchObject({found: 13, isNarrowed: false});
});

test('the best three of more than three are named in the order of the search', () => {
  show([
    ...times(4, 'pytanie', 'Czym jest prąd?', 'Nie wiemy.'),
    ['inne', 'Ile to kosztuje?', 'Zależy.'],
  ]);
  const ranked = ['inne', 'pytanie3', 'pytanie1', 'nieznane', 'pytanie0', 'pytanie2'];
  expect(filterQuestions(filter, ranked).best).toEqual(
    ['pytanie3', 'pytanie1', 'pytanie0'].map((id) => ({id, text: 'Czym jest prąd?'})),
  );
  show(times(3, 'pytanie', 'Czym jest prąd?', 'Nie wiemy.'));
  expect(filterQuestions(filter, ranked).best).toEqual([]);
  expect(filterQuestions(null, ranked).best).toEqual([]);
});
