import type {LoadContext, Plugin} from '@docusaurus/types';
import {lazy} from '@cooperative/polish';
import {siteOf} from '../../content/loadSite';
import {shippedPackages} from '../../docusaurus/build/shippedPackages';
import {answerFiles} from '../../docusaurus/build/devServer';
import type {WebpackPart} from '../../docusaurus/build/webpackConfig';
import {makeAliasPages} from './aliasPages';
import {draftFile, outlinedPages} from './read/draftFiles';
import {headTags} from './headTags';
import {follow, type OutputFile, type PageStep} from './pipeline';
import {readPackages} from './read/packages';
import {readPages} from './read/readPages';
import {draftSite, readContent, readSite} from './read/readSite';
import type {PublishedSite} from './publishedSite';
import {recipeFor} from './recipe';
import {writeFiles} from './writeFiles';

export interface BuiltPagesOptions {
  readonly id?: string;
  /** The site's own domain, or null on the host's address. */
  readonly customDomain: string | null;
  /** What is put around finished pages by something the site is complete without. */
  readonly shell?: Shell;
}

/** Made once the bundler has run: its step for each page, and files of its own. */
export type Shell = (
  build: BuildProps,
  site: PublishedSite,
) => {
  readonly step: PageStep;
  readonly files: readonly OutputFile[];
};

type BuildProps = Parameters<NonNullable<Plugin['postBuild']>>[0];

/**
 * Everything that happens to the pages between Docusaurus and the visitor, see `recipe.ts`. One plugin, as Docusaurus
 * runs the plugins' `postBuild` in parallel: here the pages are read once and everything is written at the end.
 */
export default function builtPages(
  context: LoadContext,
  {customDomain, shell}: BuiltPagesOptions,
): Plugin {
  const {baseUrl, siteConfig} = context;
  const shipped = shippedPackages();
  let content: () => ReturnType<typeof readContent>;

  return {
    name: 'built-pages',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : ({
            plugins: [shipped.plugin],
            ...answerFiles('draft-files', baseUrl, async (file) =>
              draftFile(
                file,
                () => draftSite(context, content()),
                () => outlinedPages(siteOf(context.siteDir), baseUrl),
              ),
            ),
          } as WebpackPart),
    async allContentLoaded({allContent}) {
      // The development server asks after every save, and mostly needs nothing of it.
      content = lazy(() => readContent(context, allContent));
    },
    injectHtmlTags: () => ({headTags: headTags(baseUrl)}),
    async postBuild(props) {
      const site = readSite(context, content(), props, {
        customDomain,
        packages: readPackages(shipped.read()),
      });
      const pages = readPages(props, ` ${siteConfig.titleDelimiter} ${siteConfig.title}`);
      const around = shell?.(props, site);
      const files = await follow(recipeFor(around ? [around.step] : []), site, pages);
      await makeAliasPages(context, props, site.addresses.moved);
      writeFiles(props.outDir, [...files, ...(around?.files ?? [])]);
      console.log(`[built-pages] ${files.length} files`);
    },
  };
}
