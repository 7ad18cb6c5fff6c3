import {toString} from 'mdast-util-to-string';
import {roundScale} from '../../../domain/charts/scale';
import {formatNumber} from '@cooperative/polish';
import {element, textElement} from '../element';
import {column, level, mark, numbersIn, strip} from './drawing';
import {figureContent, figureRows, framed, type Figure} from './figure';

const monthsOfYear = 12;

/**
 * „Słupki miesięcy”: a table of 12 months with a column for each year, drawn as columns in the order of time. A month
 * without a number is a gap. The table itself stays below, folded.
 */
export const months: Figure = (directive) => {
  const [table] = figureContent(directive);
  const head = table?.type === 'table' ? (table.children[0]?.children ?? []) : [];
  const years = head.slice(1).map((cell) => toString(cell));
  const rows = figureRows(directive, head.length);
  const values = years.flatMap((_, year) =>
    (rows ?? []).map((row) => numbersIn(toString(row[year + 1] ?? []))[0] ?? NaN),
  );
  if (
    table === undefined ||
    rows?.length !== monthsOfYear ||
    !years.every((year) => /^\d{4}$/.test(year)) ||
    !values.some((value) => value > 0)
  ) {
    return 'między dwukropkami ma stać jedna tabela z 12 wierszami: nazwa miesiąca, a dalej po jednej kolumnie na rok. W nagłówku kolumny stoi rok, na przykład 2025, a w komórce liczba albo „–”.';
  }
  const {ticks, top} = roundScale(values);
  return framed(directive, 'months', [
    element('div', {className: ['plot'], 'aria-hidden': 'true'}, [
      element(
        'p',
        {className: ['levels']},
        [...ticks].reverse().map((tick) => textElement('span', {}, formatNumber(tick))),
      ),
      strip([
        ...ticks.map((tick) => level(tick, top)),
        ...years.slice(1).map((_, year) => mark(year + 1, years.length)),
        ...values.flatMap((value, month) =>
          value > 0 ? [column(month, values.length, value, top)] : [],
        ),
      ]),
      element(
        'p',
        {className: ['scale']},
        years.map((year) => textElement('span', {}, year)),
      ),
    ]),
    element('details', {}, [textElement('summary', {}, 'Liczby w tabeli'), table]),
  ]);
};
