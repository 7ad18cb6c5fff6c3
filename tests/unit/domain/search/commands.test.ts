import {isNamed, matchCommands} from '@site/src/domain/search/commands';

const commands = [
  {id: 'print', label: 'Drukuj stronę', aliases: 'wydruk pdf'},
  {id: 'link', label: 'Kopiuj link do strony', aliases: 'adres'},
];

test.each([
  ['', ['print', 'link']],
  ['  ', ['print', 'link']],
  ['druk', ['print']],
  ['STRONE', ['print']],
  ['stron', ['print', 'link']],
  ['strony kopiuj', ['link']],
  ['pdf', ['print']],
  ['ruk', []],
  ['druk czegoś', []],
  ['?!', []],
])('„%s” finds %j', (query, ids) => {
  expect(matchCommands(commands, query).map(({id}) => id)).toEqual(ids);
});

test.each([
  ['drukuj', true],
  ['Drukuj stronę', true],
  ['druk', false],
  ['stronę', false],
  ['', false],
])('„%s” names the first of them: %j', (query, expected) => {
  expect(commands.slice(0, 1).map((command) => isNamed(command, query))).toEqual([expected]);
});
