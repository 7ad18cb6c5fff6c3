import {existsSync, lstatSync, readFileSync, realpathSync} from 'node:fs';
import path from 'node:path';
import {contentError} from './problem';

const away = 'to dowiązanie do pliku poza serwisem. Połóż tu sam plik.';

/**
 * The text of a file of the site; null if there is none. One that is a link out of the site is refused with a
 * `ContentError` and not read: it would publish, or quote in a message, what lies on the machine.
 */
export function readOwn(dir: string, file: string): string | null {
  const place = path.join(dir, file);
  if (!existsSync(place)) {
    // A link to nothing, too.
    if (lstatSync(place, {throwIfNoEntry: false})) {
      throw contentError([{file, line: null, text: away}]);
    }
    return null;
  }
  if (path.relative(realpathSync(dir), realpathSync(place)).startsWith('..')) {
    throw contentError([{file, line: null, text: away}]);
  }
  return readFileSync(place, 'utf8');
}
