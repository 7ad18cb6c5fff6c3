import type {WebpackPart} from './webpackConfig';

export interface Middleware {
  readonly name: string;
  readonly middleware: (
    request: {url: string},
    response: {writeHead: (status: number, headers: object) => void; end: () => void},
    next: () => void,
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

/**
 * Serves the files of a folder from the development server.
 *
 * Why and leans on: as above; the merge concatenates the lists of static folders.
 * Breaks: the search finds nothing in development.
 */
export function serveFolder(directory: string, publicPath: string): WebpackPart {
  return {devServer: {static: [{directory, publicPath, watch: false}]}};
}
