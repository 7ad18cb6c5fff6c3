import {readdirSync, readFileSync} from 'node:fs';
import {parse, parseExpression} from '@babel/parser';
import {dataFiles} from '@site/src/content/data/dataFiles';
import {describeProblem} from '@site/src/content/problem';
import {checkWording} from '@site/src/content/quality/checkWords';

interface Written {
  readonly text: string;
  readonly line: number | null;
}

/** Rooms whose texts a visitor may see. */
const rooms = [
  'sleep',
  'browser',
  'client-modules',
  'components',
  'domain',
  'pages',
  'site',
  'theme',
];

/** A node of the syntax tree, as far as a text is told by it. */
interface Node {
  readonly type?: string;
  readonly loc?: {readonly start: {readonly line: number}};
  readonly value?: unknown;
  readonly quasis?: readonly {readonly value: {readonly cooked: string}}[];
  readonly children?: readonly Node[];
}

/** Every text of a source file: literals, templates, and elements with their parts in a row. */
function textsOf(file: string): Written[] {
  const source = readFileSync(file, 'utf8');
  const texts: Written[] = [];
  const visit = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) {
      return;
    }
    const node = part as Node;
    const text = textOf(node);
    if (text !== null) {
      texts.push({text: text.replace(/\s+/g, ' '), line: node.loc?.start.line ?? null});
    }
    Object.values(part).forEach(visit);
  };
  visit(
    file.endsWith('.json')
      ? parseExpression(source)
      : parse(source, {
          sourceType: 'module',
          plugins: file.endsWith('.tsx') ? ['typescript', 'jsx'] : ['typescript'],
        }).program,
  );
  return texts;
}

function textOf({type, value, quasis = [], children = []}: Node): string | null {
  switch (type) {
    case 'StringLiteral':
      return String(value);
    case 'TemplateLiteral':
      return quasis.map((quasi) => quasi.value.cooked).join('·');
    case 'JSXElement':
    case 'JSXFragment':
      return children
        .map((child) => (child.type === 'JSXText' ? String(child.value) : '·'))
        .join('');
    default:
      return null;
  }
}

const glossary = dataFiles('.').glossary.value;

test('buttons, labels and results use the words of the glossary', () => {
  const files = rooms.flatMap((room) =>
    readdirSync(`src/${room}`, {recursive: true, encoding: 'utf8'})
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => `src/${room}/${file}`),
  );
  expect(files.length).toBeGreaterThan(300);
  const problems = [...files, 'i18n/pl/code.json'].flatMap((file) =>
    checkWording(file, textsOf(file), glossary),
  );
  expect(problems.map(describeProblem)).toEqual([]);
});
