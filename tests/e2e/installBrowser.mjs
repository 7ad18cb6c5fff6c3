// A step of `npm test`: installs a Chromium where there is none that the tests like, and says what to do if it cannot.
import {execFileSync} from 'node:child_process';
import {findBrowser, onPath, withoutWindows} from './findBrowser.mjs';

function attempt(command, ...args) {
  try {
    console.log(`Installing a browser: ${command} ${args.join(' ')}`);
    execFileSync(command, args, {stdio: 'inherit'});
  } catch {
    // What is there is looked at below.
  }
}

const isDebian = process.getuid?.() === 0 && onPath('apt-get');
if (isDebian && !process.env.CHROMIUM_PATH && !onPath(withoutWindows)) {
  attempt('apt-get', 'update', '-qq');
  attempt('apt-get', 'install', '-y', '-qq', '--no-install-recommends', withoutWindows);
}
if (!findBrowser()) {
  attempt('npx', 'playwright', 'install', 'chromium');
}
if (!findBrowser()) {
  console.error(
    'No Chromium found. Install one (`npx playwright install chromium`, or the package `chromium` of your system), or set CHROMIUM_PATH to its executable.',
  );
  process.exitCode = 1;
}
