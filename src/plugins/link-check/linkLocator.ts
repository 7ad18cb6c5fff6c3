import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {dataFolder} from '../../content/places';

/**
 * Tells which file to mend for a link on a page.
 *
 * @param sources File each page is made of, by the page's address.
 */
export function linkLocator(
  siteDir: string,
  baseUrl: string,
  sources: ReadonlyMap<string, string>,
): (page: string, link: string) => string {
  const data = readdirSync(path.join(siteDir, dataFolder))
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => {
      const file = `${dataFolder}/${name}`;
      return {file, text: readFileSync(path.join(siteDir, file), 'utf8')};
    });
  return (page, link) => {
    const source = sources.get(page) ?? `strona ${page}`;
    const written = `'/${link.slice(baseUrl.length)}'`;
    // A page made of code has its links from a file of data.
    const inData = source.endsWith('.tsx')
      ? data.find(({text}) => text.includes(written))?.file
      : undefined;
    return inData ?? source;
  };
}
