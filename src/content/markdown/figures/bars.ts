import {toString} from 'mdast-util-to-string';
import type {BlockContent} from 'mdast';
import {element} from '../element';
import {bar, hatchedBar, numbersIn, strip} from './drawing';
import {figureRows, framed, type Cell, type Figure} from './figure';

/** What becomes of an item of a bill, by the first word of its cell. */
const fates: readonly (readonly [RegExp, string])[] = [
  [/^znika/, 'gone'],
  [/^zostaje/, 'stays'],
  [/^(zależy|niejasne)/, 'unclear'],
];

/**
 * A table of names, amounts and notes as bars on one scale; „od 2 do 5” is a bar with an uncertain end. Rows after each
 * other with the same name stand below it once, told apart by their notes.
 */
export const bars: Figure = (directive) => {
  const rows = amountRows(directive);
  return rows === null
    ? 'między dwukropkami ma stać jedna tabela z 2 albo 3 kolumnami: nazwa, ile (z liczbą), uwaga.'
    : framed(directive, 'bars', [
        element(
          'ol',
          {},
          sameNames(rows).map((run) =>
            run.length > 1 ? comparedOf(run, wholeOf(rows)) : barOf(run[0] ?? [], wholeOf(rows)),
          ),
        ),
      ]);
};

/** „Anatomia rachunku”: a table of items, amounts and what becomes of them, drawn as a sheet with bars. */
export const bill: Figure = (directive) => {
  const rows = amountRows(directive);
  const fateOf = ([, , note = []]: readonly Cell[]): string | undefined =>
    fates.find(([words]) => words.test(toString(note)))?.[1];
  if (rows === null || rows.some((row) => fateOf(row) === undefined)) {
    return 'między dwukropkami ma stać jedna tabela z 3 kolumnami: składnik, kwota, co się dzieje. Ostatnia zaczyna się od słowa „znika”, „zostaje” albo „zależy”.';
  }
  return framed(directive, 'bill', [
    element(
      'ol',
      {},
      rows.map((row) => barOf(row, largest(rows), fateOf(row))),
    ),
  ]);
};

function amountRows(directive: Parameters<Figure>[0]): Cell[][] | null {
  const rows = figureRows(directive, 3) ?? figureRows(directive, 2);
  return rows?.every(([, amount = []]) => numbersIn(toString(amount)).length > 0) ? rows : null;
}

function largest(rows: readonly (readonly Cell[])[]): number {
  return Math.max(...rows.flatMap(([, amount = []]) => numbersIn(toString(amount))));
}

/** Shares are parts of all, other amounts are compared with the largest. */
function wholeOf(rows: readonly (readonly Cell[])[]): number {
  return rows.every(([, amount = []]) => toString(amount).trim().endsWith('%'))
    ? 100
    : largest(rows);
}

/** Rows in runs of one name. */
function sameNames(rows: readonly Cell[][]): Cell[][][] {
  const runs: Cell[][][] = [];
  for (const row of rows) {
    const run = runs.at(-1);
    if (run && toString(run[0]?.[0]) === toString(row[0])) {
      run.push(row);
    } else {
      runs.push([row]);
    }
  }
  return runs;
}

function barOf(
  [name = [], amount = [], note = []]: readonly Cell[],
  whole: number,
  fate?: string,
): BlockContent {
  return element('li', fate === undefined ? {} : {'data-fate': fate}, [
    element('span', {}, [...name]),
    element('strong', {}, [...amount]),
    stripOf(amount, whole, fate),
    ...(note.length > 0 ? [element('em', {}, [...note])] : []),
  ]);
}

function comparedOf(rows: readonly (readonly Cell[])[], whole: number): BlockContent {
  return element('li', {}, [
    element('span', {}, [...(rows[0]?.[0] ?? [])]),
    ...rows.flatMap(([, amount = [], note = []]) => [
      element('em', {}, [...note]),
      element('strong', {}, [...amount]),
      stripOf(amount, whole),
    ]),
  ]);
}

function stripOf(amount: Cell, whole: number, fate?: string): BlockContent {
  const [sure = 0, upTo = sure] = numbersIn(toString(amount));
  return strip(
    fate === 'unclear'
      ? [hatchedBar(0, sure, whole)]
      : [bar(0, sure, whole), ...(upTo > sure ? [hatchedBar(sure, upTo - sure, whole)] : [])],
  );
}
