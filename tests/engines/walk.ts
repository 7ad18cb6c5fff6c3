import {strict as assert} from 'node:assert';
import {inflateSync} from 'node:zlib';
import {unzipSync} from 'fflate';
import {sampleMonth} from '../../packages/settlement/tests/samples/documents';
import {loadSite} from '../../src/content/loadSite';
import {monthExample} from '../../src/domain/calculator/monthExample';
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

/** Presses the middle of the first element that a selector finds, that is shown, and that nothing lies over. */
async function press(engine: Engine, selector: string): Promise<void> {
  let last = 0;
  const place = await until(async () => {
    const box = await engine.evaluate((wanted) => {
      const shown = [...document.querySelectorAll(wanted)].find(
        (one) => one.getClientRects().length > 0,
      );
      shown?.scrollIntoView({block: 'center', behavior: 'instant'});
      const {x, y, width, height} = shown?.getBoundingClientRect() ?? new DOMRect();
      const middle = {x: x + width / 2, y: y + height / 2};
      const top = document.elementFromPoint(middle.x, middle.y);
      return {...middle, isFree: shown?.contains(top) === true};
    }, selector);
    // Chrome 109 scrolls smoothly nevertheless.
    const isStill = box.isFree && box.y === last;
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
      /dają\spanele\s[^]{1,60}?zyskujecie\srazem\s+[^\n]+/.exec(
        document.querySelector('main')?.innerText ?? '',
      )?.[0] ?? null,
  );

/** Types another yearly use into the open calculator, and waits for the answer to it. */
async function countAnew(engine: Engine): Promise<void> {
  const first = await until(() => answerOf(engine), 'the first answer');
  // The page may still move under the finger.
  await until(async () => {
    await press(engine, '#kalkulator-zuzycie');
    return engine.evaluate(() => {
      const field = document.activeElement as HTMLInputElement | null;
      const isIt = field?.id === 'kalkulator-zuzycie';
      if (isIt) {
        field.select();
      }
      return isIt;
    });
  }, 'the field has the focus');
  await engine.type('120000');
  await engine.press('Tab');
  await until(async () => {
    const now = await answerOf(engine);
    return now !== null && now !== first;
  }, 'another answer');
}

/** Presses the first control whose words begin with these. */
async function pressNamed(engine: Engine, words: string, patienceMs?: number): Promise<void> {
  await until(
    () =>
      engine.evaluate((wanted) => {
        document.querySelector('[data-pressed]')?.removeAttribute('data-pressed');
        const found = [...document.querySelectorAll<HTMLElement>('main :is(button, summary)')].find(
          (one) =>
            one.innerText.replace(/\s+/g, ' ').startsWith(wanted) && !one.matches(':disabled'),
        );
        found?.setAttribute('data-pressed', '');
        return found !== undefined;
      }, words),
    `${words} is shown`,
    patienceMs,
  );
  await press(engine, '[data-pressed]');
}

const shows = (engine: Engine, words: string): Promise<true> =>
  until(
    async () =>
      (await engine.evaluate(
        (wanted) => document.querySelector('main')?.innerText.replace(/\s+/g, ' ').includes(wanted),
        words,
      )) === true,
    `the page shows: ${words}`,
    60_000,
  );

interface TextFile {
  readonly name: string;
  readonly text: string;
}

/** Drops files on the page. */
async function drop(engine: Engine, files: readonly TextFile[]): Promise<void> {
  await engine.evaluate((given) => {
    const dataTransfer = new DataTransfer();
    for (const {name, text} of given) {
      dataTransfer.items.add(new File([text], name));
    }
    for (const type of ['dragenter', 'dragover', 'drop']) {
      document.body.dispatchEvent(
        new DragEvent(type, {bubbles: true, cancelable: true, dataTransfer}),
      );
    }
  }, files);
}

/** What the page hands out from now on is remembered: no driver tells what a browser saves. */
async function rememberHanded(engine: Engine): Promise<void> {
  await engine.evaluate(() => {
    const real = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (blob: Blob) => {
      blob.arrayBuffer().then(
        (bytes) => {
          document.body.dataset.handed = Array.from(new Uint8Array(bytes), (byte) =>
            String.fromCharCode(byte),
          ).join('');
        },
        () => undefined,
      );
      return real(blob);
    };
  });
}

/** The file that a press hands out. */
async function handedBy(engine: Engine, words: string): Promise<Buffer> {
  await engine.evaluate(() => {
    delete document.body.dataset.handed;
  });
  await pressNamed(engine, words, 60_000);
  const bytes = await until(
    () => engine.evaluate(() => document.body.dataset.handed ?? null),
    `${words} hands out a file`,
    90_000,
  );
  return Buffer.from(bytes, 'latin1');
}

/** Waits until the page could be left without a question: all of it is kept. */
async function isKept(engine: Engine): Promise<void> {
  await shows(engine, 'Zapisano');
  await leavesFreely(engine);
}

const leavesFreely = (engine: Engine): Promise<true> =>
  until(
    () =>
      engine.evaluate(() => window.dispatchEvent(new Event('beforeunload', {cancelable: true}))),
    'all of it is kept',
  );

async function openDocuments(engine: Engine): Promise<void> {
  const fold = 'section[aria-labelledby=dokumenty] summary';
  await until(() => isThere(engine, fold), 'the settled month', 60_000);
  await press(engine, fold);
}

const namesIn = (zip: Buffer): readonly string[] => Object.keys(unzipSync(new Uint8Array(zip)));

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
    await leavesFreely(engine);
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
      setTimeout(() => history.back());
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
  'a folder is kept, and handed out as documents': async (engine, origin) => {
    // A phone folds the documents, and older browsers do so on every screen.
    await engine.resize(500, 740);
    await engine.open(`${origin}/teczka`);
    await appears(engine, '[id="cooperative.name"]');
    await press(engine, '[id="cooperative.name"]');
    await engine.type('Silnikowa');
    await isKept(engine);
    await engine.open(`${origin}/teczka`);
    await until(
      () =>
        engine.evaluate(
          () =>
            document.querySelector<HTMLInputElement>('[id="cooperative.name"]')?.value ===
            'Silnikowa',
        ),
      'the name that was kept',
    );
    await rememberHanded(engine);
    await pressNamed(engine, 'Wzory');
    const names = namesIn(await handedBy(engine, 'Pobierz wszystkie wzory'));
    assert.ok(names.filter((name) => name.endsWith('.docx')).length > 5, names.join());
    return undefined;
  },
  'files are dropped, settled, kept, and issued as documents': async (engine, origin) => {
    const [, meters] = monthExample(loadSite(process.cwd()).data.rates.value);
    const {input} = sampleMonth();
    await engine.open(`${origin}/rozlicz-miesiac`);
    await appears(engine, '#pliki-miesiaca');
    // A page asleep wakes to a file over it, which only a person's hand can hold.
    await press(engine, 'h1');
    await goes(engine, 'html[data-asleep]');
    await drop(engine, [
      {name: 'spoldzielnia.json', text: JSON.stringify(input)},
      {name: 'liczniki.csv', text: meters?.text ?? ''},
    ]);
    await shows(engine, 'Zapisano');
    await openDocuments(engine);
    await pressNamed(engine, 'Wystaw (3)', 60_000);
    await shows(engine, 'Wszystko z tego miesiąca jest wystawione.');
    await isKept(engine);
    await engine.open(`${origin}/rozlicz-miesiac`);
    await openDocuments(engine);
    await shows(engine, 'Wszystko z tego miesiąca jest wystawione.');
    await rememberHanded(engine);
    assert.deepEqual(namesIn(await handedBy(engine, 'Faktury do KSeF (ZIP, 3)')), [
      '1-05-2026.xml',
      '2-05-2026.xml',
      '3-05-2026.xml',
      'CZYTAJ.txt',
    ]);
    assert.match((await handedBy(engine, 'Rejestr (CSV)')).toString(), /gmina;1111111111/);
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
