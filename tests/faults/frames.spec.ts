import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {basePathOrigin, consentRefused, expect, test} from '../e2e/fixtures';

test.use({storageState: consentRefused, expectedMessages: [/./]});

test('the contact page in a foreign frame shows no form, and leads out of the frame', async ({
  page,
}) => {
  const own = `${basePathOrigin}/spoldzielnie/kontakt`;
  // Truly served: a browser lets no page that a test makes up frame one of this machine.
  const foreign = createServer((_, response) => {
    response
      .setHeader('Content-Type', 'text/html')
      .end(`<iframe src="${own}" width="900" height="700"></iframe>`);
  });
  await new Promise<void>((resolve) => foreign.listen(0, '127.0.0.1', resolve));
  await page.goto(`http://127.0.0.1:${(foreign.address() as AddressInfo).port}/`);
  const frame = page.frameLocator('iframe');
  const way = frame.getByRole('link', {name: 'Otwórz ją'});
  await expect(way).toBeVisible();
  await expect(frame.locator('form[aria-label], textarea')).toHaveCount(0);
  await way.click();
  await expect(page).toHaveURL(own);
  await expect(page.locator('textarea')).toBeVisible();
  foreign.close();
  foreign.closeAllConnections();
});
