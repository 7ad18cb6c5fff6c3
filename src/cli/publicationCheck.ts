import {environmentNames, readSettings} from '../site/env';
import type {Settings} from '../site/settings';

/** What each setting is for, in terms the site's owner knows. Missing required ones block publication. */
const meanings: Readonly<Record<keyof Settings, {text: string; required: boolean}>> = {
  name: {text: 'nazwa serwisu', required: true},
  url: {text: 'adres serwisu, np. https://example.pl', required: true},
  baseUrl: {text: 'ścieżka serwisu pod adresem', required: true},
  customDomain: {text: 'własna domena dla pliku CNAME', required: false},
  legalName: {text: 'pełna nazwa właściciela', required: true},
  address: {text: 'adres właściciela', required: true},
  taxId: {text: 'NIP właściciela', required: true},
  editor: {text: 'imię i nazwisko osoby, która odpowiada za treść', required: false},
  email: {text: 'e-mail do kontaktu', required: true},
  phone: {text: 'telefon do kontaktu', required: false},
  tagManagerId: {text: 'identyfikator menedżera tagów', required: false},
  apiBaseUrl: {text: 'adres API, pod który trafiają żądania strony', required: false},
  contactEndpoint: {text: 'adres, który przyjmuje formularz', required: false},
  publicIconService: {text: 'zgoda na zewnętrzny serwis ikon', required: false},
  githubRepository: {text: 'repozytorium, w którym zapisuje edytor /redakcja', required: false},
  githubBranch: {text: 'gałąź tego repozytorium', required: false},
  cmsAuthUrl: {text: 'serwer logowania do edytora /redakcja', required: false},
};

const settings = readSettings(process.env);
const unset = (Object.keys(meanings) as (keyof Settings)[]).filter((key) => settings[key] === null);
const list = (keys: readonly (keyof Settings)[]): string =>
  keys
    .map((key) => `  – ${key}: ${meanings[key].text} (zmienna ${environmentNames[key]})`)
    .join('\n');

const required = unset.filter((key) => meanings[key].required);
const optional = unset.filter((key) => !meanings[key].required);
if (optional.length > 0) {
  console.log(`Nieustawione, można bez nich publikować:\n${list(optional)}\n`);
}
if (required.length > 0) {
  console.log(
    `Brakuje do publikacji:\n${list(required)}\n\nWpisz je w src/site/settings.ts albo ustaw zmienne środowiska.`,
  );
  process.exitCode = 1;
} else {
  console.log('Wszystko, co potrzebne do publikacji, jest ustawione.');
}
