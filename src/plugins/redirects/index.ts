import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadAddresses} from '../../data/load';
import {answerFirst, type Middleware} from '../../docusaurus/build/devServer';
import {resolveAlias} from './resolveAlias';

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
    configureWebpack: () => answerFirst(redirect),
  };
}
