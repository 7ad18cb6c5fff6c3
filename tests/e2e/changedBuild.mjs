// Builds the site once more, into build-changed, from a copy in which every article and page has one more sentence:
// the next deploy, for the tests of tabs that were opened before it.
import {execFileSync} from 'node:child_process';
import {appendFileSync, cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

const sources = [
  'baza-wiedzy',
  'docusaurus.config.ts',
  'i18n',
  'package.json',
  'sidebars.ts',
  'src',
  'static',
  'tsconfig.json',
  'wzory',
];

const copy = mkdtempSync(path.join(tmpdir(), 'changed-build-'));
try {
  sources.forEach((name) => cpSync(name, path.join(copy, name), {recursive: true}));
  symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'));
  for (const folder of ['baza-wiedzy', 'src/pages']) {
    readdirSync(path.join(copy, folder), {recursive: true})
      .filter((file) => /\.mdx?$/.test(file))
      .forEach((file) =>
        appendFileSync(path.join(copy, folder, file), '\n\nZdanie następnej wersji.\n'),
      );
  }
  const target = path.resolve('build-changed');
  execFileSync('npx', ['docusaurus', 'build', '--out-dir', target], {
    cwd: copy,
    stdio: 'inherit',
    // The one build with an e-mail address and no endpoint: the contact form prepares an e-mail there.
    env: {...process.env, OWNER_EMAIL: 'kontakt@example.pl'},
  });
} finally {
  rmSync(copy, {recursive: true});
}
