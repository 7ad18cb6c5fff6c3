import type {BuiltPage} from '@site/src/plugins/built-pages/builtPage';
import type {Emitter, OutputFile} from '@site/src/plugins/built-pages/pipeline';
import type {PublishedSite} from '@site/src/plugins/built-pages/publishedSite';
import {readPage} from '@site/src/plugins/built-pages/read/readPage';

/** A built page at an address, with whatever HTML a test gives it. */
export function builtPage(
  address: string,
  source: string,
  fields: Partial<BuiltPage> = {},
): BuiltPage {
  return {
    route: address,
    address,
    file: address === '/' ? 'index.html' : `${address.slice(1)}.html`,
    isListed: true,
    source,
    content: readPage(source, ' | Serwis'),
    additions: [],
    ...fields,
  };
}

/** The contents of a synchronous emitter's files, by file. */
export function emitted(
  emit: Emitter,
  site: PublishedSite,
  pages: readonly BuiltPage[] = [],
): Readonly<Record<string, string>> {
  const files = emit(site, pages) as readonly OutputFile[];
  return Object.fromEntries(files.map(({file, content}) => [file, content.toString()]));
}
