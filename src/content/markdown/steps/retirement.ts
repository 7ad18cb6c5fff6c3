import type {Root, RootContent} from 'mdast';
import type {VFile} from 'vfile';
import type {ArticleFrontMatter} from '../../schema/article';

const component = 'RetiredNotice';

/**
 * Remark plugin: adds a notice at the beginning of an article with the field `retired`. Only such articles import the
 * component, so the others do not load it.
 */
export function retirement() {
  return (tree: Root, file: VFile): void => {
    const {retired} = (file.data as {frontMatter?: Partial<ArticleFrontMatter>}).frontMatter ?? {};
    if (retired) {
      tree.children.unshift(importNotice(), notice(retired));
    }
  };
}

/** MDX nodes, which are not part of mdast; Docusaurus accepts them in plain Markdown too. */
function notice(props: Readonly<Record<string, string | undefined>>): RootContent {
  return {
    type: 'mdxJsxFlowElement',
    name: component,
    attributes: Object.entries(props).map(([name, value]) => ({
      type: 'mdxJsxAttribute',
      name,
      value,
    })),
    children: [],
  } as unknown as RootContent;
}

function importNotice(): RootContent {
  const source = `@site/src/components/articles/${component}`;
  return {
    type: 'mdxjsEsm',
    value: `import ${component} from '${source}';`,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        comments: [],
        body: [
          {
            type: 'ImportDeclaration',
            specifiers: [
              {type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name: component}},
            ],
            source: {type: 'Literal', value: source, raw: `'${source}'`},
            attributes: [],
          },
        ],
      },
    },
  } as unknown as RootContent;
}
