import {visit} from 'unist-util-visit';
import {splitCitations} from '../../domain/articles/citations';
import type {MarkdownFile} from '../articles/readMarkdown';
import {lineOfNode} from '../markdown/refuse';
import type {Problem} from '../problem';

const number = String.raw`\d(?:[\d\s]*\d)?(?:,\d+)?`;
const months =
  'stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia';

/** What someone must have told: an amount, a part of a whole, a day, a term. */
const told = new RegExp(
  String.raw`(?<![\p{L}\d,])(?:${number}\s*(?:%|proc\.|(?:tys\.|mln|mld)(?:\s*zł)?|zł(?![\p{L}])|gr(?![\p{L}]))|\d{1,2}\s+(?:${months})(?:\s+\d{4})?|${number}\s+(?:dni|dniach|miesiąc\p{L}*|miesięcy|lat|lata|latach)(?![\p{L}]))`,
  'gu',
);

/** An example has numbers of its own; it says that it is one. */
const example = /przykład|wymyślon|przyjmijmy|załóżmy|\bniech\b/iu;

const most = 3;

/**
 * Asks of parts of an article, from heading to heading, which have numbers and not one mark of a source. Only a question:
 * the number may be counted from others, and then the text may say so. An example is not asked.
 */
export function askNumbers({file, body}: MarkdownFile): Problem[] {
  const cited: number[] = [];
  visit(body.tree, 'text', (node) => {
    if (splitCitations(node.value).some(({kind}) => kind === 'citation')) {
      cited.push(lineOfNode(node) ?? 0);
    }
  });
  const starts = [{line: 0, depth: 0, text: ''}, ...body.headings.map(headingOf)];
  return starts.flatMap(({line: start, depth}, index) => {
    const end = starts[index + 1]?.line ?? Infinity;
    const isInside = (line: number): boolean => line >= start && line < end;
    const blocks = body.blocks.filter(({kind, line}) => kind !== 'heading' && isInside(line));
    const above = starts
      .slice(0, index + 1)
      .filter((one, at, all) => all.slice(at + 1).every(({depth: next}) => next > one.depth));
    const isExample = [...above, ...blocks].some(({text}) => example.test(text));
    const found = blocks.flatMap(({text, line}) =>
      [...text.matchAll(told)].map(([words]) => ({words, line})),
    );
    const [first] = found;
    return first === undefined || isExample || cited.some(isInside) || depth === 1
      ? []
      : [{file, line: first.line, text: questionOf([...new Set(found.map(({words}) => words))])}];
  });
}

function headingOf({node, text, line}: MarkdownFile['body']['headings'][number]) {
  return {line, depth: node.depth, text};
}

function questionOf(numbers: readonly string[]): string {
  const shown = numbers.slice(0, most).map((words) => `„${words}”`);
  const more = numbers.length > most ? ' i następne' : '';
  return `skąd to wiemy: ${shown.join(', ')}${more}? W tej części nie ma żadnego źródła. Wstaw źródło, a jeśli to wynik rachunku albo przykład, napisz to.`;
}
