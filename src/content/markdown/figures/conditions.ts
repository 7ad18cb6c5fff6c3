import {toString} from 'mdast-util-to-string';
import {element} from '../element';
import {figureRows, framed, type Cell, type Figure} from './figure';

/** The sign before a row, by the word at its end; any other word, and none, has an arrow. */
const signs: ReadonlyMap<string, string> = new Map([
  ['tak', 'yes'],
  ['nie', 'no'],
  ['sprawdź', 'check'],
]);

/** A checklist read from top to bottom: a condition, one sentence about it, a word with its sign. */
export const conditions: Figure = (directive) => {
  const rows = figureRows(directive, 3);
  return rows === null
    ? 'między dwukropkami ma stać jedna tabela z 3 kolumnami: warunek, zdanie, słowo („tak”, „nie”, „sprawdź” albo inne).'
    : framed(directive, 'conditions', [
        element(
          'ul',
          {},
          rows.map(([condition = [], sentence = [], word = []]) =>
            element('li', {'data-sign': signs.get(wordOf(word)) ?? 'leads'}, [
              element('b', {}, [...condition]),
              ...(sentence.length > 0 ? [element('span', {}, [...sentence])] : []),
              ...(word.length > 0 ? [element('em', {}, [...word])] : []),
            ]),
          ),
        ),
      ]);
};

function wordOf(cell: Cell): string {
  return cell.map((node) => toString(node)).join('');
}
