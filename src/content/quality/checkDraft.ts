import path from 'node:path';
import type {IsoDay} from '@cooperative/polish';
import {contentDay} from '../contentDay';
import {checkedFields} from '../articles/frontMatter';
import type {MarkdownFile} from '../articles/readMarkdown';
import type {Around} from '../loadSite';
import {findWrongFigures} from '../markdown/figures';
import {faqFile, isArticle, isPaper, knowledgeBaseFolder} from '../places';
import {problemsOf, type Problem} from '../problem';
import {checkArticleParts, checkQuestions, checkReadability, checkStructure} from './checkArticle';
import {checkLinks} from './checkLinks';
import {checkMarks} from './checkMarks';
import {checkPaper} from './checkPaper';
import {checkReferences} from './checkReferences';
import {checkSyntax} from './checkSyntax';
import {checkTexts} from './checkTexts';
import {checkTitle} from './checkTitle';
import {checkWording} from './checkWords';

/**
 * Applies the rules for one Markdown file that need no disk: they look at its text and at what is known of the site
 * around it. So they run in the editor too, while the text is being written. Problems are in no order.
 *
 * @param day The day the content is of.
 */
export function checkDraft(
  markdown: MarkdownFile,
  around: Around,
  day: IsoDay = contentDay(around),
): Problem[] {
  const {file} = markdown;
  return [
    ...problemsOf(() => checkedFields(markdown)),
    ...checkAlone(markdown, around.data, day),
    ...(isPaper(file) ? checkPaper(markdown, around) : []),
    ...checkLinks(markdown, around),
    ...(isArticle(file) ? [...checkPlace(file, around), ...checkReferences(markdown, around)] : []),
  ];
}

interface Found {
  readonly data: Around['data'];
  readonly day: IsoDay;
  readonly problems: Problem[];
}

const found = new WeakMap<MarkdownFile, Found>();

/**
 * The rules that need only the file itself and the lists of words. They take most of the time, so the development
 * server, which asks after every save, gets the earlier answer for the files that were not saved.
 */
function checkAlone(markdown: MarkdownFile, data: Around['data'], day: IsoDay): Problem[] {
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
function checkPlace(file: string, {articles}: Around): Problem[] {
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
