import type {TableRow} from './tableRow';
import {isUnitRow} from './units';

/*
 * Text whose columns are parted by spaces alone, as reports for a printer and loggers write it: aligned below one another
 * with at least two spaces between cells, or with one space where no cell has any.
 */

/** How much of a text tells how its columns are parted. */
const headLength = 20_000;

/** A piece of a line and where it stands: `[from, to)`. */
interface Piece {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** Columns in which pieces of one kind of lines stand. */
type Span = Pick<Piece, 'from' | 'to'>;

const phrase = /\S+(?: \S+)*/g;
/** A unit belongs to the word before it. */
const word = /\S+(?: [[(][^\])]*[\])])?/g;
/** A line under the heading or above a sum. */
const ruler = /^[-=_─ ]+$/;
/** What is seldom a whole name of a column. */
const partOfName = /^(?:energia|moc|active|energy|i|z|ze|do|od|w|of|the|from|to)$/i;
/** A comma in anything else may part columns, as one behind a distance from UTC: `+0200,15`. */
const withoutComma = /^(?:[^,]*|(?![-+]0\d:?[0-5]0,)[-+]?[\d ]*\d,\d+(?: ?[\p{L}*]+)?)$/u;

/** The rows of an aligned text, of which some are of data; null for any other. */
export function alignedRows(text: string, isData: IsData = isReading): readonly TableRow[] | null {
  const pattern = partedBy(text, isData);
  if (pattern === null) {
    return null;
  }
  const lines = text
    .split(/\r\n|\r|\n/)
    .map((line) => (ruler.test(line) ? '' : line.replaceAll('\u00A0', ' ')));
  const pieces = lines.map((line) => piecesOf(line, pattern));
  const width = usualWidth(pieces);
  const first = pieces.findIndex((own) => own.length === width && isData(textsOf(own)));
  const heading = headingAbove(pieces, first);
  const spans = spansOf(pieces.slice(first).filter((own) => own.length === width));
  const borders =
    pattern === word
      ? wordBorders(pieces[heading] ?? [], pieces[first] ?? [], spans)
      : bordersIn(lines[heading] ?? '', pieces[heading] ?? [], spans);
  if (borders === null) {
    return null;
  }
  const isCut = pattern === phrase;
  return lines.flatMap((line, at): TableRow[] => {
    const own = pieces[at] ?? [];
    const cells =
      own.length === width || at < heading || (at < first && heading < 0)
        ? own.map((piece) => piece.text)
        : at < first && isCut
          ? cutAt(line, borders)
          : at === heading
            ? ['', ...own.map((piece) => piece.text)]
            : spans.map((span) => textIn(own, span));
    const isOfTable = at >= first || (heading >= 0 && at >= heading);
    return own.length === 0
      ? []
      : [{line: at + 1, cells: isOfTable ? joined(cells, borders) : cells}];
  });
}

/** What the pieces of each line are, by the beginning of a text; null where spaces do not part its columns. */
export function partedBy(text: string, isData: IsData = isReading): RegExp | null {
  const lines = text
    .slice(0, headLength)
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, 60);
  const most = (test: (line: string) => boolean): boolean =>
    lines.filter((line) => test(line)).length * 2 > lines.length;
  if (lines.length < 3 || most((line) => /[;\t|"]/.test(line))) {
    return null;
  }
  return (
    [phrase, word].find((pattern) => {
      const pieces = lines.map((line) => piecesOf(line, pattern));
      const width = usualWidth(pieces);
      const isRow = (own: readonly Piece[]): boolean =>
        own.length === width && isData(textsOf(own));
      const rows = pieces.filter(isRow);
      return (
        width > (pattern === word ? 2 : 1) &&
        rows.length > 1 &&
        rows.length * 2 > lines.length - pieces.findIndex(isRow) &&
        rows.every((own) => own.every((piece) => withoutComma.test(piece.text))) &&
        (pattern === word || areApart(spansOf(rows)))
      );
    }) ?? null
  );
}

function piecesOf(line: string, pattern: RegExp): readonly Piece[] {
  return Array.from(line.matchAll(pattern), ({0: text, index}) => ({
    text,
    from: index,
    to: index + text.length,
  }));
}

/** How many pieces most lines have. */
function usualWidth(pieces: readonly (readonly Piece[])[]): number {
  const counts = new Map<number, number>();
  for (const {length} of pieces) {
    counts.set(length, (counts.get(length) ?? 0) + Number(length > 0));
  }
  const [[width] = [0]] = [...counts].sort(([, one], [, other]) => other - one);
  return width;
}

/** Whether the cells of a line are of data. */
type IsData = (cells: readonly string[]) => boolean;

function textsOf(pieces: readonly Piece[]): readonly string[] {
  return pieces.map(({text}) => text);
}

/** Whether a line begins and ends with numbers, as a time with its energy does. */
function isReading(cells: readonly string[]): boolean {
  return /^\d/.test(cells[0] ?? '') && /\d/.test(cells.at(-1) ?? '');
}

/** The nearest line of words above the rows, not a ruler of dashes, nor units under their headings. */
function headingAbove(pieces: readonly (readonly Piece[])[], first: number): number {
  const above = pieces.slice(0, first);
  return above
    .map(
      (own) => own.some(({text}) => /\p{L}/u.test(text)) && !isUnitRow(own.map(({text}) => text)),
    )
    .lastIndexOf(true);
}

function spansOf(rows: readonly (readonly Piece[])[]): readonly Span[] {
  return (rows[0] ?? []).map((_, column) => ({
    from: rows.reduce((least, own) => Math.min(least, own[column]?.from ?? least), Infinity),
    to: rows.reduce((most, own) => Math.max(most, own[column]?.to ?? most), 0),
  }));
}

function areApart(spans: readonly Span[]): boolean {
  return spans.every(({from}, column) => from > (spans[column - 1]?.to ?? -1));
}

/**
 * Where the heading parts each column from the next: at the end of right-aligned cells or the start of left-aligned ones;
 * null for two columns under one heading, as a day and its hour. Null for all if the heading does not stand over them.
 */
function bordersIn(
  heading: string,
  own: readonly Piece[],
  spans: readonly Span[],
): readonly (number | null)[] | null {
  const isBlank = (at: number): boolean => (heading[at] ?? ' ') === ' ';
  const borders = spans.slice(1).map(({from}, column) => {
    const end = spans[column]?.to ?? 0;
    const blanks = Array.from({length: from - end}, (_, at) => end + at).filter(isBlank);
    // Between two pieces, a gap that both columns leave to the heading parts them wherever it is.
    const gaps = own.slice(1).flatMap((piece, at) => {
      const start = own[at]?.to ?? 0;
      return start < from && piece.from > end ? [Math.max(start, end)] : [];
    });
    const isRight = isBlank(end) && !isBlank(end - 1);
    const isLeft = isBlank(from - 1) && !isBlank(from);
    return own.length === spans.length || own.length === 0 || isRight
      ? end
      : gaps.length === 1
        ? (gaps[0] ?? end)
        : isLeft
          ? from - 1
          : blanks.length === 0
            ? null
            : Number.NaN;
  });
  return borders.some((border) => Number.isNaN(border)) ? null : borders;
}

/** Of words with one space between them, a heading has as many as its rows, or one for a day and its hour. */
function wordBorders(
  heading: readonly Piece[],
  row: readonly Piece[],
  spans: readonly Span[],
): readonly (number | null)[] | null {
  const isOfHour = heading.length === spans.length - 1 && /^\d\d?:\d\d/.test(row[1]?.text ?? '');
  const areNames = !heading.some(({text}) => partOfName.test(text));
  return areNames && (isOfHour || heading.length === spans.length || heading.length === 0)
    ? spans.slice(1).map(({from}, column) => (isOfHour && column === 0 ? null : from))
    : null;
}

/** The parts of a line between these places. */
function cutAt(line: string, borders: readonly (number | null)[]): readonly string[] {
  const starts = [0, ...borders];
  return starts.map((start, column) => {
    const next = starts.slice(column + 1).find((at) => at !== null);
    return start === null ? '' : line.slice(start, next ?? undefined).trim();
  });
}

/** What of a line with an empty cell stands in a column. */
function textIn(own: readonly Piece[], {from, to}: Span): string {
  return own
    .filter((piece) => piece.from < to && piece.to > from)
    .map(({text}) => text)
    .join(' ');
}

/** Cells of which those without a border between them are one. */
function joined(cells: readonly string[], borders: readonly (number | null)[]): readonly string[] {
  return cells.reduce<string[]>((all, cell, column) => {
    if (column > 0 && borders[column - 1] === null) {
      all.push(`${all.pop() ?? ''} ${cell}`.trim());
    } else {
      all.push(cell);
    }
    return all;
  }, []);
}
