import path from 'node:path';
import docs, {
  validateOptions,
  type LoadedContent,
  type PluginOptions,
} from '@docusaurus/plugin-content-docs';
import type {GlobalPluginData} from '@docusaurus/plugin-content-docs/client';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {dataPaths} from '../../content/data/dataFiles';
import {siteOf} from '../../content/loadSite';
import {enrichDocs} from './enrichDocs';
import {moveRootedDocs, splitRootedRoutes} from './rootedDocs';

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
  return {
    ...plugin,
    getPathsToWatch: () => [
      ...(plugin.getPathsToWatch?.() ?? []),
      path.join(context.siteDir, dataPaths.sources),
    ],
    async loadContent() {
      const content = await plugin.loadContent?.();
      if (!content) {
        throw new Error('The docs plugin loaded no content.');
      }
      const {data, read} = siteOf(context.siteDir);
      return enrichDocs(
        moveRootedDocs(content, context.baseUrl),
        data.sources.value,
        (file) => read(file).content,
        new Date(),
      );
    },
    async contentLoaded({content, actions}) {
      await plugin.contentLoaded?.({
        content,
        actions: {
          ...actions,
          addRoute: (route) => {
            splitRootedRoutes(route).forEach(actions.addRoute);
          },
          // Goes into the first load of every page: without its list of all docs, which nothing here asks for.
          setGlobalData: (data) => {
            const {versions} = data as GlobalPluginData;
            actions.setGlobalData({
              ...(data as GlobalPluginData),
              versions: versions.map((version) => ({...version, docs: []})),
            });
          },
        },
      });
    },
  };
}
