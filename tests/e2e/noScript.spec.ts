import {expect, test} from './fixtures';

test.use({javaScriptEnabled: false});

test('an article is complete: summary, text, sources, links; its contents stand beside the text, on a phone folded above it', async ({
  page,
}) => {
  await page.goto('/baza-wiedzy/rozliczenie-1-do-06');
  await expect(page.getByRole('heading', {name: 'W skrócie'})).toBeVisible();
  await expect(page.getByRole('table').first()).toBeVisible();
  await expect(page.getByRole('article').getByRole('heading', {name: 'Źródła'})).toBeVisible();
  await expect(page.getByRole('heading', {name: 'Powiązane artykuły'})).toBeVisible();

  const section = page.locator('[data-contents] a', {hasText: 'Co znaczy 1 do 0,6'});
  const text = page.locator('.prose');
  await page.setViewportSize({width: 1280, height: 800});
  await expect(section).toBeInViewport();
  const {x = 0} = (await section.boundingBox()) ?? {};
  const {x: start = 0, width = 0} = (await text.boundingBox()) ?? {};
  expect(x).toBeGreaterThan(start + width);
  await page.setViewportSize({width: 360, height: 740});
  await expect(section).toBeHidden();
  await page.getByText('Na tej stronie').click();
  await section.click();
  await expect(page).toHaveURL(/#co-znaczy-1-do-0-6$/);
});

test('questions open and close', async ({page}) => {
  await page.goto('/faq');
  const question = page.locator('article details[id]').first();
  await expect(question.locator('p').first()).toBeHidden();
  await question.locator('summary').click();
  await expect(question.locator('p').first()).toBeVisible();
});

test('the knowledge base is the whole list by category, without dead controls; on a phone an address opens its category or its term, and a press opens others', async ({
  page,
}) => {
  await page.goto('/baza-wiedzy');
  await expect(page.getByRole('main').getByRole('heading', {level: 2})).toHaveCount(6);
  expect(await page.getByRole('main').getByRole('article').count()).toBeGreaterThanOrEqual(8);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('button', {name: 'Szukaj'})).toHaveCount(0);

  await page.setViewportSize({width: 360, height: 740});
  await page.goto('/baza-wiedzy#zakladanie');
  await expect(page.locator('#zakladanie article').first()).toBeInViewport();
  await expect(page.locator('#podstawy article').last()).toBeHidden();
  await page.locator('#podstawy summary').click();
  await expect(page.locator('#podstawy article').last()).toBeVisible();
  await page.goto('/baza-wiedzy/slownik#ppe');
  await expect(page.locator('#ppe p').first()).toBeInViewport();
});

test.describe('an unknown address', () => {
  test.use({expectedMessages: [/404 \(Not Found\)/]});

  test('leads first to the list of all pages', async ({page}) => {
    await page.goto('/kalkulatro');
    await expect(page.getByRole('main').getByRole('link').first()).toHaveText('Mapa strony');
  });
});

test('the home page has the picture of the model day and its table, follows the colours of the system, and on a small screen its menu leads to the footer links', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('img', {name: /Doba spółdzielni, lato/})).toBeVisible();
  const figure = page.getByRole('figure').first();
  await figure.getByText('Pokaż dane w tabeli').click();
  await expect(figure.getByRole('table').getByRole('row')).toHaveCount(25);
  for (const [colorScheme, background] of [
    ['light', 'rgb(255, 255, 255)'],
    ['dark', 'rgb(2, 6, 23)'],
  ] as const) {
    await page.emulateMedia({colorScheme});
    await expect(page.locator('body')).toHaveCSS('background-color', background);
  }
  await page.setViewportSize({width: 360, height: 740});
  await page.getByRole('button', {name: 'Menu'}).click();
  await expect(page.getByRole('contentinfo').getByRole('link', {name: 'Oferta'})).toBeInViewport();
});
