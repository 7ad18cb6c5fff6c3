import type {PublishedSite} from '../publishedSite';

/** Tells which file to mend for a link on a page, which is named with the base path. */
export function linkLocator({
  baseUrl,
  sources,
  dataFiles,
}: Pick<PublishedSite, 'baseUrl' | 'sources' | 'dataFiles'>): (
  page: string,
  link: string,
) => string {
  return (page, link) => {
    const source = sources.get(page) ?? `strona ${page}`;
    const written = `'/${link.slice(baseUrl.length)}'`;
    // A page made of code has its links from a file of data.
    const inData = source.endsWith('.tsx')
      ? dataFiles.find(({text}) => text.includes(written))?.file
      : undefined;
    return inData ?? source;
  };
}
