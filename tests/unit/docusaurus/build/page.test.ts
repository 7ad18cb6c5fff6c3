import path from 'node:path';
import {contract} from '../../../tools/contract';

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
