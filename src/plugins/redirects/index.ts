import {writeFileSync} from 'node:fs';
import path from 'node:path';
import clientRedirects, {
  validateOptions,
  type PluginOptions,
} from '@docusaurus/plugin-client-redirects';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {siteOf} from '../../content/loadSite';
import {contentError} from '../../content/problem';
import {checkAddresses} from '../../content/quality/checkAddresses';
import {redirectPage} from './redirectPage';
import {aliasesOf, resolveAlias, type Moves} from './resolveAlias';

export {validateOptions};

interface Middleware {
  readonly name: string;
  readonly middleware: (
    request: {url: string},
    response: {writeHead: (status: number, headers: object) => void; end: () => void},
    next: () => void,
  ) => void;
}

/**
 * The redirects plugin for English and former addresses, with three things it lacks: pages a browser and a reader can
 * make sense of, the same addresses in the development server, and a list of published addresses that may not die.
 */
export default function redirects(context: LoadContext, options: PluginOptions): Plugin {
  const {baseUrl, siteConfig, siteDir} = context;
  // Read when it is needed: a mistake in the file is told with all others, after the plugins have been made.
  const moves = (): Moves => siteOf(siteDir).data.addresses.value.moved;
  const aliases = (page: string): string[] => aliasesOf(page, moves());
  const plugin = clientRedirects(context, {...options, createRedirects: aliases});

  const redirect: Middleware = {
    name: 'redirects',
    middleware: (request, response, next) => {
      const target = resolveAlias(request.url, baseUrl, moves());
      if (target === null) {
        next();
        return;
      }
      response.writeHead(302, {Location: target});
      response.end();
    },
  };
  return {
    name: 'redirects',
    async postBuild(props) {
      const sitePath = (route: string): string => `/${route.slice(baseUrl.length)}`;
      // The rules of content know the pages by their files; these are the pages that were built.
      const problems = checkAddresses(
        siteOf(siteDir).data.addresses,
        new Set(props.routesPaths.map(sitePath)),
      );
      if (problems.length > 0) {
        throw contentError(problems);
      }
      // Checks the targets and writes a page for each alias; the pages are then replaced by ours.
      await plugin?.postBuild?.({...props, content: undefined});
      for (const route of props.routesPaths) {
        for (const alias of aliases(sitePath(route))) {
          writeFileSync(
            path.join(props.outDir, alias, 'index.html'),
            redirectPage(route, siteConfig.url + route),
          );
        }
      }
    },
    // Docusaurus merges this into its development server; its types do not say so.
    configureWebpack: (): object => ({
      devServer: {
        setupMiddlewares: (middlewares: Middleware[]): Middleware[] => {
          // The merge joins what this returns to the end of the list, behind the fallback that answers everything.
          // So the redirect goes into the list itself, to its beginning.
          middlewares.unshift(redirect);
          return [];
        },
      },
    }),
  };
}
