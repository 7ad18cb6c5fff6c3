import {saveFile} from '../device/saveFile';

/** Offers texts as one zip. What packs it is loaded only now. */
export async function saveZip(
  name: string,
  files: readonly {readonly name: string; readonly text: string}[],
): Promise<void> {
  const {strToU8, zipSync} = await import('fflate');
  const packed = zipSync(Object.fromEntries(files.map((file) => [file.name, strToU8(file.text)])));
  saveFile(name, packed, 'application/zip');
}
