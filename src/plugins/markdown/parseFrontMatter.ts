import path from 'node:path';
import type {ParseFrontMatter} from '@docusaurus/types';
import {checkShape, ContentError} from '../../data/check';
import * as schema from '../../data/schema';

/** Folder of the knowledge base, from the root of the site. */
export const knowledgeBaseFolder = 'baza-wiedzy';

/**
 * Docusaurus hook that checks the front matter of every Markdown file against its schema
 * and gives an article its address from the name of its file.
 */
export const parseFrontMatter: ParseFrontMatter = async ({
  filePath,
  fileContent,
  defaultParseFrontMatter,
}) => {
  const file = path.relative(process.cwd(), filePath).split(path.sep).join('/');
  const isArticle = file.startsWith(`${knowledgeBaseFolder}/`);
  const parsed = await parseYaml(file, () => defaultParseFrontMatter({filePath, fileContent}));
  const frontMatter: Record<string, unknown> = checkShape(
    isArticle ? schema.article : schema.page,
    parsed.frontMatter,
    file,
  );
  return {
    content: parsed.content,
    frontMatter: isArticle
      ? {...frontMatter, slug: `/${path.basename(file, path.extname(file))}`}
      : frontMatter,
  };
};

async function parseYaml<T>(file: string, parse: () => Promise<T>): Promise<T> {
  try {
    return await parse();
  } catch {
    throw new ContentError(
      `${file}: nie udało się odczytać pól między liniami „---”. Sprawdź wcięcia, dwukropki i cudzysłowy.`,
    );
  }
}
