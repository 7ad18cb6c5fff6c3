import type {Nodes, Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import type {MarkdownFile} from '../articles/readMarkdown';
import {pageParts} from '../../site/pageParts';
import {lineOfNode, type Finding} from '../markdown/refuse';
import type {Problem} from '../problem';
import {refusedTag} from './checkSyntax';

/** The parser Docusaurus uses for `.mdx`. Files in `.md` contain no code, so they cannot have syntax errors. */
const parser = unified().use(remarkParse).use(remarkMdx).use(remarkDirective).use(remarkGfm);

/** Components available in every page. */
const everywhere: readonly string[] = pageParts;

/** Refuses in a page, which is MDX, anything but text and the parts meant for it. */
export function checkPageCode({file, content, skippedLines}: MarkdownFile): Problem[] {
  if (!file.endsWith('.mdx')) {
    return [];
  }
  try {
    return foreignCode(parser.parse('\n'.repeat(skippedLines) + content)).map((problem) => ({
      file,
      ...problem,
    }));
  } catch (error) {
    if (!isMessage(error)) {
      throw error;
    }
    return [{file, ...describe(error)}];
  }
}

/** The parts used here of the vfile message thrown by the parser. */
interface Message {
  readonly reason: string;
  readonly line?: number;
}

function isMessage(error: unknown): error is Message {
  return error instanceof Error && 'reason' in error;
}

/** The first error, at which the parser stops. */
function describe({reason, line}: Message): Finding {
  const [, tag, begins] = /^Expected a closing tag for `<(.*?)>` \((\d+):/.exec(reason) ?? [];
  return tag === undefined
    ? {
        line: line ?? null,
        text: 'znak „{” albo „<” zaczyna kod, a tego, co po nim stoi, nie da się odczytać jako kodu. Usuń ten znak albo napisz to samo słowami.',
      }
    : {
        line: Number(begins),
        text: `znacznik „<${tag}>” nie jest zamknięty. Dopisz za tekstem „</${tag}>” albo go usuń.`,
      };
}

/** What in a page is neither text nor a part meant for it. */
function foreignCode(tree: Root): Finding[] {
  const found: Finding[] = [];
  visit(tree, (node) => {
    const text = foreignIn(node);
    if (text !== null) {
      found.push({line: lineOfNode(node), text});
    }
  });
  return found;
}

function foreignIn(node: Nodes): string | null {
  switch (node.type) {
    case 'mdxjsEsm':
      return 'wiersz zaczyna się od „import” albo „export”, czyli jest kodem. Usuń go: części strony są znane bez tego.';
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return `w klamrach stoi kod „{${node.value}}”. Usuń klamry albo napisz to samo słowami.`;
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return foreignPart(node.name ?? '', node.attributes);
    default:
      return null;
  }
}

function foreignPart(
  name: string,
  attributes: readonly {readonly type: string; readonly value?: unknown}[],
): string | null {
  if (!/^\p{Lu}/u.test(name)) {
    return refusedTag(name);
  }
  if (!everywhere.includes(name)) {
    return `strona nie zna części „<${name}>”. Wybierz z listy: ${everywhere.join(', ')}.`;
  }
  return attributes.every(
    ({type, value}) => type === 'mdxJsxAttribute' && typeof value === 'string',
  )
    ? null
    : `część „<${name}>” ma w klamrach kod. Wpisz zamiast niego tekst w prostym cudzysłowie.`;
}
