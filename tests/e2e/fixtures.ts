import {readFileSync} from 'node:fs';
import {expect, test as base, type Page} from '@playwright/test';
import type axe from 'axe-core';
import {triesAll} from './tries';

export {expect};

/** Every test fails on a console error or warning and on an uncaught exception, unless it expects the message. */
export const test = base.extend<{expectedMessages: RegExp[]}>({
  expectedMessages: [[], {option: true}],
  page: async ({page, expectedMessages}, use) => {
    const problems = collectProblems(page);
    await use(page);
    // A request held back by a test must not fail after it, when it would stop the worker.
    await page.unrouteAll({behavior: 'ignoreErrors'});
    const unexpected = problems.filter(
      (problem) => !expectedMessages.some((expected) => expected.test(problem)),
    );
    if (unexpected.length > 0) {
      throw new Error(`The page complained:\n${unexpected.join('\n')}`);
    }
  },
});

function collectProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    // Said by Playwright where the configuration forbids it.
    if (message.text().includes('Service Worker registration blocked')) {
      return;
    }
    if (message.type() === 'error' || message.type() === 'warning') {
      problems.push(`${message.type()} at ${page.url()}: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => {
    problems.push(`exception at ${page.url()}: ${error.message}`);
  });
  return problems;
}

/** How far the page has shifted by itself so far. */
export async function countShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, {shifted: 0});
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[]) {
        if (!entry.hadRecentInput) {
          (window as unknown as {shifted: number}).shifted += entry.value;
        }
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
  return () => page.evaluate(() => (window as unknown as {shifted: number}).shifted);
}

/** Paths of all pages of the built site, from its sitemap. */
export function sitemapPaths(): string[] {
  const sitemap = readFileSync('build/sitemap.xml', 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
}

/**
 * Waits until the page can be used, asleep or awake: only then is the colour mode's radio group checked, by the loader
 * in a page that sleeps and by React in one that runs.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('footer input[type=radio]:checked').waitFor({state: 'attached'});
}

/**
 * Waits until React runs the page. One that sleeps is woken as by a visitor, whose mouse comes to a control; in one that
 * runs the mouse moves as well, because the calculator counts on only when somebody is there.
 */
export async function awake(page: Page): Promise<void> {
  await hydrated(page);
  if ((await page.locator('html[data-asleep]').count()) > 0) {
    // The choice of the colour mode or, in a small window, the menu.
    const control = page.locator('header :is([popovertarget], a[role=button])');
    await control.filter({visible: true}).first().hover();
    await page.locator('html:not([data-asleep])').waitFor({state: 'attached'});
  }
  await page.mouse.move(0, 0);
}

/** Opens the form of the calculator, which a link and an answer fold to a line. */
export async function openForm(page: Page): Promise<void> {
  const change = page.getByText('Zmień dane');
  await expect(change.or(page.getByText('Zwiń', {exact: true}))).toBeVisible();
  if (await change.isVisible()) {
    await change.click();
  }
}

/** Goes on to the full mode of the open calculator. */
export async function openFull(page: Page): Promise<void> {
  await openForm(page);
  await page.getByRole('button', {name: 'Otwórz tryb pełny'}).click();
  await expect(page.getByRole('group', {name: 'Członkowie', exact: true})).toBeVisible();
}

/** Opens the calculator with its example, in the full mode. */
export async function openFullMode(page: Page): Promise<void> {
  await page.goto('/kalkulator');
  await awake(page);
  await openFull(page);
}

/** Holds files of the page back, or some of them, until the returned function is called. */
async function hold(
  page: Page,
  files: string,
  isHeld: (url: string) => boolean = () => true,
): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    if (isHeld(route.request().url())) {
      await released;
    }
    await route.continue();
  });
  return release;
}

/** Holds the page's scripts back, or some of them. */
export function holdScripts(page: Page, isHeld?: (url: string) => boolean): Promise<() => void> {
  return hold(page, '**/assets/js/*.js', isHeld);
}

/** Of the page or a part of it; against WCAG 2.2 AA, or against all axe rules. */
interface Audit {
  readonly within?: string;
  readonly rules?: 'wcag' | 'all';
}

/**
 * What axe finds on the current page. Runs in the page itself: many audits of one page cost little more than one.
 */
export async function audit(page: Page, {within, rules = 'wcag'}: Audit = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8'));
  }
  return page.evaluate(
    async ({part, tags}) => {
      // A bar at the window's edge hides what one scrolls away from it: no reason to call a button too small.
      const bars = [...document.querySelectorAll<HTMLElement>('body *')].filter(
        (element) => getComputedStyle(element).position === 'sticky',
      );
      for (const {style} of bars) {
        style.position = 'relative';
        style.inset = 'auto';
      }
      // Of a fold that a wide window shows open, axe takes the content for hidden.
      const unfolded = [
        ...document.querySelectorAll<HTMLDetailsElement>('details:not([open])'),
      ].filter(({children}) =>
        [...children].some((child) => !child.matches('summary') && child.checkVisibility()),
      );
      for (const fold of unfolded) {
        fold.open = true;
      }
      const {violations} = await (window as unknown as {axe: typeof axe}).axe.run(
        part ?? document,
        {resultTypes: ['violations'], ...(tags ? {runOnly: tags} : {})},
      );
      for (const {style} of bars) {
        style.position = '';
        style.inset = '';
      }
      for (const fold of unfolded) {
        fold.open = false;
      }
      return violations.map(
        ({id, nodes}) => `${id} at ${nodes.map(({target}) => target.join(' ')).join(', ')}`,
      );
    },
    {
      part: within,
      tags: rules === 'wcag' ? ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] : null,
    },
  );
}

/** At night: by day an audit of each state would take as long as the walks that lead there. */
export async function expectAccessibleAtNight(page: Page, what?: Audit): Promise<void> {
  if (triesAll) {
    expect(await audit(page, what)).toEqual([]);
  }
}

/** How many pixels of the page are out of sight at its side, however narrow the window. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Expects the page to fit its window, so that nobody has to scroll sideways. */
export async function expectFits(page: Page): Promise<void> {
  expect(await sidewaysScroll(page)).toBe(0);
}

/** Where the build with the owner's settings and a tag manager is served. */
export const basePathOrigin = process.env.BASE_PATH_ORIGIN ?? '';

/** A visitor's decision as the browser keeps it; an end in milliseconds since 1970 is one that can be read. */
const storedConsent = (categories: readonly string[], end: number | string): string =>
  JSON.stringify({
    categories,
    revision: 0,
    consentId: '00000000-0000-4000-8000-000000000000',
    consentTimestamp: '2026-11-20T12:00:00.000Z',
    lastConsentTimestamp: '2026-11-20T12:00:00.000Z',
    services: {necessary: [], statistics: []},
    languageCode: 'pl',
    expirationTime: end,
  });

/** A visitor of that build who refused statistics, so is not asked: `test.use({storageState: consentRefused})`. */
export const consentRefused = {
  cookies: [],
  origins: [
    {
      origin: basePathOrigin,
      localStorage: [
        {
          name: 'se:consent-spoldzielnie',
          value: storedConsent(['necessary'], Date.now() + 86_400_000),
        },
      ],
    },
  ],
};

/** Follows a link of the page by script, wherever it stands: nothing scrolls to it. */
export async function follow(page: Page, href: string): Promise<void> {
  await page
    .locator(`a[href="${href}"]`)
    .first()
    .evaluate((link: HTMLAnchorElement) => link.click());
}
