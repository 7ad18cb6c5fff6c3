import {environmentNames, readSettings, toPublicSettings} from '@site/src/site/env';
import {settings} from '@site/src/site/settings';

/** Valid values for the variables whose format is checked. */
const wellFormed: Readonly<Record<string, string>> = {
  SITE_URL: 'https://example.pl',
  SITE_BASE_URL: '/portal/',
  OWNER_EMAIL: 'biuro@example.pl',
  OWNER_TAX_ID: '123-456-78-90',
  TAG_MANAGER_ID: 'GTM-ABC123',
  API_BASE_URL: 'https://api.example.pl/v1',
  CONTACT_ENDPOINT: '/wiadomosci',
  CMS_REPOSITORY: 'gmina/serwis',
  CMS_AUTH_URL: 'https://logowanie.example.pl',
};

describe('readSettings', () => {
  test('keeps the settings in the file if the environment sets nothing', () => {
    expect(readSettings({})).toEqual(settings);
  });

  const texts = Object.entries(environmentNames).filter(([key]) => key !== 'publicIconService');

  test.each(texts)('takes %s from %s', (key, variable) => {
    const value = wellFormed[variable] ?? 'z otoczenia';
    expect(readSettings({[variable]: value})).toEqual({...settings, [key]: value});
  });

  test.each([
    [
      'SITE_URL',
      'https://example.pl/',
      'Ustawienie „url” (SITE_URL): znaleziono „https://example.pl/”. Podaj sam adres serwisu bez ścieżki i ukośnika, np. https://example.pl.',
    ],
    [
      'SITE_BASE_URL',
      '/repo',
      'Ustawienie „baseUrl” (SITE_BASE_URL): znaleziono „/repo”. Ścieżka zaczyna się i kończy ukośnikiem, np. /spoldzielnie/.',
    ],
    [
      'OWNER_EMAIL',
      'biuro',
      'Ustawienie „email” (OWNER_EMAIL): znaleziono „biuro”. Podaj adres w formacie nazwa@domena.pl.',
    ],
    ['OWNER_TAX_ID', '123', 'Ustawienie „taxId” (OWNER_TAX_ID): znaleziono „123”. NIP ma 10 cyfr.'],
    [
      'TAG_MANAGER_ID',
      'G-ABC123',
      'Ustawienie „tagManagerId” (TAG_MANAGER_ID): znaleziono „G-ABC123”. Identyfikator kontenera ma postać GTM-XXXX.',
    ],
    [
      'CMS_REPOSITORY',
      'https://github.com/gmina/serwis',
      'Ustawienie „githubRepository” (CMS_REPOSITORY): znaleziono „https://github.com/gmina/serwis”. Podaj właściciela i nazwę repozytorium, np. gmina/serwis.',
    ],
    [
      'CMS_AUTH_URL',
      'logowanie.example.pl',
      'Ustawienie „cmsAuthUrl” (CMS_AUTH_URL): znaleziono „logowanie.example.pl”. Podaj adres zaczynający się od https:// (http:// tylko dla localhost), np. https://logowanie.example.pl.',
    ],
    [
      'API_BASE_URL',
      'http://api.example.pl',
      'Ustawienie „apiBaseUrl” (API_BASE_URL): znaleziono „http://api.example.pl”. Podaj adres zaczynający się od https:// (http:// tylko dla localhost), np. https://api.example.pl.',
    ],
    ...['http://example.pl/form', 'wiadomosci', '//example.pl/form', 'https:', 'mailto:a@b.pl'].map(
      (found) => [
        'CONTACT_ENDPOINT',
        found,
        `Ustawienie „contactEndpoint” (CONTACT_ENDPOINT): znaleziono „${found}”. Podaj adres zaczynający się od https:// (http:// tylko dla localhost) albo ścieżkę od „/” pod adresem z API_BASE_URL.`,
      ],
    ),
  ])('refuses %s = %s in Polish', (variable, value, message) => {
    expect(() => readSettings({[variable]: value})).toThrow(new Error(message));
  });

  test.each([
    'https://formularze.example.pl/f/1?a=1',
    'http://127.0.0.1:4175/wiadomosci',
    'http://localhost:8787/',
    '/wiadomosci',
  ])('accepts the contact endpoint %s', (endpoint) => {
    expect(readSettings({CONTACT_ENDPOINT: endpoint}).contactEndpoint).toBe(endpoint);
  });

  test.each([
    ['true', true],
    ['false', false],
    ['1', false],
  ])('a switch with „%s” is %p', (value, isOn) => {
    expect(readSettings({PUBLIC_ICON_SERVICE: value}).publicIconService).toBe(isOn);
  });

  test('trims values from the environment', () => {
    expect(readSettings({OWNER_EMAIL: ' biuro@example.pl\n'}).email).toBe('biuro@example.pl');
  });

  test.each(['', '   '])('treats an empty variable („%s”) as not set', (value) => {
    expect(readSettings({OWNER_LEGAL_NAME: value}).legalName).toBe(settings.legalName);
  });
});

test('toPublicSettings lets only the name and the owner’s data reach the browser', () => {
  const all = readSettings(
    Object.fromEntries(
      Object.values(environmentNames).map((variable) => [
        variable,
        wellFormed[variable] ?? variable,
      ]),
    ),
  );
  expect(toPublicSettings(all)).toEqual({
    name: 'SITE_NAME',
    legalName: 'OWNER_LEGAL_NAME',
    editor: 'OWNER_EDITOR',
    address: 'OWNER_ADDRESS',
    taxId: wellFormed.OWNER_TAX_ID,
    email: wellFormed.OWNER_EMAIL,
    phone: 'OWNER_PHONE',
    tagManagerId: wellFormed.TAG_MANAGER_ID,
    apiBaseUrl: wellFormed.API_BASE_URL,
    contactEndpoint: wellFormed.CONTACT_ENDPOINT,
    publicIconService: false,
  });
});
