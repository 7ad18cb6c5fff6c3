import {foldPolish} from '../../kernel/text';

/** Numbers in words, in the forms that people type. One is missing: „jeden” and „jedna” seldom count anything. */
const forms: Readonly<Record<number, string>> = {
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

/** With and without diacritics, and with a capital letter at the beginning of a sentence. */
const spellings = (form: string): string[] =>
  [form, foldPolish(form)].flatMap((spelled) => [
    spelled,
    spelled.charAt(0).toUpperCase() + spelled.slice(1),
  ]);

const digits = new Map(
  Object.entries(forms).flatMap(([number, words]) =>
    words
      .split(' ')
      .flatMap((form) => spellings(form).map((spelled) => [spelled, number] as const)),
  ),
);

/** A number in words as its digits, any other word as it is: „ośmiu” and „8” are one word for the search. */
export function inDigits(word: string): string {
  return digits.get(word) ?? word;
}
