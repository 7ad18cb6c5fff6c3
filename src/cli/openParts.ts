import {closeSync, openSync, readFileSync, readSync} from 'node:fs';
import path from 'node:path';
import {unzipSync} from 'fflate';
import {expand, isZip, openSource, type SourceFile, type Unzip} from '@cooperative/meter-files';
import {headBytes} from '@cooperative/settlement/month';

/** A file of a person, or one inside it: of a zip, or a sheet. */
export interface OpenPart {
  readonly name: string;
  /** As much of it as tells what it is. */
  readonly head: Uint8Array;
  /** All of it; a file on the disk is read each time. */
  readonly bytes: () => Uint8Array<ArrayBuffer>;
}

/** The files in a file on the disk. What is no archive is not read yet. */
export async function openParts(file: string): Promise<readonly OpenPart[]> {
  const name = path.basename(file);
  const bytes = (): Uint8Array<ArrayBuffer> => bytesOf(file);
  const head = headOf(file);
  if (!isZip(head)) {
    return [{name, head, bytes}];
  }
  const parts = await expand(name, bytes(), loadUnzip);
  return parts.map((part) => {
    const content =
      typeof part.content === 'string' ? new TextEncoder().encode(part.content) : part.content;
    return {name: part.name, head: content, bytes: () => content};
  });
}

/** A part prepared for reading. */
export function openPart({name, bytes}: OpenPart): Promise<SourceFile> {
  return openSource(name, bytes(), loadUnzip);
}

function headOf(file: string): Uint8Array {
  const opened = openSync(file, 'r');
  try {
    const head = new Uint8Array(headBytes);
    return head.subarray(0, readSync(opened, head));
  } finally {
    closeSync(opened);
  }
}

/** The bytes of a file without a copy of them. */
function bytesOf(file: string): Uint8Array<ArrayBuffer> {
  const {buffer, byteOffset, byteLength} = readFileSync(file);
  return new Uint8Array(buffer, byteOffset, byteLength);
}

function loadUnzip(): Promise<Unzip> {
  return Promise.resolve(unzipSync);
}
