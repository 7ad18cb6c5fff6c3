import {spawn} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from './fixtures';
import {freePort} from '../tools/freePort';
import {copySite} from './siteCopy.mjs';

const article = 'baza-wiedzy/rozliczenia/rozliczenie-1-do-06.md';

// Chrome's own word about a document answered with 404.
test.use({expectedMessages: [/Failed to load resource.*404/]});

const name =
  '`npm start` shows every kind of page, 404 where there is none, and a saved article without a reload';
test(name, async ({page}) => {
  test.setTimeout(240_000);
  const site = mkdtempSync(path.join(tmpdir(), 'npm-start-'));
  copySite(site);
  const port = String(await freePort());
  const server = spawn('npm', ['start', '--', '--no-open', '--port', port], {
    cwd: site,
    // A group of its own, so that it ends with all it has started.
    detached: true,
    stdio: 'ignore',
  });
  try {
    await expect(async () => {
      await page.goto(`http://localhost:${port}/`);
    }).toPass({timeout: 120_000});
    for (const [address, heading, status] of [
      ['/', /Prąd stąd/, 200],
      ['/kalkulator?a=b', 'Kalkulator oszczędności', 200],
      ['/faq', 'Pytania i odpowiedzi', 200],
      ['/wzory/lista-zakladania-spoldzielni', /Lista kontrolna/, 200],
      ['/nie-ma-takiej', 'Nie znaleźliśmy tej strony', 404],
      ['/redakcja/', 'Edytor serwisu', 200],
      ['/baza-wiedzy/rozliczenie-1-do-06', /rozliczenie 1:0,6/, 200],
    ] as const) {
      const response = await page.goto(`http://localhost:${port}${address}`);
      expect([address, response?.status()]).toEqual([address, status]);
      await expect(page.getByRole('heading', {level: 1, name: heading})).toBeVisible({
        timeout: 30_000,
      });
    }
    await page.evaluate(() => {
      document.body.dataset.same = '';
    });
    const file = path.join(site, article);
    writeFileSync(file, `${readFileSync(file, 'utf8')}\nZdanie dopisane przy otwartej stronie.\n`);
    await expect(page.getByText('Zdanie dopisane przy otwartej stronie.')).toBeVisible({
      timeout: 60_000,
    });
    await expect(page.locator('body[data-same]')).toBeAttached();
  } finally {
    process.kill(-(server.pid ?? 0));
    rmSync(site, {recursive: true, force: true});
  }
});
