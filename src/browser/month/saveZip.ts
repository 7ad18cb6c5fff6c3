import {namesInUnicode} from '../device/namesInUnicode';
import {saveFile} from '../device/saveFile';

/** Offers texts and bytes as one zip. What packs it is loaded only now. */
export async function saveZip(
  name: string,
  files: readonly {readonly name: string; readonly content: string | ArrayBuffer}[],
): Promise<void> {
  const {strToU8, zipSync} = await import('fflate');
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
