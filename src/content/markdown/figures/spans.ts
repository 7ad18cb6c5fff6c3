import {toString} from 'mdast-util-to-string';
import type {Term} from '../../../domain/papers/deadline';
import {element} from '../element';
import {bar, numbersIn, strip} from './drawing';
import {figureRows, framed, type Cell, type Figure} from './figure';

/** Units of time: how a term is counted, and its days, which only serve to draw it. */
const units: readonly (readonly [RegExp, Term, number])[] = [
  // Before days, as „tydzień” and „tygodnie” end with their names.
  [/tydzień|tygod/, {unit: 'week', count: 1}, 7],
  [/dzień|dni/, {unit: 'day', count: 1}, 1],
  [/miesi/, {unit: 'month', count: 1}, 30.4],
  [/rok|lat/, {unit: 'month', count: 12}, 365],
];

/**
 * „Terminy”: a table of names, beginnings („od razu”, „po 7 dniach”) and lengths („21 dni”) on one axis of time. With
 * `{od=2027-01-04}` readers get the last days, counted from that day or their own.
 */
export const spans: Figure = (directive) => {
  const {od: start} = directive.attributes ?? {};
  const rows = figureRows(directive, 3)?.map((row) => ({
    row,
    // „od końca roku” names a day, not a length of time.
    after: toString(row[1] ?? []).startsWith('po ') ? lengthOf(row[1]) : null,
    length: lengthOf(row[2]),
  }));
  if (!rows?.every(({length}) => length !== null) || !/^(\d{4}-\d\d-\d\d)?$/.test(start ?? '')) {
    return 'między dwukropkami ma stać jedna tabela z 3 kolumnami: co, od kiedy, ile trwa (np. „21 dni” albo „4 miesiące”). Dzień przykładu zapisz tak: {od=2027-01-04}.';
  }
  const whole = Math.max(
    ...rows.map(({after, length}) => (after?.days ?? 0) + (length?.days ?? 0)),
  );
  const terms = rows.map(({row, after, length}) => ({
    name: toString(row[0] ?? []),
    after: after?.term,
    ...length?.term,
  }));
  return framed(directive, 'spans', [
    element(
      'ol',
      {},
      rows.map(({row: [name = [], beginning = [], written = []], after, length}) =>
        element('li', {}, [
          element('span', {}, [...name]),
          element('strong', {}, [...written]),
          strip([bar(after?.days ?? 0, length?.days ?? 0, whole)]),
          ...(beginning.length > 0 ? [element('em', {}, [...beginning])] : []),
        ]),
      ),
    ),
    ...(start ? [element('deadlines-example', {start, terms: JSON.stringify(terms)}, [])] : []),
  ]);
};

function lengthOf(cell: Cell = []): {readonly days: number; readonly term: Term} | null {
  const text = toString(cell);
  const [count = 1] = numbersIn(text);
  const found = units.find(([word]) => word.test(text));
  return (
    (found && {
      days: count * found[2],
      term: {unit: found[1].unit, count: count * found[1].count},
    }) ??
    null
  );
}
