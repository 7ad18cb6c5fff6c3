// Where a Chromium for the tests is: Playwright's own, the system's, or Debian's package.
import {accessSync, constants, existsSync} from 'node:fs';
import path from 'node:path';
import {chromium} from 'playwright';

/** The same Chromium without windows: it does the tests with half of the processor's time. */
export const withoutWindows = 'chromium-headless-shell';
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macChrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

export function onPath(name) {
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

/** Path of a Chromium; undefined if there is none. It only looks. */
export function findBrowser() {
  return [process.env.CHROMIUM_PATH, onPath(withoutWindows), chromium.executablePath(), macChrome]
    .concat(names.map(onPath))
    .find((file) => file && existsSync(file));
}
