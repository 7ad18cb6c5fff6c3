import {createHash} from 'node:crypto';
import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {strFromU8, unzipSync} from 'fflate';
import {
  memberDocuments,
  withDocumentSettings,
  type DocumentsAsked,
} from '../../../src/cli/memberDocuments';
import {type DocumentSettings, documentsOf} from '@cooperative/settlement/documents';
import {judged, sampleMonth} from '../../../packages/settlement/tests/samples/documents';

interface Printed {
  readonly months: readonly {readonly documents: readonly {readonly number: string}[]}[];
  readonly receivables: readonly {readonly number: string; readonly isStale: boolean}[];
  readonly saved: {readonly files: readonly string[]} | null;
}

const folder = mkdtempSync(path.join(tmpdir(), 'dokumenty-'));
const settingsFile = path.join(folder, 'ustawienia.json');
const issueTo = path.join(folder, 'wystawione');
const {input, months} = sampleMonth({settings: {payout: {kind: 'pot', zl: 3828.78}}});

afterAll(() => rmSync(folder, {recursive: true}));

async function run(asked: Partial<DocumentsAsked>, now: string): Promise<Printed> {
  const all = {settingsFile, issueTo: undefined, again: false, ...asked};
  const known = withDocumentSettings(input, all);
  const {printed} = await memberDocuments(known, months, all, Date.parse(now));
  return printed as Printed;
}

function readSettings(): DocumentSettings {
  return JSON.parse(readFileSync(settingsFile, 'utf8')) as DocumentSettings;
}

const xmlFiles = (): readonly string[] =>
  readdirSync(issueTo)
    .filter((name) => name.endsWith('.xml'))
    .map((name) => readFileSync(path.join(issueTo, name), 'utf8'));

test('shows the documents, issues them once, and makes their files anew on a later day under the same numbers', async () => {
  writeFileSync(settingsFile, JSON.stringify(documentsOf(input)));
  const shown = await run({}, '2026-06-05T10:00:00Z');
  expect(shown.months[0]?.documents.map(({number}) => number)).toEqual([
    '1/05/2026',
    '2/05/2026',
    '3/05/2026',
  ]);
  expect([shown.saved, shown.receivables, readSettings().issued]).toEqual([null, [], []]);

  const first = await run({issueTo}, '2026-06-05T10:00:00Z');
  expect(first.saved?.files).toEqual([
    '1-05-2026.docx',
    '2-05-2026.docx',
    '3-05-2026.docx',
    '1-05-2026.xml',
    '2-05-2026.xml',
    '3-05-2026.xml',
    'CZYTAJ.txt',
    'rejestr.csv',
    'wyplaty-2026-05.csv',
    'e-mail-1-05-2026.txt',
    'e-mail-2-05-2026.txt',
    'e-mail-3-05-2026.txt',
  ]);
  const docx = unzipSync(readFileSync(path.join(issueTo, '1-05-2026.docx')));
  expect(strFromU8(docx['word/document.xml'] ?? new Uint8Array())).toContain('Kod do przelewu');
  const made = xmlFiles();
  expect(judged(made)).toEqual([null, null, null]);
  expect(readSettings().next).toBe(4);

  const second = await run({issueTo}, '2026-06-08T10:00:00Z');
  expect(second.months[0]?.documents).toEqual([]);
  expect(second.receivables.map(({isStale}) => isStale)).toEqual([true, true, true]);
  expect(xmlFiles()).toEqual(made);

  await run({issueTo, again: true}, '2026-06-08T10:00:00Z');
  const [again] = readSettings().issued;
  expect(again).toMatchObject({number: '1/05/2026', day: '2026-06-08', gross: 2397_50});
  expect(again?.sha256).toBe(
    createHash('sha256')
      .update(again?.xml ?? '')
      .digest('hex'),
  );
  expect(xmlFiles()).not.toEqual(made);
  expect(judged(xmlFiles())).toEqual([null, null, null]);
});

test('settings inside the file of a month go back into it', async () => {
  writeFileSync(settingsFile, JSON.stringify(input));
  await run({issueTo}, '2026-06-05T10:00:00Z');
  const file = JSON.parse(readFileSync(settingsFile, 'utf8')) as typeof input;
  expect(file.documents?.issued).toHaveLength(3);
  expect(file.points).toEqual(input.points);
});

test('settings that cannot be read are told of with the field', async () => {
  writeFileSync(settingsFile, '{"terms": {"regime": "inaczej"}}');
  await expect(run({}, '2026-06-05T10:00:00Z')).rejects.toThrow(/regime/);
  writeFileSync(settingsFile, 'nic');
  await expect(run({}, '2026-06-05T10:00:00Z')).rejects.toThrow('To nie jest plik JSON');
  await expect(run({settingsFile: 'brak.json'}, '2026-06-05T10:00:00Z')).rejects.toThrow(
    'nie ma takiego pliku',
  );
});
