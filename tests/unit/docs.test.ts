import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

const {scripts} = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};

const documents = [
  'README.md',
  'THIRD-PARTY.md',
  'src/theme/README.md',
  'src/sleep/README.md',
  'src/docusaurus/README.md',
  'src/content/markdown/README.md',
  ...readdirSync('packages')
    .map((name) => `packages/${name}/README.md`)
    .filter((file) => existsSync(file)),
  'tests/bench/calculator/README.md',
  'tests/bench/search/README.md',
  ...readdirSync('docs', {recursive: true, encoding: 'utf8'})
    // The editors' guide has its own test: its examples name files that are not there.
    .filter((file) => file.endsWith('.md') && !file.startsWith('redakcja'))
    .map((file) => path.posix.join('docs', file)),
];

/** Folders whose files are named from the root of the project, and how a path in them may go on. */
const rooted =
  /(?<![\w@./-])(?:src|tests|docs|static|i18n|baza-wiedzy|packages|\.github|\.ci)\/[\w@./{},*-]*[\w}*/]/g;

/** Rooms of `src`, named without it. */
const ofSources = /`((?:domain|browser|components|content|plugins|site)\/[\w@./{},*-]*[\w}*/])`/g;
/** What was decided names files as they were then; the reaches into Docusaurus have rooms of the same names. */
const withoutSources = /^(?:docs\/decisions\/|src\/docusaurus\/)/;

describe.each(documents)('%s', (file) => {
  const text = readFileSync(file, 'utf8');

  test('every path it names exists', () => {
    const inSources = withoutSources.test(file)
      ? []
      : [...text.matchAll(ofSources)].map(([, name = '']) => `src/${name}`);
    const named = [...(text.match(rooted) ?? []), ...inSources].flatMap(withoutBraces);
    expect(named.filter((name) => !isThere(name))).toEqual([]);
  });

  test('every relative link leads to a file', () => {
    const targets = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(
      ([, target = '']) => target,
    );
    const folder = path.dirname(file);
    expect(targets.filter((target) => !existsSync(path.join(folder, target)))).toEqual([]);
  });

  test('every command it names exists', () => {
    const named = [...text.matchAll(/npm run (?:--silent )?([a-z][\w:-]*)/g)].map(
      ([, name = '']) => name,
    );
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });
});

test.each(['packages', 'src/domain', 'src/components'])(
  'the README names each room of %s',
  (folder) => {
    const readme = readFileSync('README.md', 'utf8');
    const rooms = readdirSync(folder, {withFileTypes: true})
      .filter((entry) => entry.isDirectory())
      .map(({name}) => `\`${name}\``);
    expect(rooms.filter((room) => !readme.includes(room))).toEqual([]);
  },
);

test('the README is short', () => {
  expect(readFileSync('README.md', 'utf8').split('\n').length).toBeLessThanOrEqual(150);
});

/** `a/{b,c}` as `a/b` and `a/c`. */
function withoutBraces(name: string): string[] {
  const [, before = '', inside, after = ''] = /^(.*?)\{([^}]*)\}(.*)$/.exec(name) ?? [];
  return inside === undefined
    ? [name]
    : inside.split(',').flatMap((part) => withoutBraces(before + part + after));
}

/** A `*` stands for any name; without one, the file or folder itself must be there. */
function isThere(name: string): boolean {
  const [known = '', ...rest] = name.split('*');
  if (rest.length === 0) {
    return existsSync(name) || ['.ts', '.tsx'].some((ending) => existsSync(name + ending));
  }
  const folder = path.dirname(`${known}x`);
  return (
    existsSync(folder) &&
    readdirSync(folder).some((entry) => entry.startsWith(path.basename(`${known}x`).slice(0, -1)))
  );
}
