import type {Nodes, Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import type {SplitFile} from '../articles/frontMatter';
import {pageParts} from '../../site/pageParts';
import {lineOfNode} from '../markdown/refuse';
import type {Problem} from '../problem';

/** The parser Docusaurus uses for `.mdx`. Files in `.md` contain no code, so they cannot have syntax errors. */
const parser = unified().use(remarkParse).use(remarkMdx).use(remarkDirective).use(remarkGfm);

/** Components available in every page, including those of Docusaurus. */
const everywhere = [...pageParts, 'Head', 'Details'];

/** Checks that the code in a Markdown page parses and uses only what the page imports. */
export function checkSyntax({file, content, skippedLines}: SplitFile): Problem[] {
  if (!file.endsWith('.mdx')) {
    return [];
  }
  try {
    return unknownNames(parser.parse('\n'.repeat(skippedLines) + content)).map((problem) => ({
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
function describe({reason, line}: Message): Omit<Problem, 'file'> {
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

/** Names in the code that the file does not define; a page with one cannot be built. */
function unknownNames(tree: Root): Omit<Problem, 'file'>[] {
  const known = new Set(everywhere);
  const used: {readonly name: string; readonly line: number | null}[] = [];
  visit(tree, (node) => {
    if (node.type === 'mdxjsEsm') {
      // Any identifier in an import or export counts as defined.
      node.value.match(/[\p{L}_$][\p{L}\p{N}_$]*/gu)?.forEach((name) => known.add(name));
    }
    const name = nameIn(node);
    if (name !== null) {
      used.push({name, line: lineOfNode(node)});
    }
  });
  return used
    .filter(({name}) => !known.has(name))
    .map(({name, line}) => ({
      line,
      text: `kod używa nazwy „${name}”, a strona jej nie zna. Popraw nazwę albo usuń to, co stoi w klamrach lub po znaku „<”.`,
    }));
}

/** The component named by a tag, or the variable that makes up a whole expression. */
function nameIn(node: Nodes): string | null {
  switch (node.type) {
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return /^\p{Lu}[^.]*/u.exec(node.name ?? '')?.[0] ?? null;
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return /^[\p{L}_$][\p{L}\p{N}_$]*$/u.exec(node.value.trim())?.[0] ?? null;
    default:
      return null;
  }
}
