import type {Locator, Page} from '@playwright/test';
import {testHours} from '../../packages/meter-files/tests/samples/meterFiles';
import {expect, hydrated} from './fixtures';
import {resultOf} from './hands';
import {sampleOf} from './tries';

type MeterFile = Parameters<Locator['setInputFiles']>[0];

/** Presses a control with the keyboard alone. */
export async function press(page: Page, control: Locator): Promise<void> {
  await control.focus();
  await page.keyboard.press('Enter');
}

/** The widths of a phone and, at night, of a desk, for walks that both can take. */
export const widths = sampleOf([360, 1280], 1);

const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 768;

/** Opens a step of the form, of which a phone shows one at a time. */
export async function openStep(page: Page, name: string): Promise<void> {
  if (isPhone(page)) {
    await press(page, page.getByRole('button', {name: new RegExp(`^${name} [0-9] z\\s[0-9]`)}));
  }
}

/** Unfolds a part of the result, which a phone and the full mode fold. */
export async function openFold(page: Page, name: string): Promise<void> {
  const [folded, unfolded] = [':not([open])', '[open]'].map((state) =>
    resultOf(page)
      .locator(`details${state} > summary`)
      .filter({hasText: new RegExp(`^${name.replaceAll(' ', '\\s')}(\\s|$)`)}),
  ) as [Locator, Locator];
  // The worker may still be settling.
  await expect(folded.or(unfolded)).toBeVisible({timeout: 30_000});
  if (await folded.isVisible()) {
    await press(page, folded);
  }
}

/** Opens the cash flow of the result, which is folded, and the table under its chart. */
export async function openCashFlow(page: Page): Promise<Locator> {
  const result = resultOf(page);
  await openFold(page, 'Nakład i podział');
  await press(page, result.getByText('Przepływ pieniędzy rok po roku', {exact: true}));
  const caption = {hasText: 'Przepływ pieniędzy rok po roku, zł'};
  await press(page, result.locator('figure', caption).locator('summary'));
  return result.locator('table', caption);
}

/** The full mode with the members of the example of a municipality, without the last ones. */
export async function openMembers(page: Page, left: readonly string[]): Promise<void> {
  await page.goto('/kalkulator');
  await hydrated(page);
  await press(page, page.getByRole('button', {name: 'Otwórz tryb pełny'}));
  for (const member of left) {
    await press(page, page.getByRole('button', {name: `Usuń: ${member}`}));
  }
}

/** Reads a file of a meter into a member, whose editor stays open; `check` is done before the data are accepted. */
export async function readMeter(
  page: Page,
  member: string,
  file: MeterFile,
  check?: () => Promise<void>,
): Promise<void> {
  await press(page, page.getByRole('button', {name: `Zmień: ${member}`}));
  await openStep(page, 'Zużycie');
  await press(page, page.getByText('Wczytaj odczyty z licznika'));
  const chooser = page.waitForEvent('filechooser');
  const files = page.getByRole('group', {name: `Pliki z licznika: ${member}`});
  await press(page, files.getByLabel('Wybierz plik'));
  await (await chooser).setFiles(file);
  await expect(page.getByRole('button', {name: 'Użyj tych danych'})).toBeVisible();
  await check?.();
  await press(page, page.getByRole('button', {name: 'Użyj tych danych'}));
  await expect(page.getByText(/Liczymy z\sodczytów licznika/)).toBeInViewport();
}

/** Hourly readings of whole days, as a file of a meter. */
export function meterFile(
  name: string,
  firstDay: string,
  days: number,
  valueAt: (index: number) => readonly [number, number],
): {readonly name: string; readonly mimeType: string; readonly buffer: Buffer} {
  const rows = testHours(firstDay, days, valueAt).map(
    ({utcMs, withdrawn, injected}) =>
      `${new Date(utcMs).toISOString().slice(0, 19)}Z\t${withdrawn}\t${injected}`,
  );
  const text = ['Czas\tPobór [kWh]\tOddanie [kWh]', ...rows].join('\n');
  return {name, mimeType: 'text/tab-separated-values', buffer: Buffer.from(text)};
}
