import {defineConfig} from '@playwright/test';
import everyday from '../../playwright.config';

/** Faults of the network and of the browser: all of them, each night. */
export default defineConfig({
  ...everyday,
  testDir: '.',
  grepInvert: undefined,
  // They measure time and memory, and give a page little time for what it does about a fault: one at a time.
  workers: 1,
  outputDir: '../../test-results/faults',
  reporter: 'list',
});
