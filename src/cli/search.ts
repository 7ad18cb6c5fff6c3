import {createSearch} from '@cooperative/polish-search/engine';
import {manifestName, type Reason, type SearchResult} from '@cooperative/polish-search';
import {buildIndex} from '@cooperative/polish-search/build';
import {languageOf} from '../content/language/language';
import {loadSite} from '../content/loadSite';
import {ContentError} from '../content/problem';
import {sitePages} from '../plugins/search-index/sitePages';
import {run} from './terminal/run';

const kinds: Readonly<Record<Reason['kind'], string>> = {
  exact: 'tak jak wpisano',
  folded: 'bez polskich liter',
  lemma: 'inna forma',
  stem: 'ta sama rodzina',
  prefix: 'początek słowa',
  typo: 'literówka',
  synonym: 'synonim',
};

run(async (words) => {
  const query = words.join(' ');
  if (query === '') {
    throw new ContentError('Podaj zapytanie: npm run szukaj -- "opłata mocowa"');
  }
  const site = loadSite('.');
  const {manifest, files} = buildIndex(sitePages(site), languageOf(site));
  const search = await createSearch(async (path) =>
    path === manifestName
      ? JSON.stringify(manifest)
      : (files.get(path.slice(manifest.id.length + 1)) ?? ''),
  );
  const {pages, corrected, isWeak} = await search(query);
  if (pages.length === 0) {
    console.log(`Nic nie znaleziono dla „${query}”.`);
  }
  if (corrected !== null) {
    console.log(`Czy chodziło Ci o „${corrected}”?`);
  }
  if (isWeak) {
    console.log('Słabsze dopasowania:');
  }
  for (const page of pages) {
    console.log(`\n${page.title}  ${page.url}`);
    page.results.forEach(print);
  }
  return true;
});

function print({url, path, score, isWeak, excerpt, reasons}: SearchResult): void {
  const heading = path.map((part) => part.map(({text}) => text).join('')).join(' › ');
  const text = excerpt.map(({text: part, isFound}) => (isFound ? `[${part}]` : part)).join('');
  console.log(
    `  ${score.toFixed(2)}${isWeak ? ' słabe' : ''}  ${heading || 'początek strony'}  ${url}`,
  );
  console.log(`        ${text}`);
  for (const {word, kind, found, score: part} of reasons) {
    console.log(`        ${part.toFixed(2)}  ${word}: ${kinds[kind]} (${found})`);
  }
}
