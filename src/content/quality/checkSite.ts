import {pageMiddleware} from '../../site/pageMiddleware';
import type {IsoDay} from '@cooperative/polish';
import {contentDay} from '../contentDay';
import type {Site} from '../loadSite';
import {isArticle} from '../places';
import {problemsOf, type Problem} from '../problem';
import {askNumbers} from './askNumbers';
import {checkDataFiles, dataTexts} from './checkData';
import {checkDraft} from './checkDraft';
import {checkPageCode} from './checkPageCode';
import {checkPictures} from './checkPictures';
import {checkStatic} from './checkStatic';
import {warningsIn} from './checkTexts';
import {checkDoubts} from './checkWords';

/** Applies every rule to every file that editors write; the build fails on any problem. */
export function checkSite(site: Site): Problem[] {
  return checksOf(site).flatMap((check) => check());
}

/** The same in steps, a file each, between which others can use the processor. */
export function checksOf(site: Site): readonly (() => readonly Problem[])[] {
  const isReadable = (file: string): boolean => problemsOf(() => site.read(file)).length === 0;
  const day = contentDay(site);
  return [
    ...site.markdownFiles.map((file) => () => checkFile(file, site, day)),
    () => checkDataFiles(site),
    () => (site.articles.every(isReadable) ? checkDoubts(site) : []),
    () => checkMiddleware(site),
    () => checkStatic(site),
  ];
}

/**
 * Applies every content rule except spelling to one Markdown file; problems are in line order.
 *
 * @param day The day the content is of.
 */
export function checkFile(
  file: string,
  site: Site,
  day: IsoDay = contentDay(site),
): readonly Problem[] {
  const unreadable = problemsOf(() => site.read(file));
  if (unreadable.length > 0) {
    return unreadable;
  }
  const markdown = site.read(file);
  return [
    ...checkDraft(markdown, site, day),
    ...checkPageCode(markdown),
    ...checkPictures(markdown, site),
  ].sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
}

/**
 * What does not stop a build, but should be looked at: sentences like a banned claim whose law nobody has compared
 * lately. Of the given Markdown files, and of the data files too if these are all.
 */
export function warningsOf(files: readonly string[], site: Site): Problem[] {
  const claims = site.data.bannedClaims.valueOrNull ?? [];
  const day = contentDay(site);
  const texts = [
    ...files
      .filter((file) => problemsOf(() => site.read(file)).length === 0)
      .map((file) => {
        const {fieldTexts, body} = site.read(file);
        return {file, texts: [...fieldTexts, ...body.blocks]};
      }),
    ...(files.length === site.markdownFiles.length ? dataTexts(site) : []),
  ];
  return texts.flatMap((one) => warningsIn(one.file, one.texts, claims, day));
}

/** Numbers of articles that no source stands beside: nothing refuses them, but someone should answer. */
export function questionsOf(files: readonly string[], {read}: Site): Problem[] {
  return files
    .filter((file) => isArticle(file) && problemsOf(() => read(file)).length === 0)
    .flatMap((file) => askNumbers(read(file)));
}

/** Checks that the pages in the list of middleware exist. */
function checkMiddleware({addresses}: Site): Problem[] {
  return Object.keys(pageMiddleware)
    .filter((address) => !addresses.has(address))
    .map((address) => ({
      file: 'src/site/pageMiddleware.ts',
      line: null,
      text: `nie ma strony pod adresem „${address}”. Popraw adres albo usuń wpis.`,
    }));
}
