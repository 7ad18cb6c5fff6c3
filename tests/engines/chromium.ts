import {existsSync, mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {brotliDecompressSync} from 'node:zlib';
import {chromium as playwright, type Page} from '@playwright/test';
import {asExpression, type Engine} from './engine';

/** An input action of WebDriver, as far as the walk uses them. */
interface Action {
  readonly type: string;
  readonly value?: string;
  readonly x?: number;
  readonly y?: number;
}

/** What Playwright calls the keys that WebDriver writes as private characters. */
const keyNames: Readonly<Record<string, string>> = {
  '\uE004': 'Tab',
  '\uE007': 'Enter',
  '\uE009': 'Control',
  '\uE00C': 'Escape',
};

/** Unpacks the program that a package brings, unless it was unpacked before. */
export function unpacked(archive: string): string {
  const program = path.join(path.dirname(archive), 'unpacked', 'chromium');
  if (!existsSync(program)) {
    mkdirSync(path.dirname(program), {recursive: true});
    writeFileSync(`${program}.part`, brotliDecompressSync(readFileSync(archive)), {mode: 0o755});
    renameSync(`${program}.part`, program);
  }
  return program;
}

/** A Chromium, also one far older than Playwright expects: what a walk asks of it has always been there. */
export async function chromium(program: string): Promise<Engine> {
  const browser = await playwright.launch({
    executablePath: program,
    args: ['--headless', '--no-sandbox', '--no-zygote', '--disable-gpu', '--in-process-gpu'],
  });
  const page = await browser.newPage({locale: 'pl-PL'});
  return {
    name: `Chromium ${browser.version()}`,
    open: async (url) => {
      await page.goto(url);
    },
    resize: (width, height) => page.setViewportSize({width, height}),
    // As text, which the page's policy does not concern.
    evaluate: async (run, ...args) => {
      const value: string | undefined = await page.evaluate(asExpression(run, args));
      return (value === undefined ? undefined : JSON.parse(value)) as never;
    },
    act: async (sources) => {
      for (const {actions} of sources as readonly {readonly actions: readonly Action[]}[]) {
        for (const action of actions) {
          await act(page, action);
        }
      }
    },
    print: () => page.pdf({format: 'A4'}),
    close: () => browser.close(),
  };
}

async function act(page: Page, {type, value = '', x = 0, y = 0}: Action): Promise<void> {
  const key = keyNames[value] ?? value;
  switch (type) {
    case 'keyDown':
      return page.keyboard.down(key);
    case 'keyUp':
      return page.keyboard.up(key);
    case 'pointerMove':
      return page.mouse.move(x, y);
    case 'pointerDown':
      return page.mouse.down();
    case 'pointerUp':
      return page.mouse.up();
    default:
      throw new Error(`An action that no walk has used so far: ${type}`);
  }
}
