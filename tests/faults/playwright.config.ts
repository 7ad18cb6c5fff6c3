import {defineConfig} from '@playwright/test';
import everyday from '../../playwright.config';

/** Faults of the network and of the browser. A sample of them on every change, see `e2e/tries.ts`. */
export default defineConfig({
  ...everyday,
  testDir: '.',
  // They measure time and memory, and give a page little time for what it does about a fault: one at a time.
  workers: 1,
  outputDir: '../../test-results/faults',
  reporter: 'list',
});
