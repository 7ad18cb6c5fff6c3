import {audit, expect, hydrated, sitemapPaths, test} from './fixtures';

const widths = {phone: 360, desktop: 1280};
const pages = [...sitemapPaths(), '/baza-wiedzy/tagi', '/baza-wiedzy/tagi/kowr', '/404.html'];

for (const path of pages) {
  test(`${path} loads cleanly, is accessible and never scrolls sideways`, async ({page}) => {
    // Four audits and thirty widths take a while on a busy machine.
    test.setTimeout(120_000);
    await page.emulateMedia({reducedMotion: 'reduce', colorScheme: 'light'});
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('main')).toHaveCount(1);

    const violations: string[] = [];
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({reducedMotion: 'reduce', colorScheme});
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      for (const [device, width] of Object.entries(widths)) {
        await page.setViewportSize({width, height: 800});
        violations.push(
          ...(await audit(page)).map((found) => `${colorScheme} ${device}: ${found}`),
        );
      }
    }
    expect(violations).toEqual([]);

    const overflowing: number[] = [];
    for (let width = 320; width <= 1440; width += 40) {
      await page.setViewportSize({width, height: 800});
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (overflow > 0) {
        overflowing.push(width);
      }
    }
    expect(overflowing).toEqual([]);
  });
}

test('titles and descriptions of all pages differ', async ({request}) => {
  const heads = await Promise.all(
    sitemapPaths().map(async (path) => {
      const html = await (await request.get(path)).text();
      return {
        title: /<title[^>]*>([^<]*)</.exec(html)?.[1] ?? '',
        description: /<meta[^>]*name="?description"?[^>]*content="([^"]*)"/.exec(html)?.[1] ?? '',
      };
    }),
  );
  for (const {title} of heads) {
    expect(title).toMatch(/^.+ \| Platforma dla spółdzielni energetycznych$/);
  }
  expect(new Set(heads.map(({title}) => title)).size).toBe(heads.length);
  expect(new Set(heads.map(({description}) => description)).size).toBe(heads.length);
});

test('every page has its own social image', async ({request}) => {
  const images = new Set<string>();
  for (const path of sitemapPaths()) {
    const html = await (await request.get(path)).text();
    const image = /property="?og:image"? content="?([^" >]+)/.exec(html)?.[1] ?? '';
    const response = await request.get(new URL(image).pathname);
    expect(response.status(), image).toBe(200);
    expect(response.headers()['content-type']).toBe('image/png');
    images.add(image);
  }
  expect(images.size).toBe(sitemapPaths().length);
});
