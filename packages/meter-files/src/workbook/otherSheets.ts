import {doubtOfMention} from '../table/findUnit';
import {multiplierOf} from '../table/multiplier';
import type {TableRow} from '../table/tableRow';
import type {SourceSheet} from '../types';

/** What is told of a hidden sheet with hours of its own. */
export const hiddenHours = 'jest ukryty, a ma godziny, których nie ma w pozostałych';

/** Why nobody knows whether the energy is whole: a remark tells of a hidden sheet with more. Null if none does. */
export function doubtOfSheets(below: readonly TableRow[]): string | null {
  const told = below
    .map(({cells}) => cells[0] ?? '')
    .find((line) => line.startsWith('# Arkusz ') && line.includes(hiddenHours));
  return told === undefined
    ? null
    : `${told.slice(2)}. Nie wiemy, czy mają się liczyć. Jeśli tak, odkryj go w pliku; jeśli nie, usuń go albo wskaż kolumny, a wczytamy tylko widoczne arkusze.`;
}

/** Lines of sheets without readings that speak of a unit or a multiplier, as comments to stand below the readings. */
export function saidElsewhere(sheets: readonly SourceSheet[]): readonly string[] {
  return sheets.flatMap(({sheet, table}) => {
    // A legend explains kWh too.
    const isOfOther = doubtOfMention(table) !== null;
    return table
      .filter((row) => (isOfOther && doubtOfMention([row]) !== null) || multiplierOf(row) !== null)
      .map(({cells}) => `# Arkusz ${sheet}: ${cells.filter((cell) => cell !== '').join(' ')}`);
  });
}
