import {defineConfig} from '@playwright/test';
import {launchOptions} from '../e2e/launchOptions';

/** `npm run test:plain`: each night and before an upgrade of Docusaurus. */
export default defineConfig({
  testDir: '.',
  use: {
    baseURL: process.env.BASE_URL,
    locale: 'pl-PL',
    reducedMotion: 'reduce',
    launchOptions,
  },
  webServer: {
    command: 'node tests/e2e/pagesServer.mjs build-plain 0',
    cwd: '../..',
    wait: {stdout: /(?<base_url>http:\/\/[^/\s]+)/},
  },
});
