import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {OutputFile} from './pipeline';

/**
 * Writes the files of a build under its folder, all or none: two with the same name, a name outside the folder, a new
 * file that already exists and a replacement for one that does not are mistakes in our code.
 */
export function writeFiles(outDir: string, files: readonly OutputFile[]): void {
  const places = new Set<string>();
  for (const {file, replaces = false} of files) {
    const place = path.resolve(outDir, file);
    if (!place.startsWith(path.resolve(outDir) + path.sep)) {
      throw new Error(`${file} lies outside of the build.`);
    }
    if (places.has(place)) {
      throw new Error(`${file} is written twice.`);
    }
    if (existsSync(place) !== replaces) {
      throw new Error(
        replaces ? `There is no ${file} to replace.` : `${file} is there already, made by others.`,
      );
    }
    places.add(place);
  }
  for (const {file, content, replaces = false} of files) {
    const place = path.resolve(outDir, file);
    mkdirSync(path.dirname(place), {recursive: true});
    // A file that appeared in the meantime is not overwritten either.
    writeFileSync(place, content, {flag: replaces ? 'w' : 'wx'});
  }
}
