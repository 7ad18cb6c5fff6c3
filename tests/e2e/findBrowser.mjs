// Finds a Chromium for the tests, or installs one: Playwright's own, the system's, or Debian's package.
import {execFileSync} from 'node:child_process';
import {accessSync, constants, existsSync} from 'node:fs';
import path from 'node:path';
import {chromium} from 'playwright';

/** The same Chromium without windows: it does the tests with half of the processor's time. */
const withoutWindows = 'chromium-headless-shell';
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macChrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

function onPath(name) {
  return (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}

function installed() {
  return [process.env.CHROMIUM_PATH, onPath(withoutWindows), chromium.executablePath(), macChrome]
    .concat(names.map(onPath))
    .find((file) => file && existsSync(file));
}

function attempt(command, ...args) {
  try {
    console.log(`Installing a browser: ${command} ${args.join(' ')}`);
    execFileSync(command, args, {stdio: 'inherit'});
    return true;
  } catch {
    return false;
  }
}

/** Path of a Chromium. If there is none and none can be installed, throws an error that says what to do. */
export function findBrowser() {
  const isDebian = process.getuid?.() === 0 && onPath('apt-get');
  if (isDebian && !process.env.CHROMIUM_PATH && !onPath(withoutWindows)) {
    attempt('apt-get', 'update', '-qq');
    attempt('apt-get', 'install', '-y', '-qq', '--no-install-recommends', withoutWindows);
  }
  if (!installed()) {
    attempt('npx', 'playwright', 'install', 'chromium');
  }
  const browser = installed();
  if (!browser) {
    throw new Error(
      'No Chromium found. Install one (`npx playwright install chromium`, or the package `chromium` of your system), or set CHROMIUM_PATH to its executable.',
    );
  }
  return browser;
}
