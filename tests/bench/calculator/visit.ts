import {inBrowser, slowDown, useOf, type Use} from '../browser';

const patienceMs = 180_000;

/** What one visitor waited for, in milliseconds since the page was asked for. */
export interface Visit extends Use {
  /** The page and all it names has been read and run. */
  readonly readyMs: number;
  /** The first sentence with an amount is painted. */
  readonly firstMs: number;
  /** From the first typed letter to the painted answer to it; NaN where nothing was typed. */
  readonly changeMs: number;
  /** Everything has been computed, also what was typed. */
  readonly allMs: number;
  /** The longest time in which the page could not answer a key, after it was ready. */
  readonly longestTaskMs: number;
}

interface Marks {
  readonly ready: number;
  readonly first: number;
  readonly typed: number;
  readonly changed: number;
  readonly all: number;
  readonly longest: number;
}

/**
 * Opens an address of the calculator in a fresh browser and waits until everything is computed. The example's answer
 * stands in the page, so its visitor also types a power as soon as the page is ready, and waits for the answer to that.
 */
export async function visit(address: string, slowdown: number): Promise<Visit> {
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
    const marks = await page.waitForFunction(() => {
      const found = (window as {benchMarks?: Marks}).benchMarks;
      return found !== undefined && found.all > 0 ? found : null;
    });
    const {ready, first, typed, changed, all, longest} = (await marks.jsonValue()) ?? noMarks;
    return {
      readyMs: ready,
      firstMs: first,
      changeMs: isExample ? changed - typed : Number.NaN,
      allMs: all,
      longestTaskMs: longest,
      ...(await useOf(browser)),
    };
  });
}

const noMarks: Marks = {
  ready: Number.NaN,
  first: Number.NaN,
  typed: Number.NaN,
  changed: Number.NaN,
  all: Number.NaN,
  longest: Number.NaN,
};

/** Runs in the page, before anything of it. */
function watch(isTyped: boolean): void {
  const marks = {ready: 0, first: 0, typed: 0, changed: 0, all: 0, longest: 0};
  let firstSentence: string | undefined;
  (window as {benchMarks?: Marks}).benchMarks = marks;
  window.addEventListener('load', () => {
    marks.ready = performance.now();
  });
  window.addEventListener(
    'input',
    () => {
      marks.typed ||= performance.now();
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
  const look = (): void => {
    const result = document.getElementById('wynik');
    // What is hidden while scripts or another answer are awaited is no answer.
    const sentence = [...(result?.querySelectorAll('p') ?? [])].find(
      (paragraph) =>
        /\d\s?zł/.test(paragraph.textContent) &&
        paragraph.checkVisibility({visibilityProperty: true}),
    )?.textContent;
    if (sentence !== undefined && marks.first === 0) {
      marks.first = -1;
      firstSentence = sentence;
      whenPainted(() => {
        marks.first = performance.now();
      });
    }
    if (marks.typed > 0 && marks.changed === 0 && sentence && sentence !== firstSentence) {
      marks.changed = -1;
      whenPainted(() => {
        marks.changed = performance.now();
      });
    }
    const isBusy = result?.querySelector('[aria-busy="true"]') !== null;
    if (marks.first > 0 && (!isTyped || marks.changed > 0) && !isBusy) {
      marks.all ||= performance.now();
    }
    if (marks.all === 0) {
      setTimeout(look, 10);
    }
  };
  look();
}
