import {toString} from 'mdast-util-to-string';
import {element} from '../element';
import {figureRows, type Figure} from './figure';

/** Statuses of what is not law, not yet, or not known for sure; their marks are hollow. */
const open = /^(projekt|nie|znamy|zapytaj) /;

/** A table of dates, events and statuses as a timeline. */
export const timeline: Figure = (directive) => {
  const rows = figureRows(directive, 3);
  if (!rows) {
    return 'między dwukropkami ma stać jedna tabela z 3 kolumnami: data, co się stało, status.';
  }
  const items = rows.map(([date = [], event = [], status = []]) => {
    return element('li', open.test(`${toString(status)} `) ? {'data-open': ''} : {}, [
      element('strong', {}, [...date]),
      element('span', {}, [...event]),
      element('em', {}, [...status]),
    ]);
  });
  return element('ol', {className: ['timeline']}, items);
};
