import {readFileSync, writeFileSync} from 'node:fs';
import {deflateRawSync} from 'node:zlib';
import type {Page} from '@playwright/test';
import {awake, expect, hydrated, test} from '../e2e/fixtures';
import {textFile} from '../e2e/hands';
import {lying, sheetRow, workbook} from '../../packages/meter-files/tests/samples/workbook';

/** What a hostile link or file may cost the tab, workers included: memory, since time says how busy the machine is. */
const mostMegabytes = 150;

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

/** Does something and says how much memory it took at most. Only Linux tells it. */
async function expectLight(page: Page, run: () => Promise<void>): Promise<void> {
  const isTold = process.platform === 'linux';
  const before = isTold ? await memory(page, 'VmRSS') : new Map<number, number>();
  for (const id of before.keys()) {
    // The most so far is counted from now on.
    writeFileSync(`/proc/${id}/clear_refs`, '5');
  }
  await run();
  const after = isTold ? await memory(page, 'VmHWM') : before;
  const growth = [...after].map(([id, megabytes]) => megabytes - (before.get(id) ?? 0));
  expect(Math.max(...growth)).toBeLessThan(mostMegabytes);
}

const links: Readonly<Record<string, string | Buffer>> = {
  'unpacks to a gigabyte': Buffer.alloc(1_000_000_000, 'a'),
  'holds brackets in brackets': '['.repeat(4_000_000),
  'holds a million members': `{"s":{"q":"kto=wies","c":{"members":[${Array(1_000_000).fill('{}').join(',')}]}},"v":[]}`,
  'holds names of our own kind': '{"s":{"__proto__":{"q":"kto=wies"},"constructor":1},"v":[]}',
};

for (const [name, content] of Object.entries(links)) {
  test(`a link that ${name} is refused, and the tab stays light`, async ({page}) => {
    const data = deflateRawSync(content).toString('base64url');
    await page.goto('/kalkulator');
    await awake(page);
    await expect(page.locator('#wynik article')).toBeVisible({timeout: 30_000});
    await expectLight(page, async () => {
      await page.evaluate((hash) => {
        location.hash = hash;
      }, `w=1&d=${data}`);
      await expect(page.getByText('Nie udało się odczytać linku.')).toBeVisible({timeout: 20_000});
    });
    await expect(page.locator('#wynik article')).toBeVisible({timeout: 30_000});
  });
}

const row = (number: number): string => sheetRow(number, 'AB');
const rows = (count: number): string =>
  Array.from({length: count}, (_, index) => row(index + 1)).join('');

/** Small files that would unpack to much, and large ones. The first ones were seen to end the tab. */
const files: Readonly<Record<string, {readonly name: string; readonly make: () => Buffer}>> = {
  'a workbook with a value in the last cell of Excel': {
    name: 'daleko.xlsx',
    make: () => workbook('<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'),
  },
  'a workbook that unpacks to a quarter of a gigabyte': {
    name: 'bomba.xlsx',
    make: () => workbook(row(1).repeat(3_700_000)),
  },
  'a workbook with a value in the last row': {
    name: 'nisko.xlsx',
    make: () => workbook(`${row(1)}<row r="1048576"><c r="A1048576"><v>1</v></c></row>`),
  },
  'a workbook with a value in the last column': {
    name: 'szeroko.xlsx',
    make: () => workbook(`${row(1)}<row r="3000"><c r="XFD3000"><v>1</v></c></row>`),
  },
  'a workbook that tells a false size': {
    name: 'klamie.xlsx',
    make: () => lying(workbook(rows(150_000)), 1000),
  },
  'a workbook of cells that share a long text': {
    name: 'teksty.xlsx',
    make: () =>
      workbook('<row><c t="s"><v>0</v></c></row>'.repeat(3000), {
        'xl/sharedStrings.xml': `<sst><si><t>${'a '.repeat(400_000)}</t></si></sst>`,
      }),
  },
  'a table of a million columns': {
    name: 'szeroka.csv',
    make: () => Buffer.from(`${';'.repeat(1_000_000)}\n${'1;'.repeat(1_000_000)}\n`),
  },
  'a table of ten million characters in one cell': {
    name: 'dluga.csv',
    make: () => Buffer.from(`Czas;Pobór\n2026-01-01 01:00;"${' '.repeat(9_900_000)}"\n`),
  },
};

for (const [what, {name, make}] of Object.entries(files)) {
  test(`${what} is refused in words, and the tab stays light`, async ({page}) => {
    await page.goto('/wzornik');
    await hydrated(page);
    const part = page.getByRole('region', {name: 'Dane z licznika'});
    const input = part.getByLabel('Wybierz plik');
    // The scripts that read come with the first file.
    await input.setInputFiles(textFile('mala.csv', 'Czas;Pobór\n2026-01-01 01:00;1\n'));
    await expect(part.getByRole('table')).toBeVisible();
    // From the disk: contents handed over by the test would themselves take room in the tab.
    const file = test.info().outputPath(name);
    writeFileSync(file, make());
    await expectLight(page, async () => {
      await input.setInputFiles(file);
      await expect(part.getByRole('alert')).toContainText(name, {timeout: 20_000});
    });
  });
}

const lists = Object.entries(files).filter(
  // The field takes no larger file.
  ([, {name}]) => /^(?:daleko|nisko|szeroko|teksty)/.test(name),
);
for (const [what, {name, make}] of lists) {
  test(`${what} is refused as a list of members, and the page goes on`, async ({page}) => {
    await page.goto('/kalkulator');
    await awake(page);
    await page.getByRole('button', {name: 'Otwórz tryb pełny'}).click();
    await page.getByText('Wklej albo wczytaj listę członków').click();
    const file = test.info().outputPath(name);
    writeFileSync(file, make());
    await expectLight(page, async () => {
      await page.locator('#lista-plik').setInputFiles(file);
      await expect(page.getByRole('alert')).toContainText('arkusz', {
        ignoreCase: true,
        timeout: 20_000,
      });
    });
    // A page that reads on its own thread lets nobody type.
    await page.getByLabel('Lista członków', {exact: true}).fill('szkoła;szkoła;60000');
    await page.getByRole('button', {name: 'Dodaj z listy'}).click();
    await expect(page.getByText('Popraw listę')).toBeHidden();
  });
}
