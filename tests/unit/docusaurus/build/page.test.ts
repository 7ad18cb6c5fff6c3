import path from 'node:path';
import {modeAttribute} from '@site/src/docusaurus/colorMode';
import {contract} from '../../../tools/contract';
import {loadTinySite} from '../../../samples/tinySite';

test('what one of the site’s plugins adds before the page comes after the script of the theme', async () => {
  const {site, remove} = await loadTinySite();
  remove();
  const {preBodyTags} = site.props;
  const [script, own] = [preBodyTags.indexOf(modeAttribute), preBodyTags.indexOf('<i>own</i>')];
  contract(
    script >= 0 && own > script,
    'tags of a preset come after those of the plugins of the site, so the theme overrides a forced mode',
    'README.md',
  );
}, 60_000);

test('SKIP_HTML_MINIFICATION leaves the pages as they are, for the check of their HTML', async () => {
  process.env.SKIP_HTML_MINIFICATION = 'true';
  // Read once, when the module loads.
  jest.resetModules();
  const {getHtmlMinifier} = jest.requireActual<{
    getHtmlMinifier: (kind: {type: string}) => Promise<{
      minify: (html: string) => Promise<{code: string}>;
    }>;
  }>(path.resolve('node_modules/@docusaurus/bundler'));
  const minifier = await getHtmlMinifier({type: 'terser'});
  const html = '<p  class="a">  b  </p>';
  contract(
    (await minifier.minify(html)).code === html,
    'the environment variable SKIP_HTML_MINIFICATION has no effect any more',
    'README.md',
  );
});
