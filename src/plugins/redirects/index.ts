import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadAddresses} from '../../data/load';
import {resolveAlias} from './resolveAlias';

interface Middleware {
  readonly name: string;
  readonly middleware: (
    request: {url: string},
    response: {writeHead: (status: number, headers: object) => void; end: () => void},
    next: () => void,
  ) => void;
}

/** The English and the former addresses in the development server; a build has pages for them (`built-pages`). */
export default function redirects({baseUrl, siteDir}: LoadContext): Plugin {
  const {moved} = loadAddresses(siteDir);

  const redirect: Middleware = {
    name: 'redirects',
    middleware: (request, response, next) => {
      const target = resolveAlias(request.url, baseUrl, moved);
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
