// Builds the site once more, into build-again: without the bundler's cache, in another time zone, over a year later.
// Fails unless every file has the same bytes as in build, since a commit must always give the same site.
import {execFileSync} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

const first = 'build';
const second = 'build-again';

execFileSync('npx', ['docusaurus', 'build', '--out-dir', second], {
  stdio: 'inherit',
  env: {
    ...process.env,
    DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
    NODE_OPTIONS: '--require=./tests/e2e/laterClock.cjs',
    TZ: 'Pacific/Auckland',
  },
});

const filesIn = (folder) =>
  readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
const inFirst = new Set(filesIn(first));
const inSecond = new Set(filesIn(second));
const bytes = (folder, file) => readFileSync(path.join(folder, file));
const differences = [
  ...[...inFirst].filter((file) => !inSecond.has(file)).map((file) => `only in ${first}: ${file}`),
  ...[...inSecond].filter((file) => !inFirst.has(file)).map((file) => `only in ${second}: ${file}`),
  ...[...inFirst]
    .filter((file) => inSecond.has(file) && !bytes(first, file).equals(bytes(second, file)))
    .map((file) => `differs: ${file}`),
];
if (differences.length > 0) {
  console.error(`Two builds of one commit are not the same:\n${differences.join('\n')}`);
  process.exitCode = 1;
} else {
  console.log(`Two builds of one commit are the same: ${inFirst.size} files.`);
}
