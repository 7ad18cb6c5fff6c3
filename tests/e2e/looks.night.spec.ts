import type {Page} from '@playwright/test';
import {awake, expect, test} from './fixtures';

/** Pages with style sheets of their own that the footer or the map of the site leads to. */
const names = [
  'Oferta',
  'Dla kogo',
  'Mapa strony',
  'Jak działa rozliczenie 1:0,6 – przykład godzina po godzinie',
  'FAQ',
  'Wzory pism',
  'Kalkulator',
  'Słownik pojęć',
  'Mapa strony',
  'Pierwsze 90 dni po wpisie do wykazu KOWR: plan dla zarządu',
  'O nas',
  'Rozlicz miesiąc',
  'Mapa strony',
  'Próg 70% czy 40%: który musi spełnić Twoja spółdzielnia',
  'Baza wiedzy',
  'Teczka spółdzielni',
  'Kontakt',
];

async function look(page: Page): Promise<Buffer> {
  await page.mouse.move(0, 0);
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    window.scrollTo(0, 0);
  });
  return page.screenshot({fullPage: true});
}

/** Goes on by the last link of that name, as the footer's is; returns where it leads. */
async function follow(page: Page, name: string): Promise<string> {
  const link = page.getByRole('link', {name, exact: true}).last();
  return link.evaluate((element: HTMLAnchorElement) => {
    element.click();
    return element.href;
  });
}

// Style sheets stay once they are there: what two of them say alike must not depend on which came last.
test('a page looks the same whatever was open before it', async ({page, context}) => {
  test.setTimeout(300_000);
  await page.goto('/');
  await awake(page);
  for (const round of ['there', 'again']) {
    for (const name of names) {
      const address = await follow(page, name);
      await expect(page).toHaveURL(address);
      const direct = await context.newPage();
      await direct.goto(address);
      await awake(direct);
      await expect
        .poll(async () => (await look(page)).equals(await look(direct)), {
          message: `${name}, ${round}`,
          timeout: 15_000,
        })
        .toBe(true);
      await direct.close();
    }
  }
});
