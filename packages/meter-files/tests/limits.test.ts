import fc from 'fast-check';
import {readMeterFiles} from '../src';
import {splitTable} from '../src/table/splitTable';

const encoder = new TextEncoder();
const header = 'Data; Wartość kWh;Rodzaj;';

function messages(text: string | Uint8Array, now?: () => number): readonly string[] {
  const bytes = typeof text === 'string' ? encoder.encode(text) : text;
  const {outcomes, joined} = readMeterFiles([{name: 'plik.csv', bytes, options: {now}}]);
  expect(joined).toBeNull();
  return outcomes.flatMap((outcome) =>
    outcome.ok
      ? outcome.value.kind === 'unknown'
        ? [outcome.value.reason]
        : []
      : outcome.errors.map(({message}) => message),
  );
}

const asCsv =
  'Otwórz plik w arkuszu i zapisz go jako CSV (rozdzielany średnikami), a potem wybierz ten plik.';

test.each<[string, string | Uint8Array, string]>([
  ['nothing', '', 'Plik jest pusty. Wybierz inny.'],
  ['only a mark and spaces', '\uFEFF \r\n \r\n', 'Plik jest pusty. Wybierz inny.'],
  [
    'a workbook of Excel 97',
    new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0, 0]),
    `To arkusz Excela (XLS), a nie CSV. ${asCsv}`,
  ],
  ['a PDF', '%PDF-1.7 …', `To dokument PDF, a nie CSV. ${asCsv}`],
  [
    'a picture',
    new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 1, 2, 3]),
    `To nie jest plik tekstowy. ${asCsv}`,
  ],
  [
    'a header alone',
    header,
    'Pod nagłówkiem nie ma odczytów energii pobranej ani oddanej. Pobierz plik jeszcze raz i sprawdź jego okres.',
  ],
  [
    'no time',
    'Licznik;Pobór [kWh]\n1;2',
    'Brakuje kolumny „Data i godzina”. Sprawdź nagłówek pliku.',
  ],
  [
    'no energy',
    'Data;Status\n2026-01-01 01:00;OK',
    'Brakuje kolumny z energią pobraną albo oddaną, np. „Pobór [kWh]”. Sprawdź nagłówek pliku.',
  ],
  [
    'another text',
    'Ala ma kota.\nKot ma Alę.',
    'Nie rozpoznajemy układu tego pliku. Sprawdź nagłówek pliku.',
  ],
  [
    'a word for a number',
    `${header}\n2026-01-01 1:00;dużo;pobór;`,
    'Wiersz 2, kolumna „Wartość kWh”: nie rozumiemy wartości „dużo”. Wpisz liczbę, np. 1,25, albo zostaw pustą komórkę.',
  ],
  [
    'a formula',
    `${header}\n2026-01-01 1:00;=SUMA(A1:A9);pobór;`,
    'Wiersz 2, kolumna „Wartość kWh”: nie rozumiemy wartości „=SUMA(A1:A9)”. Wpisz liczbę, np. 1,25, albo zostaw pustą komórkę.',
  ],
  [
    'energy below zero',
    `${header}\n2026-01-01 1:00;-1,5;pobór;`,
    'Wiersz 2, kolumna „Wartość kWh”: energia nie może być ujemna, a jest „-1,5”. Popraw ją albo zostaw pustą komórkę. Takich miejsc: 1.',
  ],
  [
    'a day that is not in the calendar',
    `${header}\n2026-02-30 1:00;1;pobór;`,
    'Wiersz 2, kolumna „Data”: nie rozumiemy wartości „2026-02-30 1:00”. Wpisz datę i godzinę, np. 2026-03-28 13:00.',
  ],
  [
    'an hour 25 on a day of 24',
    `${header}\n2026-01-01 25:00;1;pobór;`,
    'Wiersz 2, kolumna „Data”: nie rozumiemy wartości „2026-01-01 25:00”. Wpisz datę i godzinę, np. 2026-03-28 13:00.',
  ],
  [
    'an open quote',
    `${header}\n2026-01-01 1:00;"1,5;pobór;`,
    'Wiersz 2: cudzysłów jest otwarty i nigdzie się nie zamyka. Usuń go albo pobierz plik jeszcze raz.',
  ],
  [
    'days instead of hours',
    `${header}\n${[1, 2, 3, 4, 5].map((day) => `2026-01-0${day} 1:00;1;pobór;`).join('\n')}`,
    'Plik ma odczyty rzadsze niż co godzinę. Pobierz z portalu operatora dane godzinowe. Jeśli to podsumowanie obok nich, usuń je.',
  ],
  [
    'every seven minutes',
    `${header}\n2026-01-01 1:00;1;pobór;\n2026-01-01 1:07;1;pobór;`,
    'Odczyty są co 7 min, a pełna godzina się z nich nie składa. Pobierz dane godzinowe albo 15-minutowe.',
  ],
  [
    'energy in the hour that spring leaves out',
    `${header}\n2026-03-29 2:00;1;pobór;\n2026-03-29 3:00;2;pobór;\n2026-03-29 24:00;2;pobór;`,
    'Wiersz 3: podano 2 kWh w godzinie 2:00–3:00, której nie było: tej nocy zegary przesunięto na czas letni. Jeśli plik ma czas zimowy przez cały rok, pobierz go razem z październikiem, żeby było to widać; jeśli nie, popraw godziny w pliku.',
  ],
  [
    'a year far away',
    `${header}\n1999-01-01 1:00;1;pobór;\n1999-01-01 2:00;1;pobór;\n2050-01-01 1:00;1;pobór;`,
    'Od pierwszego odczytu do ostatniego mija ponad 16 lat. Sprawdź daty w pliku.',
  ],
])('%s is refused with its remedy', (_, text, message) => {
  expect(messages(text)).toEqual([message]);
});

test('five mistakes are shown, the others counted', () => {
  const rows = Array.from({length: 9}, (_, hour) => `2026-01-01 ${hour + 1}:00;x;pobór;`);
  const found = messages([header, ...rows].join('\n'));
  expect(found).toHaveLength(6);
  expect(found.at(-1)).toBe('Takich miejsc jest więcej: 4.');
});

test('lines are counted as a text editor counts them, even after a cell with a line break', () => {
  expect(messages('Data;"Pobór\n[kWh]"\n\n2026-01-01 01:00;x')[0]).toMatch(
    /^Wiersz 4, kolumna „Pobór \[kWh\]”/,
  );
});

test('a file above 100 MB is not opened', () => {
  expect(messages(new Uint8Array(100_000_001))).toEqual([
    'Plik jest za duży. Największy rozmiar to 100 MB. Podziel go na krótsze okresy i wybierz wszystkie części.',
  ]);
});

test('a million and one rows and 257 columns are too many', () => {
  expect(() => splitTable(`a;b\n${'1;2\n'.repeat(1_000_001)}`, () => undefined)).toThrow(
    /^Plik ma więcej niż 1000000 wierszy/,
  );
  expect(messages(`a;b\n${'1;'.repeat(270)}`)).toEqual([
    'Wiersz 2: kolumn jest 271, a może być najwyżej 256. Usuń zbędne kolumny.',
  ]);
});

test('reading ends when the time limit is reached', () => {
  let clock = 0;
  const now = (): number => (clock += 20_000);
  expect(messages(`${header}\n2026-01-01 1:00;1;pobór;`, now)).toEqual([
    'Wczytywanie trwało dłużej niż 30 s i zostało przerwane. Podziel plik na krótsze okresy.',
  ]);
});

test('no bytes make it throw or hang', () => {
  const parts = [
    header,
    '\n',
    ';',
    '"',
    '2026-03-29 2:00',
    '24:00',
    '1,5',
    'pobór',
    '=',
    '\0',
    'DD',
    'kSE',
    'H01',
    '﻿',
    '46000,5',
  ];
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.constantFrom(...parts), fc.string())), (words) => {
      const {outcomes} = readMeterFiles([{name: 'x.csv', bytes: encoder.encode(words.join(''))}]);
      expect(outcomes).toHaveLength(1);
    }),
    {numRuns: 500},
  );
  fc.assert(
    fc.property(fc.uint8Array({maxLength: 300}), (bytes) => {
      expect(readMeterFiles([{name: 'x.csv', bytes}]).outcomes).toHaveLength(1);
    }),
    {numRuns: 300},
  );
});
