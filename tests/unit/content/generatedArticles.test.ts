import {cpSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {loadSite} from '@site/src/content/loadSite';
import {describeProblem} from '@site/src/content/problem';
import {checkFile} from '@site/src/content/quality/checkSite';
import {triesAll} from '@site/tests/e2e/tries';
import {writeArticles} from '@site/tests/bench/scale/articles';

const folders = ['baza-wiedzy', 'wzory', 'src/data', 'src/pages', 'static'];

// At night, as is the bench.
(triesAll ? test : test.skip)(
  'The articles that `npm run bench:scale` writes keep the rules, so that it does not stop',
  () => {
    const dir = mkdtempSync(path.join(tmpdir(), 'wiele-artykulow-'));
    try {
      folders.forEach((folder) => cpSync(folder, path.join(dir, folder), {recursive: true}));
      const before = new Set(loadSite(dir).articles);
      // The FAQ stands beside the categories and is none of the articles that are counted.
      const inCategories = [...before].filter((file) => file.split('/').length === 3);
      writeArticles(dir, inCategories.length + 150);
      const site = loadSite(dir);
      const written = site.articles.filter((file) => !before.has(file));
      expect(written.length).toBe(150);
      expect(written.flatMap((file) => checkFile(file, site)).map(describeProblem)).toEqual([]);
    } finally {
      rmSync(dir, {recursive: true});
    }
  },
);
