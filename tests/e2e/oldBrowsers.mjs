// Stops if a script or a style sheet of a build, packages included, has what Chrome 109, Firefox 115 or Safari 16.0
// lacks, see `browserslist` in package.json. A method is judged by its name, as a built script has no types.
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {ESLint} from 'eslint';
import esx from 'eslint-plugin-es-x';

const {rules} = esx.configs['flat/restrict-to-es2022'];
/** Iterators have methods of the same names as arrays; and generators, as compiled, ask first whether there is a class. */
const notTold = Object.keys(rules).filter((name) => name.startsWith('es-x/no-iterator'));
/** Safari before 16.4 drops both. */
const newQuery = /@media\s+not\s*\([^{]*|@media[^{]*[<>][^{]*/g;

const eslint = new ESLint({
  overrideConfigFile: true,
  ignore: false,
  overrideConfig: [
    {
      plugins: {'es-x': esx},
      languageOptions: {ecmaVersion: 'latest', sourceType: 'script'},
      linterOptions: {noInlineConfig: true},
      settings: {'es-x': {aggressive: true}},
      rules: {
        ...rules,
        ...Object.fromEntries(notTold.map((name) => [name, 'off'])),
        // Safari before 16.4 runs no line of a script that has one.
        'es-x/no-regexp-lookbehind-assertions': 'error',
      },
    },
  ],
});

const filesIn = (folder, extension) =>
  readdirSync(folder, {recursive: true})
    .map((file) => path.join(folder, file))
    .filter((file) => file.endsWith(extension));

/** Half of the scripts of two builds are the same. */
const read = new Set();
function isRead(file) {
  const text = readFileSync(file, 'utf8');
  const isKnown = read.has(text);
  read.add(text);
  return isKnown;
}

async function problemsIn(build) {
  const scripts = filesIn(path.join(build, 'assets'), '.js');
  const sheets = filesIn(path.join(build, 'assets'), '.css');
  if (scripts.length === 0 || sheets.length === 0) {
    return [`${build} has no scripts or no style sheets: build it first`];
  }
  const results = await eslint.lintFiles(scripts.filter((file) => !isRead(file)));
  const inScripts = results.flatMap(({filePath, messages}) =>
    messages.map(({line, column, message}) => `${filePath}:${line}:${column} ${message}`),
  );
  const inSheets = sheets.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(newQuery)].map(([query]) => `${file} ${query}`),
  );
  return [...inScripts, ...inSheets];
}

const builds = process.argv.slice(2);
const problems = (await Promise.all(builds.map(problemsIn))).flat();
if (problems.length > 0) {
  console.error(`Old browsers would fail at:\n${problems.join('\n')}`);
  process.exitCode = 1;
} else {
  console.log(`Nothing in ${builds.join(' and ')} is too new for the browsers of package.json.`);
}
