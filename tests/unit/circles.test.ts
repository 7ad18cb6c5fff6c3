import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {posix} from 'node:path';

/** What a file imports, types and `import()` too. */
const imports = /^(?:import|export)\s[^;'"]*?\sfrom '([^']+)';|\bimport\('([^']+)'\)/gm;
const endings = ['.ts', '.tsx', '/index.ts', '/index.tsx'];

const files = ['src', 'packages'].flatMap((folder) =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((name) => /^(?!.*node_modules).*\.tsx?$/.test(name) && !/(?:^|\/)tests\//.test(name))
    .map((name) => posix.join(folder, name)),
);

/** The file of the project that a specifier names; null where it names something else. */
function fileOf(specifier: string, from: string): string | null {
  const place = specifier.startsWith('.')
    ? posix.join(posix.dirname(from), specifier)
    : specifier
        .replace(/^@site\//, '')
        .replace(/^@cooperative\/([^/]+)$/, 'packages/$1/src/index')
        .replace(/^@cooperative\/([^/]+)\//, 'packages/$1/src/');
  return endings.map((ending) => place + ending).find((file) => existsSync(file)) ?? null;
}

const importsOf = new Map(
  files.map((file): [string, readonly string[]] => [
    file,
    [...readFileSync(file, 'utf8').matchAll(imports)].flatMap(
      ([, still, late]) => fileOf(still ?? late ?? '', file) ?? [],
    ),
  ]),
);

/** The first way from a file back to itself; null if there is none. */
function circle(): readonly string[] | null {
  const done = new Set<string>();
  const way: string[] = [];
  const follow = (file: string): readonly string[] | null => {
    if (way.includes(file)) {
      return [...way.slice(way.indexOf(file)), file];
    }
    if (done.has(file)) {
      return null;
    }
    way.push(file);
    for (const next of importsOf.get(file) ?? []) {
      const found = follow(next);
      if (found) {
        return found;
      }
    }
    way.pop();
    done.add(file);
    return null;
  };
  for (const file of files) {
    const found = follow(file);
    if (found) {
      return found;
    }
  }
  return null;
}

test('no imports lead around, those of types neither: each file can be read after what it builds on', () => {
  expect([...importsOf.values()].flat().length).toBeGreaterThan(files.length);
  expect(circle()).toBeNull();
});

/** Rooms of the calculator's view and those that each may know: neither a form nor a result is told of the other. */
const rooms: Readonly<Record<string, readonly string[]>> = {
  bill: [],
  shared: ['bill'],
  charts: ['shared'],
  meterImport: ['shared'],
  form: ['bill', 'meterImport', 'shared'],
  results: ['charts', 'shared'],
  tools: ['results', 'shared'],
};

test('a room of the calculator knows only those that it stands on', () => {
  const roomOf = (file: string): string | undefined =>
    /^src\/components\/calculator\/(.+)/.exec(file)?.[1]?.replace(/\/.*/, '');
  const strange = [...importsOf].flatMap(([file, found]) => {
    const room = roomOf(file) ?? '';
    const known = rooms[room];
    return found
      .map(roomOf)
      .filter((other) => known && other !== undefined && other !== room && !known.includes(other))
      .map((other) => `${file} knows ${other}`);
  });
  expect(strange).toEqual([]);
  const entered = new Set([...importsOf.keys()].map(roomOf));
  expect(Object.keys(rooms).filter((room) => !entered.has(room))).toEqual([]);
});
