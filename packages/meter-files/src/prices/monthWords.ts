import {foldPolish, monthNames} from '@cooperative/polish';

const english = [
  'jan',
  'feb',
  'mar',
  'apr',
  'may',
  'jun',
  'jul',
  'aug',
  'sep',
  'oct',
  'nov',
  'dec',
];
const polish = monthNames.map(([short]) => foldPolish(short));
const romans = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];

/**
 * A month with its year: in digits, by its name or in Roman numerals, the year also in two digits behind a name. Behind
 * a year may stand a footnote or a correction, but no price.
 */
const monthForms = [
  /^(?<year>\d{4})[-./ ]?(?<month>0[1-9]|1[0-2])$/,
  /^(?<year>\d{4})[-./ ](?<month>[1-9]|[ivx]+|[a-z]{3,})$/,
  /^(?<month>0?[1-9]|1[0-2]|[ivx]+)[-./ ](?<year>\d{4})(?: ?r\.?)?$/,
  /^(?<month>[a-z]{3,})[-./ ]+(?<year>\d{4})(?!\d)(?:\D*| ?\d\)| ?(?:[[(]|kor).*)$/,
  /^(?<month>[a-z]{3,})[-./ ]+'?(?<year>\d\d)$/,
  /^(?<month>[ivx]{1,2})[-./ ]+'?(?<year>\d\d)$/,
];

/** `rrrr-mm` of `2025-06`, `06.2025`, `VI 2025`, `cze-25` or `czerwiec 2025`. */
export function monthOf(text: string): string | null {
  const folded = foldPolish(text).trim();
  const {year, month: said = ''} =
    monthForms.map((form) => form.exec(folded)?.groups).find((groups) => groups) ?? {};
  const month = monthNumberOf(said);
  return year !== undefined && month !== null
    ? `${year.padStart(4, '20')}-${String(month).padStart(2, '0')}`
    : null;
}

/** The number of a month alone, by its name, in digits or Roman numerals: 1–12; null for anything else. */
export function monthNumberOf(text: string): number | null {
  const word = foldPolish(text).replace(/\.$/, '').trim();
  if (/^(?:0?[1-9]|1[0-2])$/.test(word)) {
    return Number(word);
  }
  const roman = romans.indexOf(word) + 1;
  const named = /^[a-z]{3,12}$/.test(word) ? word.slice(0, 3) : '';
  const number = roman || polish.indexOf(named) + 1 || english.indexOf(named) + 1;
  return number > 0 ? number : null;
}
