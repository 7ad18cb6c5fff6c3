import type {LoadContext, Plugin} from '@docusaurus/types';
import {resolveAlias} from './resolveAlias';

interface Middleware {
  readonly name: string;
  readonly middleware: (
    request: {url: string},
    response: {writeHead: (status: number, headers: object) => void; end: () => void},
    next: () => void,
  ) => void;
}

/**
 * The redirects plugin writes its pages only in a build; this answers the same addresses in the development server.
 * The browser keeps the hash by itself.
 */
export default function englishAliases({baseUrl}: LoadContext): Plugin {
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
