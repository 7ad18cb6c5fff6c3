import {readFileSync, writeFileSync} from 'node:fs';
import {deflateRawSync} from 'node:zlib';
import {strToU8, zipSync} from 'fflate';
import type {Page} from '@playwright/test';
import {awake, expect, hydrated, test} from '../e2e/fixtures';
import {sampleOf} from '../e2e/tries';

/** What a hostile link or file may cost the tab, workers included. */
const most = {megabytes: 150, seconds: 5};

/** The processes in which pages run, with the memory each has (`VmRSS`) or has had at most (`VmHWM`), in megabytes. */
async function memory(page: Page, which: 'VmRSS' | 'VmHWM'): Promise<ReadonlyMap<number, number>> {
  const session = await page.context().browser()?.newBrowserCDPSession();
  const {processInfo} = (await session?.send('SystemInfo.getProcessInfo')) ?? {processInfo: []};
  await session?.detach();
  return new Map(
    processInfo
      .filter(({type}) => type === 'renderer')
      .map(({id}) => {
        const [, kilobytes] =
          new RegExp(`${which}:\\s*(\\d+)`).exec(readFileSync(`/proc/${id}/status`, 'utf8')) ?? [];
        return [id, Number(kilobytes) / 1000];
      }),
  );
}

/** Does something and says what it cost at most. Only Linux tells the memory. */
async function expectCheap(page: Page, run: () => Promise<void>): Promise<void> {
  const isTold = process.platform === 'linux';
  const before = isTold ? await memory(page, 'VmRSS') : new Map<number, number>();
  for (const id of before.keys()) {
    // The most so far is counted from now on.
    writeFileSync(`/proc/${id}/clear_refs`, '5');
  }
  const began = performance.now();
  await run();
  const seconds = (performance.now() - began) / 1000;
  const after = isTold ? await memory(page, 'VmHWM') : before;
  const growth = [...after].map(([id, megabytes]) => megabytes - (before.get(id) ?? 0));
  console.log(`${Math.max(...growth).toFixed(0)} MB, ${seconds.toFixed(1)} s`);
  expect(Math.max(...growth)).toBeLessThan(most.megabytes);
  expect(seconds).toBeLessThan(most.seconds);
}

const links: Readonly<Record<string, string | Buffer>> = {
  'unpacks to a gigabyte': Buffer.alloc(1_000_000_000, 'a'),
  'holds brackets in brackets': '['.repeat(4_000_000),
  'holds a million members': `{"s":{"q":"kto=wies","c":{"members":[${Array(1_000_000).fill('{}').join(',')}]}},"v":[]}`,
  'holds names of our own kind': '{"s":{"__proto__":{"q":"kto=wies"},"constructor":1},"v":[]}',
};

for (const [name, content] of sampleOf(Object.entries(links), 2)) {
  test(`a link that ${name} is refused, and the tab stays light`, async ({page}) => {
    const data = deflateRawSync(content).toString('base64url');
    await page.goto('/kalkulator');
    await awake(page);
    await expect(page.getByText(/rocznie (od|około)/).first()).toBeVisible({timeout: 30_000});
    await expectCheap(page, async () => {
      await page.evaluate((hash) => {
        location.hash = hash;
      }, `w=1&d=${data}`);
      await expect(page.getByText('Nie udało się odczytać linku.')).toBeVisible({timeout: 20_000});
    });
    await expect(page.getByText(/rocznie (od|około)/).first()).toBeVisible({timeout: 30_000});
  });
}

const sheet = 'xl/worksheets/sheet1.xml';

/** A workbook of one sheet with these rows, as few bytes as it takes. */
function workbook(rows: string): Uint8Array {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const packages = 'http://schemas.openxmlformats.org/package/2006';
  return zipSync({
    '[Content_Types].xml': strToU8(
      `<Types xmlns="${packages}/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    ),
    'xl/workbook.xml': strToU8(
      `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Dane" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    [sheet]: strToU8(`<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`),
  });
}

/** The same with a false size of its sheet in the list of its contents. */
function lying(file: Uint8Array): Uint8Array {
  const list = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const entry = list.lastIndexOf('PK\u0001\u0002', undefined, 'latin1');
  list.writeUInt32LE(1000, entry + 24);
  return file;
}

const row = '<row><c><v>1</v></c><c><v>2</v></c></row>';
const files: Readonly<Record<string, {readonly name: string; readonly make: () => Uint8Array}>> = {
  'a workbook that unpacks to a quarter of a gigabyte': {
    name: 'bomba.xlsx',
    make: () => workbook(row.repeat(6_000_000)),
  },
  'a workbook that tells a false size': {
    name: 'klamie.xlsx',
    make: () => lying(workbook(row.repeat(2_000_000))),
  },
  'a workbook of as many cells as are let in': {
    name: 'duzo.xlsx',
    make: () => workbook(row.repeat(700_000)),
  },
  'a table of a million columns': {
    name: 'szeroka.csv',
    make: () => strToU8(`${';'.repeat(1_000_000)}\n${'1;'.repeat(1_000_000)}\n`),
  },
  'a table of ten million characters in one cell': {
    name: 'dluga.csv',
    make: () => strToU8(`Czas;Pobór\n2026-01-01 01:00;"${' '.repeat(9_900_000)}"\n`),
  },
};

for (const [what, {name, make}] of sampleOf(Object.entries(files), 2)) {
  test(`${what} is refused in words, and the tab stays light`, async ({page}) => {
    await page.goto('/wzornik');
    await hydrated(page);
    const part = page.getByRole('region', {name: 'Dane z licznika'});
    const input = part.getByLabel('Wybierz plik');
    // The scripts that read come with the first file.
    await input.setInputFiles({
      name: 'mala.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('Czas;Pobór\n2026-01-01 01:00;1\n'),
    });
    await expect(part.getByRole('table')).toBeVisible();
    // From the disk: contents handed over by the test would themselves take room in the tab.
    const file = test.info().outputPath(name);
    writeFileSync(file, make());
    await expectCheap(page, async () => {
      await input.setInputFiles(file);
      await expect(part.getByRole('alert')).toContainText(name, {timeout: 20_000});
    });
  });
}
