import {defineConfig} from '@playwright/test';
import {launchOptions} from './tests/e2e/launchOptions';
import {triesAll} from './tests/e2e/tries';

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  // What repeats one thing in many places or states, or seldom breaks, waits for the night.
  ...(triesAll ? {} : {grepInvert: /@night|\.night\.spec/}),
  forbidOnly: Boolean(process.env.CI),
  // Of two processors neither is idle while a test waits for its page.
  workers: 3,
  // Recording every test would take a third more time, so only a failed test is retried with a trace; if it passes, it
  // is flaky. `--trace on` records at home.
  retries: process.env.CI ? 1 : 0,
  // A machine of CI may be several times slower than another; what takes how long is measured by the benches.
  timeout: 60_000,
  expect: {timeout: 15_000},
  reporter: [['list'], ['html', {open: 'never'}]],
  use: {
    baseURL: process.env.BASE_URL,
    locale: 'pl-PL',
    // Nothing of what is tried moves: no test waits for a transition.
    reducedMotion: 'reduce',
    // Requests of a service worker pass by `page.route`; the tests of what it does allow it.
    serviceWorkers: 'block',
    trace: 'on-first-retry',
    launchOptions,
  },
  // From here also for the configurations in other folders, which spread this one. On ports that are free: what else is served on this machine is neither in the way nor tried in their place. What a
  // name stands for in their first line becomes the variable of that name.
  webServer: [
    {
      command: 'node tests/e2e/pagesServer.mjs build 0',
      cwd: __dirname,
      wait: {stdout: /(?<base_url>http:\/\/[^/\s]+)/},
    },
    {
      command: 'node tests/e2e/pagesServer.mjs build-base-path 0 /spoldzielnie/',
      cwd: __dirname,
      wait: {stdout: /(?<base_path_origin>http:\/\/[^/\s]+)/},
    },
  ],
});
