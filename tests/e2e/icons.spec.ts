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

test('the endpoint answers with one icon a file, and 404 for a name it does not know', async ({
  request,
}) => {
  const leaf = await request.get('/icons/lucide/leaf.json');
  expect(leaf.headers()['content-type']).toContain('application/json');
  expect(await leaf.json()).toEqual({path: expect.stringMatching(/^M[\dMmLlHhVvCcSsAaZz .,-]+$/)});
  expect((await request.get('/icons/lucide/home.json')).status()).toBe(200);
  expect((await request.get('/icons/lucide/qqq.json')).status()).toBe(404);
});

test.describe('an icon whose name the build did not see', () => {
  test.use({expectedMessages: [/404 \(Not Found\)/]});

  test('is fetched when shown; one that nobody knows is a placeholder', async ({page}) => {
    await page.goto('/wzornik');
    await hydrated(page);
    const drawn = (name: string) =>
      page.getByText(`lucide:${name}`, {exact: true}).locator('..').locator('path');
    const leaf = (await (await page.request.get('/icons/lucide/leaf.json')).json()) as {
      path: string;
    };
    await page.getByRole('button', {name: 'Pobierz ikonę: leaf'}).click();
    await expect(drawn('leaf')).toHaveAttribute('d', leaf.path);
    await page.getByRole('button', {name: 'Pobierz ikonę: tej-ikony-nie-ma'}).click();
    await expect(drawn('tej-ikony-nie-ma')).toHaveAttribute('d', /^M7 4h10/);
  });
});
