/** Words of headings, of readings and of lists, with Polish letters, which a program that does not know them turns into question marks. */
const words = [
  'pobór',
  'poboru',
  'zużycie',
  'zużycia',
  'zużyta',
  'zużytej',
  'nadwyżka',
  'nadwyżki',
  'całodobowa',
  'całodobowo',
  'całkowita',
  'całkowity',
  'całkowite',
  'łącznie',
  'łączna',
  'ogółem',
  'narastająco',
  'narastająca',
  'średnia',
  'średni',
  'średnie',
  'pojemnościowa',
  'spółdzielni',
  'spółdzielnia',
  'własne',
  'własna',
  'bezpośrednie',
  'bezpośrednia',
  'wartość',
  'ilość',
  'dzień',
  'przedpołudniowy',
  'przedpołudniowa',
  'popołudniowy',
  'popołudniowa',
  'pozostałe',
  'sprzedaż',
  'zwrócona',
  'wysłana',
  'źródło',
  'współczynnik',
  'udział',
  'ładowanie',
  'rozładowanie',
  'członek',
  'członka',
  'właściciel',
  'właściciela',
  'należy',
  'imię',
  'wcześniejsze',
  'wcześniejszy',
  'przystąpienia',
  'wystąpienia',
  'odejścia',
];

const wordsOrLost = /[\p{L}?\uFFFD]+/gu;

/** One letter of Polish may have been written in two bytes, and each of them lost. */
const patterns = words.map((word) => ({
  word,
  pattern: new RegExp(`^${word.replaceAll(/[^a-z]/g, '[?\\uFFFD]{1,3}')}$`, 'i'),
}));

/** A heading with its lost letters (`Pob?r`), where only one word fits. */
export function withLostLetters(text: string): string {
  return /[?\uFFFD]/.test(text)
    ? text.replaceAll(wordsOrLost, (found) => {
        const fits = patterns.filter(({pattern}) => pattern.test(found));
        return fits.length === 1 ? (fits[0]?.word ?? found) : found;
      })
    : text;
}
