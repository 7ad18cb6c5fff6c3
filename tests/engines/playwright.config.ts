import {defineConfig, devices} from '@playwright/test';
import everyday from '../../playwright.config';

/** Playwright's own Firefox and WebKit, where they can be installed: what every reader does, by the everyday tests. */
export default defineConfig({
  ...everyday,
  testDir: '../e2e',
  testMatch: ['keyboard', 'search', 'calculatorUse', 'colorMode', 'addresses', 'reading'].map(
    (name) => `${name}.spec.ts`,
  ),
  outputDir: '../../test-results/engines',
  reporter: 'list',
  // The everyday options name a Chromium.
  use: {...everyday.use, launchOptions: {}},
  projects: [
    {name: 'firefox', use: devices['Desktop Firefox']},
    {name: 'webkit', use: devices['Desktop Safari']},
  ],
});
