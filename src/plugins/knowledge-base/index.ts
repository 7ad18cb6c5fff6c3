import {readFileSync} from 'node:fs';
import path from 'node:path';
import docs, {
  validateOptions,
  type LoadedContent,
  type PluginOptions,
} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {contentDay} from '../../content/contentDay';
import {loadSources, sourcesPath} from '../../data/load';
import {splitFrontMatter} from '../../content/markdown/parseFrontMatter';
import {changedDocsPlugin} from '../../docusaurus/build/docsPlugin';
import {sourceFile} from '../../docusaurus/build/loadedContent';
import {enrichDocs} from './enrichDocs';

export {validateOptions};

/**
 * The docs plugin for the knowledge base, with two things it lacks: a doc may live at an address of its own
 * (`root_url`), and docs carry the data of our article pages.
 */
export default async function knowledgeBase(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const plugin = await docs(context, options);
  const readBody = (source: string): string => {
    const file = sourceFile({source});
    return splitFrontMatter(file, readFileSync(path.join(context.siteDir, file), 'utf8')).content;
  };

  return {
    ...changedDocsPlugin(plugin, context.baseUrl, (content) =>
      enrichDocs(
        content,
        loadSources(context.siteDir),
        readBody,
        new Date(`${contentDay(context.siteDir)}T00:00:00Z`),
      ),
    ),
    getPathsToWatch: () => [
      ...(plugin.getPathsToWatch?.() ?? []),
      path.join(context.siteDir, sourcesPath),
    ],
  };
}
