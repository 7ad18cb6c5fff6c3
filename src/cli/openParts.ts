import {readFileSync} from 'node:fs';
import path from 'node:path';
import {unzipSync} from 'fflate';
import {expand, openSource, type SourceFile, type Unzip} from '../domain/meterFiles';

/** A file of a person, or one inside it: of a zip, or a sheet. */
export interface OpenPart {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** The files in a file on the disk. */
export async function openParts(file: string): Promise<readonly OpenPart[]> {
  const parts = await expand(path.basename(file), new Uint8Array(readFileSync(file)), loadUnzip);
  return parts.map(({name, content}) => ({
    name,
    bytes: typeof content === 'string' ? new TextEncoder().encode(content) : content,
  }));
}

/** A part prepared for reading. */
export function openPart({name, bytes}: OpenPart): Promise<SourceFile> {
  return openSource(name, bytes, loadUnzip);
}

function loadUnzip(): Promise<Unzip> {
  return Promise.resolve(unzipSync);
}
