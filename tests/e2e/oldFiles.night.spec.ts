import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from './fixtures';
import {keptBar, textFile} from './hands';

/* Files that earlier versions of the site saved are opened by each tool and by the command, for good. */

const fixture = (name: string): string =>
  readFileSync(`packages/settlement/tests/fixtures/${name}`, 'utf8');

const files: readonly (readonly [kind: string, text: string, points: number])[] = [
  ['a month of version 1', fixture('month/version-1.json'), 3],
  ['a month with documents of version 1', fixture('record/rozliczenie-1.json'), 2],
  ['a description of the calculator', fixture('spoldzielnia.json'), 3],
  [
    'a folder of papers of version 1',
    readFileSync('tests/fixtures/papers/teczka-1.json', 'utf8'),
    12,
  ],
];

for (const [kind, text, points] of files) {
  const file = textFile('dawny.json', text);
  const said = new RegExp(`(?:^|\\D)${points}\u00a0punkt`);

  test(`${kind} is opened in the month`, async ({page}) => {
    await page.goto('/rozlicz-miesiac');
    await page.getByLabel('Wybierz plik').setInputFiles(file);
    await expect(keptBar(page)).toContainText(said, {timeout: 30_000});
  });

  test(`${kind} is opened in the papers`, async ({page}) => {
    await page.goto('/teczka');
    await page.getByLabel('Plik spółdzielni').setInputFiles(file);
    await expect(keptBar(page)).toContainText(said);
  });

  test(`${kind} is read by the command, which lacks only readings`, () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'dawny-'));
    try {
      writeFileSync(path.join(folder, file.name), text);
      const {stderr} = spawnSync('npm', ['run', '-s', 'rozlicz', '--', folder], {encoding: 'utf8'});
      expect(stderr).toContain('Nie ma jeszcze odczytów');
      expect(stderr).not.toContain(file.name);
    } finally {
      rmSync(folder, {recursive: true});
    }
  });
}
