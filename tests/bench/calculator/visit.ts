import {inBrowser, slowDown, useOf, type Use} from '../browser';

const patienceMs = 180_000;
const pauseMs = 1000;

/** What one visitor waited for, in milliseconds since the page was asked for. */
export interface Visit extends Use {
  /** The page and all it names has been read and run. */
  readonly readyMs: number;
  /** The card is painted with its first amounts, of the usual year. */
  readonly cardMs: number;
  /** The first sentence with an amount is painted: the range is counted too. */
  readonly firstMs: number;
  /** From the first typed letter to the painted answer to it; NaN where nothing was typed. */
  readonly changeMs: number;
  /** Everything has been computed, also what an example's visitor typed. */
  readonly allMs: number;
  /** The longest time in which the page could not answer a key, after it was ready. */
  readonly longestTaskMs: number;
}

interface Marks {
  readonly ready: number;
  readonly card: number;
  readonly first: number;
  readonly typed: number;
  readonly changed: number;
  readonly all: number;
  readonly longest: number;
}

/**
 * Opens an address of the calculator in a fresh browser and waits until everything is computed. The example's answer
 * stands in the page, so its visitor also types a power as soon as the page is ready, and waits for the answer to that;
 * who comes by a link may then change a cost.
 */
export async function visit(address: string, slowdown: number, isChanged = false): Promise<Visit> {
  const isExample = new URL(address).hash === '';
  return inBrowser(async (browser) => {
    const page = await browser.newPage();
    page.setDefaultTimeout(patienceMs);
    await slowDown(page, slowdown);
    await page.addInitScript(watch, isExample);
    await page.goto(address);
    if (isExample) {
      await page.getByRole('spinbutton', {name: 'Planowana moc paneli'}).fill('200');
    }
    await page.waitForFunction(() => {
      const {all} = (window as {benchMarks?: Marks}).benchMarks ?? {all: 0};
      return all > 0;
    });
    if (isChanged) {
      await page.getByText('Zmień dane').click();
      await page.locator('summary', {hasText: 'Ceny i sposób rozliczenia'}).click();
      // After a pause, as a visitor makes before one change.
      await page.waitForTimeout(pauseMs);
      await page.getByLabel('Obsługa rozliczeń').fill('5');
      await page.waitForFunction(() => {
        const {changed} = (window as {benchMarks?: Marks}).benchMarks ?? {changed: 0};
        return changed > 0;
      });
    }
    const {ready, card, first, typed, changed, all, longest} = await page.evaluate(
      (none) => (window as {benchMarks?: Marks}).benchMarks ?? none,
      noMarks,
    );
    return {
      readyMs: ready,
      cardMs: card,
      firstMs: first,
      changeMs: isExample || isChanged ? changed - typed : Number.NaN,
      allMs: all,
      longestTaskMs: longest,
      ...(await useOf(browser)),
    };
  });
}

const noMarks: Marks = {
  ready: Number.NaN,
  card: Number.NaN,
  first: Number.NaN,
  typed: Number.NaN,
  changed: Number.NaN,
  all: Number.NaN,
  longest: Number.NaN,
};

/** Runs in the page, before anything of it. */
function watch(isTyped: boolean): void {
  const marks = {ready: 0, card: 0, first: 0, typed: 0, changed: 0, all: 0, longest: 0};
  /** What stood there when something was typed. */
  let sentenceBefore: string | undefined;
  (window as {benchMarks?: Marks}).benchMarks = marks;
  window.addEventListener('load', () => {
    marks.ready = performance.now();
  });
  window.addEventListener(
    'input',
    () => {
      if (marks.typed === 0) {
        sentenceBefore = sentenceNow();
        marks.typed = performance.now();
      }
    },
    {capture: true},
  );
  // Painted after the frame that follows.
  const whenPainted = (then: () => void): void => {
    requestAnimationFrame(() => {
      setTimeout(then);
    });
  };
  new PerformanceObserver((list) => {
    for (const {startTime, duration} of list.getEntries()) {
      if (marks.ready > 0 && startTime >= marks.ready) {
        marks.longest = Math.max(marks.longest, duration);
      }
    }
  }).observe({type: 'longtask'});
  // What is hidden while scripts or another answer are awaited is no answer.
  const sentenceNow = (): string | undefined =>
    [...document.querySelectorAll('#wynik p')].find(
      (paragraph) =>
        /\d\s?zł/.test(paragraph.textContent) &&
        paragraph.checkVisibility({visibilityProperty: true}),
    )?.textContent;
  const hasAmounts = (): boolean => {
    const card = document.querySelector('#wynik article');
    return (
      /\d\s(?:mln\s)?zł/.test(card?.textContent ?? '') &&
      card?.checkVisibility({visibilityProperty: true}) === true
    );
  };
  const look = (): void => {
    if (marks.card === 0 && hasAmounts()) {
      marks.card = -1;
      whenPainted(() => {
        marks.card = performance.now();
      });
    }
    const sentence = sentenceNow();
    if (sentence !== undefined && marks.first === 0) {
      marks.first = -1;
      whenPainted(() => {
        marks.first = performance.now();
      });
    }
    if (marks.typed > 0 && marks.changed === 0 && sentence && sentence !== sentenceBefore) {
      marks.changed = -1;
      whenPainted(() => {
        marks.changed = performance.now();
      });
    }
    const isBusy = document.querySelector('#wynik [aria-busy="true"]') !== null;
    if (marks.first > 0 && (!isTyped || marks.changed > 0) && !isBusy) {
      marks.all ||= performance.now();
    }
    setTimeout(look, 10);
  };
  look();
}
