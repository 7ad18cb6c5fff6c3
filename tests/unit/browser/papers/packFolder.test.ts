/** @jest-environment jsdom */
import {execFileSync} from 'node:child_process';
import {existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {strFromU8, unzipSync} from 'fflate';
import ICAL from 'ical.js';
import {packFolder} from '@site/src/browser/papers/packFolder';
import {loadSite} from '@site/src/content/loadSite';
import {remembering} from '@cooperative/polish';
import {warningsOf} from '@site/src/domain/papers/checks';
import {copiesOf, fillingOf} from '@site/src/domain/papers/copies';
import {askedFields, entriesOf, writtenField} from '@site/src/domain/papers/fill';
import {fieldOf, isListId, listIds} from '@site/src/domain/papers/folder';
import type {Entry, Folder} from '@site/src/domain/papers/folderData';
import {keyOfField} from '@site/src/domain/papers/words';
import {toDocx} from '@site/src/plugins/built-pages/emit/papers/toDocx';
import {machinePapers} from '@site/src/plugins/built-pages/read/machinePapers';
import {triesAll} from '@site/tests/e2e/tries';
import {
  communityFolder,
  legalFolder,
  unlawfulFolder,
  villageFolder,
} from '@site/tests/samples/folders';

const papers = machinePapers(loadSite('.'));
const office = '/usr/bin/soffice';
const documents = new Map<string, Uint8Array>();
const asked: string[] = [];

beforeAll(async () => {
  for (const paper of papers) {
    const document = await toDocx(paper, `https://example.pl${paper.address}`);
    documents.set(`/baza${paper.address}.docx`, new Uint8Array(document));
  }
  globalThis.fetch = (async (address: string) => {
    asked.push(address);
    const document = documents.get(address) ?? new Uint8Array();
    return {ok: document.length > 0, status: 200, arrayBuffer: async () => document.slice().buffer};
  }) as unknown as typeof fetch;
}, 60_000);

const place = {
  base: '/baza/',
  url: 'https://example.pl/teczka',
  made: new Date('2026-11-27T12:00:00Z'),
};

async function packed(folder: Folder): Promise<ReadonlyMap<string, Uint8Array>> {
  const {archive} = await packFolder({
    folder,
    warnings: warningsOf(folder, null),
    papers,
    ...place,
  });
  return new Map(Object.entries(unzipSync(archive)));
}

const xmlOf = remembering((document: Uint8Array): Document => {
  const parts = unzipSync(new Uint8Array(document), {
    filter: ({name}) => name === 'word/document.xml',
  });
  return new DOMParser().parseFromString(
    strFromU8(parts['word/document.xml'] ?? new Uint8Array()),
    'application/xml',
  );
});

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

// Seventy documents take half a minute: at night.
describe.each([
  ['three legal persons', legalFolder] as const,
  ...(triesAll
    ? ([
        ['twelve natural persons', villageFolder],
        ['a municipality, a company and a community of flat owners', communityFolder],
      ] as const)
    : []),
])('The folder of %s', (_, folder) => {
  let files: ReadonlyMap<string, Uint8Array>;
  beforeAll(async () => {
    files = await packed(folder);
  }, 120_000);

  test('gives each paper once, or once for each member it is for', () => {
    const all = papers.flatMap((paper) => copiesOf(paper, folder));
    expect([...files.keys()].filter((name) => name.endsWith('.docx'))).toHaveLength(all.length);
  });

  test('stands in every paper with all that the paper names, and leaves no place to write it in', () => {
    const names = [...files.keys()].filter((name) => name.endsWith('.docx'));
    const copies = papers.flatMap((paper) =>
      copiesOf(paper, folder).map((member) => ({paper, member})),
    );
    for (const [index, {paper, member}] of copies.entries()) {
      const name = names[index] ?? '';
      const xml = xmlOf(files.get(name) ?? new Uint8Array());
      expect(xml.querySelector('parsererror')).toBeNull();
      const left = [...xml.getElementsByTagName('w:tag')].map(
        (tag) => tag.getAttribute('w:val') ?? '',
      );
      const text = plain(xml.documentElement.textContent);
      const filling = fillingOf(paper, folder, member);
      for (const id of paper.fields.filter((field) => fieldOf(field)?.type.kind !== 'choice')) {
        const [prefix = '', field = ''] = id.split('.');
        const words = isListId(prefix)
          ? entriesOf(filling, prefix).map((entry) => entry[field] ?? '')
          : [writtenField(filling, id)];
        if (words.some((word) => word !== '')) {
          expect([name, left.filter((tag) => keyOfField(tag) === id)]).toEqual([name, []]);
        }
      }
      expect([name, text.includes('Wariant.')]).toEqual([name, false]);
    }
  });

  test('is found whole in the papers: what was entered in a field that a paper names', () => {
    const texts = [...files.entries()]
      .filter(([name]) => name.endsWith('.docx'))
      .map(([, document]) => plain(xmlOf(document).documentElement.textContent))
      .join(' ');
    const copies = papers.flatMap((paper) =>
      copiesOf(paper, folder).map((member) => {
        const filling = fillingOf(paper, folder, member);
        return {member, asked: askedFields(paper, filling)};
      }),
    );
    const named = new Set(copies.flatMap(({asked}) => asked));
    const isAskedOf = (entry: Entry, field: string): boolean =>
      copies.some(({member, asked}) => member === entry && asked.includes(`member.${field}`));
    const entered = Object.keys(folder.values).filter(
      (id) => named.has(id) && fieldOf(id)?.type.kind !== 'choice',
    );
    const words = entered.map((id) => plain(writtenField({folder, member: null}, id)));
    const entries = listIds.flatMap((list) =>
      folder.lists[list].flatMap((entry) =>
        Object.entries(entry).flatMap(([field, text]) =>
          (named.has(`${list}.${field}`) || isAskedOf(entry, field)) &&
          fieldOf(`${list}.${field}`)?.type.kind === 'text'
            ? [text]
            : [],
        ),
      ),
    );
    expect(entered.length).toBeGreaterThan(30);
    expect([...words, ...entries].filter((text) => !texts.includes(text))).toEqual([]);
  });

  test('is sorted into the stages of a cooperative, and the founding has what founders sign and no declaration', () => {
    const names = [...files.keys()].filter((name) => name.endsWith('.docx'));
    const stages = [...new Set(names.map((name) => name.split('/')[0]))];
    expect(stages).toEqual(['1 Założenie', '2 Wpis', '3 Działanie', '4 Odejście']);
    const founding = names.filter((name) => name.startsWith('1 '));
    expect(founding.some((name) => name.includes('Statut spółdzielni energetycznej'))).toBe(true);
    expect(founding.filter((name) => /Deklaracja|Pełnomocnictwo|Wypowiedzenie/.test(name))).toEqual(
      [],
    );
    for (const {name = '', joining} of folder.lists.members) {
      const own = names.filter((file) => file.includes('Deklaracja') && file.includes(name));
      expect([name, own.length > 0]).toEqual([name, joining === 'later']);
    }
    for (const name of names) {
      expect((name.split('/')[1] ?? '').length).toBeLessThanOrEqual(120);
    }
    const list = strFromU8(files.get('00 Co po kolei.txt') ?? new Uint8Array());
    expect(list).toContain('Katalog „2 Wpis”');
    expect(list).toContain('nie ma tego wzoru dla założycieli');
    expect(list.includes('Uwag')).toBe(warningsOf(folder, null).length > 0);
  });

  test('has its days in a calendar and in the list of papers', () => {
    const calendar = new ICAL.Component(
      ICAL.parse(strFromU8(files.get('terminy.ics') ?? new Uint8Array())) as unknown[],
    );
    const days = calendar.getAllSubcomponents('vevent');
    expect(days.length).toBeGreaterThan(20);
    const list = strFromU8(files.get('00 Co po kolei.txt') ?? new Uint8Array());
    expect(plain(list)).toContain('2027 r.: Ostatni dzień: Przekażcie uchwałę wojewodzie');
    expect(list).toContain('.docx\r\n');
  });

  // Only where it is installed.
  (existsSync(office) && triesAll ? test : test.skip)(
    'opens in LibreOffice, every paper of it',
    () => {
      const place = mkdtempSync(path.join(tmpdir(), 'teczka-'));
      const names = [...files.keys()].filter((name) => name.endsWith('.docx'));
      for (const [index, name] of names.entries()) {
        writeFileSync(path.join(place, `${index}.docx`), files.get(name) ?? new Uint8Array());
      }
      execFileSync(office, [
        `-env:UserInstallation=file://${place}/profil`,
        '--headless',
        '--convert-to',
        'pdf',
        '--outdir',
        place,
        ...names.map((_name, index) => path.join(place, `${index}.docx`)),
      ]);
      const pdfs = readdirSync(place).filter((file) => file.endsWith('.pdf'));
      rmSync(place, {recursive: true});
      expect(pdfs).toHaveLength(names.length);
    },
    300_000,
  );
});

describe('Calendars of two cooperatives', () => {
  const lists = papers.filter(({terms, duties}) => terms.length + duties.length > 0);
  const calendarOf = async (
    folder: Folder,
  ): Promise<{events: ReadonlyMap<string, string>; list: string; sent: Folder['sent']}> => {
    const {archive, sent} = await packFolder({
      folder,
      warnings: [],
      papers: lists,
      ...place,
    });
    const files = unzipSync(archive);
    const calendar = new ICAL.Component(
      ICAL.parse(strFromU8(files['terminy.ics'] ?? new Uint8Array())) as unknown[],
    );
    return {
      events: new Map(
        calendar
          .getAllSubcomponents('vevent')
          .map((event) => [
            String(event.getFirstPropertyValue('uid')),
            String(event.getFirstPropertyValue('status') ?? ''),
          ]),
      ),
      list: strFromU8(files['00 Co po kolei.txt'] ?? new Uint8Array()),
      sent,
    };
  };

  test('share the yearly duties and no other event', async () => {
    const [one, other] = await Promise.all([calendarOf(legalFolder), calendarOf(villageFolder)]);
    const yearly = lists.flatMap(({duties}) => duties).length;
    expect(one.events.size).toBe(yearly + (one.sent?.length ?? 0));
    expect([...one.events.keys()].filter((uid) => other.events.has(uid))).toHaveLength(yearly);
  });

  test('cancel a date that was taken back, and say so in the list', async () => {
    const {sent} = await calendarOf(legalFolder);
    const {'dates.session': _, ...values} = legalFolder.values;
    const later = await calendarOf({...legalFolder, values, sent});
    const cancelled = [...later.events].filter(([, status]) => status === 'CANCELLED');
    expect(cancelled.map(([uid]) => uid)).toContain(`${legalFolder.id}-daty-sesja@example.pl`);
    // The session itself, and the last day to hand in the draft before it.
    expect(cancelled).toHaveLength(2);
    expect(plain(later.list)).toContain('Terminy odwołane');
    expect(plain(later.list)).toContain('Sesja rady gminy [data z teczki]');
    const once = await calendarOf({...legalFolder, sent: later.sent});
    expect([...once.events.values()]).not.toContain('CANCELLED');
  });
});

test('Only documents of the site are asked for, and nothing of the folder is in an address', () => {
  expect(asked.every((address) => documents.has(address))).toBe(true);
});

test('A document that does not come is told by the name of its paper, and so is one that hangs', async () => {
  const real = globalThis.fetch;
  const [first] = papers;
  const missing: unknown = expect.objectContaining({name: 'MissingDocument', title: first?.title});
  const all = {folder: legalFolder, warnings: [], papers: papers.slice(0, 1), ...place};
  try {
    globalThis.fetch = (async () => ({ok: false, status: 404})) as unknown as typeof fetch;
    await expect(packFolder(all)).rejects.toEqual(missing);
    globalThis.fetch = async () => Promise.reject(new TypeError('Failed to fetch'));
    await expect(packFolder(all)).rejects.toEqual(missing);
    jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    globalThis.fetch = (async (_: string, {signal}: {signal: AbortSignal}) => {
      signal.throwIfAborted();
      return new Promise(() => undefined);
    }) as unknown as typeof fetch;
    await expect(packFolder(all)).rejects.toEqual(missing);
  } finally {
    globalThis.fetch = real;
    jest.restoreAllMocks();
  }
});

test('What the law says stands at the head of the list, and at the papers it is about', async () => {
  const some = papers.filter(({title}) => /^(Statut|Zgoda na dane)/.test(title));
  const warnings = warningsOf(unlawfulFolder, null);
  const {archive} = await packFolder({folder: unlawfulFolder, warnings, papers: some, ...place});
  const list = plain(strFromU8(unzipSync(archive)['00 Co po kolei.txt'] ?? new Uint8Array()));
  const lines = list.replace('\ufeff', '').split('\r\n');
  expect(lines.slice(0, 6)).toEqual([
    'Uwagi prawa: popraw to w teczce, zanim cokolwiek podpiszecie',
    '',
    expect.stringMatching(/^1\. Liczba członków: 6\..* Podstawa: Prawo spółdzielcze, art\. 15/),
    expect.stringMatching(/^2\. Bez rady nadzorczej .* Podstawa: Prawo spółdzielcze, art\. 35/),
    expect.stringMatching(/^3\. Jan Wiśniewski \(wójt.* Podstawa: ustawa z 1997 r\./),
    '',
  ]);
  const statute = lines.findIndex((line) => line.includes('Statut'));
  expect(lines[statute + 1]).toBe('    Uwagi prawa: 2 (z listy na początku: 1, 2).');
  expect(lines.join(' ')).not.toContain('gotowe');
});
