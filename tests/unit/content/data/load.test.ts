import path from 'node:path';
import type * as z from 'zod';
import {ContentError} from '@site/src/content/data/checkShape';
import {
  announcementsFile,
  checkSourceCodes,
  dataFiles,
  glossaryPath,
  loadAddresses,
  loadGlossary,
  loadSources,
  loadYaml,
  sourcesPath,
} from '@site/src/content/data/load';

const kinds = [...Object.values(dataFiles), announcementsFile] as readonly {
  file: string;
  schema: z.ZodType;
}[];
const others: Readonly<Record<string, (siteDir: string) => unknown>> = {
  [path.basename(sourcesPath)]: loadSources,
  [path.basename(glossaryPath)]: loadGlossary,
};
const all = [...kinds.map(({file}) => path.basename(file)), ...Object.keys(others)];

function load(site: string, file: string): unknown {
  const kind = kinds.find((known) => path.basename(known.file) === file);
  if (kind) {
    return loadYaml(site, kind.file, kind.schema);
  }
  return others[file]?.(site);
}

describe("The editors' files", () => {
  test.each(all)('of the site pass: %s', (file) => {
    expect(() => load('.', file)).not.toThrow();
  });

  test.each(all)('may be as short as the fixture of %s', (file) => {
    expect(() => load('tests/fixtures/valid', file)).not.toThrow();
  });
});

test('the list of addresses passes, and every address that has moved was published', () => {
  const {published, moved} = loadAddresses('.');
  expect(Object.keys(published)).toContain('/');
  expect(Object.keys(moved).filter((address) => !(address in published))).toEqual([]);
});

test('a broken list of addresses names each mistake', () => {
  expect(() => loadAddresses('tests/fixtures/broken')).toThrow(
    [
      'src/data/adresy.yaml:',
      '  – nazwa „/oferta/” jest niepoprawna. Podaj adres w serwisie od „/”, bez ukośnika na końcu, np. /baza-wiedzy/kto-placi.',
      '  – pole „published./kontakt”: znaleziono „20.11.2026” (znaków: 10). Podaj datę w formacie rrrr-mm-dd, np. 2026-11-20.',
      '  – pole „moved./stary”: znaleziono „nowy” (znaków: 4). Podaj adres w serwisie od „/”, bez ukośnika na końcu, np. /baza-wiedzy/kto-placi.',
    ].join('\n'),
  );
});

describe('A file that passes', () => {
  test('gets an empty list where an optional one is left out', () => {
    expect(load('tests/fixtures/valid', 'oferta.yaml')).toMatchObject({prices: []});
    expect(load('tests/fixtures/valid', 'klienci.yaml')).toMatchObject({
      caseStudies: [{figures: []}],
    });
  });

  test('gives a day as text, with or without quotes in the file', () => {
    expect(loadSources('tests/fixtures/valid')).toMatchObject({
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
        'pole „bill[1].text”: znaleziono „Za krótko.” (znaków: 10). Wpisz co najmniej 20 znaków.',
        'pole „bill[1].link.to”: znaleziono „baza-wiedzy/pierwszy” (znaków: 20). Podaj adres wewnętrzny zaczynający się od „/” albo zewnętrzny zaczynający się od „https://”.',
        'brakuje pola „bill[2].link.to”. Wpisz adres.',
        'pole „bill[3].link.to”: znaleziono „//example.pl” (znaków: 12). Podaj adres wewnętrzny zaczynający się od „/” albo zewnętrzny zaczynający się od „https://”.',
        'pole „flow”: znaleziono listę, pozycji: 4. Podaj dokładnie 3 zdania: o dniu z nadwyżką, o wspólnym zużyciu i o wieczorze.',
      ],
    ],
    [
      'oferta.yaml',
      [
        'pole „lead”: znaleziono „Za krótki wstęp.” (znaków: 16). Wpisz co najmniej 40 znaków.',
        'brakuje pola „promises[1].result”. Wpisz tekst.',
        'pole „promises[1].price” nie jest znane. Usuń je albo popraw jego nazwę.',
        'pole „steps[1].weDo”: znaleziono „Robimy coś.” (znaków: 11). Wpisz listę.',
        'pole „steps[1].youDo”: znaleziono listę, pozycji: 0. Podaj co najmniej 1.',
        'pole „notDone[1].text”: znaleziono 100. Wpisz tekst.',
      ],
    ],
    [
      'klienci.yaml',
      [
        'pole „audiences[1].members”: znaleziono listę, pozycji: 1. Podaj co najmniej 2.',
        'pole „audiences[2].id”: znaleziono „farmers” (znaków: 7). Wybierz z listy: gmina, rolnicy, przedsiebiorstwa, mieszkancy.',
        'brakuje pola „caseStudies[1].place”. Wpisz tekst.',
        'pole „caseStudies[1].consent”: znaleziono „15.01.2027” (znaków: 10). Podaj datę w formacie rrrr-mm-dd, np. 2026-11-20.',
      ],
    ],
    [
      'kontakt.yaml',
      [
        'pole „topics”: znaleziono listę, pozycji: 1. Podaj co najmniej 2.',
        'pole „beforeYouWrite[1].link.to”: znaleziono „http://example.pl/faq” (znaków: 21). Podaj adres wewnętrzny zaczynający się od „/” albo zewnętrzny zaczynający się od „https://”.',
        'brakuje pola „consent”. Wpisz tekst.',
        'brakuje pola „consentSending”. Wpisz tekst.',
        'pole „temat” nie jest znane. Usuń je albo popraw jego nazwę.',
      ],
    ],
    [
      'wykaz-kowr.yaml',
      [
        'pole „readings[1].fact”: znaleziono „89” (znaków: 2). Podaj numer faktu, np. F34.',
        'pole „readings[2].label”: znaleziono „4 września 2025 r.” (znaków: 18). Skróć do 14 znaków.',
        'pole „readings[2].count”: znaleziono 13.8. Podaj liczbę wpisów.',
        'pole „readings[2].sources”: znaleziono listę, pozycji: 0. Podaj co najmniej jedno źródło.',
      ],
    ],
    [
      'ogloszenia.yaml',
      [
        'pole „items[1].id”: znaleziono „Nowy próg” (znaków: 9). Użyj małych liter bez polskich znaków, cyfr i łączników, np. prog-70-i-40-procent.',
        'pole „items[1].text”: znaleziono „Za krótko.” (znaków: 10). Wpisz co najmniej 20 znaków.',
        'brakuje pola „items[1].checked”. Podaj datę w formacie rrrr-mm-dd, np. 2026-11-20.',
      ],
    ],
    [
      'stawki.yaml',
      [
        'pole „rates.excise.rows[2].from”: znaleziono „2026-07-02” (znaków: 10). Wiersz zostawia przerwę: zacznij go 2026-07-01, dzień po końcu poprzedniego.',
        'pole „rates.excise.rows[3].from”: znaleziono „2026-12-31” (znaków: 10). Wiersz nakłada się na poprzedni: zacznij go 2027-01-01, dzień po końcu poprzedniego.',
        'pole „rates.excise.rows[3].to”: znaleziono „2026-12-30” (znaków: 10). Podaj dzień nie wcześniejszy niż „from”.',
        'pole „rates.quality.rows[1].value”: znaleziono „0,0331” (znaków: 6). Wpisz liczbę z kropką, np. 0.498.',
        'brakuje pola „rates.quality.rows[1].source”. Wpisz tekst.',
        'pole „marketPrices[1].month”: znaleziono „06.2025” (znaków: 7). Podaj miesiąc, np. 2025-06.',
      ],
    ],
    [
      'zrodla.yaml',
      [
        'brakuje pola „OZE.publisher”. Wpisz tekst.',
        'pole „OZE.url”: znaleziono „isap.sejm.gov.pl” (znaków: 16). Podaj pełny adres strony, np. https://isap.sejm.gov.pl/.',
        'pole „OZE.read”: znaleziono „20.11.2026” (znaków: 10). Podaj datę w formacie rrrr-mm-dd, np. 2026-11-20.',
        'pole „PS.read”: znaleziono „2026-02-30” (znaków: 10). Podaj datę w formacie rrrr-mm-dd, np. 2026-11-20.',
        'pole „PS.note” nie jest znane. Usuń je albo popraw jego nazwę.',
      ],
    ],
    [
      'slownik.yaml',
      [
        'pole „akcyza.definition”: znaleziono „Podatek.” (znaków: 8). Wpisz co najmniej 20 znaków.',
        'pole „akcyza.facts[1]”: znaleziono „F1” (znaków: 2). Podaj numer faktu, np. F34.',
        'nazwa „Podatek” jest niepoprawna. Użyj małych liter bez polskich znaków, cyfr i łączników, np. prog-70-i-40-procent.',
        'pole „oplata.abbreviations[1]”: znaleziono „opł.” (znaków: 4). Podaj skrót tak, jak stoi w tekście, np. OSD; jego odmianę wpisz w polu „forms”.',
        'brakuje pola „oplata.forms”. Wpisz tekst.',
        'pole „oplata.article”: znaleziono „Opłaty” (znaków: 6). Użyj małych liter bez polskich znaków, cyfr i łączników, np. prog-70-i-40-procent.',
        'pole „oplata.zobacz” nie jest znane. Usuń je albo popraw jego nazwę.',
      ],
    ],
  ])('names every field of %s that is wrong and what to do about it', (file, problems) => {
    const message = [`src/data/${file}:`, ...problems.map((problem) => `  – ${problem}`)].join(
      '\n',
    );
    expect(() => load('tests/fixtures/broken', file)).toThrow(new ContentError(message));
  });

  test.each([
    ['kontakt.yaml', 4],
    ['oferta.yaml', 4],
  ])('names the line of %s at which it cannot be read: %d', (file, line) => {
    expect(() => load('tests/fixtures/unreadable', file)).toThrow(
      new ContentError(
        `src/data/${file}, wiersz ${line}: zapis YAML jest niepoprawny. Sprawdź wcięcia, dwukropki i cudzysłowy w tym wierszu i tuż nad nim.`,
      ),
    );
  });
});

describe('A data file that names sources', () => {
  test('passes when the list of sources has them all', () => {
    expect(() => {
      checkSourceCodes('tests/fixtures/valid', 'src/data/ogloszenia.yaml', ['OZE', 'PS']);
    }).not.toThrow();
  });

  test('is refused by name when it has not', () => {
    expect(() => {
      checkSourceCodes('tests/fixtures/valid', 'src/data/ogloszenia.yaml', ['OZE', 'ABC']);
    }).toThrow(
      new ContentError(
        'src/data/ogloszenia.yaml: nie ma źródła „ABC” w pliku src/data/zrodla.yaml. Dopisz je tam albo popraw kod.',
      ),
    );
  });
});
