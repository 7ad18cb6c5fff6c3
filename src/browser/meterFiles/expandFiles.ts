import {askReader} from './askReader';

/** Whether any of these files may hold several. */
export function arePacked(files: readonly File[]): boolean {
  return files.some(({name}) => /\.(?:zip|xlsx?)$/i.test(name));
}

/**
 * Files as they are read: of a zip those in it, of a workbook with several sheets of readings one for each. Rejects if
 * the code that unpacks them does not come, or `signal` stops it.
 */
export function expandFiles(
  packed: readonly File[],
  signal?: AbortSignal,
): Promise<readonly File[]> {
  return askReader(packed.length, (reader) => reader.parts(packed), signal);
}
