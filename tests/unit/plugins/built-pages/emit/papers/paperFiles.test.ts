/** @jest-environment jsdom */
import {execFileSync} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {strFromU8, unzipSync} from 'fflate';
import ICAL from 'ical.js';
import {loadSite} from '@site/src/content/loadSite';
import {readMembersCsv} from '@site/src/domain/calculator/members/membersCsv';
import {remembering} from '@cooperative/polish';
import {paperFiles} from '@site/src/plugins/built-pages/emit/papers';
import type {OutputFile} from '@site/src/plugins/built-pages/pipeline';
import {machinePapers} from '@site/src/plugins/built-pages/read/machinePapers';
import {site} from '../../../../../samples/machineArticle';

const papers = machinePapers(loadSite('.'));
/** LibreOffice may be there without its part for documents. */
const writer = '/usr/bin/lowriter';
let files: readonly OutputFile[];

beforeAll(async () => {
  files = await paperFiles({...site, papers}, []);
});

function contentOf(name: string): Uint8Array {
  const file = files.find((candidate) => candidate.file === name);
  return typeof file?.content === 'string'
    ? new TextEncoder().encode(file.content)
    : (file?.content ?? new Uint8Array());
}

/** The parts of a document by name. */
const partsOf = (name: string) => unzipSync(new Uint8Array(contentOf(`${name}.docx`)));

/** Documents share most of their parts. */
const parsed = remembering((xml: string) =>
  new DOMParser().parseFromString(xml, 'application/xml'),
);

const partOf = (parts: ReturnType<typeof partsOf>, name: string): Document =>
  parsed(strFromU8(parts[name] ?? new Uint8Array()));

const textOf = (parts: ReturnType<typeof partsOf>): string =>
  partOf(parts, 'word/document.xml').documentElement.textContent.replaceAll('\u00a0', ' ');

test.each(papers.map(({address, title}) => [address.slice(1), title]))(
  '%s is a document of well-formed parts, on A4, with its title, notice and law',
  (name, title) => {
    const parts = partsOf(name);
    for (const part of Object.keys(parts)) {
      expect(partOf(parts, part).querySelector('parsererror')).toBeNull();
    }
    const text = textOf(parts);
    expect(text).toContain(title);
    expect(text).toContain('To nie jest porada prawna.');
    expect(text).toContain('Podstawa prawna');
    const [size] = partOf(parts, 'word/document.xml').getElementsByTagName('w:pgSz');
    expect([size?.getAttribute('w:w'), size?.getAttribute('w:h')]).toEqual(['11906', '16838']);
    // Where each row says whether it is a heading, converters take all of them for one.
    const rows = [...partOf(parts, 'word/document.xml').getElementsByTagName('w:tblHeader')];
    expect(rows.filter((row) => row.hasAttribute('w:val'))).toEqual([]);
    const levels = partOf(parts, 'word/styles.xml').getElementsByTagName('w:outlineLvl');
    expect([...levels].map((level) => level.getAttribute('w:val'))).toEqual(['0', '1', '2']);
  },
);

test('A document is the same in every build', async () => {
  const again = await paperFiles({...site, papers}, []);
  expect(again).toEqual(files);
});

test('The statement for the register keeps the words of the law', () => {
  const text = textOf(partsOf('wzory/oswiadczenie-do-wykazu-kowr'));
  for (const words of [
    'dane zawarte we wniosku o zamieszczenie w wykazie spółdzielni energetycznych są kompletne i zgodne z prawdą',
    'znane są Zarządowi spółdzielni i spółdzielnia spełnia warunki, o których mowa w art. 38e',
    'Jestem świadomy odpowiedzialności karnej za złożenie fałszywego oświadczenia.',
  ]) {
    expect(text).toContain(words);
  }
});

test('The calendar is one a library reads', () => {
  const text = strFromU8(contentOf('wzory/kalendarz-obowiazkow.ics'));
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  expect(calendar.getAllSubcomponents('vevent')).toHaveLength(9);
});

test('The list is one the calculator reads', () => {
  const text = strFromU8(contentOf('wzory/lista-punktow-poboru.csv'));
  const read = readMembersCsv(text, {tariff: undefined, hasShares: false});
  expect(read.ok && read.value.members).toHaveLength(3);
});

test('The Markdown has full addresses and no heading ids', () => {
  const text = strFromU8(contentOf('wzory/lista-zakladania-spoldzielni.md'));
  expect(text).toContain('(https://example.pl/');
  expect(text).not.toMatch(/\]\(\//);
});

// Only where it is installed; elsewhere the parts above are what can be checked.
(existsSync(writer) ? test : test.skip)(
  'LibreOffice opens every document',
  () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'wzory-'));
    const names = papers.map(({address}) => path.basename(address));
    for (const name of names) {
      writeFileSync(path.join(folder, `${name}.docx`), contentOf(`wzory/${name}.docx`));
    }
    execFileSync(writer, [
      `-env:UserInstallation=file://${folder}/profil`,
      '--headless',
      '--convert-to',
      'pdf',
      '--outdir',
      folder,
      ...names.map((name) => path.join(folder, `${name}.docx`)),
    ]);
    for (const name of names) {
      expect(
        readFileSync(path.join(folder, `${name}.pdf`))
          .subarray(0, 5)
          .toString(),
      ).toBe('%PDF-');
    }
    rmSync(folder, {recursive: true});
  },
  180_000,
);
