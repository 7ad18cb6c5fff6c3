import type {LoadContext, Plugin, PluginContentLoadedActions} from '@docusaurus/types';
import {municipalities} from '../../content/data/municipalities';
import {pathsToWatch, siteOf} from '../../content/loadSite';
import {generatedDataAs} from '../../docusaurus/build/generatedData';
import type {PublicSettings} from '../../site/settings';
import {dataOfPages, dataOfSite, type SiteData} from './dataOf';

const name = 'site-data';

/**
 * Provides the editors' data and the lists of pages as `@site-data/<name>.json`. Checked on every change, so a mistake
 * shows while editing.
 */
export default function siteData(context: LoadContext): Plugin<SiteData> {
  const {siteDir, generatedFilesDir, baseUrl, siteConfig} = context;
  const settings = siteConfig.customFields?.settings as PublicSettings;
  return {
    name,
    getPathsToWatch: () => pathsToWatch(siteDir),
    async loadContent() {
      return {...dataOfSite(siteOf(siteDir)), municipalities: municipalities(siteDir)};
    },
    contentLoaded: ({content, actions}) => write(content, actions),
    allContentLoaded: ({allContent, actions}) =>
      write(dataOfPages(siteOf(siteDir), allContent, {baseUrl, settings}), actions),
    configureWebpack: () => generatedDataAs('@site-data', generatedFilesDir, name),
  };
}

async function write(data: SiteData, {createData}: PluginContentLoadedActions): Promise<void> {
  for (const [key, value] of Object.entries(data)) {
    await createData(`${key}.json`, value);
  }
}
