import type {Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified, type Plugin} from 'unified';

interface Source {
  readonly path?: string;
  readonly frontMatter?: object;
}

/** Runs remark plugins over a Markdown text (without front matter) as Docusaurus does. */
export function runRemark(
  plugins: readonly Plugin<[], Root>[],
  markdown: string,
  {path = `${process.cwd()}/baza-wiedzy/artykul.md`, frontMatter = {}}: Source = {},
): Root {
  const processor = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use({plugins: [...plugins]});
  return processor.runSync(processor.parse(markdown), {path, data: {frontMatter}}) as Root;
}
