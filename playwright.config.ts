import {defineConfig} from '@playwright/test';
import {findBrowser} from './tests/e2e/findBrowser.mjs';

const isRoot = process.getuid?.() === 0;

/**
 * Off in Chromium. Every page's address bar would otherwise start two processes of its own, which take as much of a
 * processor as the page. The last such list counts, so Playwright's own (chromiumSwitches) is repeated here.
 */
const disabledFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // Recording every test slows the whole run; one that fails is run again with a trace, and told as flaky if it then passes.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list'], ['html', {open: 'never'}]],
  use: {
    baseURL: process.env.BASE_URL ?? 'http://127.0.0.1:4173',
    locale: 'pl-PL',
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        // Chromium refuses its sandbox to root, as in containers.
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${disabledFeatures.join(',')}`,
      ],
    },
  },
  webServer: [
    {command: 'npm run serve', url: 'http://127.0.0.1:4173', reuseExistingServer: !process.env.CI},
    {
      command: 'npm run serve:base-path',
      url: 'http://127.0.0.1:4174/spoldzielnie/',
      reuseExistingServer: !process.env.CI,
    },
  ],
});
