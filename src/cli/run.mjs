// Runs a program of this repository that is written in TypeScript: node src/cli/run.mjs src/cli/oblicz.ts wejscie.json
// Its modules are bundled into one file, which starts and runs faster than they do apart. The bundle is kept until one
// of them changes.
import {mkdirSync, readFileSync, renameSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

const root = path.join(import.meta.dirname, '../..');
/** Packages of many small files that small programs need. The others are loaded as they are, and find files of their own. */
const bundled = new Set(['yaml', 'zod']);

// The program sees its own name and words.
process.argv.splice(1, 1);
const entry = path.relative(root, path.resolve(process.argv[1] ?? ''));
const name = entry.replaceAll(/[^\w.]/g, '-');
const bundle = path.join(root, 'node_modules/.cache/programs', `${name}.mjs`);
const stamps = `${bundle}.json`;
if (!isFresh()) {
  await write();
}
process.setSourceMapsEnabled(true);
// oxlint-disable-next-line layers/imports -- It is the bundle of the program asked for.
await import(pathToFileURL(bundle).href);

/** Whether the bundle is of the modules as they are. */
function isFresh() {
  try {
    return Object.entries(JSON.parse(readFileSync(stamps, 'utf8'))).every(
      ([file, stamp]) => stampOf(file) === stamp,
    );
  } catch {
    return false;
  }
}

function stampOf(file) {
  const {mtimeMs, size} = statSync(path.join(root, file));
  return `${mtimeMs} ${size}`;
}

async function write() {
  const {build} = await import('esbuild');
  const {dependencies, devDependencies} = JSON.parse(
    readFileSync(path.join(root, 'package.json'), 'utf8'),
  );
  const packages = Object.keys({...dependencies, ...devDependencies});
  const {outputFiles, metafile} = await build({
    absWorkingDir: root,
    entryPoints: {[name]: entry},
    outdir: path.dirname(bundle),
    outExtension: {'.js': '.mjs'},
    // What a command imports when it needs it stays apart, with the packages that it brings.
    splitting: true,
    chunkNames: `${name}-[hash]`,
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    banner: {
      js: "import {createRequire as requireFrom} from 'node:module';const require = requireFrom(import.meta.url);",
    },
    external: packages.filter((one) => !bundled.has(one)),
    sourcemap: true,
    sourcesContent: false,
    plugins: [{name: 'folders', setup: keepFolders}],
  });
  const modules = ['src/cli/run.mjs', 'package-lock.json', ...Object.keys(metafile.inputs)];
  const made = [
    ...outputFiles.map(({path: file, text}) => [file, text]),
    [stamps, JSON.stringify(Object.fromEntries(modules.map((file) => [file, stampOf(file)])))],
  ];
  mkdirSync(path.dirname(bundle), {recursive: true});
  for (const [file, text] of made) {
    // Put in place at once, as another process may be reading it.
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, text);
    renameSync(draft, file);
  }
}

/** A module in the bundle finds the files beside it where they are. */
function keepFolders({onLoad}) {
  onLoad({filter: /\.tsx?$/}, ({path: file}) => ({
    contents: readFileSync(file, 'utf8').replaceAll(
      '__dirname',
      JSON.stringify(path.dirname(file)),
    ),
    loader: path.extname(file).slice(1),
  }));
}
