import {writeFileSync} from 'node:fs';
import path from 'node:path';
import clientRedirects, {
  validateOptions,
  type PluginOptions,
} from '@docusaurus/plugin-client-redirects';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {redirectPage} from './redirectPage';
import {aliasesOf, resolveAlias} from './resolveAlias';

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
 * The redirects plugin for the English addresses, with two things it lacks: pages a browser and a reader can make
 * sense of, and the same addresses in the development server.
 */
export default function englishAliases(context: LoadContext, options: PluginOptions): Plugin {
  const {baseUrl, siteConfig} = context;
  const redirects = clientRedirects(context, {...options, createRedirects: aliasesOf});

  const redirect: Middleware = {
    name: 'english-aliases',
    middleware: (request, response, next) => {
      const target = resolveAlias(request.url, baseUrl);
      if (target === null) {
        next();
        return;
      }
      response.writeHead(302, {Location: target});
      response.end();
    },
  };
  return {
    name: 'english-aliases',
    async postBuild(props) {
      // Checks the targets and writes a page for each alias; the pages are then replaced by ours.
      await redirects?.postBuild?.({...props, content: undefined});
      for (const route of props.routesPaths) {
        const target = `/${route.slice(baseUrl.length)}`;
        for (const alias of aliasesOf(target)) {
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
