import {stem} from '@site/src/domain/search/lexicon/stem';
import {foreignStems} from '@site/src/plugins/search-index/foreignWords';
import {polish} from '../../../samples/searchIndex';

const {dictionary} = polish();
const foreign = new Set(
  foreignStems(
    [['śmierć'], ['konsument'], ['uzgadniać'], ['klaster', 'klastra']].map((forms) => ({forms})),
    dictionary,
  ),
);

test.each(['smieci', 'konkurent', 'konkurenta', 'uzdatniania'])(
  '„%s” is a right word near one of the index',
  (word) => {
    expect(foreign.has(stem(word))).toBe(true);
  },
);

test.each([
  ['a slip', 'smiecri'],
  ['a word of the index', 'konsumenta'],
  ['a slip that leaves the stem of a form', 'klastr'],
  ['a right word that is like none of the index', 'wypozyczalnia'],
])('%s is not foreign', (_, word) => {
  expect(foreign.has(stem(word))).toBe(false);
});
