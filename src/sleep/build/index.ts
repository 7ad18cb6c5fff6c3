import path from 'node:path';
import {createHash} from 'node:crypto';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {generatedDataAs} from '../../docusaurus/build/generatedData';
import {storageSuffix} from '../../docusaurus/build/storageSuffix';
import type {WebpackPart} from '../../docusaurus/build/webpackConfig';
import type {Shell} from '../../plugins/built-pages';
import {scriptText} from '../../plugins/scriptText';
import {chunksName} from '../asleep';
import {putToSleep} from './putToSleep';
import {scriptLists} from './routeScripts';

interface SleepShell {
  /** What wakes a page, among the scripts of all pages. */
  readonly plugin: (context: LoadContext) => Plugin;
  /** For the plugin `built-pages`: keeps the pages asleep. */
  readonly shell: Shell;
}

/** A page is plain HTML until it is touched; the site is complete without this (`PLAIN=true`). See `../README.md`. */
export function sleepShell(): SleepShell {
  const lists = scriptLists();
  let generatedFilesDir = '';
  return {
    plugin: (context) => {
      ({generatedFilesDir} = context);
      return {
        name: 'sleep',
        getClientModules: () =>
          ['asleep.css', 'waking/index.ts'].map((file) => path.join(__dirname, '..', file)),
        configureWebpack: (_config, isServer) =>
          isServer
            ? {}
            : ({plugins: [lists.plugin], output: {chunkLoadingGlobal: chunksName}} as WebpackPart),
      };
    },
    shell: ({routes}, site) => {
      const {baseUrl} = site;
      const alias = {
        ...generatedDataAs('@icons', generatedFilesDir, 'icons').resolve.alias,
        ...generatedDataAs('@site-data', generatedFilesDir, 'site-data').resolve.alias,
      };
      const light = scriptText('sleep/light/index.ts', {alias, define: {BASE_URL: baseUrl}});
      const hash = createHash('sha256').update(light).digest('hex').slice(0, 7);
      const file = `assets/js/${hash}.js`;
      return {
        files: [{file, content: light}],
        step: putToSleep(site, {
          lightScript: baseUrl + file,
          routeScripts: lists.read(generatedFilesDir, routes),
          pageScript: scriptText('sleep/page/index.ts', {
            alias,
            define: {HAS_STATISTICS: site.hasStatistics, STORAGE_SUFFIX: storageSuffix(baseUrl)},
          }),
        }),
      };
    },
  };
}
