import {execFile} from 'node:child_process';
import {mkdir, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {unzipSync} from 'fflate';
import {runningCooperative} from '../../packages/settlement/tests/samples/runningCooperative';
import {expect, test} from './fixtures';
import {saved, textFile} from './hands';

/*
 * The page and `npm run rozlicz` hand out the same: made-up cooperatives are settled by both from the same files, and what
 * they write is compared byte by byte.
 */

const run = promisify(execFile);

const textOf = (bytes: Uint8Array | undefined): string => new TextDecoder().decode(bytes);

/** The text of a document; what packs it writes the time. */
const wordsOf = (docx: Uint8Array): string => textOf(unzipSync(docx)['word/document.xml']);

// Fixed shares and members' shares, zones, givers of the stock, lots of several ages, members who come and go.
for (const seed of [6, 8, 22]) {
  test(`cooperative ${seed} is handed out alike by the page and the command`, async ({page}) => {
    test.slow();
    const {input, first} = runningCooperative(seed);
    const files = [{name: 'spoldzielnia.json', text: JSON.stringify(input)}, ...first];
    const folder = await mkdtemp(path.join(tmpdir(), 'rozlicz-'));
    try {
      const given = path.join(folder, 'pliki');
      const written = path.join(folder, 'dokumenty');
      const next = path.join(folder, 'nastepny.json');
      await mkdir(given);
      await Promise.all(files.map(({name, text}) => writeFile(path.join(given, name), text)));
      const {stdout} = await run(
        'npm',
        ['run', '-s', 'rozlicz', '--', given, '--dokumenty', written, '--zapisz', next],
        {maxBuffer: 50_000_000},
      );
      const printed = JSON.parse(stdout) as {
        readonly documents: {readonly files: readonly string[]};
        readonly months: readonly {readonly month: string}[];
      };

      await page.goto('/rozlicz-miesiac');
      await page
        .getByLabel('Wybierz plik')
        .setInputFiles(files.map(({name, text}) => textFile(name, text)));
      await expect(page.getByText(`wczytane: ${first.length}`)).toBeVisible({
        timeout: 60_000,
      });
      const part = page.locator('section[aria-labelledby=wydaj]');
      if (!(await part.evaluate((one) => one.querySelector('details')?.open === true))) {
        await part.locator('summary').first().click();
      }
      const zip = unzipSync((await saved(page, /^Zestawienia w pliku ZIP/)).bytes);
      const books = await saved(page, 'Tabela do księgowości (CSV)');
      const record = await saved(page, 'Plik miesiąca na następny raz');

      const names = printed.documents.files;
      const statements = names.filter((name) => name.startsWith('zestawienie-'));
      expect(statements.map((name) => name.slice('zestawienie-'.length)).sort()).toEqual(
        Object.keys(zip)
          .filter((name) => !name.endsWith('.csv'))
          .sort(),
      );
      const ofCommand = async (name: string): Promise<Uint8Array> =>
        new Uint8Array(await readFile(path.join(written, name)));
      for (const name of statements) {
        const ours = zip[name.slice('zestawienie-'.length)] ?? new Uint8Array();
        const theirs = await ofCommand(name);
        const read = name.endsWith('.docx') ? wordsOf : textOf;
        expect([name, read(ours)]).toEqual([name, read(theirs)]);
      }
      const table = textOf(await ofCommand('ksiegowosc.csv'));
      expect(textOf(books.bytes)).toBe(table);
      // The tables of members together are the table of all.
      const rows = (text: string): readonly string[] => text.trim().split(/\r?\n/);
      const ofMembers = Object.entries(zip)
        .filter(([name]) => name.endsWith('.csv'))
        .flatMap(([, bytes]) => rows(textOf(bytes)).slice(1));
      const [, ...all] = rows(table);
      expect(all).toEqual(expect.arrayContaining(ofMembers));
      expect(ofMembers.length).toBeGreaterThan(10);
      // Which of the device's cooperatives it is, only the page says.
      const {id: _, ...kept} = JSON.parse(record.text) as Record<string, unknown>;
      expect(kept).toEqual(JSON.parse(await readFile(next, 'utf8')));
      expect(printed.months.length).toBeGreaterThan(1);
    } finally {
      await rm(folder, {recursive: true});
    }
  });
}
