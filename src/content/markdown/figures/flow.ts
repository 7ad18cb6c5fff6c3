import {toString} from 'mdast-util-to-string';
import {element, textElement} from '../element';
import {figureRows, type Figure} from './figure';

/** Turns a table of kinds, givers, takers and things into a list of flows: who gives what to whom. */
export const flow: Figure = (directive) => {
  const rows = figureRows(directive, 4);
  if (!rows) {
    return 'między dwukropkami ma stać jedna tabela z 4 kolumnami: rodzaj, kto daje, kto dostaje, co.';
  }
  const items = rows.map(([kind = [], from = [], to = [], what = []]) =>
    element('li', toString(kind).startsWith('pieniądze') ? {'data-money': ''} : {}, [
      element('em', {}, [...kind]),
      element('strong', {}, [
        ...from,
        textElement('span', {className: ['visuallyHidden']}, ' – odbiorca: '),
        element('b', {}, [...to]),
      ]),
      element('span', {}, [...what]),
    ]),
  );
  return element('ul', {className: ['flow']}, items);
};
