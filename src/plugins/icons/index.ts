import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {iconFolder} from '../../site/icons';
import {iconPacks, inlinedIcons, readIconSet, type SourceFile} from './iconSet';

const name = 'icons';
const endings = /\.(?:tsx?|mdx|yaml)$/;

/**
 * Gives the `Icon` component the icons the source uses as `@icons/inlined.json`, and the site an endpoint with every
 * icon of the set, packed by the beginning of its name, for a name that is known only at run time.
 */
export default function icons({siteDir, generatedFilesDir}: LoadContext): Plugin {
  const set = readIconSet(require.resolve('@iconify-json/lucide/icons.json'));
  return {
    name,
    getPathsToWatch: () => [path.join(siteDir, 'src/**/*.{ts,tsx,mdx,yaml}')],
    async loadContent() {
      return inlinedIcons(set, sourceFiles(siteDir));
    },
    async contentLoaded({content, actions}) {
      await actions.createData('inlined.json', content as object);
    },
    configureWebpack: () => ({
      resolve: {alias: {'@icons': path.join(generatedFilesDir, name, 'default')}},
    }),
    async postBuild({outDir}) {
      const folder = path.join(outDir, iconFolder);
      mkdirSync(folder, {recursive: true});
      for (const [pack, paths] of iconPacks(set)) {
        writeFileSync(path.join(folder, `${pack}.json`), JSON.stringify(paths));
      }
      console.log(`[icons] ${set.size} icons in ${iconFolder}`);
    },
  };
}

function sourceFiles(siteDir: string): SourceFile[] {
  return readdirSync(path.join(siteDir, 'src'), {recursive: true, encoding: 'utf8'})
    .filter((file) => endings.test(file))
    .toSorted()
    .map((file) => ({
      name: `src/${file}`,
      text: readFileSync(path.join(siteDir, 'src', file), 'utf8'),
    }));
}
