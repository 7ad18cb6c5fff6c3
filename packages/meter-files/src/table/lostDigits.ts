import {inQuotes} from '@cooperative/polish';
import {hasLostDigits} from '../pointNumber';
import {Refusal} from '../refusal';
import {roleOf} from './columnWords';
import {headerOf} from './plan';
import {isUnread} from './sample';
import type {TableRow} from './tableRow';

/** Columns of numbers whose last digits a spreadsheet lost. Refuses a table whose points can no longer be told apart. */
export function lostColumns(
  headers: readonly string[],
  body: readonly TableRow[],
): readonly number[] {
  const known = body.filter((row) => !isUnread(row));
  const lost = (body[0]?.cells ?? []).flatMap((cell, column) =>
    // Of one spreadsheet all numbers are spoiled.
    hasLostDigits(cell) && known.every(({cells}) => hasLostDigits(cells[column] ?? ''))
      ? [column]
      : [],
  );
  const keys = headers.flatMap((header, column) =>
    ['time', 'day', 'hour', 'kind', 'zone', 'unit'].includes(roleOf(header)) ? [column] : [],
  );
  for (const column of lost) {
    if (new Set(body.map(({cells}) => cells[column])).size > 1 || repeats(body, keys)) {
      throw new Refusal(
        `${lostNote(headerOf({headers}, column), body[0]?.cells[column] ?? '')} Nie widać więc, które odczyty są którego punktu. Pobierz plik z portalu jeszcze raz albo ustaw w tej kolumnie format „tekst” i wklej numery od nowa.`,
      );
    }
  }
  return lost;
}

/** Whether rows that differ are of one time, as those of two points are. */
function repeats(body: readonly TableRow[], keys: readonly number[]): boolean {
  const rows = new Set(body.map(({cells}) => cells.join('\t')));
  const times = new Set(
    body.map(({cells}) => keys.map((column) => cells[column] ?? '').join('\t')),
  );
  return times.size < rows.size;
}

export function lostNote(header: string, cell: string): string {
  return `Arkusz kalkulacyjny zapisał numery w kolumnie ${inQuotes(header)} jako liczby (np. ${inQuotes(cell)}) i ich ostatnie cyfry przepadły. Nie rozpoznajemy po nich punktu. Żeby numer był cały, wczytaj plik prosto z portalu, bez otwierania w arkuszu.`;
}
