import {expect, hydrated, test} from './fixtures';

test('icons of the pages need no request', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/icons/') && request.resourceType() !== 'other') {
      asked.push(request.url());
    }
  });
  await page.goto('/faq', {waitUntil: 'networkidle'});
  await hydrated(page);
  expect(await page.locator('svg path').count()).toBeGreaterThan(0);
  expect(asked).toEqual([]);
});

test('the endpoint answers with the icons that start alike, and with 404 if there are none', async ({
  request,
}) => {
  const response = await request.get('/icons/lucide/le.json');
  expect(response.headers()['content-type']).toContain('application/json');
  const pack = (await response.json()) as Record<string, string>;
  expect(pack.leaf).toMatch(/^M[\dMmLlHhVvCcSsAaZz .,-]+$/);
  expect(Object.keys(pack).filter((name) => !name.startsWith('le'))).toEqual([]);
  expect(await (await request.get('/icons/lucide/ho.json')).json()).toHaveProperty('home');
  expect((await request.get('/icons/lucide/qq.json')).status()).toBe(404);
});

test.describe('an icon whose name the build did not see', () => {
  test('is fetched when shown; an unknown one is a placeholder', async ({page}) => {
    await page.goto('/wzornik');
    await hydrated(page);
    const drawn = (name: string) =>
      page.getByText(`lucide:${name}`, {exact: true}).locator('..').locator('path');
    const {leaf = ''} = (await (await page.request.get('/icons/lucide/le.json')).json()) as Record<
      string,
      string
    >;
    await page.getByRole('button', {name: 'Pobierz ikonę: leaf'}).click();
    await expect(drawn('leaf')).toHaveAttribute('d', leaf);
    await page.getByRole('button', {name: 'Pobierz ikonę: tej-ikony-nie-ma'}).click();
    await expect(drawn('tej-ikony-nie-ma')).toHaveAttribute('d', /^M7 4h10/);
  });
});
