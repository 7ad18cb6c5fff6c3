import {readdirSync} from 'node:fs';

/** Files in a folder and its subfolders whose names end with one of `endings`, sorted, as paths from the root. */
export function filesIn(folder: string, ...endings: readonly string[]): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => endings.some((ending) => file.endsWith(ending)))
    .map((file) => `${folder}/${file}`)
    .sort();
}
