import type {Root, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {parseYearlyDay, type YearlyDuty} from '../../domain/papers/calendar';
import {lineOfNode, type Finding} from '../markdown/refuse';

/** Head of a table whose rows go to the calendar file. */
const head = ['Dzień', 'Co zrobić', 'Podstawa'];

/** The yearly duties in a paper's tables, and rows whose day cannot be read. */
export function dutiesIn(tree: Root): {
  readonly duties: readonly YearlyDuty[];
  readonly findings: readonly Finding[];
} {
  const rows = tree.children
    .filter((node) => node.type === 'table')
    .filter((table) => cellsOf(table)[0]?.join('|') === head.join('|'))
    .flatMap((table) =>
      table.children.slice(1).map((row, index) => ({row, cells: cellsOf(table)[index + 1] ?? []})),
    )
    .map(({row, cells: [day = '', title = '', basis = '']}) => ({
      line: lineOfNode(row),
      written: day,
      day: parseYearlyDay(day),
      title,
      basis,
    }));
  return {
    duties: rows.flatMap(({day, title, basis}) => (day === null ? [] : [{day, title, basis}])),
    findings:
      rows.length === 0
        ? [
            {
              line: null,
              text: `wzór ma pole „file: ics”, a nie ma tabeli z kolumnami: ${head.join(', ')}. Dopisz ją albo usuń pole.`,
            },
          ]
        : rows
            .filter(({day}) => day === null)
            .map(({line, written}) => ({
              line,
              text: `nie rozumiemy dnia „${written}”. Wpisz np. „30 czerwca” albo „60. dzień roku”.`,
            })),
  };
}

function cellsOf(table: Table): string[][] {
  return table.children.map((row) => row.children.map((cell) => toString(cell).trim()));
}
