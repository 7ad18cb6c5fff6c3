/**
 * The only place for the owner's data. A value left `null` is unset: the site then says so or hides that part, and `npm
 * run publikacja` lists it. Each value can also come from the environment (see `env.ts`).
 */
export interface Settings {
  /** Name of the site, shown in the header, in titles and in the footer. */
  readonly name: string;
  /** Address of the site without a path, e.g. `https://example.pl`. */
  readonly url: string | null;
  /** Path at which the site is served: `/` or `/repository-name/`. */
  readonly baseUrl: string;
  /** Custom domain, written to the `CNAME` file of GitHub Pages. */
  readonly customDomain: string | null;
  readonly legalName: string | null;
  readonly address: string | null;
  /** NIP, the Polish tax number. */
  readonly taxId: string | null;
  /** Name of the person who answers for the content. */
  readonly editor: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  /** Google Tag Manager container, `GTM-XXXX`. If set, visitors are asked for consent first. */
  readonly tagManagerId: string | null;
  /** Where the fetch client sends requests without a host; the site's own origin if unset. */
  readonly apiBaseUrl: string | null;
  /** Address that accepts the contact form as JSON: absolute, or a path under `apiBaseUrl`. */
  readonly contactEndpoint: string | null;
  /** Whether icons the site lacks may be fetched from api.iconify.design, which reveals the visitor's IP to it. */
  readonly publicIconService: boolean;
  /** Repository the web editor at `/redakcja` writes to, `owner/name`. If unset, it can only open local files. */
  readonly githubRepository: string | null;
  /** The branch of that repository from which the site is built. */
  readonly githubBranch: string;
  /** Server that signs editors in to GitHub (Sveltia CMS Authenticator). If unset, they sign in with a token. */
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
  editor: null,
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

/** The settings passed to the browser, through `customFields`. */
export type PublicSettings = Pick<
  Settings,
  | 'name'
  | 'legalName'
  | 'address'
  | 'taxId'
  | 'editor'
  | 'email'
  | 'phone'
  | 'tagManagerId'
  | 'apiBaseUrl'
  | 'contactEndpoint'
  | 'publicIconService'
>;

type ContactSettings = Pick<Settings, 'email' | 'phone' | 'contactEndpoint'>;

/** Whether a visitor can write to the owner: by e-mail or through the form. */
export function takesMessages({email, contactEndpoint}: Omit<ContactSettings, 'phone'>): boolean {
  return email !== null || contactEndpoint !== null;
}

/** Whether a visitor can reach the owner in any way, also by telephone. */
export function isReachable(settings: ContactSettings): boolean {
  return takesMessages(settings) || settings.phone !== null;
}
