import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {ContentError} from '../content/problem';
import {
  type BundleFile,
  correctionsOf,
  type DocumentDraft,
  documentEmail,
  type DocumentSettings,
  documentSheet,
  documentsOf,
  fileNames,
  hasFile,
  invoiceXml,
  isOverdue,
  isStale,
  issued,
  type IssuedDocument,
  issuedIn,
  ksefBundle,
  type MadeFile,
  paymentCode,
  payoutRows,
  payoutsOf,
  prepareDocuments,
  redated,
  registerRows,
  stateOf,
  withDocument,
  withSettings,
} from '@cooperative/settlement/documents';
import {exactText, isRecord, polishDay, toCsv} from '@cooperative/polish';
import {type SettledMonth, writeMonth} from '@cooperative/settlement/month';
import {readRecord} from '@cooperative/settlement/read';
import {type CooperativeRecord, readDocumentSettings} from '@cooperative/settlement/record';
import {valueIn} from './terminal/valueIn';
import {writeSheets} from './writeSheets';

export const memberDocumentsUsage = `Dokumenty dla członków:
  --ustawienia ustawienia.json: pokaż, komu jaki dokument i na ile (strony, cena, ustalenia księgowej)
  --wystaw folder: wystaw je, czyli zapisz pliki w folderze, a numery i kwoty w ustawieniach; powtórzone nic nie zmienia
  --przygotuj-ponownie: z --wystaw: faktury do KSeF z wcześniejszego dnia zrób z dzisiejszą datą; numery zostaną`;

/** What was asked of the documents. */
export interface DocumentsAsked {
  readonly settingsFile: string;
  /** The folder to issue into. */
  readonly issueTo: string | undefined;
  readonly again: boolean;
}

/** Settings in a file of their own, wherever it lies; undefined for those in the file of a month. */
export function ownSettingsFile({settingsFile}: DocumentsAsked): string | undefined {
  try {
    const file: unknown = JSON.parse(readFileSync(settingsFile, 'utf8'));
    return isRecord(file) && 'kind' in file ? undefined : path.resolve(settingsFile);
  } catch {
    // What is wrong with it is told when it is read.
    return path.resolve(settingsFile);
  }
}

/** The cooperative with the settings of its documents. */
export function withDocumentSettings(
  input: CooperativeRecord,
  {settingsFile}: DocumentsAsked,
): CooperativeRecord {
  if (!statSync(settingsFile, {throwIfNoEntry: false})?.isFile()) {
    throw new ContentError(`${settingsFile}: nie ma takiego pliku. ${memberDocumentsUsage}`);
  }
  const settings = valueIn(settingsFile, readDocumentSettings(readFileSync(settingsFile, 'utf8')));
  return withSettings(input, settings);
}

/**
 * Prepares the documents of all closed months, and issues them if a folder is given: the settings then hold what was
 * issued. Returns what to print, and the cooperative with it.
 */
export async function memberDocuments(
  input: CooperativeRecord,
  months: readonly SettledMonth[],
  {settingsFile, issueTo, again}: DocumentsAsked,
  nowMs: number,
): Promise<{readonly printed: object; readonly input: CooperativeRecord}> {
  const today = polishDay(nowMs);
  const madeOf = (document: DocumentDraft): MadeFile => {
    const xml = invoiceXml(document, nowMs);
    return {xml, sha256: createHash('sha256').update(xml).digest('hex')};
  };
  let known = documentsOf(input);
  if (again) {
    for (const stale of known.issued.filter((one) => isStale(one, today))) {
      const dated = redated(stale, today);
      known = withDocument(known, {...dated, ...madeOf(dated)});
    }
  }
  const prepared = months.map((settled) => {
    const own = withSettings(input, known);
    const {documents, ...said} = prepareDocuments(own, settled, today);
    const files = new Map(
      documents.filter(hasFile).map((document) => [document.number, madeOf(document)]),
    );
    known = issued(known, {documents, ksefSince: said.ksefSince}, files);
    return {
      month: writeMonth(settled.month),
      ...said,
      documents: documents.map(({terms: _terms, seller: _seller, ...document}) => document),
      payouts: payoutsOf(own, settled),
    };
  });
  const result = withSettings(input, issueTo === undefined ? documentsOf(input) : known);
  const all = issuedIn(known, months);
  const names = fileNames(all);
  return {
    input: result,
    printed: {
      day: today,
      months: prepared,
      receivables: issuedIn(documentsOf(result), months).map((document) => ({
        number: document.number,
        member: document.member,
        unit: document.unit,
        gross: document.gross,
        term: document.term,
        state: stateOf(document),
        isOverdue: isOverdue(document, today),
        isStale: isStale(document, today),
      })),
      corrections: correctionsOf(result, months).map(({document, kwh, gross}) => ({
        number: document.number,
        message: 'potrzebna korekta u księgowej',
        issuedGross: document.gross,
        gross,
        kwh,
      })),
      saved:
        issueTo === undefined
          ? null
          : await saved(issueTo, settingsFile, known, all, [
              ...ksefBundle(all),
              {name: 'rejestr.csv', text: toCsv(registerRows(all, exactText))},
              ...months.flatMap((settled) => payoutFile(result, settled)),
              ...all.map((document): BundleFile => {
                const {to, subject, text} = documentEmail(document, exactText);
                const code = paymentCode(document);
                return {
                  name: `e-mail-${names.get(document.number) ?? ''}.txt`,
                  text: `Do: ${to}\nTemat: ${subject}\n\n${text}\n${code.kind === 'code' ? `Treść kodu do przelewu: ${code.text}` : code.reason}\n`,
                };
              }),
            ]),
    },
  };
}

function payoutFile(input: CooperativeRecord, settled: SettledMonth): readonly BundleFile[] {
  const payouts = payoutsOf(input, settled);
  return payouts.length === 0
    ? []
    : [
        {
          name: `wyplaty-${writeMonth(settled.month)}.csv`,
          text: toCsv(payoutRows(settled.month, payouts, exactText)),
        },
      ];
}

/** Writes the settings last: what they call issued is there. Those in the file of a cooperative go back into it. */
async function saved(
  folder: string,
  settingsFile: string,
  settings: DocumentSettings,
  documents: readonly IssuedDocument[],
  files: readonly BundleFile[],
): Promise<object> {
  mkdirSync(folder, {recursive: true});
  const names = fileNames(documents);
  const sheets = await writeSheets(
    folder,
    documents.map((document) => ({
      name: names.get(document.number) ?? '',
      sheet: documentSheet(document, exactText),
    })),
  );
  for (const {name, text} of files) {
    writeFileSync(path.join(folder, name), text);
  }
  const file: unknown = JSON.parse(readFileSync(settingsFile, 'utf8'));
  const record = isRecord(file) && 'kind' in file ? readRecord(JSON.stringify(file)) : null;
  const written = record?.ok ? withSettings(record.value, settings) : settings;
  writeFileSync(settingsFile, JSON.stringify(written, null, 2));
  return {folder, files: [...sheets, ...files.map(({name}) => name)], settings: settingsFile};
}
