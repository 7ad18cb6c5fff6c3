/**
 * The one place for the owner's data. A value left `null` is unset: the site then says so or hides the place,
 * and `npm run publikacja` lists it. Each value may also come from the environment (see `env.ts`).
 */
export interface Settings {
  /** Name of the site, shown in the header, in titles and in the footer. */
  readonly name: string;
  /** Address of the site without a path, e.g. `https://example.pl`. */
  readonly url: string | null;
  /** Path under which the site is served: `/` or `/repository-name/`. */
  readonly baseUrl: string;
  /** Own domain written to the `CNAME` file of GitHub Pages. */
  readonly customDomain: string | null;
  readonly legalName: string | null;
  readonly address: string | null;
  /** NIP, the Polish tax number. */
  readonly taxId: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  /** Container of Google Tag Manager, `GTM-XXXX`. With one, visitors are asked for consent first. */
  readonly tagManagerId: string | null;
  /** Where the fetch client sends requests whose address has no host; the site's own origin when unset. */
  readonly apiBaseUrl: string | null;
  /** Address that accepts the contact form as JSON: a whole one, or a path under `apiBaseUrl`. */
  readonly contactEndpoint: string | null;
  /** Whether an icon the site does not have may be fetched from api.iconify.design, which then sees the visitor. */
  readonly publicIconService: boolean;
  /** Repository the web editor at `/redakcja` writes to, `owner/name`. Unset: it opens only files of the own machine. */
  readonly githubRepository: string | null;
  /** Branch of that repository the site is built from. */
  readonly githubBranch: string;
  /** Server that signs editors in to GitHub (Sveltia CMS Authenticator). Unset: they sign in with a token. */
  readonly cmsAuthUrl: string | null;
}

export const settings: Settings = {
  name: 'Platforma dla spółdzielni energetycznych',
  url: null,
  baseUrl: '/',
  customDomain: null,
  legalName: null,
  address: null,
  taxId: null,
  email: null,
  phone: null,
  tagManagerId: null,
  apiBaseUrl: null,
  contactEndpoint: null,
  publicIconService: false,
  githubRepository: null,
  githubBranch: 'main',
  cmsAuthUrl: null,
};

/** What the browser gets of the settings, through `customFields`. */
export type PublicSettings = Pick<
  Settings,
  | 'name'
  | 'legalName'
  | 'address'
  | 'taxId'
  | 'email'
  | 'phone'
  | 'tagManagerId'
  | 'apiBaseUrl'
  | 'contactEndpoint'
  | 'publicIconService'
>;
