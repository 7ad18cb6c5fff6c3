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
 * Lets the development server ask a middleware before all others.
 *
 * Why: a plugin has no way to answer requests in development.
 * Leans on: core 3.10 commands/start/webpack.js merges `devServer` of the bundler's configuration into its own; the
 * types do not say so. The merge joins what this returns to the end of the list, behind the fallback that answers
 * everything; so the middleware goes into the list itself, to its beginning.
 * Breaks: English and former addresses lead nowhere in development; the built site does not change.
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
 * Lets the development server answer with the files of a folder.
 *
 * Why and leans on: as above; the merge joins the lists of static folders.
 * Breaks: the search finds nothing in development.
 */
export function serveFolder(directory: string, publicPath: string): WebpackPart {
  return {devServer: {static: [{directory, publicPath, watch: false}]}};
}
