import {namesInUnicode} from '../device/namesInUnicode';
import {saveFile} from '../device/saveFile';

/** What packs is loaded when it is first needed. */
export async function loadPacker() {
  const {strToU8, zipSync} = await import('fflate');
  return {strToU8, zipSync};
}

/** Offers texts and bytes as one zip. */
export async function saveZip(
  name: string,
  files: readonly {readonly name: string; readonly content: string | ArrayBuffer}[],
): Promise<void> {
  const {strToU8, zipSync} = await loadPacker();
  const packed = zipSync(
    Object.fromEntries(
      files.map(({name: own, content}) => [
        own,
        typeof content === 'string' ? strToU8(content) : new Uint8Array(content),
      ]),
    ),
    namesInUnicode,
  );
  saveFile(name, packed, 'application/zip');
}
