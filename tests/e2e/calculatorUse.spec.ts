import type {Locator, Page} from '@playwright/test';
import {audit, awake, expect, expectAccessibleAtNight, hydrated, openFull, test} from './fixtures';
import {answerOf, numberField, openCalculator, openTools, resultOf, saved} from './hands';
import {openFold} from './meterReading';
import {sampleOf} from './tries';

/** The bar at the foot of the screen. */
const barText = /^Rocznie (dodaje|traci) spółdzielnia/;

const sheets = (pdf: Buffer): number =>
  pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g)?.length ?? 0;

test(
  'nothing of an old answer is there to be taken away, but for a print, which says that it is old',
  {tag: '@night'},
  async ({page}) => {
    await openCalculator(page);
    await openFold(page, 'Pliki i wydruk');
    const use = numberField(page, 'Roczne zużycie prądu');
    await use.fill('240.000');
    await use.press('Tab');
    await expect(
      page.getByRole('heading', {name: 'Wynik sprzed zmiany', exact: true}),
    ).toBeVisible();
    await expect(resultOf(page).getByRole('heading', {name: 'Pliki i wydruk'})).toBeVisible();
    await expect(resultOf(page).getByRole('button', {name: /^Pobierz/})).toHaveCount(0);
    expect(await audit(page)).toEqual([]);
    await page.getByRole('button', {name: /^240\s000/}).click();
    await expect(resultOf(page).getByRole('button', {name: 'Pobierz obrazek'})).toBeVisible();
  },
);

test(
  'on a phone the offer to put back shows the last that was removed, and then the one before',
  {tag: '@night'},
  async ({page}) => {
    await page.setViewportSize({width: 360, height: 740});
    await openCalculator(page);
    await openFull(page);
    for (const name of ['urząd', 'szkoła']) {
      await page.getByRole('button', {name: `Usuń: ${name}`}).click();
    }
    const undo = page.getByRole('button', {name: 'Cofnij'});
    for (const name of ['szkoła', 'urząd']) {
      await expect(page.getByRole('listitem').filter({has: undo})).toHaveText(
        new RegExp(`Usunięto: ${name}`),
      );
      // Pressed twice, it still puts one back.
      await undo.dblclick();
      await expect(page.getByRole('button', {name: `Usuń: ${name}`})).toHaveCount(1);
    }
    await expect(undo).toHaveCount(0);
  },
);

/** Words that are seen above the answer. */
async function wordsAbove(page: Page): Promise<number> {
  return page.evaluate(() => {
    const answer = document.querySelector('#wynik article');
    const texts = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    let words = 0;
    for (let text = texts.nextNode(); text && !answer?.contains(text); text = texts.nextNode()) {
      const isSeen = text.parentElement?.checkVisibility({visibilityProperty: true}) === true;
      words += isSeen ? (text.textContent?.match(/\S+/g)?.length ?? 0) : 0;
    }
    return words;
  });
}

test('on a phone the answer takes one screen, the page six, and every part opens', async ({
  page,
}) => {
  await page.setViewportSize({width: 360, height: 800});
  await openCalculator(page);
  await page.mouse.move(10, 10);
  await expect(resultOf(page).getByText('Pliki i wydruk')).toBeVisible({timeout: 30_000});
  const screens = await page.evaluate(() => document.documentElement.scrollHeight / 800);
  const height = (await answerOf(page).boundingBox())?.height ?? 0;
  const words = await wordsAbove(page);
  console.log('quick mode at 360 px', JSON.stringify({words, screens, height}));
  expect(words).toBeLessThanOrEqual(250);
  expect(screens).toBeLessThanOrEqual(6);
  expect(height).toBeLessThanOrEqual(670);
  await openFold(page, 'Energia i pieniądze');
  await expect(resultOf(page).getByRole('figure').first()).toBeVisible();
  // The name of the fold is not written a second time below it.
  const heading = resultOf(page).getByRole('heading', {name: 'Energia i pieniądze'});
  await expect(heading).toHaveCSS('clip-path', 'inset(50%)');
  await expect(page.getByRole('heading', {name: 'Co dalej'})).toBeAttached();
  await openFull(page);
  const remove = page.getByRole('button', {name: 'Usuń: szkoła'});
  const box = await remove.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
  await expectAccessibleAtNight(page);
});

test('the full form has the answer beside it, and a member is changed in its own place', async ({
  page,
}) => {
  await page.setViewportSize({width: 1101, height: 800});
  await openCalculator(page);
  await openFull(page);
  const members = page.getByRole('group', {name: 'Członkowie', exact: true});
  const table = await members.boundingBox();
  const card = await answerOf(page).boundingBox();
  expect((table?.x ?? 0) + (table?.width ?? 0)).toBeLessThanOrEqual(card?.x ?? 0);
  // Nothing of the table is out of its column.
  expect(await members.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(1);
  await page.getByRole('button', {name: 'Zmień: urząd'}).click();
  const editor = page.getByRole('heading', {name: 'Zmieniasz: urząd'});
  await expect(editor).toBeFocused();
  const top = async (locator: Locator): Promise<number> => (await locator.boundingBox())?.y ?? 0;
  expect(await top(editor)).toBeGreaterThan(
    await top(page.getByRole('button', {name: 'Zmień: urząd'})),
  );
  expect(await top(editor)).toBeLessThan(
    await top(page.getByRole('button', {name: 'Zmień: wodociąg'})),
  );
  await expect(answerOf(page)).toBeInViewport();
  // The answer stays to the end of the form, so nothing leads to it; its parts come below both, as wide as the page.
  await page.setViewportSize({width: 1280, height: 900});
  await expect(page.getByRole('button', {name: 'Pokaż wynik'})).toBeHidden();
  await page
    .getByRole('button', {name: 'Wróć do trybu szybkiego'})
    .evaluate((button) => button.scrollIntoView({block: 'end'}));
  await expect(answerOf(page)).toBeInViewport({ratio: 0.75});
  const last = resultOf(page).getByText('Pliki i wydruk');
  await expect(last).toBeVisible({timeout: 30_000});
  const box = await last.locator('xpath=ancestor::summary').boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1200);
  await expectAccessibleAtNight(page);
  // Back in the quick mode the form begins below the header, not under it.
  await page.getByRole('button', {name: 'Wróć do trybu szybkiego'}).click();
  await expect(page.getByLabel('Roczne zużycie prądu')).toBeVisible();
  await expect
    .poll(() => top(page.getByRole('form', {name: 'Dane do obliczeń'})))
    .toBeGreaterThan(72);
});

test('the answer of the quick mode does not go over the tools below it, however far one scrolls', async ({
  page,
}) => {
  for (const width of [1280, 1440]) {
    await page.setViewportSize({width, height: 900});
    await openCalculator(page);
    await page.mouse.move(10, 10);
    await expect(resultOf(page).getByText('Pliki i wydruk')).toBeVisible({timeout: 30_000});
    const over = await resultOf(page).evaluate(async (result) => {
      const tools = document.querySelector('[aria-label="Zapis i porównanie"]');
      const overlaps: number[] = [];
      for (let top = 0; top < document.documentElement.scrollHeight; top += 200) {
        window.scrollTo({top, behavior: 'instant'});
        await new Promise(requestAnimationFrame);
        const ends = [result, ...result.children].map((one) => one.getBoundingClientRect().bottom);
        overlaps.push(Math.max(...ends) - (tools?.getBoundingClientRect().top ?? 0));
      }
      return Math.max(...overlaps);
    });
    expect(over, `at ${width} px`).toBeLessThanOrEqual(0);
  }
});

const screens = [
  ['a phone', 360],
  ['a tablet', 768],
  ['a desk', 1280],
] as const;
for (const [name, width] of screens) {
  test(`once the form is answered, the answer is the first thing seen at ${name}, and the form a line that opens`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: width === 768 ? 1024 : 800});
    await openCalculator(page);
    await page.getByRole('button', {name: 'Pokaż wynik'}).click();
    await expect(page.getByRole('form', {name: 'Dane do obliczeń'})).toBeHidden();
    await expect(answerOf(page)).toBeInViewport({ratio: width === 360 ? 0.8 : 0.95});
    // Its first line is below the header, and stays there: what folded above it left no wrong place behind.
    await expect(async () => {
      const top = (await answerOf(page).boundingBox())?.y ?? 0;
      expect(top).toBeGreaterThan(50);
      expect(top).toBeLessThan(200);
    }).toPass();
    expect((await answerOf(page).boundingBox())?.width ?? 0).toBeGreaterThan(width * 0.9 - 16);
    await page.getByText('Zmień dane').click();
    await expect(page.getByRole('radio', {name: 'Gmina'})).toBeFocused();
    await expect(page.getByRole('radio', {name: 'Gmina'})).toBeInViewport();
    await expect(page.getByRole('form', {name: 'Dane do obliczeń'})).toBeVisible();
  });
}

test(
  'what is not known is asked for where it is said, also in the full mode',
  {tag: '@night'},
  async ({page}) => {
    await openCalculator(page, '#kto=gmina&moc=165');
    await page.getByRole('button', {name: 'Wpisz koszty'}).click();
    await expect(numberField(page, 'Roczne koszty działania (opcjonalnie)')).toBeFocused();
    await page.getByRole('button', {name: /^Licz 990\skWh/}).click();
    await expect(answerOf(page)).toContainText(/brakuje \d+\skWp/i, {timeout: 30_000});
    await expect(page).toHaveURL(/uzysk=990/);
  },
);

test(
  'a long summary goes on below its words, not below its triangle',
  {tag: '@night'},
  async ({page}) => {
    await page.setViewportSize({width: 360, height: 740});
    await openCalculator(page);
    const starts = await resultOf(page)
      .locator('summary')
      .filter({hasText: /^Co dają własne źródła/})
      .evaluate((summary) => {
        const range = document.createRange();
        range.selectNodeContents(summary);
        return [...new Set([...range.getClientRects()].map(({left}) => Math.round(left)))];
      });
    expect(starts).toHaveLength(1);
  },
);

test(
  'on a phone no control of the form that has the focus is under the bar',
  {tag: '@night'},
  async ({page}) => {
    await page.setViewportSize({width: 360, height: 740});
    await openCalculator(page);
    // There is no number before the first input.
    await expect(page.getByText(barText)).toHaveCount(0);
    await page.getByRole('radio', {name: 'Wieś'}).check();
    const bar = page.getByText(barText).locator('..');
    await expect(bar).toHaveCount(1, {timeout: 30_000});
    const tools = page.getByRole('button', {name: 'Otwórz tryb pełny'});
    await page.getByRole('radio', {name: 'Wieś'}).focus();
    for (let step = 0; step < 20; step += 1) {
      await page.keyboard.press('Tab');
      await expect
        .poll(async () => {
          const [focused, cover] = await Promise.all([
            page.locator(':focus').boundingBox(),
            bar.boundingBox(),
          ]);
          return (focused?.y ?? 0) + (focused?.height ?? 0) - (cover?.y ?? 0);
        })
        .toBeLessThanOrEqual(1);
      if (await tools.evaluate((element) => element === document.activeElement)) {
        return;
      }
    }
    throw new Error('The last control of the form is not reached.');
  },
);

test(
  'the full mode at a desk takes no more than 6000 px, and its parts open in place',
  {tag: '@night'},
  async ({page}) => {
    await page.setViewportSize({width: 1280, height: 800});
    await openCalculator(page);
    await openFull(page);
    await expect(resultOf(page).getByText('Pliki i wydruk')).toBeVisible({timeout: 30_000});
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(6000);
    const bills = resultOf(page).getByRole('table', {name: /^Rachunki członków/});
    await expect(bills).toBeHidden();
    await openFold(page, 'Członkowie');
    await expect(bills).toBeVisible();
    expect(await audit(page)).toEqual([]);
  },
);

test('magnified four times, nothing stays over the work', {tag: '@night'}, async ({page}) => {
  await page.setViewportSize({width: 320, height: 256});
  await openCalculator(page);
  await page.getByRole('spinbutton', {name: 'Planowana moc paneli'}).scrollIntoViewIfNeeded();
  const pinned = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => ['sticky', 'fixed'].includes(getComputedStyle(element).position))
      .map((element) => element.getBoundingClientRect())
      .filter(
        ({width, height, bottom, top}) => width > 200 && height > 0 && bottom > 0 && top < 256,
      )
      .reduce((sum, {height}) => sum + height, 0),
  );
  expect(pinned).toBeLessThanOrEqual(64);
});

test(
  'beside an opened answer the end of the form stays in view, and the bar tells what it changes',
  {tag: '@night'},
  async ({page}) => {
    await page.setViewportSize({width: 1280, height: 1000});
    await openCalculator(page);
    await openFold(page, 'Energia i pieniądze');
    const curve = resultOf(page).getByRole('figure').filter({hasText: 'Oszczędność a moc paneli'});
    await expect(curve).toBeVisible({timeout: 30_000});
    await curve.scrollIntoViewIfNeeded();
    await expect(page.getByRole('button', {name: 'Pokaż wynik'})).toBeInViewport();
    await numberField(page, 'Planowana moc paneli').fill('80');
    await expect(page.getByText(/^Nie może działać: brakuje 84\skWp paneli$/)).toBeInViewport();
  },
);

test(
  'where the answer is in view the bar does not repeat it and cover what is below',
  {tag: '@night'},
  async ({page}) => {
    await page.setViewportSize({width: 1280, height: 800});
    await openCalculator(page);
    await numberField(page, 'Planowana moc paneli').fill('170');
    const bar = page.getByText(barText);
    await expect(bar).toHaveCount(1, {timeout: 30_000});
    await answerOf(page).scrollIntoViewIfNeeded();
    await expect(answerOf(page)).toBeInViewport();
    await expect(bar).toBeHidden();
    await openFold(page, 'Energia i pieniądze');
    await resultOf(page).getByText('Pliki i wydruk').scrollIntoViewIfNeeded();
    await expect(bar).toBeInViewport();
    await page.getByRole('link', {name: 'Zobacz wynik'}).press('Enter');
    await expect(answerOf(page)).toBeInViewport();
    await expect(bar).toBeHidden();
  },
);

test(
  'at a desk the answer of the quick mode is no longer than the form and three screens',
  {tag: '@night'},
  async ({page}) => {
    await page.setViewportSize({width: 1280, height: 800});
    await openCalculator(page);
    await expect(resultOf(page).getByText('Pliki i wydruk')).toBeVisible();
    const height = async (of: Locator): Promise<number> => (await of.boundingBox())?.height ?? 0;
    const form = page.getByRole('form', {name: 'Dane do obliczeń'});
    expect(await height(resultOf(page))).toBeLessThan((await height(form)) + 3 * 800);
  },
);

for (const variants of sampleOf([3, 0], 1)) {
  test(`the council paper is two sheets with ${variants} variants`, async ({page}) => {
    // With variants also a refusal, a cost and the range that goes both ways: the longest words there are.
    await openCalculator(
      page,
      variants > 0 ? '#kto=gmina&moc=80&koszt=800000&utrzymanie=9000' : '',
    );
    // Its pages come with the parts below the answer.
    await expect(resultOf(page).getByText('Pliki i wydruk')).toBeVisible({timeout: 30_000});
    await expect(resultOf(page).locator('[aria-busy="true"]')).toHaveCount(0, {timeout: 30_000});
    await openTools(page);
    for (let count = 1; count <= variants; count += 1) {
      await page.getByRole('button', {name: 'Dodaj jako wariant'}).click();
      await expect(page.getByText(`Dodano „Wariant ${count}”.`, {exact: false})).toBeVisible();
    }
    expect(sheets(await page.pdf({format: 'A4'}))).toBe(2);
    await page.emulateMedia({media: 'print'});
    for (const text of [
      'Co policzono',
      'Operator i taryfy',
      'Skąd dane',
      'Te same dane w kalkulatorze:',
    ]) {
      await expect(page.getByText(text).last()).toBeVisible();
    }
    await expect(page.getByRole('heading', {name: 'Warianty obok siebie'})).toHaveCount(
      variants > 0 ? 1 : 0,
    );
  });
}

test(
  'an address nobody would type is on the council paper as a code, on two sheets with its longest words',
  {tag: '@night'},
  async ({page}) => {
    test.slow();
    await openCalculator(page, '#kto=gmina&moc=80&koszt=800000&utrzymanie=9000');
    await openFull(page);
    await openTools(page);
    for (let count = 1; count <= 3; count += 1) {
      await page.getByRole('button', {name: 'Dodaj jako wariant'}).click();
      await expect(page.getByText(`Dodano „Wariant ${count}”.`, {exact: false})).toBeVisible();
    }
    await expect(resultOf(page).locator('[aria-busy="true"]')).toHaveCount(0, {timeout: 30_000});
    await expect(page).toHaveURL(/#w=1&d=/);
    expect(sheets(await page.pdf({format: 'A4'}))).toBe(2);
    await page.emulateMedia({media: 'print'});
    const code = page.getByRole('img', {name: 'Kod QR z adresem tych danych'});
    await expect(code).toBeVisible();
    // A module is at least 0.36 mm, also in the largest code.
    const modules = Number((await code.getAttribute('viewBox'))?.split(' ')[2]);
    expect(((await code.boundingBox())?.width ?? 0) / modules).toBeGreaterThan((0.355 * 96) / 25.4);
    await expect(page.getByText('z kodu obok albo z tego linku w pliku PDF')).toBeVisible();
  },
);

test(
  'printed before anybody touched it, the page is two sheets with the answer',
  {tag: '@night'},
  async ({page}) => {
    await page.goto('/kalkulator');
    await hydrated(page);
    expect(sheets(await page.pdf({format: 'A4'}))).toBe(2);
    await page.emulateMedia({media: 'print'});
    // Printing counts as a touch: the answer stands on the screen's part of the page or, once they came, on its sheets.
    await expect(
      resultOf(page)
        .getByText(/^Opłaca się do /)
        .filter({visible: true})
        .first(),
    ).toBeVisible();
  },
);

test(
  'while the parts below the answer load, one sign says so, and the paper is two sheets',
  {tag: '@night'},
  async ({page}) => {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/js/*.js', async (route) => {
      const response = await route.fetch();
      // The heading of the first of them.
      if ((await response.text()).includes('wynik-skad')) {
        await released;
      }
      await route.fulfill({response});
    });
    await page.goto('/kalkulator');
    await awake(page);
    await page.mouse.move(10, 10);
    await resultOf(page).getByText('Co dają własne źródła').click();
    const busy = resultOf(page).locator('p[aria-busy="true"]');
    await expect(busy).not.toHaveCount(0, {timeout: 30_000});
    await expect(resultOf(page).getByText('Wczytujemy…').filter({visible: true})).toHaveCount(1);
    expect(sheets(await page.pdf({format: 'A4'}))).toBe(2);
    release();
    await expect(busy).toHaveCount(0, {timeout: 30_000});
  },
);

test(
  'who prints for the council at once gets both whole sheets',
  {tag: '@night'},
  async ({page}) => {
    await page.addInitScript(() => {
      window.print = () => {
        window.dispatchEvent(new Event('beforeprint'));
        document.title = document.body.textContent.includes('Co policzono') ? 'cały' : 'niecały';
      };
    });
    await page.goto('/kalkulator');
    await hydrated(page);
    await page
      .getByRole('region', {name: 'Co dalej'})
      .getByRole('button', {name: 'Drukuj'})
      .click();
    await expect(page).toHaveTitle('cały', {timeout: 30_000});
  },
);

test(
  'what was opened and chosen in the result stays when a phone is turned',
  {tag: '@night'},
  async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await openCalculator(page);
    await openFold(page, 'Członkowie');
    const order = page.getByRole('combobox', {name: 'Kolejność'});
    await order.selectOption('Według nazwy');
    await page.setViewportSize({width: 844, height: 390});
    await expect(page.getByRole('heading', {name: 'Członkowie', exact: true})).toBeVisible();
    await expect(order).toHaveValue('name');
    await page.setViewportSize({width: 390, height: 844});
    await expect(order).toBeVisible();
    await expect(order).toHaveValue('name');
  },
);

test(
  'the answer is saved as a picture of the size that links are shown with',
  {tag: '@night'},
  async ({page}) => {
    await openCalculator(page);
    await openFold(page, 'Pliki i wydruk');
    const {name, bytes} = await saved(page, 'Pobierz obrazek');
    expect(name).toMatch(/^spoldzielnia-wynik-.*\.png$/);
    const png = Buffer.from(bytes);
    // The header of a PNG: its width and height.
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  },
);

test('a list of members is filled in from the template', {tag: '@night'}, async ({page}) => {
  test.slow();
  await openCalculator(page);
  await openFull(page);
  await page.getByText('Wklej albo wczytaj listę członków').click();
  await expect(page.getByRole('link', {name: 'arkusz XLSX'})).toHaveAttribute('download');
  expect((await saved(page, 'plik CSV')).name).toBe('lista-czlonkow.csv');
  await page.locator('#lista-plik').setInputFiles('static/pliki/lista-czlonkow.xlsx');
  const list = page.getByRole('textbox', {name: 'Lista członków'});
  await expect(list).toHaveValue(/szkoła\t60000\t40\t49,5/);
  await page.getByRole('button', {name: 'Dodaj z listy'}).click();
  await expect(page.getByRole('rowheader', {name: 'dom przy szkole'}).first()).toBeVisible();

  const names = page.getByRole('table', {name: 'Członkowie'}).getByRole('rowheader');
  await expect(names).toHaveCount(8);
  await list.fill('remiza;remiza;9000\nsklep;sklep;30000');
  await page.getByRole('button', {name: 'Zastąp członków listą'}).click();
  await expect(names).toHaveText(['remiza', 'sklep']);
  await page.getByRole('button', {name: 'Cofnij'}).click();
  await expect(names).toHaveCount(8);
});

test('what is counted when somebody comes moves nothing of the answer that stands, so that no press misses its button', async ({
  page,
}) => {
  // A slow line: the worker takes its time to come.
  await page.context().route(/assets\/js\/(?!main|runtime)/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.goto('/kalkulator');
  await hydrated(page);
  const ask = page.getByRole('button', {name: 'Wpisz koszty'});
  const place = (): Promise<number> =>
    ask.evaluate((button) => button.getBoundingClientRect().top + scrollY);
  const before = await place();
  await page.mouse.move(0, 0);
  await expect(page.getByRole('button', {name: 'Przerwij liczenie'})).toBeVisible();
  expect(await place()).toBe(before);
});
