export interface FileRules {
  /** With the dot, in lower case: `.csv`. */
  readonly extensions: readonly string[];
  readonly maxMegabytes: number;
}

export type FileProblem = 'wrongType' | 'tooBig' | 'empty';

/** Shown for a file whose content cannot be read. */
export const unreadableFile =
  'Nie udało się odczytać pliku z dysku: mógł się zmienić po wybraniu. Wybierz go jeszcze raz.';

/** Shown for a file that has nothing in it. */
export const emptyFile = 'Plik jest pusty. Wybierz inny.';

/** Why a file cannot be accepted, judged before opening it; null if it can. A megabyte is a million bytes. */
export function checkPickedFile(
  {name, size}: {readonly name: string; readonly size: number},
  {extensions, maxMegabytes}: FileRules,
): FileProblem | null {
  if (!extensions.some((extension) => name.toLowerCase().endsWith(extension))) {
    return 'wrongType';
  }
  if (size === 0) {
    return 'empty';
  }
  return size > maxMegabytes * 1_000_000 ? 'tooBig' : null;
}
