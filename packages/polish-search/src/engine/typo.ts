/** How many letters of a word of this length may be wrong: none in short words, where a slip makes another word. */
export function allowedTypos(length: number): number {
  return length < 4 ? 0 : length < 9 ? 1 : 2;
}

interface Nearest {
  /** Letters added, missing, changed or swapped with a neighbour. */
  readonly distance: number;
  /** Index of the ending that makes the nearest form. */
  readonly ending: number;
  /** Whether the word matches only the beginning of that form. */
  readonly isBeginning: boolean;
}

/** Finds the nearest form made of a stem and its endings, if it is within the limit. All text is folded. */
type NearestForm = (stem: string, endings: readonly string[]) => Nearest | null;

/**
 * Compares a word with many forms using one table of edit distances. Its rows are reused for the beginning a form
 * shares with the previous one, so forms in alphabetical order cost only a few letters each.
 */
export function nearestTo(word: string, limit: number, allowBeginning: boolean): NearestForm {
  const width = word.length + 1;
  const longest = word.length + limit;
  const tooFar = limit + 1;
  const table = new Uint8Array(width * (longest + 2));
  /** The least distance in each row: once it exceeds the limit, no longer form can be near. */
  const least = new Uint8Array(longest + 2);
  for (let column = 0; column < width; column++) {
    table[column] = column;
  }
  let read = '';
  /** Rows valid for `read`. */
  let rows = 0;

  /** Only cells near the diagonal can be within the limit; the others are never filled. */
  const cell = (row: number, column: number): number =>
    Math.abs(row - column) > limit ? tooFar : (table[row * width + column] ?? tooFar);

  /** Fills the rows for `form` and returns how many of its letters were worth reading. */
  const readForm = (form: string): number => {
    let row = 0;
    while (row < rows && form[row] === read[row]) {
      row++;
    }
    const end = Math.min(form.length, longest + 1);
    while (row < end && (least[row] ?? 0) <= limit) {
      row++;
      fillRow(row, form);
    }
    read = form;
    rows = row;
    return row;
  };

  const fillRow = (row: number, form: string): void => {
    const letter = form[row - 1];
    const from = Math.max(0, row - limit);
    const to = Math.min(word.length, row + limit);
    let best = tooFar;
    for (let column = from; column <= to; column++) {
      let cost = row;
      if (column > 0) {
        cost = Math.min(
          cell(row - 1, column) + 1,
          cell(row, column - 1) + 1,
          cell(row - 1, column - 1) + (letter === word[column - 1] ? 0 : 1),
        );
        const isSwap =
          row > 1 &&
          column > 1 &&
          letter === word[column - 2] &&
          form[row - 2] === word[column - 1];
        if (isSwap) {
          cost = Math.min(cost, cell(row - 2, column - 2) + 1);
        }
      }
      table[row * width + column] = cost;
      best = Math.min(best, cost);
    }
    least[row] = best;
  };

  return (stem, endings) => {
    const stemRows = readForm(stem);
    if ((least[stemRows] ?? 0) > limit || (!allowBeginning && stem.length > longest)) {
      return null;
    }
    let nearest: Nearest | null = null;
    for (let index = 0; index < endings.length; index++) {
      const form = stem + (endings[index] ?? '');
      if (!allowBeginning && Math.abs(form.length - word.length) > limit) {
        continue;
      }
      const filled = readForm(form);
      let distance = filled === form.length ? cell(filled, word.length) : tooFar;
      let isBeginning = false;
      if (allowBeginning) {
        for (let row = Math.max(1, word.length - limit); row <= filled; row++) {
          if (cell(row, word.length) < distance) {
            distance = cell(row, word.length);
            isBeginning = row < form.length;
          }
        }
      }
      if (distance <= limit && distance < (nearest?.distance ?? tooFar)) {
        nearest = {distance, ending: index, isBeginning};
      }
    }
    return nearest;
  };
}
