import type {LoadContext, Plugin} from '@docusaurus/types';
import {lazy} from '../../domain/kernel/memory';
import {siteOf} from '../../content/loadSite';
import {shippedPackages} from '../../docusaurus/build/bundle/shippedPackages';
import {answerFiles} from '../../docusaurus/build/devServer';
import {scriptLists} from '../../docusaurus/build/routeScripts';
import {lightScript} from '../../docusaurus/build/bundle/lightScript';
import type {Bundler, WebpackPart} from '../../docusaurus/build/webpackConfig';
import {makeAliasPages} from './aliasPages';
import {draftFile, outlinedPages} from './read/draftFiles';
import {headTags} from './headTags';
import {follow} from './pipeline';
import {readPackages} from './read/packages';
import {readPages} from './read/readPages';
import {draftSite, readContent, readSite} from './read/readSite';
import {recipeFor} from './recipe';
import {writeFiles} from './writeFiles';

export interface BuiltPagesOptions {
  readonly id?: string;
  /** The site's own domain, or null on the host's address. */
  readonly customDomain: string | null;
}

/**
 * Everything that happens to the pages between Docusaurus and the visitor, see `recipe.ts`. One plugin, as Docusaurus
 * runs the plugins' `postBuild` in parallel: here the pages are read once and everything is written at the end.
 */
export default function builtPages(
  context: LoadContext,
  {customDomain}: BuiltPagesOptions,
): Plugin {
  const {baseUrl, siteConfig, generatedFilesDir} = context;
  const lists = scriptLists();
  const shipped = shippedPackages();
  let bundler: Bundler;
  let content: () => ReturnType<typeof readContent>;

  return {
    name: 'built-pages',
    configureWebpack: (_config, isServer, {currentBundler}) => {
      bundler = currentBundler.instance;
      return isServer
        ? {}
        : ({
            plugins: [lists.plugin, shipped.plugin],
            ...answerFiles('draft-files', baseUrl, async (file) =>
              draftFile(
                file,
                () => draftSite(context, content()),
                () => outlinedPages(siteOf(context.siteDir), baseUrl),
              ),
            ),
          } as WebpackPart);
    },
    async allContentLoaded({allContent}) {
      // The development server asks after every save, and mostly needs nothing of it.
      content = lazy(() => readContent(context, allContent));
    },
    injectHtmlTags: () => ({headTags: headTags(baseUrl)}),
    async postBuild(props) {
      const sheet = baseUrl + lists.sheetOf('cards');
      const script = await lightScript(bundler, context, props.outDir, {baseUrl, sheet});
      const site = readSite(context, content(), props, {
        customDomain,
        routeScripts: lists.read(generatedFilesDir, props.routes),
        cards: [baseUrl + script, sheet],
        packages: readPackages(shipped.read()),
      });
      const pages = readPages(props, ` ${siteConfig.titleDelimiter} ${siteConfig.title}`);
      const files = await follow(recipeFor(site), site, pages);
      await makeAliasPages(context, props, site.addresses.moved);
      writeFiles(props.outDir, files);
      console.log(`[built-pages] ${pages.length} pages, ${files.length} files`);
    },
  };
}
