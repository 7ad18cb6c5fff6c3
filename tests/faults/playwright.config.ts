import {defineConfig} from '@playwright/test';
import everyday from '../../playwright.config';

/** Faults of the network and of the browser. A sample of them on every change; all with `FAULTS=all`. */
export default defineConfig({
  ...everyday,
  testDir: '.',
  outputDir: '../../test-results/faults',
  reporter: 'list',
});
