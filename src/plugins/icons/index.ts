import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {generatedDataAs} from '../../docusaurus/build/generatedData';
import {inlinedIcons, readIconSet, type SourceText} from './iconSet';

const name = 'icons';
const endings = /\.(?:tsx?|mdx|yaml)$/;

/** Provides the icons the source uses to the `Icon` component as `@icons/inlined.json`. */
export default function icons({siteDir, generatedFilesDir}: LoadContext): Plugin {
  const set = readIconSet();
  return {
    name,
    getPathsToWatch: () => [path.join(siteDir, 'src/**/*.{ts,tsx,mdx,yaml}')],
    async loadContent() {
      return inlinedIcons(set, sourceFiles(siteDir));
    },
    async contentLoaded({content, actions}) {
      await actions.createData('inlined.json', content as object);
    },
    configureWebpack: () => generatedDataAs('@icons', generatedFilesDir, name),
  };
}

function sourceFiles(siteDir: string): SourceText[] {
  return readdirSync(path.join(siteDir, 'src'), {recursive: true, encoding: 'utf8'})
    .filter((file) => endings.test(file))
    .sort()
    .map((file) => ({
      name: `src/${file}`,
      text: readFileSync(path.join(siteDir, 'src', file), 'utf8'),
    }));
}
