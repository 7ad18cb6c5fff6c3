import {foldPolish} from '@cooperative/polish';

/** Numbers in words, in the forms that people type. One is missing: „jeden” and „jedna” seldom count anything. */
const numbers: Readonly<Record<number, string>> = {
  2: 'dwa dwie dwóch dwu dwom dwoma dwiema dwoje dwojga',
  3: 'trzy trzech trzem trzema troje trojga',
  4: 'cztery czterech czterem czterema czworo czworga',
  5: 'pięć pięciu pięcioma pięcioro pięciorga',
  6: 'sześć sześciu sześcioro sześciorga',
  7: 'siedem siedmiu siedmioma siedmioro siedmiorga',
  8: 'osiem ośmiu ośmioma ośmioro ośmiorga',
  9: 'dziewięć dziewięciu dziewięcioro dziewięciorga',
  10: 'dziesięć dziesięciu dziesięcioma dziesięcioro dziesięciorga',
  11: 'jedenaście jedenastu',
  12: 'dwanaście dwunastu',
  13: 'trzynaście trzynastu',
  14: 'czternaście czternastu',
  15: 'piętnaście piętnastu',
  20: 'dwadzieścia dwudziestu',
  30: 'trzydzieści trzydziestu',
  40: 'czterdzieści czterdziestu',
  50: 'pięćdziesiąt pięćdziesięciu',
  60: 'sześćdziesiąt sześćdziesięciu',
  70: 'siedemdziesiąt siedemdziesięciu',
  80: 'osiemdziesiąt osiemdziesięciu',
  90: 'dziewięćdziesiąt dziewięćdziesięciu',
  100: 'sto stu',
};

/** How acts of law are quoted, and the word in full. */
const abbreviations: Readonly<Record<string, string>> = {
  art: 'artykuł',
  ust: 'ustęp',
  '§': 'paragraf',
  pkt: 'punkt',
  lit: 'litera',
  nr: 'numer',
  poz: 'pozycja',
};

/** The middle of a month is „w środku”, „w połowie” and „w trakcie”; more than one „środek” is money. */
const during: Readonly<Record<string, string>> = {
  środek: 'trakcie',
  środku: 'trakcie',
  połowie: 'trakcie',
};

/** „Nie ma prądu”, „nie mamy danych”: both words are too common to find anything, and together they are „brak”. */
const lack = /^nie\s/i;

/** With and without diacritics, also with a capital letter at the beginning of a sentence and in capitals. */
const written = (form: string): string[] =>
  [form, foldPolish(form)].flatMap((spelled) => [
    spelled,
    spelled.charAt(0).toUpperCase() + spelled.slice(1),
    spelled.toUpperCase(),
  ]);

const spellings = new Map(
  [
    ...Object.entries(numbers).flatMap(([number, forms]) =>
      forms.split(' ').map((form) => [form, number] as const),
    ),
    ...Object.entries(abbreviations),
    ...Object.entries(during),
  ].flatMap(([form, meant]) => written(form).map((spelled) => [spelled, meant] as const)),
);

/**
 * The one spelling that the search knows of a word as it is written: „ośmiu” is „8”, „art” is „artykuł” and „0.6” is
 * „0,6”, and „nie ma” is „brak”. Any other word as it is.
 */
export function oneSpelling(word: string): string {
  const known = lack.test(word) ? 'brak' : spellings.get(word);
  return known ?? (word.includes('.') ? word.replaceAll('.', ',') : word);
}
