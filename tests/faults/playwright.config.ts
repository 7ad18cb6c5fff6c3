import {defineConfig} from '@playwright/test';
import everyday from '../../playwright.config';

/** Faults of the network and of the browser. A sample of them on every change, see `e2e/tries.ts`. */
export default defineConfig({
  ...everyday,
  testDir: '.',
  // Most of them wait for what never comes. More than two would take the time a page has for what it does about a fault.
  workers: 2,
  outputDir: '../../test-results/faults',
  reporter: 'list',
});
