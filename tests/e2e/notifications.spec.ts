import type {Locator, Page} from '@playwright/test';
import {audit, awake, expect, hydrated, test} from './fixtures';

test.use({permissions: ['clipboard-read', 'clipboard-write']});

const region = (page: Page): Locator => page.getByRole('region', {name: 'Powiadomienia'});
const messages = (page: Page): Locator => region(page).getByRole('listitem');

/** The FAQ with a question open, whose link can be copied. */
async function openQuestion(page: Page): Promise<void> {
  await page.goto('/faq');
  await hydrated(page);
  await page.locator('details[id] > summary').first().click();
}

async function openWithClock(page: Page): Promise<void> {
  await page.clock.install();
  await openQuestion(page);
}

async function copy(page: Page): Promise<void> {
  const before = await messages(page).count();
  await page.getByRole('button', {name: 'Kopiuj link'}).first().click();
  await expect(messages(page)).toHaveCount(Math.min(before + 1, 5));
}

/** Moves the mouse away from the notifications, to the middle of the page. */
async function moveAway(page: Page): Promise<void> {
  await page.mouse.move(300, 300);
}

test(
  'a page that sleeps loads none of their code before the first one',
  {tag: '@night'},
  async ({page}) => {
    const scripts: string[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') {
        scripts.push(response.url());
      }
    });
    await openWithClock(page);
    const before = scripts.length;
    await copy(page);
    expect(scripts.length).toBeGreaterThan(before);
  },
);

test(
  'a swipe of 50 px toward the side closes, a shorter one does not',
  {tag: '@night'},
  async ({page}) => {
    await openWithClock(page);
    await copy(page);
    const swipe = async (distance: number): Promise<void> => {
      const box = await messages(page).boundingBox();
      const [x, y] = [(box?.x ?? 0) + 60, (box?.y ?? 0) + (box?.height ?? 0) / 2];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + distance / 2, y);
      await page.mouse.move(x + distance, y);
      await page.mouse.up();
    };
    await swipe(45);
    await page.clock.fastForward(250);
    await expect(messages(page)).toHaveAttribute('data-state', 'open');
    await swipe(70);
    await page.clock.fastForward(250);
    await expect(messages(page)).toHaveCount(0);
  },
);

test(
  'it is in the bottom right corner, and right after the header in page order',
  {tag: '@night'},
  async ({page}) => {
    await openWithClock(page);
    await awake(page);
    await copy(page);
    const box = await messages(page).boundingBox();
    const size = page.viewportSize();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan((size?.width ?? 0) - 60);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan((size?.height ?? 0) - 60);
    const isNext = await region(page).evaluate(
      (element) =>
        document.querySelector('body header')?.nextElementSibling?.contains(element) ?? false,
    );
    expect(isNext).toBe(true);
  },
);

test('it survives a page change without restarting', {tag: '@night'}, async ({page}) => {
  await openWithClock(page);
  await awake(page);
  await copy(page);
  await moveAway(page);
  await page.clock.fastForward(2000);
  await page.getByRole('navigation', {name: 'Główna nawigacja'}).getByText('Oferta').click();
  await expect(page).toHaveURL('/oferta');
  await expect(messages(page)).toHaveText('Skopiowano.');
  await page.clock.fastForward(3100);
  await page.clock.fastForward(250);
  await expect(messages(page)).toHaveCount(0);
});

test('it has no axe violation in either mode and fits 320 px', {tag: '@night'}, async ({page}) => {
  await page.setViewportSize({width: 320, height: 700});
  await openWithClock(page);
  await copy(page);
  // It stays while the pointer is over it.
  await messages(page).hover();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({colorScheme});
    expect(await audit(page, {within: '[role=region]', rules: 'all'})).toEqual([]);
  }
  const box = await messages(page).boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
});

test.describe('without a connection', () => {
  test.use({expectedMessages: [/ERR_INTERNET_DISCONNECTED/]});

  test(
    'a first notification is still shown and can be closed',
    {tag: '@night'},
    async ({page, context}) => {
      await openQuestion(page);
      await awake(page);
      await context.setOffline(true);
      await page.getByRole('button', {name: 'Kopiuj link'}).first().click();
      // The lost connection is reported as well; this test is about the requested message.
      const copied = messages(page).filter({hasText: 'Skopiowano.'});
      await expect(copied).toBeVisible();
      await copied.getByRole('button', {name: 'Zamknij powiadomienie'}).click();
      await expect(copied).toHaveCount(0);
    },
  );

  test(
    'what a page that sleeps says of it covers no notification',
    {tag: '@night'},
    async ({page, context}) => {
      await page.setViewportSize({width: 360, height: 740});
      await page.clock.install();
      await page.goto('/faq');
      await hydrated(page);
      // Without a pointer that comes near, which would wake it.
      await page.locator('details[id] > summary').first().dispatchEvent('click');
      await page.getByRole('button', {name: 'Kopiuj link'}).first().dispatchEvent('click');
      await expect(messages(page)).toHaveText('Skopiowano.');
      await context.setOffline(true);
      const lost = await page.getByRole('alert').boundingBox();
      const copied = await messages(page).boundingBox();
      expect((copied?.y ?? 0) + (copied?.height ?? 0)).toBeLessThanOrEqual(lost?.y ?? 0);
    },
  );
});
