import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {parseDocument} from 'yaml';
import {checkShape, ContentError} from '../../data/checkShape';
import * as schema from '../../schema/schema';

/** Folder of the knowledge base, from the root of the site. */
export const knowledgeBaseFolder = 'baza-wiedzy';

const frontMatterBlock = /^---\r?\n([\s\S]*?)\r?\n---\r?\n?/;

/**
 * Docusaurus hook that checks the front matter of every Markdown file against its schema
 * and gives an article its address from the name of its file. A retired one is unlisted: Docusaurus keeps its page and
 * leaves it out of the lists it makes.
 */
export const parseFrontMatter: ParseFrontMatter = async ({filePath, fileContent}) => {
  const file = path.relative(process.cwd(), filePath).split(path.sep).join('/');
  return checkFrontMatter(file, fileContent);
};

/** The same for a file named from the root of the site. Throws a Polish {@link ContentError}. */
export function checkFrontMatter(
  file: string,
  text: string,
): {content: string; frontMatter: Record<string, unknown>} {
  const isArticle = file.startsWith(`${knowledgeBaseFolder}/`);
  refuseTemplateMarks(file, text);
  const {fields, content} = splitFrontMatter(file, text);
  const frontMatter: Record<string, unknown> = checkShape<Record<string, unknown>>(
    isArticle ? schema.article : schema.page,
    fields,
    file,
  );
  return {
    content,
    frontMatter: isArticle
      ? {
          ...frontMatter,
          slug: `/${addressOf(file)}`,
          ...('retired' in frontMatter && {unlisted: true}),
        }
      : frontMatter,
  };
}

/** Read with a parser that leaves dates as text, so that a day that does not exist is seen as such. */
export function splitFrontMatter(file: string, text: string): {fields: unknown; content: string} {
  const [block = '', yaml = ''] = frontMatterBlock.exec(text) ?? [];
  const document = parseDocument(yaml);
  const [error] = document.errors;
  if (error) {
    // One line further down than in the block alone: the file begins with „---”.
    const line = (error.linePos?.[0].line ?? 1) + 1;
    throw new ContentError(
      `${file}, wiersz ${line}: nie udało się odczytać pól między liniami „---”. Sprawdź wcięcia, dwukropki i cudzysłowy w tym wierszu i tuż nad nim.`,
    );
  }
  return {fields: (document.toJS() as unknown) ?? {}, content: text.slice(block.length)};
}

/** What the template leaves to be filled in must not reach a page. */
function refuseTemplateMarks(file: string, text: string): void {
  const mark = /\{\{[^}]*\}\}/.exec(text);
  if (mark) {
    const line = text.slice(0, mark.index).split('\n').length;
    throw new ContentError(
      `${file}, wiersz ${line}: zostało miejsce do uzupełnienia ${mark[0]}. Wpisz w nim treść.`,
    );
  }
}

/** The name of an article's file is its address. */
function addressOf(file: string): string {
  const name = path.basename(file, path.extname(file));
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) {
    throw new ContentError(
      `${file}: nazwa pliku jest adresem artykułu. Użyj małych liter bez polskich znaków, cyfr i łączników, np. prog-70-i-40-procent.md.`,
    );
  }
  return name;
}
