import type {Locator, Page} from '@playwright/test';
import {awake, expect, expectAccessibleAtNight, openFullMode, test} from './fixtures';
import {answerOf, resultOf, tabTo} from './hands';
import {sampleOf} from './tries';

/** Computing in a worker takes a while on a busy machine. */
const countingMs = 60_000;

const refusal = (page: Page): Locator => answerOf(page).filter({hasText: 'Nie może działać'});

async function openRefused(page: Page): Promise<void> {
  await page.goto('/kalkulator#kto=gmina&moc=80');
  await awake(page);
  await expect(refusal(page).first()).toContainText(/Brakuje 84\skWp paneli/, {
    timeout: countingMs,
  });
}

/** The split saving leads, and nothing is conditional any more. */
async function expectMended(page: Page): Promise<void> {
  await expect(answerOf(page).getByRole('heading', {name: /^Opłaca się do/})).toBeVisible({
    timeout: countingMs,
  });
  await expect(answerOf(page).getByText('dają panele')).toBeVisible();
  await expect(resultOf(page).getByText('Liczby poniżej są warunkowe')).toHaveCount(0);
  // A phone shows one step of the form at a time, and this field may be in another.
  await expect(page.locator('#kalkulator-moc')).toHaveValue('164');
}

for (const width of sampleOf([360, 1280], 1)) {
  test(`with 80 kWp a mayor is refused, told what is missing, and mends it by one press at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 800});
    await openRefused(page);
    await expect(answerOf(page)).toBeInViewport();
    await expect(answerOf(page)).not.toContainText(/\d\szł/);
    await expectAccessibleAtNight(page, {within: 'main'});
    await page.getByRole('button', {name: /^Ustaw 164\skWp paneli$/}).click();
    await expectMended(page);
    await expect(page).toHaveURL(/moc=164/);
    await page.reload();
    await expectMended(page);
  });
}

test(
  'by the keyboard alone on a phone: the focus stays in the result, which is announced; reload and link keep it',
  {tag: '@night'},
  async ({page, browser}) => {
    await page.setViewportSize({width: 360, height: 740});
    await openRefused(page);
    const mend = page.getByRole('button', {name: /^Ustaw 164\skWp paneli$/});
    await resultOf(page).focus();
    await tabTo(page, mend, 30);
    await page.keyboard.press('Enter');
    await expect(resultOf(page)).toBeFocused();
    await expectMended(page);
    await expect(
      resultOf(page)
        .getByRole('status')
        .filter({hasText: /^Opłaca się do .* kosztów\. /}),
    ).toHaveCount(1);
    await expect(page).toHaveURL(/moc=164/);
    await page.reload();
    await expectMended(page);
    const elsewhere = await browser.newPage();
    await elsewhere.goto(page.url());
    await expectMended(elsewhere);
    await elsewhere.close();
  },
);

test(
  'on a phone the bar says what is missing instead of a saving',
  {tag: '@night'},
  async ({page}) => {
    await page.setViewportSize({width: 360, height: 740});
    await openRefused(page);
    await expect(page.getByText(/^Nie może działać: brakuje 84\skWp paneli$/)).toBeInViewport();
  },
);

test(
  'a school handed over by the municipality leaves too few members, told from the form',
  {tag: '@night'},
  async ({page}) => {
    await openFullMode(page);
    await page.getByRole('button', {name: 'Zmień: ośrodek stowarzyszenia'}).click();
    await page.getByRole('combobox', {name: 'Do kogo należy (opcjonalnie)'}).fill('gmina');
    await expect(refusal(page).first()).toContainText(
      /brakuje 8\sczłonków albo 1\sosoby prawnej, jeśli wszyscy członkowie są osobami prawnymi/i,
      {timeout: countingMs},
    );
    await page.getByRole('button', {name: 'Pokaż to w formularzu'}).press('Enter');
    await expect(
      page.getByRole('heading', {name: 'Kto: członkowie i ich punkty poboru'}),
    ).toBeFocused();
    await page.getByRole('button', {name: /^Dodaj 1\sremizę OSP$/}).press('Enter');
    await expect(refusal(page)).toHaveCount(0, {timeout: countingMs});
    await expect(page.getByRole('rowheader', {name: 'remiza (założenie)'}).first()).toBeVisible();
  },
);

test('what running a cooperative costs is asked for, and counted once it is given', async ({
  page,
}) => {
  await page.goto('/kalkulator');
  await awake(page);
  const missing = resultOf(page).getByRole('button', {name: 'Wpisz koszty'});
  await missing.click({timeout: countingMs});
  const cost = page.getByRole('spinbutton', {name: 'Roczne koszty działania (opcjonalnie)'});
  await expect(cost).toBeFocused();
  await cost.fill('6000');
  await expect(missing).toHaveCount(0, {timeout: countingMs});
  await expect(answerOf(page).getByRole('heading', {name: 'Opłaca się', exact: true})).toBeVisible({
    timeout: countingMs,
  });
  await expect(page).toHaveURL(/utrzymanie=6000/);
});
