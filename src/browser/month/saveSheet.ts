import type {Sheet} from '@cooperative/settlement/month';
import {saveFile} from '../device/saveFile';
import {loadPacker} from './saveZip';

/** What writes is loaded when it is first needed; imported in one place, as the bundler makes a file for each. */
async function loadWriter() {
  const {sheetDocx} = await import('./sheetDocx');
  return sheetDocx;
}

/** Fetches what writes and packs documents, so that a later press asks the network for nothing. */
export async function loadWriters(): Promise<void> {
  await Promise.all([loadPacker(), loadWriter()]);
}

/** The document as a file of a word processor. */
export async function docxOf(sheet: Sheet): Promise<ArrayBuffer> {
  const sheetDocx = await loadWriter();
  return sheetDocx(sheet);
}

/** Offers a document as a file of a word processor; rejects if what writes it does not come. */
export async function saveSheet(name: string, sheet: Sheet): Promise<void> {
  saveFile(
    name,
    await docxOf(sheet),
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  );
}
