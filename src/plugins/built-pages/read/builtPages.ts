import {existsSync} from 'node:fs';
import path from 'node:path';

export interface BuiltFile {
  /** Address with the base path, as Docusaurus names the page. */
  readonly route: string;
  /** Address without the base path; `/` is the home page. */
  readonly address: string;
  /** The HTML file as a path on disk. */
  readonly file: string;
}

/** Pages the build wrote, each once. The 404 page is a file, not an address. */
export function builtPages(
  outDir: string,
  routesPaths: readonly string[],
  baseUrl: string,
): BuiltFile[] {
  return [...new Set(routesPaths)].flatMap((route) => {
    const page = route.slice(baseUrl.length).replace(/\/$/, '');
    const file = path.join(outDir, page === '' ? 'index.html' : `${page}.html`);
    return existsSync(file) ? [{route, address: `/${page}`, file}] : [];
  });
}
