import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {linkLocator} from '@site/src/plugins/built-pages/checks/linkLocator';

const siteDir = mkdtempSync(path.join(os.tmpdir(), 'links-'));
mkdirSync(path.join(siteDir, 'src/data'), {recursive: true});
writeFileSync(path.join(siteDir, 'src/data/kontakt.yaml'), "to: '/nie-ma'\n");

const locate = linkLocator(
  siteDir,
  '/repo/',
  new Map([
    ['/repo/kontakt', 'src/pages/kontakt.tsx'],
    ['/repo/baza-wiedzy/prog', 'baza-wiedzy/zakladanie/prog.md'],
  ]),
);

describe('linkLocator', () => {
  test('blames the data file for a link of a page made of code', () => {
    expect(locate('/repo/kontakt', '/repo/nie-ma')).toBe('src/data/kontakt.yaml');
  });

  test('blames the page where no data file has the link', () => {
    expect(locate('/repo/kontakt', '/repo/inny')).toBe('src/pages/kontakt.tsx');
  });

  test('blames the article for its own link, even if a data file has the same', () => {
    expect(locate('/repo/baza-wiedzy/prog', '/repo/nie-ma')).toBe('baza-wiedzy/zakladanie/prog.md');
  });

  test('names the page where its file is not known', () => {
    expect(locate('/repo/inna', '/repo/nie-ma')).toBe('strona /repo/inna');
  });
});
