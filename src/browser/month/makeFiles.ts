import {type DocumentDraft, invoiceXml, type MadeFile} from '@cooperative/settlement/documents';

/** The files of invoices by their numbers, each with its SHA-256. Nothing is sent. */
export async function makeFiles(
  documents: readonly DocumentDraft[],
): Promise<ReadonlyMap<string, MadeFile>> {
  const nowMs = Date.now();
  const made = documents
    .filter(({channel}) => channel === 'ksef')
    .map(async (document) => {
      const xml = invoiceXml(document, nowMs);
      return [document.number, {xml, sha256: await sha256(xml)}] as const;
    });
  return new Map(await Promise.all(made));
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
