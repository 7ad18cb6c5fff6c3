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
  return Object.entries(packages).filter(([place]) => place !== '');
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

test('packages run nothing when they are installed; of a new one that would, docs/security.md has to tell', () => {
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
  const told = readFileSync('docs/security.md', 'utf8');
  const wouldRun = placesOf(({hasInstallScript}) => hasInstallScript === true);
  expect(wouldRun).toContain('@swc/core');
  expect(wouldRun.filter((name) => !told.includes(`\`${name}\``))).toEqual([]);
});
