import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Sheet} from '@cooperative/settlement/month';

/** A document to write. */
export interface NamedSheet {
  /** Of the file, without its ending. */
  readonly name: string;
  readonly sheet: Sheet;
}

/**
 * Writes documents as files of a word processor, the same as the page offers; returns their names. What writes them is
 * loaded only now.
 */
export async function writeSheets(
  folder: string,
  sheets: readonly NamedSheet[],
): Promise<readonly string[]> {
  const {sheetDocx} = await import('@site/src/browser/month/sheetDocx');
  mkdirSync(folder, {recursive: true});
  const names: string[] = [];
  for (const {name, sheet} of sheets) {
    const file = `${name}.docx`;
    // One after the other: only one is in memory.
    writeFileSync(path.join(folder, file), new Uint8Array(await sheetDocx(sheet)));
    names.push(file);
  }
  return names;
}
