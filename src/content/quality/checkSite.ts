import {readFileSync} from 'node:fs';
import path from 'node:path';
import {checkFrontMatter, knowledgeBaseFolder} from '../markdown/hooks/parseFrontMatter';
import {checkArticleParts, checkQuestions, checkReadability, checkStructure} from './checkArticle';
import {checkDataFiles} from './checkData';
import {checkLinks} from './checkLinks';
import {checkReferences} from './checkReferences';
import {checkTexts} from './checkTexts';
import {asProblem, type Problem} from '../problem';
import {isArticle, type Site} from '../loadSite';

/** Every rule of content on every file of the site that an editor writes. */
export function checkSite(site: Site): Problem[] {
  return [...site.markdownFiles.flatMap((file) => checkFile(file, site)), ...checkDataFiles(site)];
}

/** Every rule of content on one Markdown file, in the order of its lines. Spelling is not among them. */
export function checkFile(file: string, site: Site): Problem[] {
  const text = readFileSync(path.join(site.dir, file), 'utf8');
  const fields = asProblem(file, () => void checkFrontMatter(file, text));
  let body: Problem[] = [];
  // A file whose fields cannot be read at all has been reported above.
  const unreadable = asProblem(file, () => {
    body = checkBody(file, site);
  });
  return [...fields, ...(fields.length > 0 ? [] : unreadable), ...body].toSorted(
    (a, b) => (a.line ?? 0) - (b.line ?? 0),
  );
}

function checkBody(file: string, site: Site): Problem[] {
  const markdown = site.read(file);
  return [
    ...checkTexts(file, [...markdown.fieldTexts, ...markdown.blocks], site),
    ...checkStructure(markdown),
    ...checkReadability(markdown),
    ...checkLinks(markdown, site),
    ...(isArticle(file) ? [...checkPlace(file, site), ...checkReferences(markdown, site)] : []),
    ...(isFaq(file) ? checkQuestions(markdown) : []),
    ...(isArticle(file) && !isFaq(file) ? checkArticleParts(markdown) : []),
  ];
}

function isFaq(file: string): boolean {
  return file === `${knowledgeBaseFolder}/faq.md`;
}

/** An article stands in a category, and no other has the name of its file, which is its address. */
function checkPlace(file: string, {markdownFiles}: Site): Problem[] {
  const problems: Problem[] = [];
  const add = (text: string): void => void problems.push({file, line: null, text});
  if (!isFaq(file) && path.posix.dirname(file) === knowledgeBaseFolder) {
    add('artykuł leży poza kategorią. Przenieś go do jednego z katalogów bazy wiedzy.');
  }
  const namesake = markdownFiles.find(
    (other) => other !== file && isArticle(other) && path.basename(other) === path.basename(file),
  );
  if (namesake !== undefined) {
    add(`taką samą nazwę, a więc i adres, ma plik ${namesake}. Zmień nazwę nowszego.`);
  }
  return problems;
}
