import {finished, notFoundAddress, type BuiltPage} from './builtPage';
import type {PublishedSite} from './publishedSite';

/** Adds something to a page; depends on nothing else. */
export type PageStep = (page: BuiltPage, site: PublishedSite) => BuiltPage;

/** A file to be written, named relative to the build folder. */
export interface OutputFile {
  readonly file: string;
  readonly content: string | Uint8Array;
  /** Replaces a file the build made; without this there must be none. */
  readonly replaces?: boolean;
}

/** Files made from the finished pages, whose source is all of them, without the 404 page. */
export type Emitter = (
  site: PublishedSite,
  pages: readonly BuiltPage[],
) => readonly OutputFile[] | Promise<readonly OutputFile[]>;

/** Throws what an editor has to fix. `files` are all files of the build, relative to its folder. */
export type Check = (
  site: PublishedSite,
  pages: readonly BuiltPage[],
  files: ReadonlySet<string>,
) => void;

export interface Recipe {
  readonly steps: readonly PageStep[];
  readonly emitters: readonly Emitter[];
  readonly checks: readonly Check[];
}

/** All files a build writes in addition to those of Docusaurus: the finished pages and what is made from them. */
export async function follow(
  {steps, emitters, checks}: Recipe,
  site: PublishedSite,
  builtPages: Iterable<BuiltPage>,
): Promise<readonly OutputFile[]> {
  const pages = Array.from(builtPages, (page) =>
    finished(steps.reduce((changed, step) => step(changed, site), page)),
  );
  const addressed = pages.filter(({address}) => address !== notFoundAddress);
  const emitted = await Promise.all(emitters.map(async (emit) => emit(site, addressed)));
  const output: readonly OutputFile[] = [
    ...pages.map((page) => ({file: page.file, content: page.source, replaces: true})),
    ...emitted.flat(),
  ];
  const files = new Set([...site.files, ...output.map(({file}) => file)]);
  checks.forEach((check) => check(site, pages, files));
  return output;
}
