import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {contentDay} from '@site/src/content/contentDay';
import {loadSite} from '@site/src/content/loadSite';

const announcement = `items:
  - id: 'nowy-prog'
    text: 'Od jutra obowiązuje nowy próg.'
    link: {label: 'Kalendarz zmian w prawie', to: '/baza-wiedzy/zmiany'}
    from: '2027-01-01'
    to: '2027-12-31'
    source: 'ERP'
    checked: '2026-11-25'
`;

const sites = mkdtempSync(path.join(os.tmpdir(), 'day-'));

afterAll(() => rmSync(sites, {recursive: true}));

function makeSite(announcements: string): string {
  const siteDir = mkdtempSync(path.join(sites, 'site-'));
  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
    writeFileSync(path.join(siteDir, file), text);
  };
  write('src/data/ogloszenia.yaml', announcements);
  write('baza-wiedzy/a/jeden.md', "---\nupdated: '2026-11-20'\nchecked: '2026-11-22'\n---\n");
  write('baza-wiedzy/faq.md', "---\nupdated: '2026-11-21'\n---\n");
  write('baza-wiedzy/_szablon.md', "---\nupdated: '{{dzis}}'\n---\n");
  return siteDir;
}

test('is the latest day the editors gave an article', () => {
  expect(contentDay(loadSite(makeSite('items: []\n')))).toBe('2026-11-22');
});

test('or the day they last checked an announcement, not a day of its term', () => {
  expect(contentDay(loadSite(makeSite(announcement)))).toBe('2026-11-25');
});
