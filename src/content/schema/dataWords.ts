import {link, within, type Words} from './fieldWords';

/** Words of the lists that articles and pages draw on: sources, facts, terms, tags and the like. */

/** An entry in the list of sources. Here and below the editor shows the key of an entry as its first field. */
export const sourceWords: Words = {
  title: {label: 'Tytuł', hint: 'Akt prawny z numerem Dziennika Ustaw albo tytuł strony.'},
  publisher: {label: 'Wydawca'},
  url: {label: 'Adres', hint: 'Gdzie czytelnik to sprawdzi; akt prawny – w ISAP.'},
  date: {label: 'Data źródła', hint: 'Tak jak ją znamy, np. 2.03.2026, 08.2024, t.j. 2024.'},
  copy: {
    label: 'Czyja to kopia',
    hint: 'Np. zapisana kopia strony. Zostaw puste, gdy czytasz samą stronę pod tym adresem.',
  },
  copyUrl: {label: 'Adres kopii', hint: 'Wolno pominąć.'},
  state: {label: 'Stan kopii', hint: 'Np. stan na 8.08.2024, bez załącznika. Wolno pominąć.'},
  read: {label: 'Dzień odczytu'},
};

export const factWords: Words = {
  statement: {label: 'Fakt', hint: 'Jedno lub dwa zdania.'},
  certainty: {label: 'Pewność'},
  sources: {label: 'Źródła'},
  date: {label: 'Data źródła', hint: 'Tak jak ją znamy, np. t.j. 2024.'},
  note: {label: 'Uwaga', hint: 'Czego nie wiadomo albo co wybrano. Wolno pominąć.'},
  about: {
    label: 'Słowa tematu',
    hint: 'Tylko przy fakcie niepewnym: po jakich słowach poznać w tekście ten temat.',
  },
  notForReaders: {
    label: 'Nie dla czytelników, bo',
    hint: 'Dlaczego żaden tekst o nim nie mówi. Wpisz tylko przy fakcie o naszej pracy albo zastąpionym nowszym.',
  },
};

export const glossaryWords: Words = {
  term: {label: 'Hasło', hint: 'Małą literą, chyba że to nazwa własna.'},
  definition: {label: 'Definicja', hint: 'Jedno lub dwa zdania własnymi słowami.'},
  forms: {
    label: 'Odmiana',
    hint: 'Formy po przecinkach. Część w nawiasie wolno w tekście pominąć: punktu poboru (energii).',
  },
  basis: {label: 'Podstawa prawna'},
  abbreviations: {label: 'Skróty', item: 'skrót', hint: 'Wielkimi literami, np. OSD.'},
  synonyms: {label: 'Słowa bliskie', item: 'słowo', hint: 'Po nich ludzie też szukają.'},
  facts: {label: 'Fakty', hint: 'Na których stoi definicja.'},
  article: {label: 'Artykuł, który mówi o tym najwięcej'},
  see: {label: 'Pokrewne hasła', hint: 'Najwyżej 4.'},
  except: {label: 'Zwroty bez karty', item: 'zwrot', hint: 'To samo słowo, inne znaczenie.'},
  avoid: {label: 'Nazwy, których nie używamy', item: 'nazwę'},
};

export const tagWords: Words = {
  label: {label: 'Nazwa na stronie'},
  permalink: {
    label: 'Adres',
    hint: 'Od „/”, małe litery bez ogonków, np. /liczniki. Po publikacji go nie zmieniaj.',
  },
  description: {label: 'Opis', hint: 'Jedno zdanie o tym, co łączy te artykuły.'},
};

export const bannedClaimWords: Words = {
  claim: {label: 'Twierdzenie'},
  patterns: {
    label: 'Wzory',
    item: 'wzór',
    hint: '* to dowolna końcówka słowa, # to cyfra, … to do ośmiu słów pomiędzy, (a|b) to jedno z dwóch.',
  },
  unless: {label: 'Słowa, przy których zdanie jest prawdziwe', item: 'słowo'},
  correction: {label: 'Jak jest naprawdę'},
  facts: {label: 'Fakty'},
  law: {
    label: 'Zależy od prawa',
    hint: 'Wypełnij, gdy nowa ustawa może sprawić, że twierdzenie stanie się prawdą. Po 90 dniach bez potwierdzenia tylko ostrzega.',
  },
  'law.acts': {label: 'Akty', item: 'akt'},
  'law.confirmed': {label: 'Dzień ostatniego porównania z aktem'},
};

export const spellingWords: Words = {
  words: {
    label: 'Słowa',
    item: 'słowo',
    hint: 'Dobre słowa, których sprawdzenie nie zna, w formie z tekstu: nazwy gmin i firm, skróty.',
  },
};

export const announcementWords: Words = {
  items: {label: 'Ogłoszenia', item: 'ogłoszenie'},
  'items.id': {label: 'Stała nazwa', hint: 'Małe litery bez ogonków, cyfry i łączniki.'},
  'items.text': {label: 'Tekst'},
  ...within('items', link),
  'items.from': {label: 'Pierwszy dzień'},
  'items.to': {label: 'Ostatni dzień'},
  'items.source': {label: 'Źródło'},
  'items.checked': {label: 'Dzień sprawdzenia'},
};

export const changeWords: Words = {
  items: {label: 'Zmiany', item: 'zmianę', hint: 'Kolejność dowolna: strona ułoży je według dni.'},
  'items.date': {
    label: 'Dzień',
    hint: 'Dzień, od którego działa przepis, albo dzień poprawki.',
  },
  'items.kind': {label: 'Rodzaj'},
  'items.title': {label: 'Czego dotyczy', hint: 'Każdy wiersz ma inny tytuł.'},
  'items.text': {
    label: 'Tekst',
    hint: 'Przy poprawce: „Wcześniej pisaliśmy, że…” i jak jest naprawdę.',
  },
  'items.to': {
    label: 'Adres',
    hint: 'Gdzie to stoi w serwisie, np. /baza-wiedzy/kto-placi albo /faq#moc-umowna.',
  },
  'items.also': {
    label: 'Także',
    item: 'adres',
    hint: 'Inne miejsca z tym samym błędem: notatka stanie i tam. Wolno pominąć.',
  },
  'items.sources': {label: 'Źródła', hint: 'Przy zmianie w prawie co najmniej jedno.'},
};

export const registerWords: Words = {
  readings: {label: 'Odczyty wykazu', item: 'odczyt', hint: 'Nowy dopisz na końcu.'},
  'readings.day': {label: 'Dzień', hint: 'Gdy znamy tylko miesiąc, jego środek.'},
  'readings.label': {label: 'Data na wykresie', hint: 'Tak, jak podaje ją źródło, np. 4.09.2025.'},
  'readings.count': {label: 'Liczba wpisów'},
  'readings.over': {label: 'Źródło pisze „ponad”'},
  'readings.note': {label: 'Uwaga do tabeli', hint: 'Wolno pominąć.'},
  'readings.fact': {label: 'Fakt'},
  'readings.sources': {label: 'Źródła'},
};

/** A group's way from a question to a decision; every group has the same fields. */
export const pathWords = (groups: Readonly<Record<string, string>>): Words =>
  Object.fromEntries(
    Object.entries(groups).flatMap(([id, label]) =>
      Object.entries({[id]: {label}, ...within(id, groupWords)}),
    ),
  );

const groupWords: Words = {
  name: {label: 'Nazwa'},
  title: {label: 'Tytuł'},
  description: {label: 'Opis'},
  question: {label: 'Pytanie'},
  lead: {label: 'Wstęp'},
  steps: {label: 'Kroki', item: 'krok', hint: 'Dokładnie 5.'},
  'steps.title': {label: 'Nazwa'},
  'steps.text': {label: 'Opis'},
  'steps.articles': {label: 'Artykuły'},
  'steps.papers': {label: 'Wzory pism'},
  'steps.calculator': {label: 'Przykład w kalkulatorze'},
  'steps.month': {label: 'Rozliczenie miesiąca'},
  'steps.official': {label: 'Urzędowe strony', item: 'stronę'},
  'steps.official.label': {label: 'Tekst linku'},
  'steps.official.to': {label: 'Adres', hint: 'Zaczyna się od „https://”.'},
};
