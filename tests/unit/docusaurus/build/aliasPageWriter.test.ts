import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {aliasPageWriter} from '@site/src/docusaurus/build/aliasPageWriter';
import {contract} from '../../../tools/contract';
import {loadTinySite, type TinySite} from '../../../samples/tinySite';

let site: TinySite;
let remove: () => void;

beforeAll(async () => {
  ({site, remove} = await loadTinySite());
}, 60_000);

afterAll(() => remove());

/** Has the redirects plugin write the pages of one alias. Returns whether the page is where ours will replace it. */
async function writesPage(route: string, alias: string): Promise<boolean> {
  const {props} = site;
  mkdirSync(props.outDir, {recursive: true});
  writeFileSync(path.join(props.outDir, 'o-nas.html'), '');
  const write = aliasPageWriter(props, {
    id: 'default',
    fromExtensions: [],
    toExtensions: [],
    redirects: [],
    createRedirects: (page) => (page === route ? [alias] : []),
  });
  await write({...props, content: undefined, head: {}, routesBuildMetadata: {}});
  return existsSync(path.join(props.outDir, alias, 'index.html'));
}

test('the plugin asks for the aliases of each route and writes a folder for each', async () => {
  contract(
    await writesPage('/o-nas', '/about'),
    'the redirects plugin asks for routes in another form, or writes its pages elsewhere',
    'build/aliasPageWriter.ts',
  );
});
