import type {LoadedContent, PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {GlobalPluginData} from '@docusaurus/plugin-content-docs/client';
import type {Plugin, RouteConfig} from '@docusaurus/types';
import {moveRootedDocs, splitRootedRoutes} from './rootedDocs';

/**
 * The docs plugin, extended with docs at arbitrary addresses and with additional data.
 *
 * Why: the plugin keeps all docs under one path, and has no hook for what it has loaded.
 * Leans on: plugin-content-docs 3.10 loads everything in `loadContent` from which `contentLoaded` makes routes and
 * data, adds one nested route (see `rootedDocs`) and sets global data with a list of docs per version.
 * Breaks: the FAQ is not found at its address, articles lack their sources, or the first load of every page grows.
 */
export function changedDocsPlugin(
  plugin: Plugin<LoadedContent>,
  baseUrl: string,
  change: (content: LoadedContent) => LoadedContent,
): Plugin<LoadedContent> {
  return {
    ...plugin,
    async loadContent() {
      const content = await plugin.loadContent?.();
      if (!content) {
        throw new Error('The docs plugin loaded no content.');
      }
      return change(moveRootedDocs(content, baseUrl));
    },
    async contentLoaded({content, actions}) {
      await plugin.contentLoaded?.({
        content,
        actions: {
          ...actions,
          addRoute: (route) => splitRootedRoutes(withoutDocList(route)).forEach(actions.addRoute),
          // Part of the first load of every page, so the list of all docs, unused here, is removed.
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

/**
 * Every page of a doc would load the title, description and place in the sidebar of every doc, which only stock
 * components read; our own get the neighbours of their doc.
 */
function withoutDocList(route: RouteConfig): RouteConfig {
  const {props, routes} = route;
  const version = props?.version as PropVersionMetadata | undefined;
  return {
    ...route,
    ...(routes && {routes: routes.map(withoutDocList)}),
    ...(version && {
      props: {
        ...props,
        version: {...version, docs: {}, docsSidebars: emptied(version.docsSidebars)},
      },
    }),
  };
}

/** The sidebars by their names, without items. */
function emptied(
  sidebars: PropVersionMetadata['docsSidebars'],
): PropVersionMetadata['docsSidebars'] {
  return Object.fromEntries(Object.keys(sidebars).map((name) => [name, []]));
}
