import type {Heading, Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {stripCitations} from '../../domain/articles/citations';
import {headingText} from '../markdown/steps/headingIds';
import {markdownSections, type MarkdownSection} from './markdownSections';
import {splitFrontMatter} from '../markdown/hooks/parseFrontMatter';
import {textsOf, type Text} from './texts';

/** A piece of running text. Items of a list are paragraphs of their own; a row of a table is its cells in one line. */
interface Block {
  readonly kind: 'heading' | 'paragraph' | 'row' | 'label';
  /** Without citations. */
  readonly text: string;
  readonly line: number;
}

interface Reference {
  readonly url: string;
  /** What stands for it: the text of a link, the alternative text of a picture. */
  readonly text: string;
  readonly line: number;
}

export interface MarkdownFile {
  readonly file: string;
  readonly fields: Readonly<Record<string, unknown>>;
  /** Fields that readers see. */
  readonly fieldTexts: readonly Text[];
  /** Lines of the whole file, those of the front matter empty. */
  readonly lines: readonly string[];
  readonly tree: Root;
  readonly blocks: readonly Block[];
  readonly headings: readonly {
    readonly node: Heading;
    readonly text: string;
    readonly line: number;
  }[];
  readonly sections: readonly MarkdownSection[];
  readonly links: readonly Reference[];
  readonly images: readonly Reference[];
}

const visibleFields = ['title', 'description', 'sidebar_label', 'summary'];
const notice = /^\s*:::+\s*(?:[a-z-]+)?(?:\[(.*)\])?\s*$/;

/** Reads a Markdown file into what the checks of its content look at. Lines are those of the file. */
export function readMarkdown(file: string, text: string): MarkdownFile {
  const {fields, content} = splitFrontMatter(file, text);
  const skipped = text.slice(0, text.length - content.length).split('\n').length - 1;
  const fieldLines = text.split('\n').slice(0, skipped);
  const lines = ['\n'.repeat(skipped), content].join('').split('\n');
  // The marks of notices are no text; what stands between them is.
  const body = lines.map((line) => (notice.test(line) ? '' : line)).join('\n');
  const tree = unified().use(remarkParse).use(remarkGfm).parse(body);

  const blocks: Block[] = lines.flatMap((line, index) => {
    const label = notice.exec(line)?.[1];
    return label ? [{kind: 'label', text: label, line: index + 1}] : [];
  });
  const headings: MarkdownFile['headings'][number][] = [];
  const links: Reference[] = [];
  const images: Reference[] = [];
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'link') {
      links.push({url: node.url, text: toString(node), line});
    } else if (node.type === 'image') {
      images.push({url: node.url, text: node.alt ?? '', line});
    } else if (node.type === 'heading') {
      headings.push({node, text: headingText(node), line});
      blocks.push({kind: 'heading', text: headingText(node), line});
    } else if (node.type === 'paragraph') {
      blocks.push({kind: 'paragraph', text: textOf(node), line});
    } else if (node.type === 'tableRow') {
      blocks.push({kind: 'row', text: node.children.map(textOf).join(' | '), line});
    }
    return node.type === 'code' ? SKIP : undefined;
  });
  return {
    file,
    fields: (fields ?? {}) as Record<string, unknown>,
    fieldTexts: textsOf(
      fieldLines.map((line) => (line.trim() === '---' ? '' : line)).join('\n'),
      visibleFields,
    ),
    lines,
    tree,
    blocks: blocks.filter((block) => block.text !== ''),
    headings,
    sections: markdownSections(content),
    links,
    images,
  };
}

function textOf(node: Nodes): string {
  return stripCitations(toString(node, {includeHtml: false, includeImageAlt: false}))
    .replace(/[\n\t ]+/g, ' ')
    .trim();
}
