import {isReachable, type PublicSettings} from './settings';

export interface NavigationItem {
  readonly label: string;
  readonly to: string;
}

/** Links with a name in common. */
export interface NavigationGroup {
  readonly label: string;
  readonly links: readonly NavigationItem[];
}

export const homePage: NavigationItem = {label: 'Strona główna', to: '/'};

/** Where one can reach the owner, or read who it is. */
export const contactPage: NavigationItem = {label: 'Kontakt', to: '/kontakt'};

/** For whom the site is; the path of each group has its page under it. */
export const clientsPage: NavigationItem = {label: 'Dla kogo', to: '/klienci'};

/** All articles. */
export const knowledgeBasePage: NavigationItem = {label: 'Baza wiedzy', to: '/baza-wiedzy'};

/** Answers to short questions, a doc of the knowledge base at an address of its own. */
export const faqPage: NavigationItem = {label: 'FAQ', to: '/faq'};

/** What the site has to show, for the header and for lists of pages. */
export const offeredPages: readonly NavigationItem[] = [
  {label: 'Oferta', to: '/oferta'},
  clientsPage,
  knowledgeBasePage,
  faqPage,
  {label: 'O nas', to: '/o-nas'},
];

/** Links of the header, the drawer and the footer, in order; the last one only where there is a way to the owner. */
export function mainNavigation(settings: PublicSettings): readonly NavigationItem[] {
  return isReachable(settings) ? [...offeredPages, contactPage] : offeredPages;
}

/** The outlined button in the header: the quickest way to an answer. */
export const headerAction: NavigationItem = {label: 'Policz oszczędności', to: '/kalkulator'};

/** The same page in the footer, where links are named after their targets. */
export const calculatorPage: NavigationItem = {label: 'Kalkulator', to: headerAction.to};

/** What a running cooperative opens every month. */
export const monthPage: NavigationItem = {label: 'Rozlicz miesiąc', to: '/rozlicz-miesiac'};

/** The glossary; a term's address is `#` and the term's id on this page. */
export const glossaryPage: NavigationItem = {
  label: 'Słownik pojęć',
  to: '/baza-wiedzy/slownik',
};

/** The papers to take away. */
export const papersPage: NavigationItem = {label: 'Wzory pism', to: '/wzory'};

/** What the papers are filled in from. */
export const folderPage: NavigationItem = {label: 'Teczka spółdzielni', to: '/teczka'};

/** What one works with, for the header and the footer. */
export const toolPages: readonly NavigationItem[] = [
  calculatorPage,
  monthPage,
  folderPage,
  papersPage,
];

/** The results page; the query is its parameter `q`. */
export const searchPage: NavigationItem = {label: 'Szukaj w serwisie', to: '/szukaj'};

/** Changes of the law and our own corrections, by date. */
export const changesPage: NavigationItem = {label: 'Co się zmieniło', to: '/co-sie-zmienilo'};

/** Every number the calculations use, with its source, as a table and as files. */
export const numbersPage: NavigationItem = {label: 'Liczby', to: '/liczby'};

/** The feed of articles and changes, a file of the build. */
export const feed: NavigationItem = {label: 'Kanał RSS', to: '/baza-wiedzy/rss.xml'};

/** All pages, for people. */
export const siteMapPage: NavigationItem = {label: 'Mapa strony', to: '/mapa-strony'};

export const informationNavigation: readonly NavigationItem[] = [
  changesPage,
  numbersPage,
  {label: 'Polityka prywatności', to: '/polityka'},
  {label: 'Deklaracja dostępności', to: '/deklaracja-dostepnosci'},
  siteMapPage,
];

/** English addresses that redirect to the Polish ones. */
export const englishAliases: Readonly<Record<string, string>> = {
  '/offer': '/oferta',
  '/clients': '/klienci',
  '/contact': '/kontakt',
  '/about': '/o-nas',
  '/policy': '/polityka',
  '/calculator': '/kalkulator',
  '/settle-month': '/rozlicz-miesiac',
  '/knowledge-base': '/baza-wiedzy',
};
