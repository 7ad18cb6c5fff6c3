import path from 'node:path';
import docs, {
  validateOptions,
  type LoadedContent,
  type PluginOptions,
} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {correctionsByFile} from '../../content/changes';
import {contentDay} from '../../content/contentDay';
import {dataPaths} from '../../content/data/dataFiles';
import {siteOf} from '../../content/loadSite';
import {changedDocsPlugin} from '../../docusaurus/build/docsPlugin';
import {enrichDocs} from './enrichDocs';

knowledgeBase.validateOptions = validateOptions;

/**
 * The docs plugin for the knowledge base, with two things it lacks: a doc can have its own root address
 * (`root_url`), and docs carry the data of our article pages.
 */
export default async function knowledgeBase(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const plugin = await docs(context, options);
  return {
    ...changedDocsPlugin(plugin, context.baseUrl, (content) => {
      const site = siteOf(context.siteDir);
      return enrichDocs(content, {
        sources: site.data.sources.value,
        readBody: (file) => site.read(file).content,
        categoryLabel: (folder) => site.categoryOf(folder).label,
        corrections: correctionsByFile(site),
        now: new Date(`${contentDay(site)}T00:00:00Z`),
      });
    }),
    getPathsToWatch: () => [
      ...(plugin.getPathsToWatch?.() ?? []),
      ...[dataPaths.sources, dataPaths.changes].map((file) => path.join(context.siteDir, file)),
    ],
  };
}
