import type {LoadContext, Plugin} from '@docusaurus/types';
import {siteOf} from '../../content/loadSite';
import {answerFirst, type Middleware} from '../../docusaurus/build/devServer';
import {resolveAlias} from './resolveAlias';

/** The English and the former addresses in the development server; a build has pages for them (`built-pages`). */
export default function redirects({baseUrl, siteDir}: LoadContext): Plugin {
  const redirect: Middleware = {
    name: 'redirects',
    middleware: (request, response, next) => {
      // Read on demand: a mistake in the file is reported with all others, after the plugins have been created.
      const {moved} = siteOf(siteDir).data.addresses.value;
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
