import {readFileSync} from 'node:fs';
import {recipeFor} from '@site/src/plugins/built-pages/recipe';

/** How each emitter's files begin in the table of docs/build-output.md. */
const rows = {
  payloads: '`<page>/_payload.json`',
  feed: '`/baza-wiedzy/rss.xml`',
  llmsTxt: '`<article>.md`, `llms.txt`',
  markdownCopies: '`<article>.md`, `llms.txt`',
  paperFiles: '`/wzory/<paper>.docx`',
  numbers: '`/liczby/liczby.csv`',
  openSearch: '`opensearch.xml`',
  socialCards: '`img/social/',
  searchFiles: '`search/manifest.json`',
  iconEndpoint: '`icons/lucide/',
  redirectPages: '`<alias>/index.html`',
  slashTwins: '`<page>.html` and `<page>/index.html`',
  buildManifest: '`builds/latest.json`',
  hostingFiles: '`sitemap.xml`, `robots.txt`',
  licences: '`licences.txt`',
};

test('the table of what a build emits has a row for every emitter', () => {
  const {emitters} = recipeFor([]);
  expect(emitters.map(({name}) => name).sort()).toEqual(Object.keys(rows).sort());
  const table = readFileSync('docs/build-output.md', 'utf8');
  const unnamed = Object.entries(rows).filter(([, row]) => !table.includes(`| ${row}`));
  expect(unnamed).toEqual([]);
});
