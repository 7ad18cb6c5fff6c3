import type {Browser, Page} from '@playwright/test';
import {sleep as sleeping} from '../../../src/site/behaviour';
import {slowPhone} from './visit';

interface Tap {
  readonly name: string;
  readonly address: string;
  /** What the finger touches. */
  readonly control: string;
  /** What it brings, with these words. */
  readonly answer: string;
  readonly words?: string;
}

const article = '/baza-wiedzy/rozliczenie-1-do-06';

const taps: readonly Tap[] = [
  {
    name: 'drawer',
    address: article,
    control: 'role=banner >> role=button[name="Menu"]',
    answer: 'dialog[open]',
  },
  {
    name: 'search field',
    address: article,
    control: 'role=banner >> role=button[name=/Szukaj/]',
    answer: 'dialog [role=combobox]',
  },
  {
    name: 'glossary card',
    address: article,
    control: '.prose [role=button]',
    answer: '[role=group][aria-label^="Co to znaczy"]',
  },
  {
    name: 'copied link',
    address: article,
    control: 'role=button[name="Kopiuj link"]',
    answer: '[aria-label=Powiadomienia] li',
  },
  {
    name: "day's slider",
    address: '/',
    control: '[type=range]',
    answer: 'figure',
    words: 'godzina 0:00–1:00',
  },
  {
    name: "article's example",
    address: article,
    control: '.prose [type=range]',
    answer: '.prose figure',
    words: 'Brakuje',
  },
];

interface Answered {
  /** From the touch until something shows that it was felt, in milliseconds. */
  readonly sign: number;
  /** From the touch until its answer is painted, in milliseconds. */
  readonly answer: number;
}

/** Waits in the page itself, from the touch on: what the test would ask from outside is late on a slow phone. */
const watch = ({answer, words}: {readonly answer: string; readonly words: string}): void => {
  const shows = (selector: string, text: string): boolean =>
    [...document.querySelectorAll(selector)].some(
      (element) => element.checkVisibility() && element.textContent.includes(text),
    );
  const answered = new Promise<Answered>((resolve) => {
    addEventListener(
      'pointerdown',
      ({timeStamp}) => {
        let sign = Infinity;
        const look = (): void => {
          const ms = performance.now() - timeStamp;
          const isThere = shows(answer, words);
          if (isThere || shows('[data-held]', '')) {
            sign = Math.min(sign, ms);
          }
          if (isThere) {
            resolve({sign, answer: ms});
          } else {
            requestAnimationFrame(look);
          }
        };
        look();
      },
      {capture: true, once: true},
    );
  });
  Object.assign(window, {answered});
};

async function tapped(page: Page, origin: string, tap: Tap, restMs: number): Promise<Answered> {
  await page.goto(origin + tap.address, {waitUntil: 'load'});
  const control = page.locator(tap.control).first();
  await control.scrollIntoViewIfNeeded();
  await page.waitForTimeout(restMs);
  await page.evaluate(watch, {answer: tap.answer, words: tap.words ?? ''});
  // At its edge: the middle of a slider may be where it stands.
  await control.tap({position: {x: 4, y: 8}});
  return page.evaluate(() => (window as unknown as {answered: Promise<Answered>}).answered);
}

/** How soon a touch is answered: before anything was fetched for it, and after the scripts came ahead, unrun. */
export async function tapRows(
  browser: Browser,
  origin: string,
): Promise<Readonly<Record<string, string>>[]> {
  const rows = [];
  for (const tap of taps) {
    const row: Record<string, string> = {tap: tap.name};
    for (const [state, restMs] of [
      ['cold', 1500],
      ['ahead', sleeping.aheadMs + 5000],
    ] as const) {
      const {page} = await slowPhone(browser);
      const {sign, answer} = await tapped(page, origin, tap, restMs);
      row[`sign, ${state}`] = sign.toFixed(0);
      row[`answer, ${state}`] = answer.toFixed(0);
      await page.context().close();
    }
    rows.push(row);
  }
  return rows;
}
