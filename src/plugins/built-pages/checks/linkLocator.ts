import type {PublishedSite} from '../publishedSite';

/** Says which file to fix for a link on a page, which is given with the base path. */
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
    // A page written in code has its links from a data file.
    const inData = source.endsWith('.tsx')
      ? dataFiles.find(({text}) => text.includes(written))?.file
      : undefined;
    return inData ?? source;
  };
}
