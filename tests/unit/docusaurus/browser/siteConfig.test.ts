import {readFileSync} from 'node:fs';
import path from 'node:path';
import {contract} from '../../../tools/contract';
import {loadTinySite} from '../../../samples/tinySite';

test('the whole configuration is where client modules import it from', async () => {
  const {site, remove} = await loadTinySite();
  try {
    const {generatedFilesDir, siteConfig} = site.props;
    const text = readFileSync(path.join(generatedFilesDir, 'docusaurus.config.mjs'), 'utf8');
    const [, value = ''] = /^export default (\{[\s\S]*\});$/m.exec(text) ?? [];
    contract(
      value !== '',
      '@generated/docusaurus.config no longer exports the configuration as its default',
      'browser/siteConfig.ts',
    );
    expect(JSON.parse(value)).toMatchObject({
      baseUrl: '/portal/',
      customFields: siteConfig.customFields,
    });
  } finally {
    remove();
  }
}, 60_000);
