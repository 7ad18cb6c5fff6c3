export interface NavigationItem {
  readonly label: string;
  readonly to: string;
}

/** Links of the header and the drawer, in order. */
export const mainNavigation: readonly NavigationItem[] = [
  {label: 'Oferta', to: '/oferta'},
  {label: 'Klienci', to: '/klienci'},
  {label: 'Baza wiedzy', to: '/baza-wiedzy'},
  {label: 'FAQ', to: '/faq'},
  {label: 'O nas', to: '/o-nas'},
  {label: 'Kontakt', to: '/kontakt'},
];

/** The outlined button of the header: the shortest way to an answer. */
export const headerAction: NavigationItem = {label: 'Policz oszczędności', to: '/kalkulator'};

/** The same page in the footer, where links are called by what they lead to. */
export const calculatorPage: NavigationItem = {label: 'Kalkulator', to: headerAction.to};

/** The glossary; a term's place on its page is `#` and the term's id. */
export const glossaryPage: NavigationItem = {
  label: 'Słownik pojęć',
  to: '/baza-wiedzy/slownik',
};

/** The page of results; it takes the query as `q`. */
export const searchPage: NavigationItem = {label: 'Szukaj w serwisie', to: '/szukaj'};

export const informationNavigation: readonly NavigationItem[] = [
  {label: 'Polityka prywatności', to: '/polityka'},
  {label: 'Deklaracja dostępności', to: '/deklaracja-dostepnosci'},
];

/** English addresses that lead to the Polish ones. */
export const englishAliases: Readonly<Record<string, string>> = {
  '/offer': '/oferta',
  '/clients': '/klienci',
  '/contact': '/kontakt',
  '/about': '/o-nas',
  '/policy': '/polityka',
  '/calculator': '/kalkulator',
  '/knowledge-base': '/baza-wiedzy',
};
