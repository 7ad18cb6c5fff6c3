import type * as z from 'zod';
import {skippedLines} from './articles/frontMatter';
import {headingText} from './articles/headings';
import {parseMarkdown} from './articles/parseMarkdown';
import {isPaper} from './places';
import type {Problem} from './problem';
import {article} from './schema/article';
import {paper} from './schema/paper';
import {stripCitations} from '../domain/articles/citations';

const shownWords = 6;
const isMarkdown = (file: string): boolean => /\.mdx?$/.test(file);

/** Where something is in a form of the web editor, which shows no lines. */
export interface FormPlace {
  /** The heading it stands under, or a name for what stands before the first; null for a file without parts. */
  readonly part: string | null;
  /** The field, or the first words; null for a line without words. */
  readonly words: string | null;
}

export const fieldsPart = 'Pola';
const openingPart = 'Przed pierwszym nagłówkiem';

/**
 * The place of a line of a file.
 *
 * @param text The file.
 */
export function formPlace(file: string, line: number, text: string): FormPlace {
  const rows = text.split('\n').slice(0, line);
  const words = firstWords(rows.at(-1) ?? '');
  if (!isMarkdown(file)) {
    return {part: null, words};
  }
  const skipped = skippedLines(text);
  if (line <= skipped) {
    const name = rows.flatMap((row) => /^[a-z_]+(?=:)/.exec(row) ?? []).at(-1);
    return {part: fieldsPart, words: name === undefined ? words : (labelOf(file, name) ?? name)};
  }
  const heading = parseMarkdown(rows.slice(skipped).join('\n'))
    .children.filter((node) => node.type === 'heading')
    .at(-1);
  return {
    part: heading ? headingText(heading) : openingPart,
    words: rows.at(-1)?.startsWith('#') ? 'nagłówek' : words,
  };
}

/** What is wrong, with fields named as in the form: „Tytuł” and not „title”. */
export function inFormWords({file, text}: Problem): string {
  return isMarkdown(file)
    ? text.replace(
        /(pol\p{L}{1,3}) „([a-z_]+)(?:\[(\d+)\])?”/gu,
        (all, word: string, name: string, nth?: string) => {
          const label = labelOf(file, name);
          const place = nth === undefined ? '' : `, pozycja ${nth}`;
          return label === undefined ? all : `${word} „${label}”${place}`;
        },
      )
    : text;
}

function labelOf(file: string, name: string): string | undefined {
  const fields: Readonly<Partial<Record<string, z.ZodType>>> = (isPaper(file) ? paper : article)
    .shape;
  const label = fields[name]?.meta()?.label;
  return typeof label === 'string' ? label : undefined;
}

/** The first words as an editor sees them, without the marks of Markdown and YAML around them. */
function firstWords(row: string): string | null {
  const words = stripCitations(row)
    .replace(/^[\s>#*+|-]+|^\s*\d+\.\s|\{#[^{}]*\}$/g, '')
    .replace(/^'?[\w-]+'?:\s+/, '')
    .replace(/^['"]|['"]$|\*\*/g, '')
    .trim()
    .split(/\s+/);
  const shown = words.slice(0, shownWords).join(' ');
  return shown === '' ? null : `„${shown}${words.length > shownWords ? '…' : ''}”`;
}
