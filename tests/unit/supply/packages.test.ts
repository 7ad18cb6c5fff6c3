import {readFileSync} from 'node:fs';

interface Package {
  readonly integrity?: string;
  readonly resolved?: string;
  readonly hasInstallScript?: boolean;
}

/** The project's, and those of what is installed only for one command. */
const lockfiles = ['.', 'tests/engines'].map((dir) => `${dir}/package-lock.json`);
const named = lockfiles.flatMap((file) => {
  const {packages} = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly packages: Readonly<Record<string, Package>>;
  };
  // The project's own, and the links to them, come from nowhere.
  return Object.entries(packages).filter(
    ([place]) => !/^$|^packages\/|^node_modules\/@cooperative\//.test(place),
  );
});
const placesOf = (is: (one: Package) => boolean): string[] =>
  named.filter(([, one]) => is(one)).map(([place]) => place.replace(/^.*node_modules\//, ''));

test('the lockfiles hold the hash of every package, and take none from elsewhere', () => {
  expect(named.length).toBeGreaterThan(1000);
  expect(placesOf(({integrity}) => integrity?.startsWith('sha512-') !== true)).toEqual([]);
  expect(
    placesOf(({resolved}) => resolved?.startsWith('https://registry.npmjs.org/') === false),
  ).toEqual([]);
});

test('the oldest Node that may be used is tried each night, and a newer one, told once, everywhere else', () => {
  const {engines} = JSON.parse(readFileSync('package.json', 'utf8')) as {engines: {node: string}};
  const night = readFileSync('.github/workflows/night.yml', 'utf8');
  const [, oldest] = /node-version: (\S+)/.exec(night) ?? [];
  expect(oldest).toBe(`${engines.node.replace('>=', '')}.0`);
  expect(Number.parseInt(readFileSync('.nvmrc', 'utf8'), 10)).toBeGreaterThan(20);
  // A package that refuses it, or the other, is not installed at all.
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^engine-strict=true$/m);
});

test('packages run nothing when they are installed; of a new one that would, docs/security.md has to tell', () => {
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
  const told = readFileSync('docs/security.md', 'utf8');
  const wouldRun = placesOf(({hasInstallScript}) => hasInstallScript === true);
  expect(wouldRun).toContain('@swc/core');
  expect(wouldRun.filter((name) => !told.includes(`\`${name}\``))).toEqual([]);
});

test('docs/dependencies.md says of each package what it is for, and of none that is not here', () => {
  const {dependencies, devDependencies} = JSON.parse(
    readFileSync('package.json', 'utf8'),
  ) as Record<'dependencies' | 'devDependencies', Record<string, string>>;
  const told = readFileSync('docs/dependencies.md', 'utf8');
  const rows = [...told.matchAll(/^\| `([^`]+)` \| (\S.*) \|$/gm)].map(([, name]) => name);
  expect(rows).toEqual([...Object.keys(dependencies), ...Object.keys(devDependencies)]);
});
