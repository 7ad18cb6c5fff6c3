import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, mkdirSync, readFileSync, readdirSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {brotliDecompressSync} from 'node:zlib';
import {chromium, firefox, webkit, type Engine} from './drivers.mjs';
import {freePort} from '../tools/freePort';
import {tries} from './walk';

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

/** The oldest Chromium that the site is built for, unpacked from the package of npm that brings it. */
function oldestChromium(): string | undefined {
  const archive = 'tests/engines/node_modules/@sparticuz/chromium/bin/chromium.br';
  const program = path.resolve(path.dirname(archive), 'unpacked/chromium');
  if (existsSync(archive) && !existsSync(program)) {
    mkdirSync(path.dirname(program), {recursive: true});
    writeFileSync(`${program}.part`, brotliDecompressSync(readFileSync(archive)), {mode: 0o755});
    renameSync(`${program}.part`, program);
  }
  return existsSync(program) ? program : undefined;
}

/** Each engine with how it is opened; null if it is not on this machine. */
function engines(): Readonly<Record<string, (() => Promise<Engine>) | null>> {
  const oldest = oldestChromium();
  const fox = onPath('firefox-esr', 'firefox');
  const hasScreen = process.env.DISPLAY !== undefined;
  const gtk = {driver: onPath('WebKitWebDriver'), browser: hasScreen ? miniBrowser() : undefined};
  const wpe = {driver: onPath('WPEWebDriver'), browser: onPath('cog')};
  const driven = (
    name: string,
    {driver, browser}: typeof gtk,
    options: string,
    ...args: readonly string[]
  ): (() => Promise<Engine>) | null =>
    driver === undefined || browser === undefined
      ? null
      : async () =>
          webkit({
            name,
            program: driver,
            port: await freePort(),
            capabilities: {[options]: {binary: browser, args: ['--automation', ...args]}},
          });
  return {
    'Chromium 109 (npm ci --ignore-scripts --prefix tests/engines)':
      oldest === undefined ? null : () => chromium(oldest),
    'Firefox (package firefox-esr)': fox === undefined ? null : () => firefox(fox),
    'WebKitGTK (package webkit2gtk-driver; without a screen under xvfb-run -a)': driven(
      'WebKitGTK',
      gtk,
      'webkitgtk:browserOptions',
    ),
    'WPE WebKit (packages wpewebkit-driver and cog)': driven(
      'WPE WebKit',
      wpe,
      'wpe:browserOptions',
      '--platform=headless',
    ),
  };
}

/** Walks through the site in one engine, and says how each try ended. */
async function walk(engine: Engine, origin: string): Promise<boolean> {
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
  const server = spawn(process.execPath, ['tests/e2e/pagesServer.mjs', 'build', '0']);
  try {
    // It says where once it listens.
    const said = String((await once(server.stdout, 'data'))[0]);
    const origin = /http:\/\/[^/\s]+/.exec(said)?.[0] ?? said;
    const found = Object.entries(engines());
    for (const [name, open] of found) {
      if (open === null) {
        console.log(`${name}: not found on this machine.`);
        continue;
      }
      const engine = await open();
      console.log(engine.name);
      try {
        if (!(await walk(engine, origin))) {
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
