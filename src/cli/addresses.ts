import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {isMap, parseDocument} from 'yaml';
import {loadSite} from '../content/loadSite';
import {unlistedAddresses} from '../domain/articles/addresses';
import type {BuildMeta, LatestBuild} from '../domain/browser/navigation/build';
import {isoDay} from '../domain/polish/date';

const {values} = parseArgs({options: {sprawdz: {type: 'boolean', default: false}}});

try {
  run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function run(): void {
  const {file, value, text} = loadSite('.').data.addresses;
  const unlisted = unlistedAddresses(value, builtPages());
  if (unlisted.length === 0) {
    console.log(`Każda strona jest na liście adresów (${file}).`);
  } else if (values.sprawdz) {
    throw new Error(
      `${file}: na liście brakuje nowych stron:\n${list(unlisted)}\nUruchom „npm run adresy” i dodaj zmieniony plik do zapisu w historii.`,
    );
  } else {
    writeFileSync(file, withPublished(text, unlisted, isoDay(new Date())));
    console.log(`Dopisano do ${file}:\n${list(unlisted)}`);
  }
}

/** Pages of the last build, from its manifest. */
function builtPages(): readonly string[] {
  const folder = path.join('build', 'builds');
  const latest = path.join(folder, 'latest.json');
  if (!existsSync(latest)) {
    throw new Error('Nie ma zbudowanego serwisu. Uruchom najpierw „npm run build”.');
  }
  const {id} = readJson(latest) as LatestBuild;
  return (readJson(path.join(folder, 'meta', `${id}.json`)) as BuildMeta).pages;
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** The file with the addresses inserted in alphabetical order; its comments are kept. */
function withPublished(text: string, addresses: readonly string[], day: string): string {
  const document = parseDocument(text);
  const published = document.get('published');
  if (isMap(published)) {
    addresses.forEach((address) => {
      published.set(address, day);
    });
    published.items.sort((a, b) => (String(a.key) < String(b.key) ? -1 : 1));
  }
  return document.toString({lineWidth: 0});
}

function list(addresses: readonly string[]): string {
  return addresses.map((address) => `  – ${address}`).join('\n');
}
