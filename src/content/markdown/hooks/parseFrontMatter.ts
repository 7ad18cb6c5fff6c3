import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {
  articleFields,
  articleName,
  checkedFields,
  splitFrontMatter,
} from '../../articles/frontMatter';
import {isArticle} from '../../places';

/**
 * Docusaurus hook that validates the front matter of every Markdown file and derives an article's address from its file
 * name. A retired article is unlisted: Docusaurus keeps its page but leaves it out of generated lists.
 */
export const parseFrontMatter: ParseFrontMatter = async ({filePath, fileContent}) => {
  const file = path.relative(process.cwd(), filePath).split(path.sep).join('/');
  return checkFrontMatter(file, fileContent);
};

/** The same for a path from the root of the site. Throws a Polish `ContentError`. */
export function checkFrontMatter(
  file: string,
  text: string,
): {content: string; frontMatter: Record<string, unknown>} {
  const split = splitFrontMatter(file, text);
  const {content} = split;
  if (!isArticle(file)) {
    return {content, frontMatter: checkedFields(split)};
  }
  const fields = articleFields(split);
  return {
    content,
    frontMatter: {
      ...fields,
      slug: `/${articleName(file)}`,
      ...(fields.retired && {unlisted: true}),
    },
  };
}
