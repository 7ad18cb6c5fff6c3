import {foldPolish, inQuotes} from '@cooperative/polish';
import {Refusal} from '../refusal';
import {clockOf} from '../time/clocks';
import {isMoment} from '../time/timeLabels';
import {pointNumber} from '../pointNumber';
import {directionAbove, roleOf} from './columnWords';
import {isTime, namesEnergy, numberLike, timeColumn} from './headings';
import {meaningOf} from './meaning';
import {midnightsToEnds} from './midnights';
import {multiplierOf} from './multiplier';
import {isUnread, needWhole} from './sample';
import {filled, folded, type TableRow} from './tableRow';
import {unitOf} from './units';

/** Nearly every row of data; any other is looked at. */
const plainTime = /^(?:\d{4}[-./]\d|\d{1,2}[-./]\d{1,2}[-./]\d{2}|20\d{6}|[34567]\d{4}(?:[.,]|$))/;

/** Rows that add up or describe those above. */
const footer =
  /^(?:\W*)(?:(?:do|z) przeniesienia|suma|sumy|razem|ogolem|lacznie|podsumowanie|total|srednia|srednio|maksimum|maks|max|minimum|mediana|najwieksz\w*|najmniejsz\w*)\b/;

/** What stands before the word where a spreadsheet added up the rows of a day: `2026-06-01 Suma`. */
const ofDay = /^\d[\d.\-/]{5,9} (?=[a-z])/;

interface Body {
  readonly body: readonly TableRow[];
  /** The lines of words below it. */
  readonly below: readonly TableRow[];
  /** What was skipped and where, in Polish. */
  readonly notes: readonly string[];
}

/** The rows of data. What is neither data nor known as something else stays, to be reported by who reads it. */
export function bodyOf(
  rows: readonly TableRow[],
  column: number,
  headers: readonly string[],
  {
    headings,
    preamble,
  }: {
    readonly headings: readonly TableRow[];
    readonly preamble: readonly TableRow[];
  },
): Body {
  const body: TableRow[] = [];
  const skipped = new Skipped();
  const repeated = new Set(headings.map(({cells}) => folded(cells)));
  const hourColumn = headers.findIndex((header) => roleOf(header) === 'hour');
  const hasHours = hourColumn !== -1;
  let day = '';
  let below: readonly TableRow[] = [];
  /** Where rows begin that are not understood yet: a heading may follow. */
  let open: number | null = null;
  const skipRemarks = (): void => {
    for (const above of open === null ? [] : body.splice(open)) {
      if (isRemark(above)) {
        skipped.add('opis między wierszami', above);
      } else {
        body.push(above);
      }
    }
    open = null;
  };
  for (const row of rows) {
    if (isUnread(row)) {
      // Who reads them looks at each.
      body.push(row);
      continue;
    }
    const cell = row.cells[column] ?? '';
    if (
      column < 0 ||
      (plainTime.test(cell) && (hourColumn === -1 || /\d/.test(row.cells[hourColumn] ?? '')))
    ) {
      day = cell;
      skipRemarks();
      body.push(row);
    } else if (repeated.has(folded(row.cells))) {
      for (const above of open === null ? [] : body.splice(open)) {
        if (isDescription(above.cells) || isLabelled(above.cells)) {
          refuseOtherPoint(above.cells, preamble, row.line);
          refuseOtherDirection(above, preamble, row.line);
          skipped.add('opis nad powtórzonym nagłówkiem', above);
        } else {
          body.push(above);
        }
      }
      skipped.add('powtórzony nagłówek', row);
      open = null;
    } else if (
      footer.test(foldPolish(row.cells.find((one) => one !== '') ?? '').replace(ofDay, '')) ||
      (hourColumn !== -1 && footer.test(foldPolish(row.cells[hourColumn] ?? '')))
    ) {
      skipped.add('podsumowanie', row);
    } else if (cell === '' && hasHours && day !== '' && filled(row.cells) > 1) {
      // A merged cell holds the day of all its rows.
      needWhole(rows);
      body.push({...row, cells: row.cells.map((one, at) => (at === column ? day : one))});
    } else if (cell === '' && filled(row.cells) > 1) {
      skipped.add('wiersz bez daty', row);
    } else if (isTime(cell) || isMoment(cell)) {
      day = cell;
      skipRemarks();
      body.push(row);
    } else {
      checkHeading(row);
      open ??= body.length;
      body.push(row);
    }
  }
  if (column >= 0) {
    midnightsToEnds(body, column, hourColumn);
  }
  if (open !== null) {
    // Rows whose dates stand in several columns are not understood yet either.
    const described = body
      .slice(open)
      .reverse()
      .findIndex(({cells}) => !isDescription(cells));
    below = body.splice(described === -1 ? open : body.length - described);
    for (const row of below) {
      skipped.add('opis pod tabelą', row);
    }
  }
  return {body, below, notes: skipped.notes()};
}

/** Whether a row below a table is words about it: one cell, or several without a number alone in any. */
function isDescription(cells: readonly string[]): boolean {
  return filled(cells) === 1 || !cells.some((cell) => numberLike.test(cell) || isTime(cell));
}

/** Whether a row between others is words alone, and none on which the rows below it depend: „# zmiana taryfy”. */
function isRemark({cells}: TableRow): boolean {
  const [text = '', ...others] = cells.filter((cell) => cell !== '');
  const {register, aspect, zone} = meaningOf(text);
  return (
    others.length === 0 &&
    /^(?:#|\/\/)? ?\p{L}/u.test(text) &&
    !pointNumber.test(text) &&
    !/[x×*] ?\d/.test(text) &&
    register === null &&
    zone === null &&
    (aspect === 'energy' || aspect === 'technical') &&
    unitOf(text) === null &&
    clockOf(text) === null &&
    multiplierOf({cells: [text]}) === null
  );
}

/** „PPE;590…”: a word and what it is of. */
function isLabelled(cells: readonly string[]): boolean {
  return filled(cells) === 2 && /^\p{L}/u.test(cells.find((cell) => cell !== '') ?? '');
}

/** Refuses a table that begins anew for another point of delivery: its readings are not of the same one. */
function refuseOtherPoint(
  cells: readonly string[],
  preamble: readonly TableRow[],
  line: number,
): void {
  const [point] = pointNumber.exec(cells.join(' ')) ?? [];
  if (point !== undefined && !preamble.some((row) => row.cells.join(' ').includes(point))) {
    throw new Refusal(
      `Wiersz ${line}: zaczyna się tu tabela innego punktu (${point}). Zapisz ją w osobnym pliku i wybierz oba.`,
    );
  }
}

/** Of energy of the other direction, which would be taken for that of the first. */
function refuseOtherDirection(row: TableRow, preamble: readonly TableRow[], line: number): void {
  const [direction, first] = [directionAbove([row]), directionAbove(preamble)];
  if (direction !== null && first !== null && direction !== first) {
    throw new Refusal(
      `Wiersz ${line}: zaczyna się tu tabela innej energii (${inQuotes(row.cells.join(' ').trim())}). Zapisz ją w osobnym pliku i wybierz oba.`,
    );
  }
}

/** Refuses a second table whose columns are others than those above. */
function checkHeading({cells, line}: TableRow): void {
  if (timeColumn(cells) !== -1 && cells.some((cell) => namesEnergy(cell))) {
    throw new Refusal(
      `Wiersz ${line}: zaczyna się tu druga tabela, z innym nagłówkiem niż pierwsza. Zapisz ją w osobnym pliku i wybierz oba.`,
    );
  }
}

/** How a remark begins that is of another sheet of the workbook. */
const otherSheet = 'Arkusz ';

/** So many are told in their own words. */
const mostComments = 5;

/** Rows left out, by what they are. */
class Skipped {
  private readonly lines = new Map<string, number[]>();
  private readonly comments: string[] = [];

  add(what: string, {line, cells}: TableRow): void {
    const [, comment] = /^# ?(.+)/.exec(cells.find((cell) => cell !== '') ?? '') ?? [];
    if (comment === undefined || this.comments.length === mostComments) {
      this.lines.set(what, [...(this.lines.get(what) ?? []), line]);
    } else {
      this.comments.push(
        comment.startsWith(otherSheet) ? `${comment}.` : `Komentarz w wierszu ${line}: ${comment}.`,
      );
    }
  }

  notes(): readonly string[] {
    const skipped = Array.from(this.lines, ([what, lines]) => {
      const [first = 0] = lines;
      const where =
        lines.length === 1
          ? `wiersz ${first}`
          : `wiersze ${lines.slice(0, 5).join(', ')}${lines.length > 5 ? ` i ${lines.length - 5} dalszych` : ''}`;
      return `Pominięto ${what}: ${where}.`;
    });
    return [...skipped, ...this.comments];
  }
}
