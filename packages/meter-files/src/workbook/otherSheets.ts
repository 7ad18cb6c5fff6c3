import {doubtOfMention} from '../table/findUnit';
import {multiplierOf} from '../table/multiplier';
import type {TableRow} from '../table/tableRow';
import type {SourceSheet} from '../types';

/** Lines of sheets without readings that speak of a unit or a multiplier, as comments to stand below the readings. */
export function saidElsewhere(sheets: readonly SourceSheet[]): readonly string[] {
  const isTelling = (row: TableRow): boolean =>
    doubtOfMention([row]) !== null || multiplierOf(row) !== null;
  return sheets.flatMap(({sheet, table}) =>
    table
      .filter(isTelling)
      .map(({cells}) => `# Arkusz ${sheet}: ${cells.filter((cell) => cell !== '').join(' ')}`),
  );
}
