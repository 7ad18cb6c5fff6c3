import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {WebpackPart} from './webpackConfig';

export interface Middleware {
  readonly name: string;
  readonly middleware: (
    request: {url: string},
    response: {
      writeHead: (status: number, headers: object) => void;
      end: (content?: string | Uint8Array) => void;
    },
    next: (error?: unknown) => void,
  ) => void;
}

/**
 * Adds a middleware to the development server, ahead of all others.
 *
 * Why: a plugin has no way to answer requests in development.
 * Leans on: core 3.10 commands/start/webpack.js merges `devServer` of the bundler's configuration into its own,
 * although the types do not say so. The merge would append the returned list after the fallback that answers
 * everything, so the middleware is inserted at the beginning of the list itself.
 * Breaks: English and former addresses do not work in development; the built site is not affected.
 */
export function answerFirst(middleware: Middleware): WebpackPart {
  return withMiddlewares((list) => {
    list.unshift(middleware);
  });
}

/**
 * Answers 404 in development where the site has no page, as a published site does; the page of 404 is drawn all the same.
 *
 * Why: core's server gives the first page with the status 200 to every address that nothing else has answered.
 * Leans on: webpack-dev-server 5 calls that fallback `connect-history-api-fallback`; what then answers sets the status
 * itself, so it is held. Core 3.10 server/codegen/codegenRoutes.js keeps `routesChunkNames.json` up to date, with keys
 * of an address, a hyphen and a hash.
 * Breaks: in development an address without a page answers 200, or one with a page 404.
 */
export function answerMissing(generatedFilesDir: string): WebpackPart {
  const withoutSlash = (address: string): string => address.replace(/\/$/, '');
  const isPage = (address: string): boolean => {
    const routes = readFileSync(path.join(generatedFilesDir, 'routesChunkNames.json'), 'utf8');
    return Object.keys(JSON.parse(routes) as object)
      .map((key) => withoutSlash(key.replace(/-[^-]*$/, '')))
      .includes(withoutSlash(address));
  };
  const missing: Middleware = {
    name: 'missing',
    middleware: ({url}, response, next) => {
      const [address = ''] = url.split('?');
      if (!isPage(address)) {
        Object.defineProperty(response, 'statusCode', {
          get: () => 404,
          set() {
            // Whatever answers later, the page is missing.
          },
        });
      }
      next();
    },
  };
  return withMiddlewares((list) => {
    const fallback = list.findIndex(({name}) => name === 'connect-history-api-fallback');
    list.splice(fallback, 0, missing);
  });
}

/** The merge described above: it keeps the list, so the change is made in place. */
function withMiddlewares(change: (list: Middleware[]) => void): WebpackPart {
  const part: object = {
    devServer: {
      setupMiddlewares: (list: Middleware[]): Middleware[] => {
        change(list);
        return [];
      },
    },
  };
  return part;
}

const types: Readonly<Record<string, string>> = {
  json: 'application/json',
  md: 'text/markdown; charset=utf-8',
  xml: 'application/xml',
};

/**
 * Answers the development server's requests for files that only a build writes, named without the base path. They are
 * made when asked for; what there is no answer to is left to the others.
 */
export function answerFiles(
  name: string,
  baseUrl: string,
  contentOf: (file: string) => Promise<string | Uint8Array | null>,
): WebpackPart {
  const answer: Middleware['middleware'] = ({url}, response, next) => {
    const [address = ''] = url.split('?');
    const file = decodeURI(address).slice(baseUrl.length);
    contentOf(file).then((content) => {
      if (content === null) {
        next();
        return;
      }
      const type = types[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
      response.writeHead(200, {'Content-Type': type, 'Cache-Control': 'no-store'});
      response.end(content);
    }, next);
  };
  return answerFirst({name, middleware: answer});
}
