import {toString} from 'mdast-util-to-string';
import {element} from '../element';
import {tableRows} from './table';
import type {Figure} from '.';

/** Marks of a status beside its words; anything else is law. */
const kinds: readonly (readonly [RegExp, string])[] = [
  [/^projekt/, 'draft'],
  [/^nie /, 'void'],
];

/** A table of dates, events and statuses as a timeline. */
export const timeline: Figure = (directive) => {
  const rows = tableRows(directive, 3);
  if (!rows) {
    return 'między dwukropkami ma stać jedna tabela z 3 kolumnami: data, co się stało, status.';
  }
  const items = rows.map(([date = [], event = [], status = []]) => {
    const words = toString(status);
    const kind = kinds.find(([pattern]) => pattern.test(words))?.[1] ?? 'law';
    return element('li', {'data-kind': kind}, [
      element('strong', {}, date),
      element('span', {}, event),
      element('em', {}, status),
    ]);
  });
  return element('ol', {className: ['timeline']}, items);
};
