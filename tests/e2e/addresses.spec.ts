import {expect, test} from './fixtures';

const aliases = [
  ['/offer', '/oferta'],
  ['/clients', '/klienci'],
  ['/contact', '/kontakt'],
  ['/about', '/o-nas'],
  ['/policy', '/polityka'],
  ['/knowledge-base', '/baza-wiedzy'],
  ['/knowledge-base/rozliczenie-1-do-06', '/baza-wiedzy/rozliczenie-1-do-06'],
] as const;

test(
  'English addresses lead to the Polish ones with query and hash, and Back leaves',
  {tag: '@night'},
  async ({page}) => {
    await page.goto('/faq');
    for (const [alias, target] of aliases) {
      await test.step(alias, async () => {
        await page.goto(`${alias}?utm=ulotka#tresc`);
        await expect(page).toHaveURL(`${target}?utm=ulotka#tresc`);
        await expect(page.locator('h1')).toBeVisible();
        await page.goBack();
        await expect(page).toHaveURL('/faq');
      });
    }
  },
);

test('a page answers with and without a slash, under one canonical address', async ({request}) => {
  for (const path of ['/oferta', '/faq', '/baza-wiedzy', '/baza-wiedzy/prog-70-i-40-procent']) {
    for (const address of [path, `${path}/`]) {
      const response = await request.get(address, {maxRedirects: 0});
      expect(response.status(), address).toBe(200);
      expect(await response.text()).toMatch(
        new RegExp(`rel="?canonical"? href="?http://localhost:3000${path}["> ]`),
      );
    }
  }
});

test.describe('an unknown address', () => {
  test.use({expectedMessages: [/404 \(Not Found\)/]});

  test('is a 404 page that helps, and names the nearest articles', async ({page}) => {
    const path = '/baza-wiedzy/prog-70-procent';
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Nie znaleźliśmy tej strony');
    await expect(page.getByText(`Page not found: ${path}`)).toHaveAttribute('lang', 'en');
    await expect(page).toHaveTitle(/^404 – nie znaleźliśmy tej strony \|/);
    await expect(page.getByRole('link', {name: 'Strona główna'})).toHaveAttribute('href', '/');
    const nearest = page.locator('section', {hasText: 'Czy chodziło o tę stronę?'});
    const likeliest = nearest.getByRole('link').first();
    await expect(likeliest).toHaveAttribute('href', '/baza-wiedzy/prog-70-i-40-procent');
    // Before the general links, and in view.
    await expect(page.getByRole('main').getByRole('link').first()).toHaveText(
      await likeliest.innerText(),
    );
    await expect(likeliest).toBeInViewport();
  });

  test('a malformed address is told as it was asked for', {tag: '@night'}, async ({page}) => {
    await page.goto('/%E0%A4%A');
    await expect(page.getByText('Page not found: /%E0%A4%A')).toBeVisible();
    await expect(page).toHaveTitle(/^404/);
  });

  test('names no page when none is alike', {tag: '@night'}, async ({page}) => {
    await page.goto('/404-qwzxv');
    await expect(page.getByText('Page not found: /404-qwzxv')).toBeVisible();
    await expect(page.getByText('Czy chodziło')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('link').first()).toHaveText('Mapa strony');
  });

  test(
    'inside the site gives the 404 page with its title, and its links work',
    {tag: '@night'},
    async ({page}) => {
      await page.goto('/baza-wiedzy/nie-ma');
      await page
        .getByRole('main')
        .getByRole('link', {name: 'Baza wiedzy', exact: true})
        .first()
        .click();
      await expect(page).toHaveTitle(/^Baza wiedzy/);
    },
  );
});

test(
  'the FAQ is at /faq, in the sidebar and in the order of the knowledge base',
  {tag: '@night'},
  async ({page}) => {
    await page.setViewportSize({width: 1280, height: 900});
    await page.goto('/faq');
    const nav = page.getByRole('navigation', {name: 'Artykuły bazy wiedzy'});
    await expect(nav.getByRole('link', {name: 'Pytania i odpowiedzi'})).toHaveAttribute(
      'aria-current',
      'page',
    );
    await page.getByRole('link', {name: /Poprzedni artykuł/}).click();
    await expect(page).toHaveURL(/\/baza-wiedzy\//);
    await page.getByRole('link', {name: /Następny artykuł/}).click();
    await expect(page).toHaveURL('/faq');
  },
);
