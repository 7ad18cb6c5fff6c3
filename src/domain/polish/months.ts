import {months as inDates} from './date';

/** Names of the months, short and long. */
export const monthNames = [
  ['sty', 'styczeń'],
  ['lut', 'luty'],
  ['mar', 'marzec'],
  ['kwi', 'kwiecień'],
  ['maj', 'maj'],
  ['cze', 'czerwiec'],
  ['lip', 'lipiec'],
  ['sie', 'sierpień'],
  ['wrz', 'wrzesień'],
  ['paź', 'październik'],
  ['lis', 'listopad'],
  ['gru', 'grudzień'],
] as const;

/** Reads a month as people write it: `2026-08`, `08.2026`, `8/2026`, „sierpień 2026”, „sierpnia 2026 r.”; gives `2026-08`. */
export function readMonth(text: string): string | null {
  const plain = text
    .trim()
    .toLowerCase()
    .replace(/\s*r\.?$/, '');
  const [, firstYear, lastMonth] = /^(\d{4})\s*[-./ ]\s*(\d{1,2})$/.exec(plain) ?? [];
  const [, firstMonth, lastYear] = /^(\d{1,2})\s*[-./ ]\s*(\d{4})$/.exec(plain) ?? [];
  const [, word = '', wordYear] = /^(\p{L}+)\.?\s+(\d{4})$/u.exec(plain) ?? [];
  const named = monthNames.findIndex(
    ([short, long], index) => word === short || word === long || word === inDates[index],
  );
  const month = Number(lastMonth ?? firstMonth ?? named + 1);
  const year = firstYear ?? lastYear ?? wordYear;
  return year === undefined || month < 1 || month > 12
    ? null
    : `${year}-${String(month).padStart(2, '0')}`;
}
