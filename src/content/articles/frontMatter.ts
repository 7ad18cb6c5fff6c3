import path from 'node:path';
import type * as z from 'zod';
import {checkShape} from '../data/checkShape';
import {parseYaml, type LineOf, type Text} from '../data/parseYaml';
import {isArticle, isPaper} from '../places';
import {contentError} from '../problem';
import {article, page, type ArticleFrontMatter, type PageFrontMatter} from '../schema/article';
import {paper, type PaperFrontMatter} from '../schema/paper';

/** The two parts of a Markdown file. The fields are not validated. */
export interface SplitFile {
  readonly file: string;
  readonly text: string;
  readonly fields: Readonly<Record<string, unknown>>;
  /** Line of a field. */
  readonly lineOf: LineOf;
  /** Texts of the front matter that readers see. */
  readonly fieldTexts: readonly Text[];
  /** The text without the fields. */
  readonly content: string;
  /** Number of lines above the content. */
  readonly skippedLines: number;
}

const visibleFields = [
  'title',
  'description',
  'lead',
  'sidebar_label',
  'summary',
  'basis',
  'fill_in',
  'dates',
];
/** A file saved with Notepad begins with an invisible byte order mark. */
const frontMatterBlock = /^\ufeff?---\r?\n([\s\S]*?)\r?\n---\r?\n?/;

/** Splits a Markdown file into its fields and its text. Throws a `ContentError` if the fields cannot be parsed. */
export function splitFrontMatter(file: string, text: string): SplitFile {
  const [block = '', yaml = ''] = frontMatterBlock.exec(text) ?? [];
  // The file begins with „---”, so the fields begin on its second line.
  const {value, brokenLine, lineOf, textsOf} = parseYaml(yaml, 2);
  if (brokenLine !== null) {
    // Unfilled template placeholders are invalid YAML, so report them rather than the YAML error they cause.
    refuseTemplateMarks({file, text});
    throw contentError([
      {
        file,
        line: brokenLine,
        text: 'nie udało się odczytać pól między liniami „---”. Sprawdź wcięcia, dwukropki i cudzysłowy w tym wierszu i tuż nad nim.',
      },
    ]);
  }
  return {
    file,
    text,
    fields: (value ?? {}) as Record<string, unknown>,
    lineOf,
    fieldTexts: textsOf(visibleFields),
    content: text.slice(block.length),
    skippedLines: skippedLines(text),
  };
}

/** Number of lines taken by the front matter of a Markdown file. */
export function skippedLines(text: string): number {
  const [block = ''] = frontMatterBlock.exec(text) ?? [];
  return block.split('\n').length - 1;
}

/** Fields of an article, validated by the schema. Throws a `ContentError` that lists the invalid ones. */
export function articleFields(split: SplitFile): ArticleFrontMatter {
  refuseTemplateMarks(split);
  refuseName(split);
  return checked(article, split);
}

/** The same for a Markdown page outside the knowledge base. */
export function pageFields(split: SplitFile): PageFrontMatter {
  refuseTemplateMarks(split);
  return checked(page, split);
}

/** The same for a paper to take away. */
export function paperFields(split: SplitFile): PaperFrontMatter {
  refuseTemplateMarks(split);
  refuseName(split);
  return checked(paper, split);
}

/** Validated fields of any Markdown file. */
export function checkedFields(
  split: SplitFile,
): ArticleFrontMatter | PaperFrontMatter | PageFrontMatter {
  if (isArticle(split.file)) {
    return articleFields(split);
  }
  return isPaper(split.file) ? paperFields(split) : pageFields(split);
}

/** The texts of a field that should be a list, even if its value is something else; the shape of the rest is told apart. */
export function listOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one !== 'object').map(String) : [];
}

/** Address of an article in the knowledge base: the name of its file. */
export function articleName(file: string): string {
  return path.posix.basename(file, '.md');
}

function checked<T>(schema: z.ZodType<T>, {file, fields, lineOf}: SplitFile): T {
  return checkShape(schema, fields, file, lineOf);
}

/** Placeholders of the article template must not be published. */
function refuseTemplateMarks({file, text}: Pick<SplitFile, 'file' | 'text'>): void {
  const problems = [...text.matchAll(/\{\{[^{}]*\}\}/g)].map(({0: mark, index}) => ({
    file,
    line: text.slice(0, index).split('\n').length,
    text: `zostało miejsce do uzupełnienia ${mark}. Wpisz w nim treść.`,
  }));
  if (problems.length > 0) {
    throw contentError(problems);
  }
}

function refuseName({file}: SplitFile): void {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(articleName(file))) {
    throw contentError([
      {
        file,
        line: null,
        text: 'nazwa pliku jest adresem strony. Użyj małych liter bez polskich znaków, cyfr i łączników, np. prog-70-i-40-procent.md.',
      },
    ]);
  }
}
