import {strict as assert} from 'node:assert';
import {inflateSync} from 'node:zlib';
import type {Engine} from './drivers.mjs';

/** Tries until it gives something, for at most the time given. */
async function until<T>(
  look: () => Promise<T | null | undefined | false>,
  what: string,
  patienceMs = 30_000,
): Promise<T> {
  const end = Date.now() + patienceMs;
  for (;;) {
    const found = await look();
    if (found !== null && found !== undefined && found !== false) {
      return found;
    }
    if (Date.now() > end) {
      throw new Error(`not within ${patienceMs / 1000} s: ${what}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** Presses the middle of the first element that a selector finds and that is shown. */
async function press(engine: Engine, selector: string): Promise<void> {
  let last = 0;
  const place = await until(async () => {
    const box = await engine.evaluate((wanted) => {
      const shown = [...document.querySelectorAll(wanted)].find(
        (one) => one.getClientRects().length > 0,
      );
      shown?.scrollIntoView({block: 'center', behavior: 'instant'});
      const {x, y, width, height} = shown?.getBoundingClientRect() ?? {};
      return {x: (x ?? 0) + (width ?? 0) / 2, y: (y ?? 0) + (height ?? 0) / 2};
    }, selector);
    // Chrome 109 scrolls smoothly nevertheless.
    const isStill = box.y > 0 && box.y === last;
    last = box.y;
    return isStill && box;
  }, `${selector} is shown`);
  await engine.click(place.x, place.y);
}

const isThere = (engine: Engine, selector: string): Promise<boolean> =>
  engine.evaluate((wanted) => document.querySelector(wanted) !== null, selector);

const appears = (engine: Engine, selector: string): Promise<true> =>
  until(async () => (await isThere(engine, selector)) && true, `${selector} appears`);

const goes = (engine: Engine, selector: string): Promise<true> =>
  until(async () => !(await isThere(engine, selector)) && true, `${selector} goes`);

/** Asks a page that may just be giving way to another, which is no answer. */
const whileLeaving = <T>(engine: Engine, ask: () => T): Promise<T | null> =>
  engine.evaluate(ask).catch(() => null);

/** What the open calculator answers; null before it has counted. */
const answerOf = (engine: Engine): Promise<string | null> =>
  engine.evaluate(
    () =>
      /rocznie\sod[^.]{1,60}/.exec(document.querySelector('main')?.innerText ?? '')?.[0] ?? null,
  );

/** Types another yearly use into the open calculator, and waits for the answer to it. */
async function countAnew(engine: Engine): Promise<void> {
  const first = await until(() => answerOf(engine), 'the first answer');
  await press(engine, '#kalkulator-zuzycie');
  await engine.evaluate(() => {
    (document.activeElement as HTMLInputElement).select();
  });
  await engine.type('120000');
  await engine.press('Tab');
  await until(async () => {
    const now = await answerOf(engine);
    return now !== null && now !== first;
  }, 'another answer');
}

/** The tries of one engine, by name. Each throws what is wrong, or returns a remark. */
export const tries: Readonly<
  Record<string, (engine: Engine, origin: string) => Promise<string | undefined>>
> = {
  'pages show their text': async (engine, origin) => {
    for (const path of ['/', '/oferta', '/baza-wiedzy', '/baza-wiedzy/slownik', '/kontakt']) {
      await engine.open(origin + path);
      const {heading, refused} = await engine.evaluate(() => ({
        heading: document.querySelector('h1')?.getClientRects().length ?? 0,
        refused: document.querySelector('[data-theme]') === null,
      }));
      assert.equal(heading > 0, true, `${path} shows no heading`);
      assert.equal(refused, false, `${path}: the scripts in its head did not run`);
    }
    return undefined;
  },
  'a question opens': async (engine, origin) => {
    await engine.open(`${origin}/faq`);
    await press(engine, 'main details:not([open]) > summary');
    await appears(engine, 'main details[open]');
    return undefined;
  },
  'the search answers and closes': async (engine, origin) => {
    await engine.open(`${origin}/oferta`);
    await press(engine, 'header button[data-opens="#wyszukiwanie"]');
    // Not `:focus`, which a window behind others does not have.
    await until(
      () =>
        engine.evaluate(() => document.activeElement?.matches('dialog[open] input[role=combobox]')),
      'the field of the search has the focus',
    );
    await engine.type('prosument');
    await until(
      () =>
        engine.evaluate(
          () =>
            document.querySelectorAll('dialog[open] a[href], dialog[open] [role=option]').length,
        ),
      'answers of the search',
    );
    await engine.press('Escape');
    // The first one clears the field, or in Chrome 109 closes at once.
    await until(
      () =>
        engine.evaluate(
          () => !document.querySelector<HTMLInputElement>('dialog[open] input')?.value,
        ),
      'the field of the search is empty',
    );
    await engine.press('Escape');
    await goes(engine, 'dialog[open]');
    return undefined;
  },
  'the calculator counts': async (engine, origin) => {
    await engine.open(`${origin}/kalkulator`);
    await countAnew(engine);
    return undefined;
  },
  'a chosen colour mode stays': async (engine, origin) => {
    await engine.open(`${origin}/oferta`);
    await press(engine, 'footer label:has([data-mode=dark])');
    await appears(engine, 'html[data-theme=dark]');
    await engine.open(`${origin}/o-nas`);
    await appears(engine, 'html[data-theme=dark]');
    await press(engine, 'footer label:has([data-mode=system])');
    await appears(engine, 'html[data-theme-choice=system]');
    return undefined;
  },
  'an address that has moved leads on': async (engine, origin) => {
    // With its slash: WebKit 2.38 loses the place at a redirect of the server's that it remembers.
    await engine.open(`${origin}/calculator/?utm=ulotka#tresc`);
    await until(
      () => whileLeaving(engine, () => location.href.endsWith('/kalkulator?utm=ulotka#tresc')),
      'the page that the old address leads to, with query and place',
    );
    return undefined;
  },
  'a link leads on, and Back returns': async (engine, origin) => {
    await engine.open(`${origin}/oferta`);
    await press(engine, 'footer a[href="/klienci"]');
    await until(
      () =>
        whileLeaving(
          engine,
          () =>
            document.readyState === 'complete' &&
            document.querySelector('h1')?.innerText === 'Dla kogo jest spółdzielnia energetyczna',
        ),
      'the page of the link',
    );
    await engine.evaluate(() => {
      // Later, so that the driver of WebKit has its answer before the page is gone; otherwise it may wait for ever.
      setTimeout(() => {
        history.back();
      });
    });
    await until(
      () => whileLeaving(engine, () => location.pathname === '/oferta'),
      'the page before',
    );
    return undefined;
  },
  'the drawer opens by keyboard, and closes by a press beside it': async (engine, origin) => {
    await engine.resize(500, 740);
    await engine.open(`${origin}/oferta`);
    if ((await engine.evaluate(() => innerWidth)) > 600) {
      return 'not tried: its window keeps its size';
    }
    const opener = 'header a[data-opens="#menu"]';
    const open = async (): Promise<void> => {
      await engine.evaluate((wanted) => {
        document.querySelector<HTMLElement>(wanted)?.focus();
      }, opener);
      await engine.press('Enter');
      await appears(engine, 'dialog#menu[open]');
    };
    await open();
    await engine.press('Tab');
    await engine.press('Tab');
    assert.equal(
      await engine.evaluate(() => document.activeElement?.closest('dialog#menu') !== null),
      true,
      'the focus left the drawer',
    );
    await engine.press('Escape');
    await goes(engine, 'dialog#menu[open]');
    assert.equal(
      await engine.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, opener),
      true,
      'the focus did not return',
    );
    await open();
    // Once React has taken the page over, a press beside it is its own matter.
    await goes(engine, 'html[data-asleep]');
    const {x, y} = await engine.evaluate(() => {
      const box = document.querySelector('dialog#menu')?.getBoundingClientRect();
      return {x: (box?.left ?? 0) > 20 ? 10 : (box?.right ?? 0) + 10, y: 400};
    });
    await engine.click(x, y);
    await goes(engine, 'dialog#menu[open]');
    return undefined;
  },
  'the calculator prints on two pages, touched or not': async (engine, origin) => {
    await engine.resize(1280, 800);
    await engine.open(`${origin}/kalkulator`);
    if (engine.print === null) {
      return 'its driver cannot print';
    }
    await until(() => answerOf(engine), 'the answer to the example');
    const untouched = await engine.print();
    await countAnew(engine);
    await goes(engine, 'main [aria-busy=true]');
    // Without it what is folded, here how the answer is worked out, stays so on paper.
    const unfolds = await engine.evaluate(() => CSS.supports('selector(::details-content)'));
    const printed = [pagesOf(untouched), pagesOf(await engine.print())];
    assert.deepEqual(printed, [unfolds ? 2 : 1, 2]);
    return undefined;
  },
};

/** How many pages a PDF has, by the list of its pages, which stands in plain sight or packed. */
function pagesOf(bytes: Uint8Array): number {
  const pdf = Buffer.from(bytes);
  const text = pdf.toString('latin1');
  const packed = [...text.matchAll(/\bstream\r?\n/g)].map(({index, 0: mark}) => {
    try {
      return inflateSync(pdf.subarray(index + mark.length), {finishFlush: 2}).toString('latin1');
    } catch {
      return '';
    }
  });
  const counts = [text, ...packed].flatMap((part) =>
    (part.match(/<<[^<>]*\/Type\s*\/Pages\b[^<>]*>>/g) ?? []).map((list) =>
      Number(/\/Count\s+(\d+)/.exec(list)?.[1] ?? 0),
    ),
  );
  return Math.max(0, ...counts);
}
