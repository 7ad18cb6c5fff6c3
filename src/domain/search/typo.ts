/** Letters one may get wrong in a word of this length: none in short ones, where any slip makes another word. */
export function allowedTypos(length: number): number {
  return length < 4 ? 0 : length < 9 ? 1 : 2;
}

interface Nearest {
  /** Letters added, lost, changed or swapped with their neighbour. */
  readonly distance: number;
  /** Index of the ending that makes the nearest form. */
  readonly ending: number;
  /** Whether the word is only the beginning of that form. */
  readonly isBeginning: boolean;
}

/** Finds the nearest form among a stem with its endings, if it is within the limit; all folded. */
export type NearestForm = (stem: string, endings: readonly string[]) => Nearest | null;

/**
 * Compares a word with many forms. One table of edit distances serves them all: its rows stay as long as the next form
 * begins like the last one, so forms in alphabetical order cost a few letters each.
 */
export function nearestTo(word: string, limit: number, allowBeginning: boolean): NearestForm {
  const width = word.length + 1;
  const longest = word.length + limit;
  // One row more than forms may have letters; a beginning may belong to a form of any length, but no more is read of it.
  const table = new Uint8Array(width * (longest + 2));
  for (let column = 0; column < width; column++) {
    table[column] = column;
  }
  let read = '';
  /** Rows that hold for `read`. */
  let rows = 0;

  const cell = (row: number, column: number): number => table[row * width + column] ?? 0;

  /** Fills the rows for `form`; how many of its letters were worth reading. */
  const readForm = (form: string): number => {
    let shared = 0;
    while (shared < rows && form[shared] === read[shared]) {
      shared++;
    }
    const end = Math.min(form.length, longest + 1);
    let row = shared;
    while (row < end && !isTooFar(row)) {
      fillRow(row + 1, form);
      row++;
    }
    read = form;
    rows = row;
    return row;
  };

  const isTooFar = (row: number): boolean => {
    for (let column = 0; column < width; column++) {
      if (cell(row, column) <= limit) {
        return false;
      }
    }
    return true;
  };

  const fillRow = (row: number, form: string): void => {
    const letter = form[row - 1];
    table[row * width] = row;
    for (let column = 1; column < width; column++) {
      let cost = Math.min(
        cell(row - 1, column) + 1,
        cell(row, column - 1) + 1,
        cell(row - 1, column - 1) + (letter === word[column - 1] ? 0 : 1),
      );
      const isSwap =
        row > 1 && column > 1 && letter === word[column - 2] && form[row - 2] === word[column - 1];
      if (isSwap) {
        cost = Math.min(cost, cell(row - 2, column - 2) + 1);
      }
      table[row * width + column] = cost;
    }
  };

  return (stem, endings) => {
    const stemRows = readForm(stem);
    if (isTooFar(stemRows) || (!allowBeginning && stem.length > longest)) {
      return null;
    }
    let nearest: Nearest | null = null;
    endings.forEach((ending, index) => {
      const form = stem + ending;
      const isPlausible = allowBeginning || Math.abs(form.length - word.length) <= limit;
      if (!isPlausible) {
        return;
      }
      const filled = readForm(form);
      let distance = filled === form.length ? cell(filled, word.length) : limit + 1;
      let isBeginning = false;
      if (allowBeginning) {
        for (let row = 1; row <= filled; row++) {
          if (cell(row, word.length) < distance) {
            distance = cell(row, word.length);
            isBeginning = row < form.length;
          }
        }
      }
      if (distance <= limit && distance < (nearest?.distance ?? limit + 1)) {
        nearest = {distance, ending: index, isBeginning};
      }
    });
    return nearest;
  };
}
