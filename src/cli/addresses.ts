import {writeFileSync} from 'node:fs';
import {isMap, parseDocument} from 'yaml';
import {loadSite} from '../content/loadSite';
import {unlistedAddresses} from '../domain/articles/addresses';
import {isoDay} from '@cooperative/polish';
import {run} from './terminal/run';

/** Adds the addresses of new pages to the list of published ones. The workflow that publishes runs it. */
run(() => {
  const site = loadSite('.');
  const {file, value, text} = site.data.addresses;
  const unlisted = unlistedAddresses(value, [...site.addresses.keys()]);
  if (unlisted.length === 0) {
    console.log(`Każda strona jest na liście adresów (${file}).`);
  } else {
    writeFileSync(file, withPublished(text, unlisted, isoDay(new Date())));
    console.log(`Dopisano do ${file}:\n${unlisted.map((address) => `  – ${address}`).join('\n')}`);
  }
  return true;
});

/** The file with the addresses inserted in alphabetical order; its comments are kept. */
function withPublished(text: string, addresses: readonly string[], day: string): string {
  const document = parseDocument(text);
  const published = document.get('published');
  if (isMap(published)) {
    addresses.forEach((address) => published.set(address, day));
    published.items.sort((a, b) => (String(a.key) < String(b.key) ? -1 : 1));
  }
  return document.toString({lineWidth: 0});
}
