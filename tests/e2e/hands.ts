import {readFile} from 'node:fs/promises';
import {expect, type Locator, type Page} from '@playwright/test';
import {awake} from './fixtures';

/** How a person presses and writes: with a keyboard alone, or with a finger on a phone. */
export interface Hand {
  readonly name: string;
  readonly use: {
    readonly viewport: {readonly width: number; readonly height: number};
    readonly hasTouch?: boolean;
    readonly isMobile?: boolean;
  };
  readonly press: (page: Page, target: Locator) => Promise<void>;
  readonly type: (page: Page, field: Locator, text: string) => Promise<void>;
}

/** Goes on with Tab to a control, with no more presses than somebody has patience for, and without the mouse. */
export async function tabTo(page: Page, target: Locator, patience = 120): Promise<void> {
  // Found once: to look for it by its name again after each press takes longer than the press.
  let element = await target.first().elementHandle();
  for (let step = 0; step < patience; step += 1) {
    const state = await element.evaluate((one) =>
      one.isConnected ? one === document.activeElement : 'replaced',
    );
    if (state === true) {
      return;
    }
    if (state === 'replaced') {
      element = await target.first().elementHandle();
    } else {
      await page.keyboard.press('Tab');
    }
  }
  await expect(target).toBeFocused();
}

export const keyboard: Hand = {
  name: 'by keyboard',
  use: {viewport: {width: 1280, height: 800}},
  async press(page, target) {
    await tabTo(page, target);
    await page.keyboard.press('Enter');
  },
  async type(page, field, text) {
    await tabTo(page, field);
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText(text);
  },
};

export const finger: Hand = {
  name: 'on a phone of 360 px',
  use: {viewport: {width: 360, height: 740}, hasTouch: true, isMobile: true},
  press: (_page, target) => target.tap(),
  async type(page, field, text) {
    if (!(await field.evaluate((element) => element === document.activeElement))) {
      await field.tap();
    }
    await field.press('Control+a');
    await page.keyboard.insertText(text);
  },
};

/** Opens the fields of the quick mode that are not asked first. */
export const openFolded = (page: Page): Promise<void> =>
  page.getByText('Dokładniej', {exact: true}).click();

/** The answer of the calculator and all that stands below it, which in the full mode is a region of its own. */
export const resultOf = (page: Page): Locator =>
  page.getByRole('region', {name: /^Wynik(, część po części)?$/});
export const answerOf = (page: Page): Locator => resultOf(page).getByRole('article');
export const numberField = (page: Page, name: RegExp | string): Locator =>
  page.getByRole('spinbutton', {name});

/** Opens the calculator, by default with its example, and waits for the answer. */
export async function openCalculator(page: Page, hash = ''): Promise<void> {
  await page.goto(`/kalkulator${hash}`);
  await awake(page);
  await expect(answerOf(page)).toBeVisible({timeout: 30_000});
}

/** What the device has of the open cooperative, above each tool. */
export const keptBar = (page: Page): Locator =>
  page.getByRole('region', {name: 'Spółdzielnia na tym urządzeniu'});

/** Unfolds what else the calculator can do with a description. */
export async function openTools(page: Page): Promise<void> {
  const tools = page.getByRole('region', {name: 'Zapis i porównanie'});
  await tools.getByText('Więcej', {exact: true}).click();
}

/** Presses something of its menu. */
export async function more(page: Page, name: string): Promise<void> {
  const wanted = keptBar(page).getByRole('button', {name});
  if (!(await wanted.isVisible())) {
    await keptBar(page).getByText('Więcej').click();
  }
  await wanted.click();
}

/** Opens the step of the folder with a part, by its address, and the part's entries, whose fields are made then, or folded fields. */
export async function openEntries(page: Page, part: string): Promise<void> {
  await page.locator(`#${part} > details`).first().waitFor({state: 'attached'});
  await page.locator(`#${part}`).evaluate((place) => {
    for (const fold of [place.closest('details'), ...place.querySelectorAll('details')]) {
      fold?.setAttribute('open', '');
    }
  });
}

/** Opens a step of the folder by a press on its heading. */
export async function openStep(page: Page, number: number): Promise<void> {
  await page.getByRole('heading', {name: new RegExp(`^${number}\\. `)}).click();
}

interface Saved {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly text: string;
}

/** Presses a button that hands a file out, and reads the file. */
export async function saved(within: Locator | Page, button: RegExp | string): Promise<Saved> {
  const control = within.getByRole('button', {name: button});
  const downloading = control.page().waitForEvent('download', {timeout: 60_000});
  await control.click();
  const download = await downloading;
  const bytes = await readFile(await download.path());
  return {name: download.suggestedFilename(), bytes: new Uint8Array(bytes), text: bytes.toString()};
}

/** A file for `setInputFiles`. */
export const textFile = (name: string, text: string) => ({
  name,
  mimeType: name.endsWith('.json') ? 'application/json' : 'text/csv',
  buffer: Buffer.from(text),
});
