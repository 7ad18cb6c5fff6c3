import {execFileSync, spawnSync, type SpawnSyncReturns} from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, type Locator, type Page} from '@playwright/test';
import {tabTo as goTo} from './hands';
import {copySite} from './siteCopy.mjs';

/** Everything the editor can open, and what the checks read besides. */
const content = ['baza-wiedzy', 'wzory', 'src/data'];
const beside = ['src/pages', 'static', 'cspell.config.yaml', '.markdownlint-cli2.yaml'];

/** The files the editor can open. */
export const contentFiles: readonly string[] = content.flatMap((folder) =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((file) => path.posix.join(folder, file))
    .filter((file) => /\.(?:md|ya?ml)$/.test(file)),
);

function put(saved: ReadonlyMap<string, string>, site: string): void {
  saved.forEach((text, name) => {
    mkdirSync(path.dirname(path.join(site, name)), {recursive: true});
    writeFileSync(path.join(site, name), text);
  });
}

/** Runs one of the commands on a copy of the site with the saved files in it, and reads what comes of it. */
function onCopy<T>(
  saved: ReadonlyMap<string, string>,
  command: string,
  read: (run: SpawnSyncReturns<string>, site: string) => T,
): T {
  const site = mkdtempSync(path.join(tmpdir(), 'z-edytora-'));
  [...content, ...beside].forEach((name) => cpSync(name, path.join(site, name), {recursive: true}));
  symlinkSync(path.resolve('node_modules'), path.join(site, 'node_modules'), 'dir');
  put(saved, site);
  const run = spawnSync(
    process.execPath,
    [path.resolve('src/cli/run.mjs'), path.resolve(`src/cli/${command}.ts`)],
    {cwd: site, encoding: 'utf8'},
  );
  const result = read(run, site);
  rmSync(site, {recursive: true});
  return result;
}

/** What `npm run sprawdz` says of the site with the saved files in it, one line each; nothing if all is well. */
export function problemsIn(saved: ReadonlyMap<string, string>): string[] {
  return onCopy(saved, 'checkArticle', ({status, stdout, stderr}) => {
    const lines = (stdout + stderr)
      .split('\n')
      .filter((line) => line !== '' && !line.includes('wszystko w porządku'));
    return status === 0 || lines.length > 0 ? lines : [`The check ended with ${status}.`];
  });
}

/** The comment with which the workflow answers a proposal of the saved files that does not pass. */
export function answerTo(saved: ReadonlyMap<string, string>): string {
  return onCopy(saved, 'answer', (_, site) =>
    readFileSync(path.join(site, 'odpowiedz/failure.md'), 'utf8'),
  );
}

/** Builds the site with the saved files in it and shows a page of it as the host would. */
export async function openBuilt(
  page: Page,
  saved: ReadonlyMap<string, string>,
  address: string,
): Promise<void> {
  const site = mkdtempSync(path.join(tmpdir(), 'z-edytora-'));
  copySite(site);
  put(saved, site);
  execFileSync('npx', ['docusaurus', 'build'], {cwd: site, stdio: 'pipe'});
  await page.route('http://opublikowane.example/**', async (route) => {
    const {pathname} = new URL(route.request().url());
    const file = path.join(site, 'build', pathname === '/' ? 'index' : pathname);
    await route.fulfill({path: path.extname(file) === '' ? `${file}.html` : file});
  });
  // Once loaded, a page asks for more: for scripts ahead of need, and for what a link leads to.
  page.once('close', () => rmSync(site, {recursive: true}));
  await page.goto(`http://opublikowane.example${address}`);
  await page.waitForLoadState();
}

/** Substitutes a folder stored by the browser for the folder an editor picks on disk. */
export async function giveFolder(page: Page, files: readonly string[]): Promise<void> {
  const contents = Object.fromEntries(files.map((file) => [file, readFileSync(file, 'utf8')]));
  await page.addInitScript((texts) => {
    const folder = async (names: readonly string[]): Promise<FileSystemDirectoryHandle> => {
      let place = await navigator.storage.getDirectory();
      for (const name of ['folder', ...names]) {
        place = await place.getDirectoryHandle(name, {create: true});
      }
      return place;
    };
    Object.assign(globalThis, {
      showDirectoryPicker: async () => {
        await folder(['.git']);
        for (const [file, text] of Object.entries(texts)) {
          const names = file.split('/');
          const place = await folder(names.slice(0, -1));
          const handle = await place.getFileHandle(names.at(-1) ?? '', {create: true});
          const stream = await handle.createWritable();
          await stream.write(text);
          await stream.close();
        }
        return folder([]);
      },
    });
  }, contents);
}

/** The content of a file in that folder; empty while there is none. */
async function fileText(page: Page, file: string): Promise<string> {
  return page.evaluate(async (name) => {
    try {
      let place = await navigator.storage.getDirectory();
      const steps = ['folder', ...name.split('/')];
      for (const step of steps.slice(0, -1)) {
        place = await place.getDirectoryHandle(step);
      }
      return await (await (await place.getFileHandle(steps.at(-1) ?? '')).getFile()).text();
    } catch {
      return '';
    }
  }, file);
}

/** Opens the editor on a folder with these files of the site. */
export async function openLocally(page: Page, files: readonly string[]): Promise<void> {
  await giveFolder(page, files);
  // The form renders a field once it comes into view.
  await page.setViewportSize({width: 1280, height: 5000});
  await page.goto('/redakcja/');
  await page.getByRole('button', {name: 'Otwórz edytor na tym komputerze'}).click();
  await page.getByRole('button', {name: 'Pracuj z lokalnym repozytorium'}).click();
  await page.getByRole('button', {name: 'Utwórz nowy wpis'}).first().waitFor();
}

/** A field of the form by the path to it in the file. */
export function field(page: Page, place: string): Locator {
  return page.locator(`section.field[data-key-path="${place}"]`);
}

/** Types into a text field. */
export async function write(page: Page, path: string, text: string): Promise<void> {
  await field(page, path).getByRole('textbox').last().fill(text);
}

/** Chooses from a list of names. */
export async function choose(page: Page, path: string, choice: string): Promise<void> {
  await field(page, path).getByRole('combobox').click();
  await choiceOf(page, choice).click();
}

/** A choice of the editor's own; those of the menus above the text are the browser's. */
export function choiceOf(page: Page, choice: string): Locator {
  return page
    .getByRole('option', {name: new RegExp(`^${choice}( –|$)`)})
    .and(page.locator('[role]'));
}

/** Adds an entry to a list. */
export async function add(page: Page, path: string): Promise<void> {
  await field(page, path)
    .getByRole('button', {name: /^Dodaj/})
    .first()
    .click();
}

/** The forms of the editor are long. */
export const tabTo = (page: Page, target: Locator): Promise<void> => goTo(page, target, 150);

/** Chooses from a list of names by keyboard: what is typed leaves one name of the list. */
export async function chooseByKey(page: Page, path: string, choice: string): Promise<void> {
  await tabTo(page, field(page, path).getByRole('combobox'));
  await page.keyboard.press('ArrowDown');
  const filter = page.getByRole('searchbox', {name: 'Filtruj opcje'});
  await expect(filter).toBeFocused();
  await page.keyboard.type(choice);
  await expect(page.getByRole('option').and(page.locator('[role]'))).toHaveCount(1);
  const list = page.getByRole('listbox').filter({has: page.getByRole('option')});
  await tabTo(page, list);
  // A list that is still being drawn takes no key.
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(list).toHaveAttribute('aria-activedescendant', /./, {timeout: 500});
  }).toPass();
  await page.keyboard.press('Enter');
  await filter.waitFor({state: 'hidden'});
}

/** The end of a long list, whose entries are drawn once they come into view. */
export async function goToEnd(page: Page, path: string): Promise<void> {
  await field(page, path).evaluate((list) => list.scrollIntoView({block: 'end'}));
}

/** What the editor's own code says in the console; a sandboxed frame of its own shows the preview. */
export const editorMessages = [/can escape its sandboxing|svelte\.dev\/e\/derived_inert/];

/** Saves the entry, by default with the mouse, and waits until its file has changed. */
export async function save(
  page: Page,
  file: string,
  wait: (text: string) => boolean,
  press = (button: Locator): Promise<void> => button.click(),
): Promise<string> {
  await press(page.getByRole('button', {name: 'Zapisz', exact: true}));
  const deadline = Date.now() + 15_000;
  for (;;) {
    const text = await fileText(page, file);
    // An empty file is still being written.
    if (text !== '' && wait(text)) {
      // Until the entry is closed, the editor takes back the address of the next one.
      await page.getByRole('group', {name: 'Edytor treści'}).waitFor({state: 'hidden'});
      return text;
    }
    if (Date.now() > deadline) {
      const said = await page.getByRole('alert').allTextContents();
      throw new Error(`The editor has not saved ${file}. ${said.join(' ')}`);
    }
    await page.waitForTimeout(200);
  }
}
