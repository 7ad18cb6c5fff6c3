import {randomFrom} from '../../../../tests/bench/search/queries';

const parts = [
  '__proto__',
  'constructor',
  'toString',
  '(a+)+$',
  '.*',
  '[[[',
  '\\',
  '\u202e',
  '\u200f',
  '\u0000',
  '👩‍👩‍👧',
  '🔥',
  'ź',
  'z\u0301',
  'İ',
  'ß',
  'ſ',
  '１２３',
  '0,6',
  '1:0,6',
  '-',
  '%00',
  '<script>',
  '"',
  "'; drop table",
  '${x}',
  'spółdzielnia',
  'spodzielnia',
  'opłata mocowa',
  'nieprzewidywalnościami',
  'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
  'ąćęłńóśźż',
  'شكرا',
  '日本語',
  'Ω',
  ' ',
  '\n',
  '\t',
];

/** Queries nobody types in good faith, and random ones; the same in every run. */
export function hostileQueries(count: number): string[] {
  const random = randomFrom(42);
  const part = (): string => parts[Math.floor(random() * parts.length)] ?? '';
  const letters = (length: number): string =>
    Array.from({length}, () => String.fromCharCode(97 + Math.floor(random() * 26))).join('');
  return Array.from({length: count}, (_, number) => {
    switch (number % 5) {
      case 0:
        return Array.from({length: 1 + Math.floor(random() * 8)}, part).join('');
      case 1:
        return Array.from({length: 1 + Math.floor(random() * 8)}, part).join(' ');
      case 2:
        return letters(1 + Math.floor(random() * 30));
      case 3:
        return Array.from({length: 12}, () => letters(1 + Math.floor(random() * 12))).join(' ');
      default:
        return String.fromCodePoint(
          ...Array.from({length: 20}, () => Math.floor(random() * 0xd7ff) + 1),
        ).repeat(number % 50 === 4 ? 200 : 1);
    }
  });
}
