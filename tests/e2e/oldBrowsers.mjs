// Stops if a script or a style sheet of a build, packages included, has what Chrome 109, Firefox 115 or Safari 16.0
// lacks, see `browserslist` in package.json.
import {spawnSync} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Safari before 16.4 drops both. */
const newQuery = /@media\s+not\s*\([^{]*|@media[^{]*[<>][^{]*/g;

const builds = process.argv.slice(2);

function filesIn(build, extension) {
  const files = readdirSync(path.join(build, 'assets'), {recursive: true})
    .filter((file) => file.endsWith(extension))
    .map((file) => path.join(build, 'assets', file));
  if (files.length === 0) {
    throw new Error(`${build} has no ${extension} files: build it first`);
  }
  return files;
}

/** Each file by its text: half of the scripts of two builds are the same. */
const scripts = new Map(
  builds
    .flatMap((build) => filesIn(build, '.js'))
    .map((file) => [readFileSync(file, 'utf8'), file]),
);
const {status} = spawnSync(
  'oxlint',
  ['--config', 'tests/e2e/oldBrowsers.config.mjs', ...scripts.values()],
  {stdio: 'inherit'},
);

/** A comment of a package would be obeyed. */
const silenced = [...scripts]
  .filter(([text]) => /(?:es|ox)lint-disable/.test(text))
  .map(([, file]) => `${file} switches rules off`);

const newQueries = builds
  .flatMap((build) => filesIn(build, '.css'))
  .flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(newQuery)].map(([query]) => `${file} ${query}`),
  );

const problems = [...silenced, ...newQueries];
if (status !== 0 || problems.length > 0) {
  console.error(['Old browsers would fail at what is told above or here:', ...problems].join('\n'));
  process.exitCode = 1;
}
