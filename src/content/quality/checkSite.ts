import path from 'node:path';
import type {IsoDay} from '@cooperative/polish/date';
import {pageMiddleware} from '../../site/pageMiddleware';
import {contentDay} from '../contentDay';
import {checkedFields} from '../articles/frontMatter';
import type {MarkdownFile} from '../articles/readMarkdown';
import type {DataFiles} from '../data/dataFiles';
import type {Site} from '../loadSite';
import {findWrongFigures} from '../markdown/figures';
import {faqFile, isArticle, isPaper, knowledgeBaseFolder} from '../places';
import {problemsOf, type Problem} from '../problem';
import {checkArticleParts, checkQuestions, checkReadability, checkStructure} from './checkArticle';
import {checkDataFiles, dataTexts} from './checkData';
import {checkLinks} from './checkLinks';
import {checkMarks} from './checkMarks';
import {checkPaper} from './checkPaper';
import {checkReferences} from './checkReferences';
import {checkStatic} from './checkStatic';
import {checkSyntax} from './checkSyntax';
import {checkTexts, warningsIn} from './checkTexts';
import {checkTitle} from './checkTitle';
import {checkDoubts, checkWording} from './checkWords';

/** Applies every rule to every file that editors write; the build fails on any problem. */
export function checkSite(site: Site): Problem[] {
  return checksOf(site).flatMap((check) => check());
}

/** The same in steps, a file each, between which others can use the processor. */
export function checksOf(site: Site): readonly (() => readonly Problem[])[] {
  const isReadable = (file: string): boolean => problemsOf(() => site.read(file)).length === 0;
  return [
    ...site.markdownFiles.map((file) => () => checkFile(file, site)),
    () => checkDataFiles(site),
    () => (site.articles.every(isReadable) ? checkDoubts(site) : []),
    () => checkMiddleware(site),
    () => checkStatic(site),
  ];
}

/** Applies every content rule except spelling to one Markdown file; problems are in line order. */
export function checkFile(file: string, site: Site): readonly Problem[] {
  const unreadable = problemsOf(() => site.read(file));
  if (unreadable.length > 0) {
    return unreadable;
  }
  const markdown = site.read(file);
  return [...problemsOf(() => checkedFields(markdown)), ...checkBody(markdown, site)].sort(
    (a, b) => (a.line ?? 0) - (b.line ?? 0),
  );
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

function checkBody(markdown: MarkdownFile, site: Site): Problem[] {
  const {file} = markdown;
  return [
    ...checkAlone(markdown, site.data, contentDay(site)),
    ...(isPaper(file) ? checkPaper(markdown, site) : []),
    ...checkLinks(markdown, site),
    ...(isArticle(file) ? [...checkPlace(file, site), ...checkReferences(markdown, site)] : []),
  ];
}

interface Found {
  readonly data: DataFiles;
  readonly day: IsoDay;
  readonly problems: Problem[];
}

const found = new WeakMap<MarkdownFile, Found>();

/**
 * The rules that need only the file itself and the lists of words. They take most of the time, so the development
 * server, which asks after every save, gets the earlier answer for the files that were not saved.
 */
function checkAlone(markdown: MarkdownFile, data: DataFiles, day: IsoDay): Problem[] {
  const known = found.get(markdown);
  if (known?.data === data && known.day === day) {
    return known.problems;
  }
  const {file, fieldTexts, body} = markdown;
  const texts = [...fieldTexts, ...body.blocks];
  const problems = [
    ...checkSyntax(markdown),
    ...checkTitle(markdown),
    ...checkMarks(markdown),
    ...checkTexts(file, texts, data.bannedClaims.valueOrNull ?? [], day),
    ...checkWording(file, texts, data.glossary.valueOrNull ?? {}),
    ...checkStructure(markdown),
    ...findWrongFigures(body.tree).map((finding) => ({file, ...finding})),
    ...(isPaper(file) ? [] : checkReadability(markdown)),
    ...(file === faqFile ? checkQuestions(markdown) : []),
    ...(isArticle(file) && file !== faqFile ? checkArticleParts(markdown) : []),
  ];
  found.set(markdown, {data, day, problems});
  return problems;
}

/** An article must be in a category, and its file name, which is its address, must be unique. */
function checkPlace(file: string, {articles}: Site): Problem[] {
  const problems: Problem[] = [];
  const add = (text: string): void => void problems.push({file, line: null, text});
  if (file !== faqFile && path.posix.dirname(file) === knowledgeBaseFolder) {
    add('artykuł leży poza kategorią. Przenieś go do jednego z katalogów bazy wiedzy.');
  }
  const namesake = articles.find(
    (other) => other !== file && path.posix.basename(other) === path.posix.basename(file),
  );
  if (namesake !== undefined) {
    add(`taką samą nazwę, a więc i adres, ma plik ${namesake}. Zmień nazwę nowszego.`);
  }
  return problems;
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
