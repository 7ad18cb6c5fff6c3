import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {siteOf} from '@site/src/content/loadSite';
import {ContentError, describeProblem} from '@site/src/content/problem';
import {checkSite} from '@site/src/content/quality/checkSite';
import {mostDoubts} from '@site/src/content/quality/checkWords';
import contentQuality from '@site/src/plugins/content-quality';

const dir = mkdtempSync(path.join(tmpdir(), 'zepsute-'));
const valid = 'tests/fixtures/valid';

/** Files that a test has changed; the others stay as they were read. */
const changed = new Set<string>();

beforeAll(() => cpSync(valid, dir, {recursive: true}));

afterEach(() => {
  changed.forEach((file) => {
    rmSync(path.join(dir, file), {force: true});
    if (existsSync(path.join(valid, file))) {
      cpSync(path.join(valid, file), path.join(dir, file));
    }
  });
  changed.clear();
});

afterAll(() => rmSync(dir, {recursive: true}));

function write(file: string, text: string): void {
  changed.add(file);
  mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
  writeFileSync(path.join(dir, file), text);
}

/** The text in the file and its replacement: an empty old text appends the new one, null deletes the file. */
type Change = readonly [file: string, was: string, is: string | null];

const category = 'baza-wiedzy/podstawy/_category_.yml';
const tags = 'baza-wiedzy/tagi.yml';
const article = 'baza-wiedzy/podstawy/pierwszy-artykul.md';
const other = 'baza-wiedzy/podstawy/drugi-artykul.md';
const faq = 'baza-wiedzy/faq.md';
const page = 'src/pages/strona.mdx';
const paper = 'wzory/pierwszy-wzor.md';
const stepText = 'Tekst kroku, który ma co najmniej czterdzieści znaków.';
const data = (name: string): string => `src/data/${name}.yaml`;
/** Something else in the place of the article's sentence with its citation. */
const inText = (text: string): Change => [article, 'Treść artykułu [^OZE].', text];
const newChange = (fields: string): Change => [
  data('zmiany'),
  'items: []',
  `items:\n  - date: 2026-11-26\n    title: 'Nowy próg pokrycia'\n    text: 'Próg wynosi 70%, a nie 40%.'\n    ${fields}`,
];
const announced = (label: string, source: string): Change => [
  data('ogloszenia'),
  'items: []',
  `items:\n  - id: nowe-przepisy\n    text: 'Od lutego zmieniają się zasady rozliczeń.'\n    link: {label: '${label}', to: '/baza-wiedzy/pierwszy-artykul'}\n    from: 2027-01-20\n    to: 2027-02-20\n    source: ${source}\n    checked: 2026-11-20`,
];
const hidden =
  'prowadzi do innego serwisu, a wygląda jak adres w tym. Wpisz adres od „https://” albo, w tym serwisie, od jednego znaku „/”.';

/** Every kind of mistake, with everything reported about it. */
const broken: Readonly<Record<string, readonly [change: Change, ...said: readonly string[]]>> = {
  'stawki: a gap between rows': [
    [data('stawki'), 'from: 2026-07-01', 'from: 2026-07-02'],
    'src/data/stawki.yaml, wiersz 7: pole „rates.excise.rows[2].from”: znaleziono „2026-07-02” (znaków: 10). Wiersz zostawia przerwę: zacznij go 2026-07-01, dzień po końcu poprzedniego.',
  ],
  'wzór: a source that does not exist': [
    [paper, 'source: OZE', 'source: NIEMA'],
    'wzory/pierwszy-wzor.md, wiersz 7: pole „basis” wymienia kod „NIEMA”, którego nie ma w pliku src/data/zrodla.yaml. Dodaj tam źródło albo popraw kod.',
  ],
  'wzór: no law behind it': [
    [paper, "basis:\n  - source: OZE\n    provision: 'art. 38m'", 'basis: []'],
    'wzory/pierwszy-wzor.md, wiersz 6: pole „basis”: znaleziono listę, pozycji: 0. Podaj co najmniej jeden przepis.',
  ],
  'wzór: a stage that a cooperative does not have': [
    [paper, 'stage: zalozenie', 'stage: koniec'],
    'wzory/pierwszy-wzor.md, wiersz 13: pole „stage”: znaleziono „koniec” (znaków: 6). Podaj etap, z listy: zalozenie, wpis, dzialanie, odejscie.',
  ],
  'wzór: a deadline from an unknown day': [
    [paper, '14 dni od wpisu]', '14 dni od jutra]'],
    'wzory/pierwszy-wzor.md, wiersz 19: nie rozumiemy terminu „[termin: 14 dni od jutra]”. Wpisz liczbę, jednostkę i słowa z pola „dates”, np. [termin: 14 dni od wpisu do KRS].',
  ],
  'wzór: a day the calendar cannot hold': [
    [paper, '30 czerwca', 'kiedyś'],
    'wzory/pierwszy-wzor.md, wiersz 23: nie rozumiemy dnia „kiedyś”. Wpisz np. „30 czerwca” albo „60. dzień roku”.',
  ],
  'wzór: a line of underscores alone': [
    [paper, 'Data: ________', '________'],
    'wzory/pierwszy-wzor.md, wiersz 17: wiersz z samych podkreśleń to w Markdownie linia oddzielająca. Napisz przed nim, co wpisać, np. „Podpis: ____”.',
  ],
  'wzór: a citation': [
    [paper, 'Opis kroku.', 'Opis kroku [^OZE].'],
    'wzory/pierwszy-wzor.md, wiersz 19: we wzorze nie ma odsyłaczy [^…]. Wpisz przepis zwykłymi słowami, a źródło w polu „basis”.',
  ],
  'wzór: a condition said to be met, whatever the data': [
    [paper, 'Data: ________', 'Spółdzielnia spełnia warunki z art. 38e. Data: ________'],
    'wzory/pierwszy-wzor.md, wiersz 17: zdanie „Spółdzielnia spełnia warunki z art. 38e.” stwierdza, że warunek ustawy jest spełniony, a wzór nie zna danych. Przenieś je do wariantu ze sprawdzeniem, np. :::wariant{gdy="sprawdzenie.oze=tak"}, z wariantem „nie” obok, albo zamień na miejsce do wpisania, np. „Czy jest kworum: ____”.',
  ],
  'oferta: a broken line': [
    [data('oferta'), 'steps:', 'steps: ['],
    'src/data/oferta.yaml, wiersz 4: zapis YAML jest niepoprawny. Sprawdź wcięcia, dwukropki i cudzysłowy w tym wierszu i tuż nad nim.',
  ],
  'klienci: a link that leads nowhere': [
    [data('klienci'), "to: '/baza-wiedzy/pierwszy-artykul'", "to: '/baza-wiedzy/nie-ma'"],
    'src/data/klienci.yaml, wiersz 11: link „/baza-wiedzy/nie-ma” prowadzi donikąd. Sprawdź adres strony.',
  ],
  'sciezki: four steps': [
    [
      data('sciezki'),
      `    - {title: 'Krok piąty', text: '${stepText}', articles: [pierwszy-artykul]}\n`,
      '',
    ],
    'src/data/sciezki.yaml, wiersz 7: pole „gmina.steps”: znaleziono listę, pozycji: 4. Podaj dokładnie 5 kroków.',
  ],
  'sciezki: an article that is not there': [
    [data('sciezki'), 'articles: [drugi-artykul]', 'articles: [nie-ma]'],
    'src/data/sciezki.yaml, wiersz 8: nie ma artykułu „nie-ma”. Wpisz nazwę pliku artykułu, bez katalogu i końcówki .md.',
  ],
  'sciezki: a paper that is not there': [
    [data('sciezki'), 'papers: [pierwszy-wzor]', 'papers: [nie-ma]'],
    'src/data/sciezki.yaml, wiersz 9: nie ma wzoru „nie-ma”. Wpisz nazwę pliku z katalogu wzory, bez końcówki .md.',
  ],
  'sciezki: an example the calculator does not have': [
    [data('sciezki'), 'calculator: gmina', 'calculator: miasto'],
    'src/data/sciezki.yaml, wiersz 10: pole „gmina.steps[3].calculator”: znaleziono „miasto” (znaków: 6). Wybierz z listy: gmina, wies, firmy, osiedle.',
  ],
  'sciezki: a step that leads nowhere': [
    [data('sciezki'), ', articles: [pierwszy-artykul], calculator: gmina}', ', calculator: gmina}'],
    'src/data/sciezki.yaml, wiersz 10: pole „gmina.steps[3]”: znaleziono pola: title, text, calculator. Podaj co najmniej jeden artykuł, wzór albo urzędową stronę.',
  ],
  'artykuł: a link to the contact page': [
    [article, '', '\nMasz pytanie? [Napisz](/kontakt).\n'],
    'baza-wiedzy/podstawy/pierwszy-artykul.md, wiersz 77: link „/kontakt” zaprasza do kontaktu. Usuń go: pod artykułem serwis sam pokazuje zaproszenie, gdy jest dokąd napisać.',
  ],
  'artykuł: nothing to use': [
    [article, ' Wynik policzy [kalkulator](/kalkulator).', ''],
    'baza-wiedzy/podstawy/pierwszy-artykul.md: artykuł nie daje niczego do ręki. Dopisz w tekście link do kalkulatora, do wzoru albo do urzędowego formularza lub rejestru.',
  ],
  'artykuł: a phrase nobody says': [
    inText('Tę zmianę dała nowela [^OZE].'),
    'baza-wiedzy/podstawy/pierwszy-artykul.md, wiersz 19: znaleziono „nowela”. Tak się nie mówi. Napisz np. „nowelizacja wprowadziła”.',
  ],
  'artykuł: another name for a term, in a field': [
    [article, "title: 'Pierwszy artykuł do testów'", "title: 'Podatek akcyzowy do testów'"],
    'baza-wiedzy/podstawy/pierwszy-artykul.md, wiersz 2: znaleziono „Podatek akcyzowy”, a słownik nazywa to „akcyza”. Użyj tej nazwy.',
  ],
  'oferta: another name for a term': [
    [data('oferta'), 'Zdanie o tym, dlaczego nie.', 'Nie liczymy podatku akcyzowego za prąd.'],
    'src/data/oferta.yaml, wiersz 11: znaleziono „podatku akcyzowego”, a słownik nazywa to „akcyza”. Użyj tej nazwy.',
  ],
  'słownik: another name for a term': [
    [data('slownik'), 'Podatek, który dolicza', 'Podatek akcyzowy, który dolicza'],
    'src/data/slownik.yaml, wiersz 4: znaleziono „Podatek akcyzowy”, a słownik nazywa to „akcyza”. Użyj tej nazwy.',
  ],
  'artykuł: another name for a term': [
    [article, '', '\nPłaci się podatek akcyzowy od prądu.\n'],
    'baza-wiedzy/podstawy/pierwszy-artykul.md, wiersz 77: znaleziono „podatek akcyzowy”, a słownik nazywa to „akcyza”. Użyj tej nazwy.',
  ],
  'artykuł: too many unknowns': [
    [article, '', `\n${'Tego nie wiadomo. Ale trzeba.\n\n'.repeat(mostDoubts + 1)}`],
    `baza-wiedzy: cała baza wiedzy mówi w zdaniach: ${mostDoubts + 1}, że czegoś nie wiadomo, a granica to ${mostDoubts}. Zmień zdanie, które właśnie dodajesz, albo jedno z dotychczasowych. Takie zdania mają: pierwszy-artykul.md (${mostDoubts + 1}).`,
  ],
  'slownik: an article that is not there': [
    [data('slownik'), '  basis:', '  article: nie-ma\n  basis:'],
    'src/data/slownik.yaml, wiersz 5: nie ma artykułu „nie-ma”. Wpisz nazwę pliku artykułu, bez katalogu i końcówki .md.',
  ],
  'odmiana: two words': [
    [data('odmiana'), '', 'dwa słowa: student\n'],
    'src/data/odmiana.yaml, wiersz 2: nazwa „dwa słowa” jest niepoprawna. Wpisz jedno słowo małymi literami, bez spacji i łączników.',
  ],
  'odmiana: a model the dictionary does not know': [
    [data('odmiana'), '', 'biogazownia: xyzent\n'],
    'src/data/odmiana.yaml, wiersz 2: słownik nie zna odmiany słowa „xyzent”. Wpisz inne słowo w formie podstawowej, które odmienia się jak „biogazownia”.',
  ],
  'synonimy: a phrase in two groups': [
    [data('synonimy'), '', '- [Prąd, wolt]\n'],
    'src/data/synonimy.yaml, wiersz 3: „Prąd” stoi też w wierszu 1. Zostaw jedno z tych miejsc albo połącz oba wiersze.',
  ],
  'kontakt: the file is gone': [
    [data('kontakt'), '', null],
    'src/data/kontakt.yaml: nie ma takiego pliku. Przywróć go albo utwórz.',
  ],
  'wykaz-kowr: an unknown source': [
    [data('wykaz-kowr'), "sources: ['OZE']}", "sources: ['XYZ']}"],
    'src/data/wykaz-kowr.yaml, wiersz 2: nie ma źródła „XYZ” w pliku src/data/zrodla.yaml. Dopisz je tam albo popraw kod.',
  ],
  'ogloszenia: an unknown source': [
    announced('Przeczytaj artykuł', 'XYZ'),
    'src/data/ogloszenia.yaml, wiersz 7: nie ma źródła „XYZ” w pliku src/data/zrodla.yaml. Dopisz je tam albo popraw kod.',
  ],
  'ogloszenia: a link longer than a line of a phone': [
    announced('Przeczytaj artykuł o tym, co zmieni się w lutym', 'OZE'),
    'src/data/ogloszenia.yaml, wiersz 4: pole „items[1].link.label”: znaleziono „Przeczytaj artykuł o tym, co zmieni się w lutym” (znaków: 47). Skróć do 42 znaków.',
  ],
  'zmiany: an unknown source': [
    newChange("kind: prawo\n    to: '/baza-wiedzy/pierwszy-artykul'\n    sources: [XYZ]"),
    'src/data/zmiany.yaml, wiersz 7: nie ma źródła „XYZ” w pliku src/data/zrodla.yaml. Dopisz je tam albo popraw kod.',
  ],
  'zmiany: a page that does not exist': [
    newChange("kind: prawo\n    to: '/baza-wiedzy/prog'\n    sources: [OZE]"),
    'src/data/zmiany.yaml, wiersz 6: link „/baza-wiedzy/prog” prowadzi donikąd. Sprawdź adres strony.',
  ],
  'zmiany: another page that does not exist': [
    newChange(
      "kind: poprawka\n    to: '/baza-wiedzy/pierwszy-artykul'\n    also: ['/baza-wiedzy/prog']",
    ),
    'src/data/zmiany.yaml, wiersz 7: link „/baza-wiedzy/prog” prowadzi donikąd. Sprawdź adres strony.',
  ],
  'zmiany: a place that is not on the page': [
    newChange("kind: prawo\n    to: '/baza-wiedzy/pierwszy-artykul#prog'\n    sources: [OZE]"),
    'src/data/zmiany.yaml, wiersz 6: link „/baza-wiedzy/pierwszy-artykul#prog” prowadzi do miejsca, którego na tamtej stronie nie ma. Sprawdź część po znaku „#”.',
  ],
  'fakty: an unknown source': [
    [data('fakty'), 'sources: [OZE, PS]', 'sources: [OZE, ABC]'],
    'src/data/fakty.yaml, wiersz 20: nie ma źródła „ABC” w pliku src/data/zrodla.yaml. Dopisz je tam albo popraw kod.',
  ],
  'zakazane: an unknown fact': [
    [data('zakazane'), 'facts: [F52]', 'facts: [F999]'],
    'src/data/zakazane.yaml, wiersz 4: nie ma faktu F999 w pliku src/data/fakty.yaml. Popraw numer.',
  ],
  'zakazane: a pattern that does not find its own claim': [
    [data('zakazane'), 'trzeba kupić … licznik*', 'inne słowa'],
    'src/data/zakazane.yaml, wiersz 2: pole „[1].patterns”: znaleziono listę, pozycji: 1. Żaden wzór nie pasuje do pola „claim”. Dopisz wzór, który je znajdzie.',
  ],
  'pisownia: two words in one place': [
    [data('pisownia'), "'CSIRE'", "'Nowa Wieś'"],
    'src/data/pisownia.yaml, wiersz 2: pole „words[1]”: znaleziono „Nowa Wieś” (znaków: 9). Wpisz jedno słowo: same litery i cyfry, bez spacji.',
  ],
  'adresy: a published address without a page': [
    [data('adresy'), '  /faq: 2026-11-20', '  /znikniete: 2026-11-20'],
    'src/data/adresy.yaml, wiersz 5: adres „/znikniete” jest w polu „published”, a nie ma pod nim strony. Przywróć stronę albo dopisz w polu „moved”, dokąd ten adres ma prowadzić.',
  ],
  'adresy: a move to nowhere': [
    [data('adresy'), '/stary: /oferta', '/stary: /nie-ma'],
    'src/data/adresy.yaml, wiersz 9: pole „moved” prowadzi z „/stary” do „/nie-ma”, a tam nie ma strony. Wpisz adres istniejącej strony.',
  ],
  'adresy: a move from where a page is': [
    [data('adresy'), '/stary: /oferta', '/faq: /oferta\n  /stary: /oferta'],
    'src/data/adresy.yaml, wiersz 9: pole „moved” wymienia „/faq”, a pod tym adresem jest strona. Usuń ten wiersz albo zmień adres strony.',
  ],
  '_category_.yml: an unknown field': [
    [category, 'link: null', 'link: null\nkolor: zielony'],
    'baza-wiedzy/podstawy/_category_.yml, wiersz 5: pole „kolor” nie jest znane. Usuń je albo popraw jego nazwę.',
  ],
  '_category_.yml: the file is gone': [
    [category, '', null],
    'baza-wiedzy/podstawy/_category_.yml: nie ma takiego pliku. Przywróć go albo utwórz.',
  ],
  'tagi.yml: a broken line': [
    [tags, "akcyza: {label: 'Akcyza',", "akcyza: {label: 'Akcyza' x,"],
    'baza-wiedzy/tagi.yml, wiersz 3: zapis YAML jest niepoprawny. Sprawdź wcięcia, dwukropki i cudzysłowy w tym wierszu i tuż nad nim.',
  ],
  'tagi.yml: an unknown field': [
    [tags, "label: 'Akcyza'", "etykieta: 'Akcyza'"],
    'baza-wiedzy/tagi.yml, wiersz 3: brakuje pola „akcyza.label”. Wpisz tekst.',
    'baza-wiedzy/tagi.yml, wiersz 3: pole „akcyza.etykieta” nie jest znane. Usuń je albo popraw jego nazwę.',
  ],
  'tagi.yml: one address of two tags': [
    [tags, "permalink: '/akcyza'", "permalink: '/oplaty'"],
    'baza-wiedzy/tagi.yml, wiersz 3: pole „akcyza.permalink”: znaleziono „/oplaty” (znaków: 7). Ten adres ma już tag „oplaty”. Wpisz inny.',
  ],
  'front matter: a broken line': [
    [article, "title: 'Pierwszy artykuł do testów'", "title: 'Pierwszy artykuł do testów"],
    'baza-wiedzy/podstawy/pierwszy-artykul.md, wiersz 2: nie udało się odczytać pól między liniami „---”. Sprawdź wcięcia, dwukropki i cudzysłowy w tym wierszu i tuż nad nim.',
  ],
  'front matter: a broken line of a page with an address of its own': [
    [faq, "title: 'Pytania i odpowiedzi'", "title: 'Pytania i odpowiedzi"],
    'baza-wiedzy/faq.md, wiersz 2: nie udało się odczytać pól między liniami „---”. Sprawdź wcięcia, dwukropki i cudzysłowy w tym wierszu i tuż nad nim.',
  ],
  'front matter: an unknown level': [
    [article, 'level: podstawowy', 'level: łatwy'],
    'baza-wiedzy/podstawy/pierwszy-artykul.md, wiersz 6: pole „level”: znaleziono „łatwy” (znaków: 5). Wybierz z listy: podstawowy, sredni, zaawansowany.',
  ],
  'front matter: a tag that is not listed': [
    [article, 'tags: [oplaty]', 'tags: [oplaty, prad]'],
    'baza-wiedzy/podstawy/pierwszy-artykul.md, wiersz 7: pole „tags” wymienia „prad”, a takiego tagu nie ma w pliku baza-wiedzy/tagi.yml. Wybierz inny albo dopisz go tam.',
  ],
  'front matter: an unknown source': [
    [article, 'sources: [OZE]', 'sources: [OZE, XYZ]'],
    'baza-wiedzy/podstawy/pierwszy-artykul.md, wiersz 11: pole „sources” wymienia kod „XYZ”, którego nie ma w pliku src/data/zrodla.yaml. Dodaj tam źródło albo popraw kod.',
    'baza-wiedzy/podstawy/pierwszy-artykul.md, wiersz 11: pole „sources” wymienia źródła, których tekst nie cytuje: XYZ. Zacytuj je jako [^XYZ] albo usuń z pola.',
  ],
  'front matter: an unknown fact': [
    [article, 'facts: [F01]', 'facts: [F999]'],
    'baza-wiedzy/podstawy/pierwszy-artykul.md, wiersz 10: pole „facts” wymienia „F999”, a takiego faktu nie ma w pliku src/data/fakty.yaml. Dopisz go tam albo popraw numer.',
  ],
  'front matter: an article that is not there': [
    [article, 'drugi-artykul]', 'nie-ma]'],
    'baza-wiedzy/podstawy/pierwszy-artykul.md, wiersz 12: pole „related” wymienia „nie-ma”, a takiego artykułu nie ma. Wpisz nazwę pliku innego artykułu, bez katalogu i końcówki .md.',
  ],
  'front matter: an unknown term of the glossary': [
    [article, 'sources: [OZE]', 'sources: [OZE]\nglossary_skip: [nie-ma]'],
    'baza-wiedzy/podstawy/pierwszy-artykul.md, wiersz 12: pole „glossary_skip” wymienia „nie-ma”, a takiego hasła nie ma w pliku src/data/slownik.yaml. Popraw adres hasła albo go usuń.',
  ],
  'front matter: an unknown middleware': [
    [article, 'sources: [OZE]', 'sources: [OZE]\nmiddleware: [nieznane]'],
    'baza-wiedzy/podstawy/pierwszy-artykul.md, wiersz 12: pole „middleware[1]”: znaleziono „nieznane” (znaków: 8). Wybierz z listy: dropClickIds.',
  ],
  'front matter: the title of another article': [
    [article, "title: 'Pierwszy artykuł do testów'", "title: 'Drugi artykuł do testów'"],
    'baza-wiedzy/podstawy/drugi-artykul.md, wiersz 2: tytuł „Drugi artykuł do testów” ma już plik baza-wiedzy/podstawy/pierwszy-artykul.md. Zmień jeden z nich.',
    'baza-wiedzy/podstawy/pierwszy-artykul.md, wiersz 2: tytuł „Drugi artykuł do testów” ma już plik baza-wiedzy/podstawy/drugi-artykul.md. Zmień jeden z nich.',
  ],
  'front matter: a mark of the template': [
    [article, "title: 'Pierwszy artykuł do testów'", "title: '{{tytul}}'"],
    'baza-wiedzy/podstawy/pierwszy-artykul.md, wiersz 2: zostało miejsce do uzupełnienia {{tytul}}. Wpisz w nim treść.',
  ],
  'an uncertain fact that the text does not admit': [
    [article, 'facts: [F01]', 'facts: [F83]'],
    'baza-wiedzy/podstawy/pierwszy-artykul.md, wiersz 10: fakt F83 nie jest potwierdzony, a tekst o tym nie mówi. W części o nim (słowa: bank*) dopisz np. „przepisy tego nie rozstrzygają” albo usuń F83 z pola „facts”.',
  ],
  'a related article that is out of date': [
    [
      other,
      'updated:',
      "retired: {since: 2027-01-02, reason: 'Przepis przestał obowiązywać.'}\nupdated:",
    ],
    'baza-wiedzy/faq.md, wiersz 12: pole „related” wymienia „drugi-artykul”, a to artykuł wycofany. Wybierz inny.',
    'baza-wiedzy/podstawy/artykul-wzorcowy.md, wiersz 12: pole „related” wymienia „drugi-artykul”, a to artykuł wycofany. Wybierz inny.',
    'baza-wiedzy/podstawy/pierwszy-artykul.md, wiersz 12: pole „related” wymienia „drugi-artykul”, a to artykuł wycofany. Wybierz inny.',
  ],
  'a citation of a source that is not listed': [
    inText('Treść artykułu [^OZE] i [^PS].'),
    'baza-wiedzy/podstawy/pierwszy-artykul.md, wiersz 19: źródło „PS” nie stoi w polu „sources”. Dopisz je tam albo popraw kod.',
  ],
  'a citation that cannot be read': [
    inText('Treść artykułu [^OZE] i [^oze].'),
    'baza-wiedzy/podstawy/pierwszy-artykul.md, wiersz 19: nie rozumiemy odsyłacza „[^oze]”. Wpisz kod źródła wielkimi literami, a po przecinku miejsce: [^OZE, art. 38c].',
  ],
  'a link to a page that is not there': [
    [article, '(/oferta)', '(/oferty)'],
    'baza-wiedzy/podstawy/pierwszy-artykul.md, wiersz 75: link „/oferty” prowadzi donikąd. Sprawdź adres strony.',
  ],
  'a link to a file that is not there': [
    [article, '(/oferta)', '(nie-ma.md)'],
    'baza-wiedzy/podstawy/pierwszy-artykul.md, wiersz 75: link do pliku „nie-ma.md” prowadzi donikąd. Sprawdź katalog i nazwę pliku.',
  ],
  'a link in HTML': [
    inText('Treść artykułu [^OZE]. <a href="/oferty">Oferta</a>'),
    'baza-wiedzy/podstawy/pierwszy-artykul.md, wiersz 19: znaleziono znacznik HTML „<a>”. W tekstach go nie używamy: napisz to samo znakami Markdowna albo usuń.',
    'baza-wiedzy/podstawy/pierwszy-artykul.md, wiersz 19: link „/oferty” prowadzi donikąd. Sprawdź adres strony.',
  ],
  'a link to a place that is not there': [
    [article, '(/oferta)', '(drugi-artykul.md#nie-ma)'],
    'baza-wiedzy/podstawy/pierwszy-artykul.md, wiersz 75: link „drugi-artykul.md#nie-ma” prowadzi do miejsca, którego na tamtej stronie nie ma. Sprawdź część po znaku „#”.',
  ],
  'a picture without a description': [
    inText('Treść artykułu [^OZE]. ![](./x.png)'),
    'baza-wiedzy/podstawy/pierwszy-artykul.md, wiersz 19: obraz „./x.png” nie ma opisu. W nawiasie kwadratowym napisz, co na nim widać, a gdy niczego nie wnosi, wpisz tam słowo „ozdoba”.',
    'baza-wiedzy/podstawy/pierwszy-artykul.md, wiersz 19: nie ma obrazu „./x.png”. Połóż plik obok artykułu albo popraw jego nazwę.',
  ],
  'a picture in HTML': [
    inText('Treść artykułu [^OZE].\n\n<img src="x.png">'),
    'baza-wiedzy/podstawy/pierwszy-artykul.md, wiersz 21: obraz jest wpisany znacznikiem „<img>”. Zapisz go jako ![opis](./plik.png).',
  ],
  'a box that is not closed': [
    inText('Treść artykułu [^OZE].\n\n:::info[Uwaga]\n\nTekst ramki.'),
    'baza-wiedzy/podstawy/pierwszy-artykul.md, wiersz 21: ramka nie jest zamknięta. Na jej końcu wpisz trzy dwukropki w osobnym wierszu.',
  ],
  'a box of an unknown kind': [
    inText('Treść artykułu [^OZE].\n\n:::uwaga\n\nTekst ramki.\n\n:::'),
    'baza-wiedzy/podstawy/pierwszy-artykul.md, wiersz 21: rodzaj ramki „uwaga” nie jest znany. Wybierz z listy: info, warning, doba, liczba, obszar, os-czasu, pisma, policz-moc, policz-pokrycie, policz-rachunek, przeplyw, rachunek, rok, rozliczenie-godziny, sciezka, slupki, slupki-miesiecy, suma, terminy, warunki, wykres-kowr, zapas.',
  ],
  'a figure without its table': [
    inText('Treść artykułu [^OZE].\n\n:::os-czasu\n\nTekst zamiast tabeli.\n\n:::'),
    'baza-wiedzy/podstawy/pierwszy-artykul.md, wiersz 21: rysunek „os-czasu”: między dwukropkami ma stać jedna tabela z 3 kolumnami: data, co się stało, status.',
  ],
  'a figure of an unknown name': [
    inText('Treść artykułu [^OZE].\n\n::wykres-kwr'),
    'baza-wiedzy/podstawy/pierwszy-artykul.md, wiersz 21: rysunek „wykres-kwr” nie jest znany. Wybierz z listy: doba, liczba, obszar, os-czasu, pisma, policz-moc, policz-pokrycie, policz-rachunek, przeplyw, rachunek, rok, rozliczenie-godziny, sciezka, slupki, slupki-miesiecy, suma, terminy, warunki, wykres-kowr, zapas.',
  ],
  'a banned claim': [
    inText('Treść artykułu [^OZE]. Trzeba kupić własny licznik.'),
    'baza-wiedzy/podstawy/pierwszy-artykul.md, wiersz 19: zdanie „Trzeba kupić własny licznik.” brzmi jak „Trzeba kupić własny licznik”, a tego nie wolno pisać. Jest tak: Licznik opłaca operator sieci. (F52)',
  ],
  'a wrong sign': [
    inText('Treść - artykułu [^OZE].'),
    'baza-wiedzy/podstawy/pierwszy-artykul.md, wiersz 19: znaleziono „Treść - artykułu.”. Wpisz myślnik: –',
  ],
  'a question without an id': [
    [faq, ' {#kto-placi}', ''],
    'baza-wiedzy/faq.md, wiersz 21: pytanie „Kto płaci za licznik?” nie ma identyfikatora. Dopisz go na końcu, np. {#co-w-statucie}.',
  ],
  'HTML that would run in a reader’s browser': [
    inText('Treść artykułu [^OZE].\n\n<script>alert(1)</script>'),
    'baza-wiedzy/podstawy/pierwszy-artykul.md, wiersz 21: znaleziono znacznik HTML „<script>”. W tekstach go nie używamy: napisz to samo znakami Markdowna albo usuń.',
  ],
  'a link that runs code': [
    inText('Treść [artykułu](javascript:alert(1)) [^OZE].'),
    'baza-wiedzy/podstawy/pierwszy-artykul.md, wiersz 19: link do pliku „javascript:alert(1)” prowadzi donikąd. Sprawdź katalog i nazwę pliku.',
  ],
  'a link with two slashes, which lead to another host': [
    inText('Treść [artykułu](//example.com) [^OZE].'),
    `baza-wiedzy/podstawy/pierwszy-artykul.md, wiersz 19: link „//example.com” ${hidden}`,
  ],
  'a link with a backslash, which browsers take for another host': [
    inText('Treść [artykułu](/\\\\example.com) [^OZE].'),
    `baza-wiedzy/podstawy/pierwszy-artykul.md, wiersz 19: link „/\\example.com” ${hidden}`,
  ],
  'a link with a tab, which browsers leave out': [
    inText('Treść [artykułu](/&Tab;/example.com) [^OZE].'),
    `baza-wiedzy/podstawy/pierwszy-artykul.md, wiersz 19: link „/\t/example.com” ${hidden}`,
  ],
  'a link to another host that is told below': [
    inText('Treść [artykułu][x] [^OZE].\n\n[x]: //example.com'),
    `baza-wiedzy/podstawy/pierwszy-artykul.md, wiersz 21: link „//example.com” ${hidden}`,
  ],
  'a link in the data with a backslash': [
    [data('strona-glowna'), "to: '/baza-wiedzy/pierwszy-artykul'", "to: '/\\example.com'"],
    `src/data/strona-glowna.yaml, wiersz 4: link „/\\example.com” ${hidden}`,
  ],
  'a picture of another host, which the policy of the pages shows nobody': [
    inText('Treść [^OZE]. ![Wykres](https://example.pl/x.png)'),
    'baza-wiedzy/podstawy/pierwszy-artykul.md, wiersz 19: obraz „https://example.pl/x.png” leży w innym serwisie, a strony pokazują tylko własne. Połóż plik obok artykułu.',
  ],
  'a picture of another host by reference': [
    inText('Treść [^OZE]. ![Wykres][x]\n\n[x]: https://example.pl/x.png'),
    'baza-wiedzy/podstawy/pierwszy-artykul.md, wiersz 19: obraz „https://example.pl/x.png” leży w innym serwisie, a strony pokazują tylko własne. Połóż plik obok artykułu.',
  ],
  'a picture whose path leaves the site': [
    inText('Treść [^OZE]. ![Opis](../../../../../../etc/passwd)'),
    'baza-wiedzy/podstawy/pierwszy-artykul.md, wiersz 19: obraz „../../../../../../etc/passwd” leży poza katalogiem tego tekstu. Połóż plik obok tekstu.',
  ],
  'a picture that is a text': [
    inText('Treść [^OZE]. ![Opis](./drugi-artykul.md)'),
    'baza-wiedzy/podstawy/pierwszy-artykul.md, wiersz 19: „./drugi-artykul.md” nie jest obrazem. Podaj plik avif, gif, jpg, png, svg albo webp.',
  ],
  'a page among the files that are published as they are': [
    ['static/img/strona.html', '', '<script>alert(1)</script>'],
    'static/img/strona.html: pliku tego rodzaju serwis nie publikuje. Zostaw tu obrazy (avif, gif, jpg, png, svg, webp) i pliki do pobrania (csv, docx, ics, ods, odt, pdf, txt, xlsx).',
  ],
  'a drawing with a script': [
    [
      'static/img/logo.svg',
      '',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    ],
    'static/img/logo.svg: rysunek SVG zawiera skrypt. Zapisz go jako PNG albo wyeksportuj jeszcze raz jako sam rysunek.',
  ],
  'a link with a name before its host': [
    inText('Treść [artykułu](https://www.gov.pl@example.com/) [^OZE].'),
    'baza-wiedzy/podstawy/pierwszy-artykul.md, wiersz 19: link „https://www.gov.pl@example.com/” może mylić. To, co stoi przed znakiem „@”, nie jest serwisem: link prowadzi do „example.com”. Wpisz sam adres.',
  ],
  'a title with a character that its picture cannot draw': [
    [article, "title: '", "title: 'CO₂ → "],
    'baza-wiedzy/podstawy/pierwszy-artykul.md, wiersz 2: w tytule krój pisma nie ma znaków: „₂” (U+2082), „→” (U+2192). Na obrazku do udostępniania byłoby puste pole: napisz to słowem albo innym znakiem.',
  ],
  'a link with a Cyrillic letter that looks Polish': [
    inText('Treść [artykułu](https://www.g\u043ev.pl/) [^OZE].'),
    'baza-wiedzy/podstawy/pierwszy-artykul.md, wiersz 19: link „https://www.g\u043ev.pl/” może mylić. Litera „\u043e” (U+043E) nie jest polska, a może wyglądać jak polska: link prowadzi do „www.xn--gv-fmc.pl”. Wpisz adres od nowa, z klawiatury.',
  ],
  'the same in the letters of its real name': [
    inText('Treść [artykułu](https://xn--gv-fmc.pl/) [^OZE].'),
    'baza-wiedzy/podstawy/pierwszy-artykul.md, wiersz 19: link „https://xn--gv-fmc.pl/” może mylić. Litera „\u043e” (U+043E) nie jest polska, a może wyglądać jak polska: link prowadzi do „xn--gv-fmc.pl”. Wpisz adres od nowa, z klawiatury.',
  ],
  'a link with backslashes for slashes': [
    inText('Treść [artykułu](https:\\\\\\\\example.com) [^OZE].'),
    'baza-wiedzy/podstawy/pierwszy-artykul.md, wiersz 19: link „https:\\\\example.com” może mylić. Wpisz pełny adres, od „https://”, bez znaku „\\” i odstępów.',
  ],
  'a link without encryption': [
    inText('Treść [artykułu](http://example.com/) [^OZE].'),
    'baza-wiedzy/podstawy/pierwszy-artykul.md, wiersz 19: link „http://example.com/” może mylić. Podaj adres, który zaczyna się od „https://”.',
  ],
  'a link whose text is another address': [
    inText('Treść [www.gov.pl/oze](https://example.com/) [^OZE].'),
    'baza-wiedzy/podstawy/pierwszy-artykul.md, wiersz 19: tekst linku „www.gov.pl/oze” to inny adres niż „https://example.com/”, do którego link prowadzi. Napisz słowami, co tam jest.',
  ],
  'a link in the data with a name before its host': [
    [
      data('strona-glowna'),
      "to: '/baza-wiedzy/pierwszy-artykul'",
      "to: 'https://gov.pl@example.com/'",
    ],
    'src/data/strona-glowna.yaml, wiersz 4: pole „bill[1].link.to”: znaleziono „https://gov.pl@example.com/” (znaków: 27). To, co stoi przed znakiem „@”, nie jest serwisem: link prowadzi do „example.com”. Wpisz sam adres.',
  ],
  'a source with a name before its host': [
    [
      data('zrodla'),
      "url: 'https://isap.sejm.gov.pl/'",
      "url: 'https://isap.sejm.gov.pl@example.com/'",
    ],
    'src/data/zrodla.yaml, wiersz 4: pole „OZE.url”: znaleziono „https://isap.sejm.gov.pl@example.com/” (znaków: 37). To, co stoi przed znakiem „@”, nie jest serwisem: link prowadzi do „example.com”. Wpisz sam adres.',
  ],
  'a title that turns the writing around': [
    [article, "title: 'Pierwszy artykuł do testów'", "title: 'Pierwszy \u202eartykuł do testów'"],
    'baza-wiedzy/podstawy/pierwszy-artykul.md, wiersz 2: znaleziono „artykuł do testów”. Przed tym stoi niewidoczny znak, który odwraca kierunek pisma. Usuń go albo przepisz ten tekst.',
  ],
  'a rate in powers of ten': [
    [data('stawki'), 'value: 0.005', 'value: 1e300'],
    'src/data/stawki.yaml, wiersz 6: pole „rates.excise.rows[1].value”: znaleziono „1e300” (znaków: 5). Wpisz liczbę z kropką, np. 0.498.',
  ],
  'a rate in sixteens': [
    [data('stawki'), 'value: 0.005', 'value: 0x10'],
    'src/data/stawki.yaml, wiersz 6: pole „rates.excise.rows[1].value”: znaleziono „0x10” (znaków: 4). Wpisz liczbę z kropką, np. 0.498.',
  ],
  'a rate beyond all rates': [
    [data('stawki'), 'value: 0.005', 'value: 5000000'],
    'src/data/stawki.yaml, wiersz 6: pole „rates.excise.rows[1].value”: znaleziono 5000000. Podaj liczbę nie większą od 100 000.',
  ],
  'a rate below zero': [
    [data('stawki'), 'value: 0.005', 'value: -0.005'],
    'src/data/stawki.yaml, wiersz 6: pole „rates.excise.rows[1].value”: znaleziono -0.005. Podaj liczbę nie mniejszą od zera.',
  ],
  'a name that is one of the language’s own': [
    [data('zrodla'), '', "__proto__: {title: 'Tytuł', url: 'https://a.pl/'}\n"],
    'src/data/zrodla.yaml, wiersz 13: zapis YAML jest niepoprawny. Sprawdź wcięcia, dwukropki i cudzysłowy w tym wierszu i tuż nad nim.',
  ],
  'a tag that only the language knows': [
    [article, 'tags: [oplaty]', 'tags: [constructor]'],
    'baza-wiedzy/podstawy/pierwszy-artykul.md, wiersz 7: pole „tags” wymienia „constructor”, a takiego tagu nie ma w pliku baza-wiedzy/tagi.yml. Wybierz inny albo dopisz go tam.',
  ],
  'a term that only the language knows': [
    [data('slownik'), '  basis:', '  see: [constructor]\n  basis:'],
    'src/data/slownik.yaml, wiersz 5: pole „akcyza.see[1]”: znaleziono „constructor” (znaków: 11). Podaj adres innego hasła z tego pliku.',
  ],
  'an article’s skipped term that only the language knows': [
    [article, 'sources: [OZE]', 'sources: [OZE]\nglossary_skip: [constructor]'],
    'baza-wiedzy/podstawy/pierwszy-artykul.md, wiersz 12: pole „glossary_skip” wymienia „constructor”, a takiego hasła nie ma w pliku src/data/slownik.yaml. Popraw adres hasła albo go usuń.',
  ],
  'references that multiply': [
    [
      data('odmiana'),
      '',
      'a: &a [x,x,x,x,x,x,x,x,x]\nb: &b [*a,*a,*a,*a,*a,*a,*a,*a,*a]\nc: &c [*b,*b,*b,*b,*b,*b,*b,*b,*b]\nd: &d [*c,*c,*c,*c,*c,*c,*c,*c,*c]\ne: &e [*d,*d,*d,*d,*d,*d,*d,*d,*d]\nf: &f [*e,*e,*e,*e,*e,*e,*e,*e,*e]\ng: &g [*f,*f,*f,*f,*f,*f,*f,*f,*f]\n',
    ],
    'src/data/odmiana.yaml, wiersz 3: zapis YAML jest niepoprawny. Sprawdź wcięcia, dwukropki i cudzysłowy w tym wierszu i tuż nad nim.',
  ],
  'an image with a space in its address': [
    inText('Treść [^OZE]. ![Wykres](./wykres energii.png)'),
    'baza-wiedzy/podstawy/pierwszy-artykul.md, wiersz 19: znaleziono „![Wykres](./wykres energii.png)”. To nie stało się obrazem. Zapisz go jako ![opis](./plik.png), bez spacji w adresie i między nawiasami.',
  ],
  'a row of a table with a cell too many': [
    inText('Treść artykułu [^OZE].\n\n| Dom | Sklep |\n| --- | --- |\n| 1 | 2 | 3 |'),
    'baza-wiedzy/podstawy/pierwszy-artykul.md, wiersz 23: wiersz tabeli ma komórek: 3, a nagłówków jest 2. Dopisz albo usuń kreski „|”; taką, która jest treścią, poprzedź znakiem „\\”.',
  ],
  'an unclosed brace in a page': [
    [page, 'Tekst strony.', 'Tekst { strony.'],
    'src/pages/strona.mdx, wiersz 7: znak „{” albo „<” zaczyna kod, a tego, co po nim stoi, nie da się odczytać jako kodu. Usuń ten znak albo napisz to samo słowami.',
  ],
  'a sign of code before a number in a page': [
    [page, 'Tekst strony.', 'Tekst <5 kWh strony.'],
    'src/pages/strona.mdx, wiersz 7: znak „{” albo „<” zaczyna kod, a tego, co po nim stoi, nie da się odczytać jako kodu. Usuń ten znak albo napisz to samo słowami.',
  ],
  'an unclosed tag in a page': [
    [page, 'Tekst strony.', 'Tekst <b>strony.'],
    'src/pages/strona.mdx, wiersz 7: znacznik „<b>” nie jest zamknięty. Dopisz za tekstem „</b>” albo go usuń.',
  ],
  'HTML in a page': [
    [page, 'Tekst strony.', 'Tekst <b>strony</b>.'],
    'src/pages/strona.mdx, wiersz 7: znaleziono znacznik HTML „<b>”. W tekstach go nie używamy: napisz to samo znakami Markdowna albo usuń.',
  ],
  'a component that a page does not know': [
    [page, '<OwnerData />', '<OwnerDat />'],
    'src/pages/strona.mdx, wiersz 9: strona nie zna części „<OwnerDat>”. Wybierz z listy: ContactPolicy, Counted, OwnerData, StatisticsNote, StorageKeys, Uncounted, WhereToWrite.',
  ],
  'a component given code in a page': [
    [page, '<OwnerData />', '<WhereToWrite topic={nic} />'],
    'src/pages/strona.mdx, wiersz 9: część „<WhereToWrite>” ma w klamrach kod. Wpisz zamiast niego tekst w prostym cudzysłowie.',
  ],
  'an expression in a page': [
    [page, 'Tekst strony.', 'Tekst {strony.nazwa}.'],
    'src/pages/strona.mdx, wiersz 7: w klamrach stoi kod „{strony.nazwa}”. Usuń klamry albo napisz to samo słowami.',
  ],
  'an import in a page': [
    [page, 'Tekst strony.', 'export const nic = 1;\n\nTekst strony.'],
    'src/pages/strona.mdx, wiersz 7: wiersz zaczyna się od „import” albo „export”, czyli jest kodem. Usuń go: części strony są znane bez tego.',
  ],
};

function breakFile([file, was, is]: Change): void {
  changed.add(file);
  if (is === null) {
    rmSync(path.join(dir, file));
    return;
  }
  const text = existsSync(path.join(dir, file)) ? readFileSync(path.join(dir, file), 'utf8') : '';
  expect(text).toContain(was);
  write(file, was === '' ? text + is : text.replace(was, () => is));
}

test('the site without mistakes passes', async () => {
  expect(checkSite(siteOf(dir))).toEqual([]);
  await expect(contentQuality({siteDir: dir}).loadContent?.()).resolves.toBeUndefined();
});

test.each(['constructor', 'prototype'])('an article, a tag and a term may be called %s', (name) => {
  const named = (file: string): string => readFileSync(path.join(dir, file), 'utf8');
  write(
    `baza-wiedzy/podstawy/${name}.md`,
    named(other)
      .replace('Drugi artykuł do testów', 'Czwarty artykuł do testów')
      .replace('sidebar_position: 3', 'sidebar_position: 4')
      .replace('tags: [oplaty]', `tags: [${name}]\nglossary_skip: [${name}]`),
  );
  breakFile([other, 'related: [artykul-wzorcowy', `related: [${name}`]);
  breakFile([
    tags,
    '',
    `${name}: {label: 'Nazwa', permalink: '/${name}', description: 'Nazwa języka.'}\n`,
  ]);
  breakFile([
    data('slownik'),
    '',
    `${name}:\n  term: nazwa\n  forms: nazwy\n  definition: 'Słowo, którym coś się nazywa.'\n  basis: 'ustawa'\n  article: ${name}\n`,
  ]);
  const site = siteOf(dir);
  expect(checkSite(site).map(describeProblem)).toEqual([]);
  expect(Object.keys(site.data.glossary.value)).toContain(name);
  expect(site.articles).toContain(`baza-wiedzy/podstawy/${name}.md`);
});

test.each(Object.entries(broken))(
  '%s: the build stops with all of it',
  async (_, [change, ...said]) => {
    breakFile(change);
    await expect(contentQuality({siteDir: dir}).loadContent?.()).rejects.toThrow(
      new ContentError(`Do poprawienia w treści: ${said.length}\n${said.join('\n')}`),
    );
  },
);

describe('a link of the file system', () => {
  const away = mkdtempSync(path.join(tmpdir(), 'poza-serwisem-'));
  const secret = path.join(away, 'haslo.md');

  const link = (file: string, to: string): void => {
    changed.add(file);
    rmSync(path.join(dir, file), {force: true});
    symlinkSync(to, path.join(dir, file));
  };
  const said = (): string[] => checkSite(siteOf(dir)).map(describeProblem);

  beforeAll(() => writeFileSync(secret, 'haslo: tajne\n'));

  afterAll(() => rmSync(away, {recursive: true}));

  test.each([
    ['article', other],
    ['list', tags],
    ['article to nothing', other],
  ])('out of the site is refused unread in the place of an %s', (what, file) => {
    link(file, what.endsWith('nothing') ? `${secret}.nie-ma` : secret);
    expect(said()).toContain(`${file}: to dowiązanie do pliku poza serwisem. Połóż tu sam plik.`);
    expect(said().join()).not.toContain('tajne');
  });

  test('to another file of the site is read', () => {
    const moved = 'baza-wiedzy/podstawy/_drugi.md';
    write(moved, readFileSync(path.join(dir, other), 'utf8'));
    link(other, path.join(dir, moved));
    expect(said()).toEqual([]);
  });

  test('to a folder is refused with all that it holds', () => {
    link('baza-wiedzy/podstawy/obcy', away);
    expect(said()).toContain(
      'baza-wiedzy/podstawy/obcy/haslo.md: to dowiązanie do pliku poza serwisem. Połóż tu sam plik.',
    );
  });
});

test('a host with Polish letters may be linked, also under its own name', () => {
  const text = readFileSync(path.join(valid, article), 'utf8');
  const links = '[żółw.pl](https://żółw.pl/a) i [żółw](https://www.xn--w-uga1v8h.pl/)';
  write(article, text.replace('Treść artykułu [^OZE].', `Treść ${links} [^OZE].`));
  expect(checkSite(siteOf(dir)).map(describeProblem)).toEqual([]);
});

test('a file with a byte order mark is read like any other', () => {
  write(article, `\ufeff${readFileSync(path.join(valid, article), 'utf8')}`);
  expect(checkSite(siteOf(dir)).map(describeProblem)).toEqual([]);
});

test('mistakes in many files are all reported at once', () => {
  const together = [
    'stawki: a gap between rows',
    '_category_.yml: an unknown field',
    'tagi.yml: a broken line',
    'odmiana: two words',
    'front matter: an unknown level',
    'an unclosed brace in a page',
  ].flatMap((name) => {
    const [change, ...said] = broken[name] ?? [];
    if (change) {
      breakFile(change);
    }
    return said;
  });
  expect(together).toHaveLength(6);
  expect(checkSite(siteOf(dir)).map(describeProblem).sort()).toEqual(together.slice().sort());
});
