import type {ArticleFrontMatter} from './article';
import type {PaperFrontMatter} from './paper';

/** The label and hint of a field in the web editor. Limits come from the schema. */
export interface FieldWords {
  readonly label: string;
  readonly hint?: string;
  /** One entry of a list, in the accusative, because it follows „Dodaj”. */
  readonly item?: string;
  /** A field for developers: not in the form; the editor keeps its value in the file. */
  readonly hidden?: true;
}

/** Words of fields by name; nested fields use a dot (`retired.since`). */
export type Words = Readonly<Record<string, FieldWords>>;

/** A link wherever one may stand. */
export const link: Words = {
  link: {label: 'Link'},
  'link.label': {label: 'Tekst linku', hint: 'Ma mówić, dokąd prowadzi.'},
  'link.to': {label: 'Adres', hint: 'W serwisie zaczyna się od „/”, poza nim od „https://”.'},
};

/** Labels of choices whose value is in English or lacks Polish letters. */
export const choiceNames: Readonly<Record<string, string>> = {
  przedsiebiorstwa: 'przedsiębiorstwa',
  mieszkancy: 'mieszkańcy',
  sredni: 'średni',
  light: 'zawsze jasny',
  dark: 'zawsze ciemny',
  ics: 'kalendarz',
  csv: 'lista dla kalkulatora',
  high: 'wysoka: akt prawny albo zgodne źródła',
  medium: 'średnia: jedno źródło, wniosek albo starszy stan',
  conflicting: 'źródła się różnią',
  notFound: 'nie znaleziono rozstrzygnięcia',
  prawo: 'zmiana w prawie',
  poprawka: 'nasza poprawka',
};

/** Words of the fields of an object in the field `parent`. */
export const within = (parent: string, words: Words): Words =>
  Object.fromEntries(Object.entries(words).map(([name, word]) => [`${parent}.${name}`, word]));

/** Front matter of articles. Adding a field to the schema without words here is a compile error. */
export const articleWords = {
  title: {label: 'Tytuł', hint: 'Pytanie czytelnika albo odpowiedź na nie.'},
  description: {
    label: 'Opis',
    hint: 'Czego czytelnik się dowie. Widać to na liście i w wyszukiwarkach.',
  },
  summary: {label: 'W skrócie', item: 'zdanie', hint: 'Od 3 do 5 łatwych zdań.'},
  audience: {
    label: 'Dla kogo',
    hint: 'Na pierwszym miejscu grupa, dla której artykuł jest przede wszystkim: po niej filtruje lista artykułów.',
  },
  level: {label: 'Poziom'},
  tags: {label: 'Tagi', hint: 'Od 1 do 4.'},
  sources: {
    label: 'Źródła',
    hint: 'Kolejność daje numery w tekście. Każde źródło musi być zacytowane, np. [^OZE, art. 38c].',
  },
  facts: {label: 'Fakty', hint: 'Na których stoi tekst. Czytelnik ich nie widzi.'},
  related: {label: 'Powiązane artykuły', hint: 'Od 2 do 4.'},
  aliases: {
    label: 'Inne słowa',
    item: 'słowa',
    hint: 'Słowa, których ludzie szukają, a których nie ma w tekście.',
  },
  author: {label: 'Autor', hint: 'Wolno pominąć; wtedy: redakcja.'},
  updated: {label: 'Dzień ostatniej zmiany tekstu'},
  checked: {
    label: 'Dzień porównania ze źródłami',
    hint: 'Zmień go tylko wtedy, gdy naprawdę otwierasz źródła.',
  },
  sidebar_position: {label: 'Kolejność w kategorii'},
  sidebar_label: {label: 'Krótsza nazwa w spisie', hint: 'Wolno pominąć.'},
  retired: {label: 'Artykuł wycofany', hint: 'Dodaj tylko wtedy, gdy tekst jest nieaktualny.'},
  glossary: {label: 'Karty słownika', hint: 'Zostaw puste, żeby słowa miały karty.'},
  glossary_skip: {label: 'Hasła bez kart', hint: 'Adresy haseł słownika, np. akcyza.'},
  color_mode: {label: 'Motyw strony', hint: 'Zostaw puste, żeby wybierał czytelnik.'},
  root_url: {label: 'Adres poza bazą wiedzy', hidden: true},
  middleware: {label: 'Funkcje przed wejściem na stronę', hidden: true},
  checks: {label: 'Sprawdzenia adresu', hidden: true},
} as const satisfies Readonly<Record<keyof ArticleFrontMatter, FieldWords>>;

/** Nested fields of articles. */
export const nestedArticleWords: Words = {
  'retired.since': {label: 'Od kiedy'},
  'retired.reason': {label: 'Powód'},
  'retired.replacement': {
    label: 'Adres nowszego artykułu',
    hint: 'Od „/”, np. /baza-wiedzy/nowy-artykul. Wolno pominąć.',
  },
};

/** Front matter of papers to take away. */
export const paperWords = {
  title: {label: 'Tytuł'},
  description: {label: 'Opis', hint: 'Jedno albo dwa zdania na listę wzorów i do wyszukiwarek.'},
  order: {label: 'Kolejność na liście wzorów', hint: 'Wśród wzorów tego samego etapu.'},
  stage: {label: 'Etap', hint: 'Kiedy wzór jest potrzebny: lista i archiwum idą za etapami.'},
  checked: {
    label: 'Dzień porównania z przepisami',
    hint: 'Zmień go tylko wtedy, gdy naprawdę otwierasz przepisy.',
  },
  basis: {label: 'Podstawa prawna', item: 'przepis'},
  fill_in: {label: 'Co wpisać', item: 'zdanie', hint: 'Objaśnienia pod wzorem.'},
  dates: {
    label: 'Daty czytelnika',
    item: 'datę',
    hint: 'Tylko na liście kontrolnej: od tych dat liczą się terminy w tekście.',
  },
  file: {label: 'Plik dodatkowy', hint: 'Kalendarz (ics) albo lista dla kalkulatora (csv).'},
  for: {
    label: 'Dla jakich członków',
    item: 'rodzaj członka',
    hint: 'Tylko we wzorze jednego członka: kto go dostaje z teczki. Puste: każdy.',
  },
  founders: {
    label: 'Dla założyciela',
    hint: '„false”, jeśli założyciel tego nie składa, bo podpisuje statut.',
  },
  aliases: {
    label: 'Inne słowa',
    item: 'słowa',
    hint: 'Słowa, których ludzie szukają, a których nie ma w tekście.',
  },
} as const satisfies Readonly<Record<keyof PaperFrontMatter, FieldWords>>;

/** Nested fields of papers. */
export const nestedPaperWords: Words = {
  'basis.source': {label: 'Źródło'},
  'basis.provision': {label: 'Przepis', hint: 'Artykuł, ustęp i punkt, np. art. 38g ust. 3.'},
  'dates.id': {
    label: 'Nazwa w adresie',
    hint: 'Małe litery bez ogonków. Po publikacji jej nie zmieniaj.',
  },
  'dates.label': {label: 'Podpis pola'},
  'dates.phrase': {
    label: 'Słowa w terminie',
    hint: 'Zaczynają się od „od” albo „przed”, np. od wpisu do KRS.',
  },
};

export const homeWords: Words = {
  bill: {label: 'Co znika z rachunku'},
  'bill.title': {label: 'Nagłówek'},
  'bill.text': {label: 'Wyjaśnienie'},
  ...within('bill', link),
  flow: {label: 'Zdania pod wykresem doby', hint: 'Dzień z nadwyżką, wspólne zużycie, wieczór.'},
};

export const offerWords: Words = {
  title: {label: 'Nagłówek'},
  lead: {label: 'Wstęp'},
  steps: {label: 'Narzędzia'},
  'steps.title': {label: 'Nazwa'},
  'steps.gives': {label: 'Co daje', item: 'punkt'},
  'steps.time': {label: 'Ile to trwa', hint: 'Tylko czas znany z przepisów albo z umowy.'},
  'steps.weDo': {label: 'Co robi narzędzie'},
  'steps.youDo': {label: 'Co robisz Ty'},
  'steps.youHave': {label: 'Co masz potem'},
  ...within('steps', link),
  notDone: {label: 'Czego tu nie ma'},
  'notDone.title': {label: 'Nagłówek'},
  'notDone.text': {label: 'Wyjaśnienie'},
  prices: {label: 'Cennik', hint: 'Bez cennika strona pisze, że wycena jest po rozmowie.'},
  'prices.name': {label: 'Usługa'},
  'prices.price': {label: 'Cena'},
  'prices.note': {label: 'Co obejmuje'},
};

export const clientsWords: Words = {
  lead: {label: 'Wstęp'},
  audiences: {label: 'Grupy', hint: 'Wszystkie 4 muszą zostać.'},
  'audiences.id': {label: 'Stała nazwa grupy', hint: 'Nie zmieniaj.'},
  'audiences.name': {label: 'Nazwa na stronie'},
  'audiences.question': {label: 'Pytanie na stronie głównej'},
  'audiences.linkLabel': {label: 'Tekst linku obok pytania'},
  'audiences.lead': {label: 'Krótka odpowiedź'},
  'audiences.questions': {label: 'Pytania'},
  'audiences.questions.question': {label: 'Pytanie'},
  'audiences.questions.answer': {label: 'Odpowiedź'},
  ...within('audiences.questions', link),
  'audiences.members': {label: 'Kto zwykle należy'},
  'audiences.articles': {label: 'Artykuły na start'},
  'audiences.articles.label': {label: 'Tekst linku'},
  'audiences.articles.to': {label: 'Adres'},
  caseStudies: {label: 'Wdrożenia', hint: 'Tylko prawdziwe i za zgodą uczestników.'},
  'caseStudies.name': {label: 'Nazwa spółdzielni'},
  'caseStudies.place': {label: 'Miejscowość lub gmina'},
  'caseStudies.audience': {label: 'Grupa'},
  'caseStudies.summary': {label: 'Opis'},
  'caseStudies.consent': {label: 'Dzień zgody na publikację'},
  'caseStudies.figures': {label: 'Liczby'},
  'caseStudies.figures.label': {label: 'Co to jest'},
  'caseStudies.figures.value': {label: 'Wartość'},
  'caseStudies.figures.source': {label: 'Źródło'},
};

export const contactWords: Words = {
  lead: {label: 'Wstęp'},
  leadWithoutContact: {label: 'Wstęp, dopóki nie ma kontaktu'},
  topics: {label: 'Tematy formularza'},
  beforeYouWrite: {label: 'Zanim napiszesz'},
  'beforeYouWrite.title': {label: 'Nagłówek'},
  'beforeYouWrite.text': {label: 'Wyjaśnienie'},
  ...within('beforeYouWrite', link),
  consent: {label: 'Informacja o danych: formularz przygotowuje e-mail'},
  consentSending: {label: 'Informacja o danych: formularz wysyła wiadomość'},
};
