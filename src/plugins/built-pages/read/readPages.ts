import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {notFoundAddress, type BuiltPage} from '../builtPage';
import {readPage} from './readPage';

interface Build {
  readonly outDir: string;
  readonly baseUrl: string;
  readonly routesPaths: readonly string[];
  readonly routesBuildMetadata: Readonly<Record<string, {readonly noIndex: boolean}>>;
}

/** Pages the build wrote, each read once and when it is asked for; routes without a file are skipped. */
export function* readPages(
  {outDir, baseUrl, routesPaths, routesBuildMetadata}: Build,
  titleSuffix: string,
): Generator<BuiltPage> {
  for (const route of new Set(routesPaths)) {
    const address = `/${route.slice(baseUrl.length).replace(/\/$/, '')}`;
    const file = fileOf(address);
    if (!existsSync(path.join(outDir, file))) {
      continue;
    }
    const source = readFileSync(path.join(outDir, file), 'utf8');
    const content = readPage(source, titleSuffix);
    if (content.title === '') {
      throw new Error(`${file} has no title.`);
    }
    const isListed = address !== notFoundAddress && !routesBuildMetadata[route]?.noIndex;
    yield {route, address, file, isListed, source, content, additions: []};
  }
}

/** The file of a page, relative to the build folder. */
function fileOf(address: string): string {
  if (address === '/') {
    return 'index.html';
  }
  return address === notFoundAddress ? address.slice(1) : `${address.slice(1)}.html`;
}
