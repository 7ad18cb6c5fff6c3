import type {Sheet} from '@cooperative/settlement/month/sheet';
import {saveFile} from '../device/saveFile';
import {loadPacker} from './saveZip';

/** Fetches what writes and packs documents, so that a later press asks the network for nothing. */
export async function loadWriters(): Promise<void> {
  await Promise.all([loadPacker(), import('./sheetDocx')]);
}

/** The document as a file of a word processor. What writes it is loaded only now. */
export async function docxOf(sheet: Sheet): Promise<ArrayBuffer> {
  const {sheetDocx} = await import('./sheetDocx');
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
