import {environmentNames} from '../../site/env';
import type {Settings} from '../../site/settings';

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

/** Settings without a value, each as a line for the owner. */
export function unsetSettings(
  settings: Settings,
): Readonly<Record<'required' | 'optional', readonly string[]>> {
  const unset = (Object.keys(meanings) as (keyof Settings)[]).filter(
    (key) => settings[key] === null,
  );
  const lines = (isRequired: boolean): string[] =>
    unset
      .filter((key) => meanings[key].required === isRequired)
      .map((key) => `${key}: ${meanings[key].text} (zmienna ${environmentNames[key]})`);
  return {required: lines(true), optional: lines(false)};
}
