import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {isPicture} from '../markdown/pictures/pictureFile';
import {svgCode} from '../markdown/pictures/svgCode';
import type {Problem} from '../problem';
import type {Site} from '../loadSite';

const staticFolder = 'static';

/** Besides pictures: papers, tables and texts to take away, and the fonts of the site. */
const isTakenAway = (file: string): boolean =>
  /\.(?:csv|docx|ics|odt|ods|pdf|txt|woff2|xlsx)$/i.test(file);

/** The site's own scripts outside its bundle: they remove what earlier versions kept on a device. */
const ownScripts: readonly string[] = ['offline.js', 'service-worker.js', 'sw.js'];

/**
 * All of `static` is published as it is, on the address where editors sign in: a page or a script among it could act in
 * their name. So it holds only types that never run, and drawings without code.
 */
export function checkStatic({dir}: Pick<Site, 'dir'>): Problem[] {
  return filesIn(path.join(dir, staticFolder)).flatMap(({name, isLink}) => {
    const file = `${staticFolder}/${name}`;
    const text = isLink
      ? 'to dowiązanie do innego pliku. Połóż tu sam plik.'
      : refusal(name, path.join(dir, file));
    return text === null ? [] : [{file, line: null, text}];
  });
}

function refusal(name: string, file: string): string | null {
  if (!isPicture(name) && !isTakenAway(name) && !ownScripts.includes(name)) {
    return 'pliku tego rodzaju serwis nie publikuje. Zostaw tu obrazy (avif, gif, jpg, png, svg, webp) i pliki do pobrania (csv, docx, ics, ods, odt, pdf, txt, xlsx).';
  }
  const code = /\.svg$/i.test(name) ? svgCode(readFileSync(file)) : null;
  return code === null ? null : svgRefusal(code);
}

/** Why a drawing is not published. */
export function svgRefusal(code: string): string {
  return `rysunek SVG zawiera ${code}. Zapisz go jako PNG albo wyeksportuj jeszcze raz jako sam rysunek.`;
}

interface Found {
  readonly name: string;
  readonly isLink: boolean;
}

/** Names from the folder, sorted. A link is not followed, as Node's own recursion does from some version on. */
function filesIn(folder: string): Found[] {
  return existsSync(folder)
    ? foundUnder(folder, '').sort((one, other) => (one.name < other.name ? -1 : 1))
    : [];
}

function foundUnder(folder: string, under: string): Found[] {
  return readdirSync(path.join(folder, under), {withFileTypes: true}).flatMap((entry) => {
    const name = path.posix.join(under, entry.name);
    return entry.isDirectory() ? foundUnder(folder, name) : [{name, isLink: !entry.isFile()}];
  });
}
