import {settings, type PublicSettings, type Settings} from './settings';

/** Environment variable of each setting, in the order used by the publication check. */
export const environmentNames = {
  name: 'SITE_NAME',
  url: 'SITE_URL',
  baseUrl: 'SITE_BASE_URL',
  customDomain: 'SITE_CUSTOM_DOMAIN',
  legalName: 'OWNER_LEGAL_NAME',
  address: 'OWNER_ADDRESS',
  taxId: 'OWNER_TAX_ID',
  editor: 'OWNER_EDITOR',
  email: 'OWNER_EMAIL',
  phone: 'OWNER_PHONE',
  tagManagerId: 'TAG_MANAGER_ID',
  apiBaseUrl: 'API_BASE_URL',
  contactEndpoint: 'CONTACT_ENDPOINT',
  publicIconService: 'PUBLIC_ICON_SERVICE',
  githubRepository: 'CMS_REPOSITORY',
  githubBranch: 'CMS_BRANCH',
  cmsAuthUrl: 'CMS_AUTH_URL',
} as const satisfies Record<keyof Settings, string>;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Settings of the file, each overridden by its environment variable if that is set and not empty. A switch is on if its
 * variable is `true`.
 */
export function readSettings(environment: Environment): Settings {
  const merged: Record<string, string | boolean | null> = {...settings};
  for (const [key, variable] of Object.entries(environmentNames)) {
    const value = environment[variable]?.trim();
    if (value) {
      merged[key] = typeof merged[key] === 'boolean' ? value === 'true' : value;
    }
  }
  checkSettings(merged as unknown as Settings);
  return merged as unknown as Settings;
}

/** Rejects values the site cannot be built with. The message is for the owner, so it is in Polish. */
function checkSettings({
  url,
  baseUrl,
  email,
  taxId,
  tagManagerId,
  apiBaseUrl,
  contactEndpoint,
  githubRepository,
  cmsAuthUrl,
}: Settings): void {
  const refuse = (key: keyof Settings, found: string, remedy: string): never => {
    throw new Error(
      `Ustawienie „${key}” (${environmentNames[key]}): znaleziono „${found}”. ${remedy}`,
    );
  };
  if (url !== null && !/^https?:\/\/[^/]+$/.test(url)) {
    refuse('url', url, 'Podaj sam adres serwisu bez ścieżki i ukośnika, np. https://example.pl.');
  }
  if (!/^\/(.+\/)?$/.test(baseUrl)) {
    refuse('baseUrl', baseUrl, 'Ścieżka zaczyna się i kończy ukośnikiem, np. /spoldzielnie/.');
  }
  if (email !== null && !/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(email)) {
    refuse('email', email, 'Podaj adres w formacie nazwa@domena.pl.');
  }
  if (taxId !== null && !/^\d{10}$/.test(taxId.replaceAll(/[\s-]/g, ''))) {
    refuse('taxId', taxId, 'NIP ma 10 cyfr.');
  }
  if (tagManagerId !== null && !/^GTM-[A-Z0-9]+$/.test(tagManagerId)) {
    refuse('tagManagerId', tagManagerId, 'Identyfikator kontenera ma postać GTM-XXXX.');
  }
  if (githubRepository !== null && !/^[\w.-]+\/[\w.-]+$/.test(githubRepository)) {
    refuse(
      'githubRepository',
      githubRepository,
      'Podaj właściciela i nazwę repozytorium, np. gmina/serwis.',
    );
  }
  const secure = 'Podaj adres zaczynający się od https:// (http:// tylko dla localhost)';
  if (apiBaseUrl !== null && !isSecureAddress(apiBaseUrl)) {
    refuse('apiBaseUrl', apiBaseUrl, `${secure}, np. https://api.example.pl.`);
  }
  if (cmsAuthUrl !== null && !isSecureAddress(cmsAuthUrl)) {
    refuse('cmsAuthUrl', cmsAuthUrl, `${secure}, np. https://logowanie.example.pl.`);
  }
  if (contactEndpoint !== null && !isPath(contactEndpoint) && !isSecureAddress(contactEndpoint)) {
    refuse(
      'contactEndpoint',
      contactEndpoint,
      `${secure} albo ścieżkę od „/” pod adresem z API_BASE_URL.`,
    );
  }
}

function isPath(text: string): boolean {
  return /^\/(?!\/)\S*$/.test(text);
}

/** Form data may only be sent encrypted, or to the same machine. */
function isSecureAddress(text: string): boolean {
  const isOwnMachine = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])([:/]|$)/.test(text);
  return URL.canParse(text) && (text.startsWith('https://') || isOwnMachine);
}

/** Whether the site is built without what is put around it: the shells of sleep and of lightness. */
export function isPlain({PLAIN}: Environment): boolean {
  return PLAIN === 'true';
}

/** The part of the settings that may be sent to the browser. */
export function toPublicSettings(all: Settings): PublicSettings {
  const {name, legalName, address, taxId, editor, email, phone} = all;
  const {tagManagerId, apiBaseUrl, contactEndpoint, publicIconService} = all;
  return {
    name,
    legalName,
    address,
    taxId,
    editor,
    email,
    phone,
    tagManagerId,
    apiBaseUrl,
    contactEndpoint,
    publicIconService,
  };
}

/**
 * Address used while none is set, so that the site can be built and viewed. Canonical addresses, the sitemap and social
 * images need the real one.
 */
export const fallbackUrl = 'http://localhost:3000';
