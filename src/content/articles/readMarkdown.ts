import type {Heading, Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import {stripCitations} from '../../domain/articles/citations';
import {lazy} from '@cooperative/polish';
import {definitionsOf} from './definitions';
import {headingText} from './headings';
import {splitFrontMatter, type SplitFile} from './frontMatter';
import {parseMarkdown} from './parseMarkdown';
import {sectionsOf, type MarkdownSection} from './sections';

/** A piece of running text. List items are separate paragraphs; the cells of a table row form one line. */
interface Block {
  readonly kind: 'heading' | 'paragraph' | 'row' | 'label';
  /** Without citations. */
  readonly text: string;
  readonly line: number;
}

interface Reference {
  readonly url: string;
  /** The text of a link, or the alternative text of a picture. */
  readonly text: string;
  readonly line: number;
}

/** The text of a file. Line numbers refer to the whole file. */
interface Body {
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

export interface MarkdownFile extends SplitFile {
  /** Parsed on first use, because that takes much longer than reading the fields. */
  readonly body: Body;
}

const addressesInHtml = /\b(?:href|to)\s*=\s*(["'])(.*?)\1/g;

/** Reads a Markdown file. Throws a `ContentError` if its fields cannot be parsed. */
export function readMarkdown(file: string, text: string): MarkdownFile {
  const split = splitFrontMatter(file, text);
  const body = lazy(() => readBody(split));
  return {
    ...split,
    get body() {
      return body();
    },
  };
}

function readBody({content, skippedLines}: SplitFile): Body {
  const tree = parseMarkdown('\n'.repeat(skippedLines) + content);
  const definitions = definitionsOf(tree);
  const blocks: Block[] = [];
  const headings: Body['headings'][number][] = [];
  const links: Reference[] = [];
  const images: Reference[] = [];
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 1;
    switch (node.type) {
      case 'link':
        links.push({url: node.url, text: toString(node), line});
        break;
      case 'definition':
        links.push({url: node.url, text: node.label ?? '', line});
        break;
      case 'html':
        for (const [, , url = ''] of node.value.matchAll(addressesInHtml)) {
          links.push({url, text: '', line});
        }
        break;
      case 'image':
        images.push({url: node.url, text: node.alt ?? '', line});
        break;
      case 'imageReference':
        images.push({
          url: definitions.get(node.identifier)?.url ?? '',
          text: node.alt ?? '',
          line,
        });
        break;
      case 'heading':
        headings.push({node, text: headingText(node), line});
        blocks.push({kind: 'heading', text: headingText(node), line});
        break;
      case 'paragraph': {
        const isLabel = node.data && 'directiveLabel' in node.data;
        blocks.push({kind: isLabel ? 'label' : 'paragraph', text: textOf(node), line});
        break;
      }
      case 'tableRow':
        blocks.push({kind: 'row', text: node.children.map(textOf).join(' | '), line});
        break;
      case 'code':
        return SKIP;
    }
    return undefined;
  });
  return {
    tree,
    blocks: blocks.filter((block) => block.text !== ''),
    headings,
    sections: sectionsOf(tree),
    links,
    images,
  };
}

function textOf(node: Nodes): string {
  return stripCitations(toString(node, {includeHtml: false, includeImageAlt: false}))
    .replace(/[\n\t ]+/g, ' ')
    .trim();
}
