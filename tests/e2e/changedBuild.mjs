// Builds the site once more, into build-changed, from a copy in which every article and page has one more paragraph:
// the next deploy, for the tests of tabs that were opened before it. The paragraph has no word, since an article may be
// as long as is allowed already.
import {execFileSync} from 'node:child_process';
import {appendFileSync, mkdtempSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {copySite} from './siteCopy.mjs';

const copy = mkdtempSync(path.join(tmpdir(), 'changed-build-'));
try {
  copySite(copy);
  for (const folder of ['baza-wiedzy', 'src/pages']) {
    readdirSync(path.join(copy, folder), {recursive: true})
      .filter((file) => /\.mdx?$/.test(file))
      .forEach((file) => appendFileSync(path.join(copy, folder, file), '\n\n§§§\n'));
  }
  const target = path.resolve('build-changed');
  execFileSync('npx', ['docusaurus', 'build', '--out-dir', target], {
    cwd: copy,
    stdio: 'inherit',
    // The one build with an e-mail address and no endpoint: the contact form prepares an e-mail there. That its HTML is
    // small is of no use here.
    env: {
      ...process.env,
      OWNER_EMAIL: 'kontakt@example.pl',
      SKIP_HTML_MINIFICATION: 'true',
    },
  });
} finally {
  rmSync(copy, {recursive: true});
}
