import type {Root, RootContent} from 'mdast';
import type {VFile} from 'vfile';
import type {ArticleFrontMatter} from '../../schema/article';

const component = 'RetiredNotice';

/**
 * Remark plugin: begins an article with the field `retired` with a notice. The component is imported by that article
 * alone, so the others carry nothing of it.
 */
export function retirement() {
  return (tree: Root, file: VFile): void => {
    const {retired} = (file.data as {frontMatter?: Partial<ArticleFrontMatter>}).frontMatter ?? {};
    if (retired) {
      tree.children.unshift(importNotice(), notice(retired));
    }
  };
}

/** Nodes of MDX, which mdast does not know; Docusaurus takes them in plain Markdown too. */
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
