import type {Page} from '@playwright/test';
import {audit, expect, hydrated, sidewaysScroll, sitemapPaths, test} from './fixtures';
import {kindsOfPages, triesAll} from './tries';

// Pages of a kind are many: on a change a few are tried in full, the others where most goes wrong, on a small phone.
const isTriedInFull = (path: string): boolean =>
  triesAll || kindsOfPages.slice(0, 3).some((known) => known === path);
// Every other page has the modes the other way round.
const modes = [
  ['light', 'dark'],
  ['dark', 'light'],
] as const;
// Where the layout changes, and between.
const widths = [320, 360, 400, 480, 560, 640, 720, 768, 860, 996, 997, 1100, 1280, 1440];
const pages = [...sitemapPaths(), '/baza-wiedzy/tagi', '/baza-wiedzy/tagi/kowr', '/404.html'];

/** What stays over the text of a page magnified to 400 %, scrolled to its middle. */
async function covering(page: Page): Promise<string[]> {
  await page.setViewportSize({width: 320, height: 256});
  return page.evaluate(() => {
    window.scrollTo(0, document.documentElement.scrollHeight / 2);
    return [...document.querySelectorAll('body *')].flatMap((element) => {
      const {position, visibility} = getComputedStyle(element);
      const {width, height, top, bottom} = element.getBoundingClientRect();
      return /fixed|sticky/.test(position) &&
        visibility === 'visible' &&
        width * height > 1500 &&
        top < innerHeight &&
        bottom > 0
        ? [`${element.tagName} ${element.className}`]
        : [];
    });
  });
}

/** Those of the widths at which a page can be scrolled sideways. */
async function overflowing(page: Page, tried: readonly number[]): Promise<number[]> {
  const found: number[] = [];
  for (const width of tried) {
    await page.setViewportSize({width, height: 800});
    if ((await sidewaysScroll(page)) > 0) {
      found.push(width);
    }
  }
  return found;
}

/** One-letter words that may end a line, with what follows them. */
async function hangingWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const words = /(?:^|[\s(„–])[aiouwz] .{0,20}/iu.exec(text.data);
      if (
        words &&
        !text.parentElement?.closest(
          'script, noscript, style, pre, code, option, title, desc, text',
        )
      ) {
        found.push(words[0]);
      }
    }
    return found;
  });
}

/** Citations that begin a line, with the end of what they belong to. */
async function strayCitations(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.prose a[href^="#zrodlo-"]')].flatMap((citation) => {
      const before = citation.previousSibling;
      const [own] = citation.getClientRects();
      if (!before || !own) {
        return [];
      }
      const range = document.createRange();
      range.selectNodeContents(before);
      const last = [...range.getClientRects()].at(-1);
      return last && own.top > last.bottom - 2 ? [before.textContent ?? ''] : [];
    }),
  );
}

/** Numbers held together by an element that a style takes out of their sentence: as a block, or as a part of a row. */
async function numbersApart(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('span.unbroken')].flatMap((held) => {
      const isInText = [held.previousSibling, held.nextSibling].some(
        (beside) => beside instanceof Text && beside.data.trim() !== '',
      );
      const around = held.parentElement ?? held;
      return isInText &&
        (getComputedStyle(held).display !== 'inline' ||
          /flex|grid/.test(getComputedStyle(around).display))
        ? [around.textContent]
        : [];
    }),
  );
}

/** Opens a page, which has to load cleanly, whole and never wider than its window. */
async function visit(page: Page, path: string, tried: readonly number[]): Promise<void> {
  const response = await page.goto(path);
  expect(response?.status()).toBe(200);
  await expect(page.locator('html[lang=pl]:has(main):has(h1)')).toHaveCount(1);
  await expect(page.locator('h1, main')).toHaveCount(2);
  expect(await overflowing(page, tried)).toEqual([]);
  expect(await hangingWords(page)).toEqual([]);
  expect(await strayCitations(page)).toEqual([]);
  expect(await numbersApart(page)).toEqual([]);
}

test.beforeEach(async ({page}) => {
  test.slow();
  await page.emulateMedia({reducedMotion: 'reduce', colorScheme: 'light'});
});

for (const [index, path] of pages.filter(isTriedInFull).entries()) {
  test(`${path} loads cleanly, never scrolls sideways, is accessible, and fit for paper and a magnifier`, async ({
    page,
  }) => {
    await visit(page, path, widths);
    await hydrated(page);

    const violations: string[] = [];
    const [phone, desktop] = modes[index % 2 === 0 ? 0 : 1];
    for (const [width, height, colorScheme] of [
      [360, 740, phone],
      [1280, 800, desktop],
    ] as const) {
      await page.emulateMedia({reducedMotion: 'reduce', colorScheme});
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      await page.setViewportSize({width, height});
      violations.push(...(await audit(page)).map((found) => `${colorScheme} ${width}: ${found}`));
    }
    expect(violations).toEqual([]);

    expect(await covering(page)).toEqual([]);

    await page.emulateMedia({media: 'print'});
    const printed = await page
      .locator('main :is(button, form), footer')
      .filter({visible: true})
      .evaluateAll((controls) => controls.map(({outerHTML}) => outerHTML.slice(0, 120)));
    expect(printed).toEqual([]);
    await expect(page.getByRole('banner')).toBeHidden();
  });
}

const others = pages.filter((path) => !isTriedInFull(path));
// A tab that visits several is cheaper than a tab for each.
const perTab = 12;
for (let first = 0; first < others.length; first += perTab) {
  const visited = others.slice(first, first + perTab);
  test(`from ${visited[0] ?? ''} on, ${visited.length} pages load cleanly and never scroll sideways`, async ({
    page,
  }) => {
    await page.setViewportSize({width: 320, height: 800});
    for (const path of visited) {
      await test.step(path, () => visit(page, path, [320]));
    }
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
