import {execFileSync} from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {triesAll} from '../../e2e/tries';

const packages = readdirSync('packages').filter((name) => name !== 'layers');
const esbuild = path.resolve('node_modules/.bin/esbuild');

/** The example of a package's README and what it says that the example prints. */
function exampleOf(name: string): {readonly code: string; readonly printed: string} {
  const text = readFileSync(`packages/${name}/README.md`, 'utf8');
  const [, code, printed] = /```ts\n(.+?)```\n\n```text\n(.+?)```/s.exec(text) ?? [];
  if (code === undefined || printed === undefined) {
    throw new Error(`packages/${name}/README.md has no example with its output.`);
  }
  return {code, printed};
}

/** Bundles and runs it as a user in `folder` would. */
function run(folder: string, code: string): string {
  writeFileSync(path.join(folder, 'example.ts'), code);
  const bundling = [
    ...['example.ts', '--bundle', '--platform=node', '--format=esm', '--outfile=example.mjs'],
    // The dictionary is found as Node finds a package, so it stays one.
    ...['--external:dictionary-pl', '--log-level=error'],
    "--banner:js=import {createRequire} from 'node:module';const require = createRequire(import.meta.url);",
  ];
  execFileSync(esbuild, bundling, {cwd: folder});
  return execFileSync(process.execPath, ['example.mjs'], {cwd: folder, encoding: 'utf8'});
}

test.each(packages)('what may be taken from %s is named, entry by entry', (name) => {
  const {exports} = JSON.parse(readFileSync(`packages/${name}/package.json`, 'utf8')) as {
    exports: Readonly<Record<string, string>>;
  };
  for (const [entry, file] of Object.entries(exports)) {
    expect(entry).not.toContain('*');
    expect(existsSync(`packages/${name}/${file}`)).toBe(true);
  }
});

describe('in the repository', () => {
  const folder = path.resolve('node_modules/.cache/examples');
  beforeAll(() => mkdirSync(folder, {recursive: true}));
  afterAll(() => rmSync(folder, {recursive: true}));

  test.each(packages)('the example of %s prints what its README says', (name) => {
    const {code, printed} = exampleOf(name);
    expect(run(folder, code)).toBe(printed);
  });
});

(triesAll ? describe : describe.skip)('packed and installed in an empty folder', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'packages-'));
  afterAll(() => rmSync(folder, {recursive: true}));

  test('all examples run', () => {
    const npm = (args: readonly string[], cwd = '.') =>
      execFileSync('npm', args, {cwd, encoding: 'utf8', stdio: 'pipe'});
    npm(['pack', ...packages.map((name) => `./packages/${name}`), '--pack-destination', folder]);
    const packed = readdirSync(folder).map((file) => `./${file}`);
    expect(packed).toHaveLength(packages.length);
    writeFileSync(path.join(folder, 'package.json'), '{"private": true}');
    npm(['install', '--ignore-scripts', '--no-audit', ...packed], folder);
    expect(packages.map((name) => run(folder, exampleOf(name).code))).toEqual(
      packages.map((name) => exampleOf(name).printed),
    );
  });
});
