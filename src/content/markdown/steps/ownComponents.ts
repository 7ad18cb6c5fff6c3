import type {Code, Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import {element} from '../element';

/** Components that only some articles have, by the name of their element. */
const paths: Readonly<Record<string, string>> = {
  'bill-example': '@site/src/theme/MDXComponents/BillFigure',
  'code-block': '@theme/CodeBlock',
  'coverage-example': '@site/src/components/examples/CoverageExample',
  'deadlines-example': '@site/src/components/examples/DeadlinesExample',
  'faq-tools': '@site/src/components/articles/FaqTools',
  'hour-example': '@site/src/components/examples/HourExample',
  'power-example': '@site/src/components/examples/PowerExample',
  'quotable-number': '@site/src/theme/MDXComponents/NumberFigure',
  'register-growth': '@site/src/theme/MDXComponents/RegisterFigure',
};

/** An element of MDX, which is drawn by what the article imports. */
interface Component {
  readonly type: 'mdxJsxFlowElement';
  readonly name: string;
  readonly attributes: readonly {
    readonly type: 'mdxJsxAttribute';
    readonly name: string;
    readonly value: string;
  }[];
  readonly children: readonly RootContent[];
}

/**
 * Remark plugin: an article imports the components that other articles do not have, so that their code comes with its own
 * and with no other's. Code between fences is coloured by the block of the theme, in the same way.
 */
export function ownComponents() {
  return (tree: Root): void => {
    const used = new Set<string>();
    visit(tree, (node, index, parent) => {
      const {hName = '', hProperties = {}} = (node.data ?? {}) as {
        hName?: string;
        hProperties?: Record<string, string>;
      };
      const made =
        node.type === 'code'
          ? codeBlock(node)
          : paths[hName] === undefined
            ? null
            : component(hName, hProperties, 'children' in node ? node.children : []);
      if (made && parent && index !== undefined) {
        used.add(node.type === 'code' ? 'code-block' : hName);
        parent.children[index] = element('own-component', {}, [made as unknown as RootContent]);
      }
    });
    tree.children.unshift(...([...used].sort().map(importOf) as unknown as RootContent[]));
  };
}

function codeBlock({lang, value}: Code): Component {
  // As a text between tags it would lose the spaces that its lines begin with.
  return component('code-block', {className: `language-${lang ?? 'text'}`, children: value});
}

function component(
  name: string,
  props: Readonly<Record<string, string>>,
  children: readonly RootContent[] = [],
): Component {
  return {
    type: 'mdxJsxFlowElement',
    name: identifierOf(name),
    attributes: Object.entries(props).map(([prop, value]) => ({
      type: 'mdxJsxAttribute',
      name: prop,
      value,
    })),
    children,
  };
}

/** `import HourExample from '…'` as MDX knows it. */
function importOf(name: string): object {
  const path = paths[name] ?? '';
  return {
    type: 'mdxjsEsm',
    value: '',
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [
          {
            type: 'ImportDeclaration',
            attributes: [],
            source: {type: 'Literal', value: path, raw: JSON.stringify(path)},
            specifiers: [
              {
                type: 'ImportDefaultSpecifier',
                local: {type: 'Identifier', name: identifierOf(name)},
              },
            ],
          },
        ],
      },
    },
  };
}

/** `hour-example` as `HourExample`. */
function identifierOf(name: string): string {
  return name.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
