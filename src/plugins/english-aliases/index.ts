import type {LoadContext, Plugin} from '@docusaurus/types';
import {resolveAlias} from './resolveAlias';

/**
 * The redirects plugin writes its pages only in a build; this answers the same addresses in the development server.
 * The browser keeps the hash by itself.
 */
export default function englishAliases({baseUrl}: LoadContext): Plugin {
  return {
    name: 'english-aliases',
    // Docusaurus merges this into its development server; its types do not say so.
    configureWebpack: (): object => ({
      devServer: {
        setupMiddlewares: (middlewares: unknown[]) => [
          {
            name: 'english-aliases',
            middleware: (
              request: {url: string},
              response: {writeHead: (status: number, headers: object) => void; end: () => void},
              next: () => void,
            ) => {
              const target = resolveAlias(request.url, baseUrl);
              if (target === null) {
                next();
                return;
              }
              response.writeHead(302, {Location: target});
              response.end();
            },
          },
          ...middlewares,
        ],
      },
    }),
  };
}
