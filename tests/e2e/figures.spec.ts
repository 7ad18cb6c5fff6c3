import type {Page} from '@playwright/test';
import {expect, expectFits, holdScripts, hydrated, test} from './fixtures';

const hour = '/baza-wiedzy/rozliczenie-1-do-06';
const power = '/baza-wiedzy/akcyza-granica-1-mw';
const coverage = '/baza-wiedzy/prog-70-i-40-procent';
const deadlines = '/baza-wiedzy/pierwsze-90-dni-po-wpisie';
const bill = '/baza-wiedzy/oplaty-w-spoldzielni-energetycznej';

const figure = (page: Page, title: RegExp) => page.locator('figure.drawing', {hasText: title});

test('the hour follows its sliders, also from the first key on a page that sleeps', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto(hour);
  const example = figure(page, /Jedna godzina/);
  await expect(example).toContainText(/21\s×\s0,6\s=\s*12,6\s*kWh/);
  await example.getByRole('slider', {name: 'Członkowie oddali'}).focus();
  await page.keyboard.press('End');
  release();
  await expect(example).toContainText(/51\s×\s0,6\s=\s*30,6\s*kWh/);
  const taken = example.getByRole('slider', {name: 'Inni członkowie pobrali'});
  await taken.fill('60');
  await expect(example).toContainText(/Nadwyżka płynie do sieci\s*0\s*kWh/);
  await example.getByRole('slider', {name: 'Członkowie oddali'}).fill('20');
  await expect(example).toContainText(/Brakuje: z\szapasu albo od\ssprzedawcy\s*40\s*kWh/);
});

test('a slider dragged by the mouse moves the hour', {tag: '@night'}, async ({page}) => {
  await page.goto(hour);
  await hydrated(page);
  const example = figure(page, /Jedna godzina/);
  const slider = example.getByRole('slider', {name: 'Członkowie oddali'});
  await slider.scrollIntoViewIfNeeded();
  const box = await slider.boundingBox();
  if (!box) {
    throw new Error('The slider is not shown.');
  }
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width, box.y + box.height / 2, {steps: 5});
  await page.mouse.up();
  await expect(example).toContainText(/51\s×\s0,6\s=\s*30,6\s*kWh/);
});

test('powers are put together and held against 1 MW', {tag: '@night'}, async ({page}) => {
  await page.goto(power);
  const example = figure(page, /Dodaj moce/);
  await expect(example).toContainText(/1\s005\s*kW.+nie działa/);
  await example.getByRole('spinbutton', {name: 'Instalacja 5'}).fill('40');
  await expect(example).toContainText(/Mieści się, zostaje 0\s*kW\. Zwolnienie z\sakcyzy działa/);
});

test('the coverage of needs follows its five numbers', {tag: '@night'}, async ({page}) => {
  await page.goto(coverage);
  const example = figure(page, /Sprawdź pokrycie/);
  await expect(example.getByRole('spinbutton')).toHaveCount(5);
  await expect(example).toContainText(/65,1%.+brakuje 41,7\s*MWh/);
  await example.getByRole('spinbutton', {name: 'Panele'}).fill('600');
  await expect(example).toContainText(/Próg 70% jest spełniony/);
});

test('deadlines are counted from the day of the reader', {tag: '@night'}, async ({page}) => {
  await page.goto(deadlines);
  const example = figure(page, /Trzy wnioski/);
  await expect(example).toContainText(
    /10\slutego\s2027\sr\.[^]+20\skwietnia\s2027\sr\.[^]+20\smaja\s2027\sr\./,
  );
  await example.getByRole('textbox').fill('31.10.2027');
  await expect(example).toContainText(
    /21\slistopada\s2027\sr\.[^]+29\sstycznia\s2028\sr\.[^]+29\slutego\s2028\sr\./,
  );
});

test('what falls away from a bill depends on the tariff group', {tag: '@night'}, async ({page}) => {
  await page.goto(bill);
  const example = figure(page, /wybierz swoją grupę/);
  await expect(example).toContainText(/Opłata mocowa\s*niejasne/);
  await example.getByLabel('Grupa taryfowa').selectOption('C21');
  await expect(example).toContainText(/Opłata mocowa\s*znika/);
  await expect(example).toContainText('Stawek tej grupy nie znamy');
});

test('an article loads no example that is not in it', {tag: '@night'}, async ({page}) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') {
      scripts.push(response.url());
    }
  });
  await page.goto(power);
  await hydrated(page);
  expect(scripts).toEqual([]);
  await page.getByRole('spinbutton', {name: 'Instalacja 1'}).fill('1');
  await expect(figure(page, /Dodaj moce/)).toContainText(/506\s*kW/);
  const texts = await Promise.all(
    scripts.map((url) => page.request.get(url).then((answer) => answer.text())),
  );
  expect(texts.some((text) => text.includes('Dodaj moce'))).toBe(true);
  for (const other of [
    'Inni członkowie pobrali to od razu',
    'Sprawdź pokrycie',
    'Dzień, od którego',
    'wybierz swoją grupę',
  ]) {
    expect(
      texts.filter((text) => text.includes(other)),
      other,
    ).toEqual([]);
  }
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the worked examples are read, without their sliders', {tag: '@night'}, async ({page}) => {
    await page.goto(hour);
    await expect(figure(page, /Jedna godzina/)).toContainText(/21\s×\s0,6\s=\s*12,6\s*kWh/);
    await expect(page.getByRole('slider').first()).toBeHidden();
    await page.goto(coverage);
    await expect(figure(page, /Sprawdź pokrycie/)).toContainText(/65,1%/);
  });
});

for (const path of [
  hour,
  coverage,
  bill,
  deadlines,
  '/baza-wiedzy/jak-zalozyc-spoldzielnie-energetyczna',
]) {
  test(
    `no figure of ${path} is wider than a phone, and no text in it is small`,
    {tag: '@night'},
    async ({page}) => {
      await page.setViewportSize({width: 320, height: 700});
      await page.goto(path);
      const small = await page.locator('.drawing *').evaluateAll((elements) =>
        elements
          .filter((element) =>
            [...element.childNodes].some(
              ({nodeType, textContent}) => nodeType === 3 && textContent?.trim(),
            ),
          )
          .filter((element) => parseFloat(getComputedStyle(element).fontSize) < 12)
          .map(({textContent}) => textContent),
      );
      expect(small).toEqual([]);
      await expectFits(page);
    },
  );
}

test('the specimens of the offer say that they are models', {tag: '@night'}, async ({page}) => {
  await page.goto('/oferta');
  for (const title of ['Rozliczenie miesiąca', 'Widok członka', 'Widok zarządu']) {
    await expect(page.locator('figure', {hasText: title})).toContainText('wzór');
  }
});

test('the hours under a day stand where its cells begin', {tag: '@night'}, async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await page.goto('/baza-wiedzy/moc-umowna-i-taryfy');
  const strip = figure(page, /Godziny, w\sktórych/);
  const cells = await strip.locator('svg').boundingBox();
  const evening = await strip.getByText('18:00').boundingBox();
  expect(cells && evening && (evening.x - cells.x) / cells.width).toBeCloseTo(18 / 24, 2);
});
