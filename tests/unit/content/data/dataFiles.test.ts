import path from 'node:path';
import type {DataFiles} from '@site/src/content/data/dataFiles';
import {loadSite} from '@site/src/content/loadSite';
import {dataFiles} from '@site/src/content/data/dataFiles';
import {ContentError} from '@site/src/content/problem';

const files = (site: string): (readonly [string, DataFiles[keyof DataFiles]])[] =>
  Object.values(loadSite(site).data).map((file: DataFiles[keyof DataFiles]) => [
    path.basename(file.file),
    file,
  ]);

function load(site: string, name: string): unknown {
  return new Map(files(site)).get(name)?.value;
}

test('every moved address was once published', () => {
  const {published, moved} = dataFiles('.').addresses.value;
  expect(Object.keys(published)).toContain('/');
  expect(Object.keys(moved).filter((address) => !(address in published))).toEqual([]);
});

test('a broken list of addresses names each mistake', () => {
  expect(() => load('tests/fixtures/broken', 'adresy.yaml')).toThrow(
    [
      'src/data/adresy.yaml:',
      '  – wiersz 2: nazwa „/oferta/” jest niepoprawna. Podaj adres w serwisie od „/”, bez ukośnika na końcu, np. /baza-wiedzy/kto-placi.',
      '  – wiersz 3: pole „published./kontakt”: znaleziono „20.11.2026” (znaków: 10). Podaj datę w formacie rrrr-mm-dd, np. 2026-11-20.',
      '  – wiersz 5: pole „moved./stary”: znaleziono „nowy” (znaków: 4). Podaj adres w serwisie od „/”, bez ukośnika na końcu, np. /baza-wiedzy/kto-placi.',
    ].join('\n'),
  );
});

describe('A file that passes', () => {
  test('gets an empty list for an optional one that is left out', () => {
    expect(load('tests/fixtures/valid', 'oferta.yaml')).toMatchObject({prices: []});
    expect(load('tests/fixtures/valid', 'klienci.yaml')).toMatchObject({
      caseStudies: [{figures: []}],
    });
  });

  test('gives a day as text, whether quoted in the file or not', () => {
    expect(load('tests/fixtures/valid', 'zrodla.yaml')).toMatchObject({
      OZE: {read: '2026-11-20'},
      PS: {read: '2026-11-20'},
    });
  });
});

describe('A broken file', () => {
  test.each([
    [
      'strona-glowna.yaml',
      [
        'wiersz 3: pole „bill[1].text”: znaleziono „Za krótko.” (znaków: 10). Wpisz co najmniej 20 znaków.',
        'wiersz 4: pole „bill[1].link.to”: znaleziono „baza-wiedzy/pierwszy” (znaków: 20). Podaj adres wewnętrzny zaczynający się od „/” albo zewnętrzny zaczynający się od „https://”.',
        'wiersz 7: brakuje pola „bill[2].link.to”. Wpisz adres.',
        'wiersz 10: pole „bill[3].link.to”: znaleziono „//example.pl” (znaków: 12). Podaj adres wewnętrzny zaczynający się od „/” albo zewnętrzny zaczynający się od „https://”.',
        'wiersz 11: pole „flow”: znaleziono listę, pozycji: 4. Podaj dokładnie 3 zdania: o dniu z nadwyżką, o wspólnym zużyciu i o wieczorze.',
      ],
    ],
    [
      'oferta.yaml',
      [
        'wiersz 2: pole „lead”: znaleziono „Za krótki wstęp.” (znaków: 16). Wpisz co najmniej 40 znaków.',
        'wiersz 6: pole „steps[1].price” nie jest znane. Usuń je albo popraw jego nazwę.',
        'wiersz 7: pole „steps[1].weDo”: znaleziono „Robimy coś.” (znaków: 11). Wpisz listę.',
        'wiersz 8: pole „steps[1].youDo”: znaleziono listę, pozycji: 0. Podaj co najmniej 1.',
        'wiersz 12: pole „notDone[1].text”: znaleziono 100. Wpisz tekst.',
      ],
    ],
    [
      'klienci.yaml',
      [
        'wiersz 18: pole „audiences[1].members”: znaleziono listę, pozycji: 1. Podaj co najmniej 2.',
        'wiersz 19: pole „audiences[2].id”: znaleziono „farmers” (znaków: 7). Wybierz z listy: gmina, rolnicy, przedsiebiorstwa, mieszkancy.',
        'wiersz 68: brakuje pola „caseStudies[1].place”. Wpisz tekst.',
        'wiersz 71: pole „caseStudies[1].consent”: znaleziono „15.01.2027” (znaków: 10). Podaj datę w formacie rrrr-mm-dd, np. 2026-11-20.',
      ],
    ],
    [
      'kontakt.yaml',
      [
        'brakuje pola „consent”. Wpisz tekst.',
        'brakuje pola „consentSending”. Wpisz tekst.',
        'wiersz 3: pole „temat” nie jest znane. Usuń je albo popraw jego nazwę.',
        'wiersz 4: pole „topics”: znaleziono listę, pozycji: 1. Podaj co najmniej 2.',
        'wiersz 8: pole „beforeYouWrite[1].link.to”: znaleziono „http://example.pl/faq” (znaków: 21). Podaj adres wewnętrzny zaczynający się od „/” albo zewnętrzny zaczynający się od „https://”.',
      ],
    ],
    [
      'wykaz-kowr.yaml',
      [
        'wiersz 2: pole „readings[1].fact”: znaleziono „89” (znaków: 2). Podaj numer faktu, np. F34.',
        'wiersz 3: pole „readings[2].label”: znaleziono „4 września 2025 r.” (znaków: 18). Skróć do 14 znaków.',
        'wiersz 3: pole „readings[2].count”: znaleziono 13.8. Podaj liczbę wpisów.',
        'wiersz 3: pole „readings[2].sources”: znaleziono listę, pozycji: 0. Podaj co najmniej jedno źródło.',
      ],
    ],
    [
      'ogloszenia.yaml',
      [
        'wiersz 2: pole „items[1].id”: znaleziono „Nowy próg” (znaków: 9). Użyj małych liter bez polskich znaków, cyfr i łączników, np. prog-70-i-40-procent.',
        'wiersz 2: brakuje pola „items[1].checked”. Podaj datę w formacie rrrr-mm-dd, np. 2026-11-20.',
        'wiersz 3: pole „items[1].text”: znaleziono „Za krótko.” (znaków: 10). Wpisz co najmniej 20 znaków.',
      ],
    ],
    [
      'zmiany.yaml',
      [
        'wiersz 2: pole „items[1].date”: znaleziono „26.11.2026” (znaków: 10). Podaj datę w formacie rrrr-mm-dd, np. 2026-11-20.',
        'wiersz 3: pole „items[2].text”: znaleziono „Za krótko.” (znaków: 10). Wpisz co najmniej 20 znaków.',
        'wiersz 3: pole „items[2].to”: znaleziono „organy-i-glosowanie” (znaków: 19). Podaj adres w serwisie od „/”, a po znaku „#” miejsce na stronie, np. /faq#moc-umowna.',
        'wiersz 4: pole „items[3].kind”: znaleziono „sprostowanie” (znaków: 12). Wybierz z listy: prawo, poprawka.',
        'wiersz 4: pole „items[3].anchor” nie jest znane. Usuń je albo popraw jego nazwę.',
        'wiersz 5: brakuje pola „items[4].sources”. Podaj co najmniej jedno źródło zmiany w prawie.',
      ],
    ],
    [
      'stawki.yaml',
      [
        'wiersz 7: pole „rates.excise.rows[2].from”: znaleziono „2026-07-02” (znaków: 10). Wiersz zostawia przerwę: zacznij go 2026-07-01, dzień po końcu poprzedniego.',
        'wiersz 8: pole „rates.excise.rows[3].from”: znaleziono „2026-12-31” (znaków: 10). Wiersz nakłada się na poprzedni: zacznij go 2027-01-01, dzień po końcu poprzedniego.',
        'wiersz 8: pole „rates.excise.rows[3].to”: znaleziono „2026-12-30” (znaków: 10). Podaj dzień nie wcześniejszy niż „from”.',
        'wiersz 13: brakuje pola „rates.quality.rows[1].source”. Wpisz tekst.',
        'wiersz 13: pole „rates.quality.rows[1].value”: znaleziono „0,0331” (znaków: 6). Wpisz liczbę z kropką, np. 0.498.',
        'wiersz 16: pole „marketPrices[1].month”: znaleziono „06.2025” (znaków: 7). Podaj miesiąc, np. 2025-06.',
      ],
    ],
    [
      'zrodla.yaml',
      [
        'wiersz 1: brakuje pola „OZE.publisher”. Wpisz tekst.',
        'wiersz 3: pole „OZE.url”: znaleziono „isap.sejm.gov.pl” (znaków: 16). Podaj pełny adres strony, np. https://isap.sejm.gov.pl/.',
        'wiersz 5: pole „OZE.read”: znaleziono „20.11.2026” (znaków: 10). Podaj datę w formacie rrrr-mm-dd, np. 2026-11-20.',
        'wiersz 11: pole „PS.read”: znaleziono „2026-02-30” (znaków: 10). Podaj datę w formacie rrrr-mm-dd, np. 2026-11-20.',
        'wiersz 12: pole „PS.note” nie jest znane. Usuń je albo popraw jego nazwę.',
      ],
    ],
    [
      'slownik.yaml',
      [
        'wiersz 4: pole „akcyza.definition”: znaleziono „Podatek.” (znaków: 8). Wpisz co najmniej 20 znaków.',
        'wiersz 6: pole „akcyza.facts[1]”: znaleziono „F1” (znaków: 2). Podaj numer faktu, np. F34.',
        'wiersz 7: nazwa „Podatek” jest niepoprawna. Użyj małych liter bez polskich znaków, cyfr i łączników, np. prog-70-i-40-procent.',
        'wiersz 12: brakuje pola „oplata.forms”. Wpisz tekst.',
        'wiersz 14: pole „oplata.abbreviations[1]”: znaleziono „opł.” (znaków: 4). Podaj skrót tak, jak stoi w tekście, np. OSD; jego odmianę wpisz w polu „forms”.',
        'wiersz 17: pole „oplata.article”: znaleziono „Opłaty” (znaków: 6). Użyj małych liter bez polskich znaków, cyfr i łączników, np. prog-70-i-40-procent.',
        'wiersz 18: pole „oplata.zobacz” nie jest znane. Usuń je albo popraw jego nazwę.',
      ],
    ],
    [
      'synonimy.yaml',
      [
        'wiersz 3: pole „[2]”: znaleziono listę, pozycji: 1. Podaj co najmniej 2 wyrażenia o tym samym znaczeniu.',
        'wiersz 4: pole „[3]”: znaleziono „prąd, elektryczność” (znaków: 19). Wpisz listę w nawiasach kwadratowych, np. [panele, fotowoltaika].',
        'wiersz 5: pole „[4][2]”: znaleziono „?” (znaków: 1). Wpisz co najmniej 2 znaków.',
        'wiersz 5: pole „[4][2]”: znaleziono „?” (znaków: 1). Wpisz słowo.',
      ],
    ],
    [
      'odmiana.yaml',
      [
        'wiersz 3: nazwa „dwa słowa” jest niepoprawna. Wpisz jedno słowo małymi literami, bez spacji i łączników.',
        'wiersz 4: pole „biogazownia”: znaleziono 5. Wpisz jedno słowo.',
      ],
    ],
  ])('names every field of %s that is wrong and what to do about it', (file, problems) => {
    const message = [`src/data/${file}:`, ...problems.map((problem) => `  – ${problem}`)].join(
      '\n',
    );
    expect(() => load('tests/fixtures/broken', file)).toThrow(new ContentError(message));
  });
});
