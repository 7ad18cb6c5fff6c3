import {defineConfig} from '@playwright/test';
import everyday from '../../playwright.config';

/** Faults of the network and of the browser. A sample of them on every change, see `e2e/tries.ts`. */
export default defineConfig({
  ...everyday,
  testDir: '.',
  outputDir: '../../test-results/faults',
  reporter: 'list',
});
