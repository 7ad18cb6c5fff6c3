import {spawn} from 'node:child_process';
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {chromium, unpacked} from './chromium';
import type {Engine} from './engine';
import {firefox} from './firefox';
import {tries} from './walk';
import {webkit} from './webkit';

/** Served by the script itself, apart from the ports of the other tests. */
const port = Number(process.env.ENGINES_PORT ?? 4390);
const origin = `http://127.0.0.1:${port}`;

/** The first of some programs that is there. */
function onPath(...names: readonly string[]): string | undefined {
  return (process.env.PATH ?? '')
    .split(path.delimiter)
    .flatMap((folder) => names.map((name) => path.join(folder, name)))
    .find((file) => existsSync(file));
}

/** Debian keeps the browser of WebKitGTK beside its libraries. */
function miniBrowser(): string | undefined {
  const libraries = '/usr/lib';
  const folders = existsSync(libraries) ? readdirSync(libraries) : [];
  return folders
    .flatMap((machine) =>
      ['4.1', '4.0'].map((version) =>
        path.join(libraries, machine, `webkit2gtk-${version}`, 'MiniBrowser'),
      ),
    )
    .find((file) => existsSync(file));
}

/** The oldest Chromium that the site is built for, which a package of npm brings. */
const oldest = 'tests/engines/node_modules/@sparticuz/chromium/bin/chromium.br';

function engines(): Readonly<Record<string, (() => Promise<Engine>) | null>> {
  const fox = onPath('firefox-esr', 'firefox');
  const gtkDriver = onPath('WebKitWebDriver');
  const gtkBrowser = miniBrowser();
  const wpeDriver = onPath('WPEWebDriver');
  const wpeBrowser = onPath('cog');
  return {
    'Chromium 109 (npm ci --ignore-scripts --prefix tests/engines)': existsSync(oldest)
      ? () => chromium(unpacked(oldest))
      : null,
    'Firefox (package firefox-esr)': fox === undefined ? null : () => firefox(fox),
    'WebKitGTK (package webkit2gtk-driver)':
      gtkDriver === undefined || gtkBrowser === undefined
        ? null
        : () =>
            webkit({
              name: 'WebKitGTK',
              options: 'webkitgtk:browserOptions',
              driver: gtkDriver,
              browser: gtkBrowser,
              args: ['--automation'],
              needsScreen: true,
            }),
    'WPE WebKit (packages wpewebkit-driver and cog)':
      wpeDriver === undefined || wpeBrowser === undefined
        ? null
        : () =>
            webkit({
              name: 'WPE WebKit',
              options: 'wpe:browserOptions',
              driver: wpeDriver,
              browser: wpeBrowser,
              args: ['--automation', '--platform=headless'],
              needsScreen: false,
            }),
  };
}

/** Walks through the site in one engine, and says how each try ended. */
async function walk(engine: Engine): Promise<boolean> {
  let isFine = true;
  for (const [name, attempt] of Object.entries(tries)) {
    try {
      const remark = await attempt(engine, origin);
      console.log(`  ✓ ${name}${remark === undefined ? '' : ` (${remark})`}`);
    } catch (error) {
      isFine = false;
      console.log(`  ✗ ${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return isFine;
}

async function main(): Promise<void> {
  const server = spawn(process.execPath, ['tests/e2e/pagesServer.mjs', 'build', String(port)]);
  try {
    const found = Object.entries(engines());
    for (const [name, open] of found) {
      if (open === null) {
        console.log(`${name}: not found on this machine.`);
        continue;
      }
      const engine = await open();
      console.log(engine.name);
      try {
        if (!(await walk(engine))) {
          process.exitCode = 1;
        }
      } finally {
        await engine.close();
      }
    }
    if (found.every(([, open]) => open === null)) {
      console.log('None of the engines is here: install the packages named above.');
      process.exitCode = 1;
    }
  } finally {
    server.kill();
  }
}

void main();
