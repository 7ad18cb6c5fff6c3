import {basePathOrigin, expect, test} from '../e2e/fixtures';

test.use({expectedMessages: [/./]});

test('the contact page in a foreign frame shows no form, and leads out of the frame', async ({
  page,
}) => {
  const own = `${basePathOrigin}/spoldzielnie/kontakt`;
  await page.route('http://foreign.example/', (route) =>
    route.fulfill({contentType: 'text/html', body: `<iframe src="${own}"></iframe>`}),
  );
  await page.goto('http://foreign.example/');
  const frame = page.frameLocator('iframe');
  const way = frame.getByRole('link', {name: 'Otwórz ją'});
  await expect(way).toBeVisible();
  await expect(frame.locator('form[aria-label], textarea')).toHaveCount(0);
  await way.click();
  await expect(page).toHaveURL(own);
  await expect(page.locator('textarea')).toBeVisible();
});
