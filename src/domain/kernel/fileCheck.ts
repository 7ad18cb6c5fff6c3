export interface FileRules {
  /** Endings with the dot, in small letters: `.csv`. */
  readonly extensions: readonly string[];
  readonly maxMegabytes: number;
}

export type FileProblem = 'wrongType' | 'tooBig' | 'empty';

/** What a visitor is told of a file whose bytes do not come. */
export const unreadableFile =
  'Nie udało się odczytać pliku z dysku: mógł się zmienić po wybraniu. Wybierz go jeszcze raz.';

/** What stands against a file, before it is opened; null when nothing does. A megabyte has a million bytes. */
export function checkFile(
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
