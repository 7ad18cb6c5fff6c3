import {readdirSync, readFileSync} from 'node:fs';
import ts from 'typescript';
import {dataFiles} from '@site/src/content/data/dataFiles';
import {describeProblem} from '@site/src/content/problem';
import {checkWording} from '@site/src/content/quality/checkWords';

interface Written {
  readonly text: string;
  readonly line: number;
}

const kinds: Readonly<Record<string, ts.ScriptKind>> = {
  ts: ts.ScriptKind.TS,
  tsx: ts.ScriptKind.TSX,
  json: ts.ScriptKind.JSON,
};

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

/** Every text of a source file: literals, templates, and elements with their parts in a row. */
function textsOf(file: string): Written[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    kinds[file.split('.').at(-1) ?? ''],
  );
  const texts: Written[] = [];
  const visit = (node: ts.Node): void => {
    const text = textOf(node);
    if (text !== null) {
      texts.push({
        text: text.replace(/\s+/g, ' '),
        line: source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1,
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return texts;
}

function textOf(node: ts.Node): string | null {
  if (ts.isStringLiteralLike(node)) {
    return node.text;
  }
  if (ts.isTemplateExpression(node)) {
    return [node.head.text, ...node.templateSpans.map(({literal}) => literal.text)].join('·');
  }
  return ts.isJsxElement(node) || ts.isJsxFragment(node)
    ? node.children.map((child) => (ts.isJsxText(child) ? child.text : '·')).join('')
    : null;
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
