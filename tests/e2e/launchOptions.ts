import {findBrowser} from './findBrowser.mjs';

const isRoot = process.getuid?.() === 0;

/**
 * Disabled in Chromium. Every page's address bar would otherwise start two processes, which use as much of a
 * processor as the page. Only the last such list counts, so Playwright's own (chromiumSwitches) is repeated here.
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

/** The Chromium of the tests and the benches. */
export const launchOptions = {
  executablePath: findBrowser(),
  args: [
    // Chromium refuses to run its sandbox as root, as in containers.
    ...(isRoot ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${disabledFeatures.join(',')}`,
  ],
};
