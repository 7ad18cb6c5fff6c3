import {doubtOfMention} from '../table/findUnit';
import {multiplierOf} from '../table/multiplier';
import type {SourceSheet} from '../types';

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
