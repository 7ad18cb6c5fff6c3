import {aliasesOf} from '../../redirects/resolveAlias';
import type {Emitter} from '../pipeline';
import type {PublishedSite} from '../publishedSite';
import {contentPolicy, policyTag} from '../security/policy';

/** Pages for the English and the former addresses, replacing those the redirects plugin made. */
export const redirectPages: Emitter = ({addresses, url, owner}, pages) =>
  pages.flatMap(({route, address}) =>
    aliasesOf(address, addresses.moved).map((alias) => ({
      file: `${alias.slice(1)}/index.html`,
      content: withPolicy(redirectPage(route, new URL(route, url).href), owner),
      replaces: true,
    })),
  );

/** With a policy like that of every page, in place of its mark. */
function withPolicy(html: string, owner: PublishedSite['owner']): string {
  return html.replace(policyPlace, policyTag(contentPolicy(html, owner)));
}

const policyPlace = '<!-- policy -->';

/**
 * The page of an English or a former address: redirects to the present one with query and hash, and says so where it
 * cannot. The redirects plugin's own page has no language, no title and a relative canonical address.
 *
 * @param path Present address with the base path, from the site's own routes.
 * @param address The same as a full address.
 */
function redirectPage(path: string, address: string): string {
  return `<!DOCTYPE html>
<html lang="pl">
  <head>
    <meta charset="utf-8">
    ${policyPlace}
    <title>Strona ma inny adres</title>
    <meta name="robots" content="noindex">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <link rel="canonical" href="${address}">
    <noscript><meta http-equiv="refresh" content="0; url=${path}"></noscript>
  </head>
  <body>
    <p>Ta strona jest pod adresem <a href="${path}">${path}</a>.</p>
    <script>
      window.location.replace('${path}' + window.location.search + window.location.hash);
    </script>
  </body>
</html>
`;
}
