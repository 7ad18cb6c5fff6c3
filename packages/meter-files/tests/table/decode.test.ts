import {decode} from '../../src/table/decode';

const letters = 'ąćęłńóśźżĄĆĘŁŃÓŚŹŻ';
const pages = {
  'windows-1250': 'b9 e6 ea b3 f1 f3 9c 9f bf a5 c6 ca a3 d1 d3 8c 8f af',
  'iso-8859-2': 'b1 e6 ea b3 f1 f3 b6 bc bf a1 c6 ca a3 d1 d3 a6 ac af',
  'code page 852': 'a5 86 a9 88 e4 a2 98 ab be a4 8f a8 9d e3 e0 97 8d bd',
} as const;

function inPage(text: string, page: keyof typeof pages): Uint8Array {
  const bytes = pages[page].split(' ').map((hex) => parseInt(hex, 16));
  return Uint8Array.from(text, (letter) => {
    const at = letters.indexOf(letter);
    return at === -1 ? letter.charCodeAt(0) : (bytes[at] ?? 0);
  });
}

const texts = [
  'Pobór',
  'Data;Pobór;Oddanie\n2026-06-01 01:00;1,5;0',
  'nazwa;numer PPE\nszkoła;590322400000000011',
  'Łódź',
  'świetlica wiejska, remiza, wójt',
  'ENERGIA WYTWÓRCZA',
  'Wartość kWh;Rodzaj\n1,5;nadwyżka oddaną',
  'Dzień;Źródło;Zużycie',
  'Żółć gęślą jaźń',
  letters,
];

describe.each(Object.keys(pages) as (keyof typeof pages)[])('%s', (page) => {
  test.each(texts)('gives „%s”', (text) => {
    expect(decode(inPage(text, page))).toBe(text);
  });

  test('is told even where the first letter stands late', () => {
    const text = `${'2026-06-01 01:00;1,5\n'.repeat(20_000)}pobór`;
    expect(decode(inPage(text, page))).toBe(text);
  });
});

/** UTF-8 taken for another encoding and written as UTF-8 once more. */
function encodedTwice(text: string, page: string): Uint8Array {
  return new TextEncoder().encode(new TextDecoder(page).decode(new TextEncoder().encode(text)));
}

test.each(['windows-1250', 'windows-1252', 'iso-8859-2'])(
  'letters encoded twice through %s are mended',
  (page) => {
    for (const text of texts) {
      expect(decode(encodedTwice(text, page))).toBe(text);
    }
  },
);

// The decoder of Node 20 is not that of browsers, in which programs wrote these letters.
test('letters encoded twice through windows-1252 are mended as other programs write them', () => {
  expect(decode(new TextEncoder().encode('czÅ‚onek;Å»Ã³Å‚Ä‡;BÄ…kÃ³w'))).toBe('członek;Żółć;Bąków');
});

test.each(['windows-1250', 'iso-8859-2'] as const)(
  'letters of %s that were taken for those of the West are mended',
  (page) => {
    for (const text of ['Data;Zużycie [kWh];Oddanie [kWh]', 'Wartość;ważny;ŁĄCZNIE']) {
      const west = new TextDecoder('windows-1252').decode(inPage(text, page));
      expect(decode(new TextEncoder().encode(west))).toBe(text);
    }
  },
);

test.each([
  ['a mark of byte order in the middle of two files put together', 'a;b\n\uFEFFa;b', 'a;b\na;b'],
  ['a mark encoded twice', 'ď»żData;Pobór', 'Data;Pobór'],
  [
    'combining marks',
    'Pobo\u0301r; Wartos\u0301c\u0301; nadwyz\u0307ka',
    'Pobór; Wartość; nadwyżka',
  ],
  ['lost letters, which are left as they are', 'Pob?r;Pob\uFFFDr', 'Pob?r;Pob\uFFFDr'],
  ['letters of other languages', 'Müller;Ångström;„cena” – 5 zł', 'Müller;Ångström;„cena” – 5 zł'],
  ['signs of the West', 'Gaz [m³];±2 °C;¿Qué?;Año', 'Gaz [m³];±2 °C;¿Qué?;Año'],
  ['quotation marks around a few rows', 'a;b\n1;2\n"3;4"\n5;6', 'a;b\n1;2\n"3;4"\n5;6'],
  ['quotation marks around most rows', 'a;b\r\n"1;0,2"\r\n"3;""4"""', 'a;b\r\n1;0,2\r\n3;"4"'],
])('%s', (_, text, wanted) => {
  expect(decode(new TextEncoder().encode(text))).toBe(wanted);
});

test('words of another language in windows-1250 are not taken for code page 852', () => {
  const bytes = Uint8Array.from('nam\xec\xf8en\xe1 data OK', (letter) => letter.charCodeAt(0));
  expect(decode(bytes)).toBe('naměřená data OK');
});

test('a file in UTF-8 with a piece in another encoding keeps its letters', () => {
  const bytes = Uint8Array.from([
    ...new TextEncoder().encode('Pobór;Wartość;Źródło\n'),
    ...inPage('ó', 'windows-1250'),
  ]);
  expect(decode(bytes)).toBe('Pobór;Wartość;Źródło\n\uFFFD');
});
