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
  const parts = text
    .toLowerCase()
    .split(/[-./\s]/)
    .filter((part) => part !== '' && part !== 'r');
  const year = parts.find((part) => /^\d{4}$/.test(part));
  const word = parts.find((part) => part !== year);
  if (parts.length !== 2 || year === undefined || word === undefined) {
    return null;
  }
  const named = monthNames.findIndex(
    ([short, long], index) => word === short || word === long || word === inDates[index],
  );
  const month = /^\d{1,2}$/.test(word) ? Number(word) : named + 1;
  return month < 1 || month > 12 ? null : `${year}-${String(month).padStart(2, '0')}`;
}
