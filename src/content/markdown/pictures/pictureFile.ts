import {existsSync, realpathSync} from 'node:fs';
import path from 'node:path';

/** What a page shows as a picture. */
export const isPicture = (file: string): boolean =>
  /\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(file);

/** Where a picture lies, or why it is not shown. */
export type PictureFile =
  | {readonly kind: 'found'; readonly file: string}
  | {readonly kind: 'missing' | 'outside' | 'noPicture'};

/**
 * The file of a picture in a text: one below the folder of that text or, from `/`, below `static`. What counts is where
 * the file itself lies, since a path may go up and a link in the file system lead away: the bundler follows both, and
 * publishes what it finds.
 */
export function pictureFile(url: string, textFile: string, dir: string): PictureFile {
  const address = decoded(url);
  const folder = url.startsWith('/')
    ? path.join(dir, 'static')
    : path.resolve(path.dirname(textFile));
  const file = path.join(folder, address);
  // The bundler has names of its own for places: `@site/…`, `pathname:///…`.
  if (/^(?:@|[\w+.-]+:)/.test(address) || isAway(path.relative(folder, file))) {
    return {kind: 'outside'};
  }
  // What the bundler reads as a query or as the name of another loader.
  if (/[!?#]/.test(address)) {
    return {kind: 'noPicture'};
  }
  if (!existsSync(file)) {
    return {kind: 'missing'};
  }
  const real = realpathSync(file);
  if (isAway(path.relative(realpathSync(folder), real))) {
    return {kind: 'outside'};
  }
  return isPicture(file) && isPicture(real) ? {kind: 'found', file} : {kind: 'noPicture'};
}

function isAway(relative: string): boolean {
  return relative === '..' || relative.startsWith(`..${path.sep}`) || path.isAbsolute(relative);
}

/** As the bundler decodes it; a malformed address is returned unchanged. */
function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
