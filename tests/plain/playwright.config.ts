import {defineConfig} from '@playwright/test';
import {launchOptions} from '../e2e/launchOptions';

/** `npm run test:plain`: each night and before an upgrade of Docusaurus. */
export default defineConfig({
  testDir: '.',
  use: {
    baseURL: 'http://127.0.0.1:4176',
    locale: 'pl-PL',
    reducedMotion: 'reduce',
    launchOptions,
  },
  webServer: {
    command: 'node tests/e2e/pagesServer.mjs build-plain 4176',
    cwd: '../..',
    url: 'http://127.0.0.1:4176',
  },
});
