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
  const part: object = {
    devServer: {
      setupMiddlewares: (middlewares: Middleware[]): Middleware[] => {
        middlewares.unshift(middleware);
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
