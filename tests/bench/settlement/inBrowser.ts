import {existsSync, readFileSync} from 'node:fs';
import {chromium, type Browser} from '@playwright/test';
import ts from 'typescript';
import {launchOptions} from '../../e2e/launchOptions';
import type {CooperativeInput} from '../../../src/domain/cooperative/description/schema';
import {benchCooperative, changes, dated} from './cooperative';

export const slowdown = 4;
const origin = 'http://bench.localhost';

/** Response times in milliseconds. */
interface AnswerTimes {
  /** In a new session: nothing is cached and nothing is compiled. */
  readonly firstMs: number;
  /** Each change after it. */
  readonly nextMs: readonly number[];
}

/** One kind of change on the slow device and, for comparison, at full speed. */
export interface ChangeTimes {
  readonly change: string;
  readonly slow: AnswerTimes;
  readonly full: AnswerTimes;
}

/**
 * The worker's session in Chromium on a CPU slowed down four times, from the page's message to the report it receives;
 * both are copied, as between threads. Chromium cannot slow down workers („only supported for pages, not workers”), so
 * the session runs in a page, each kind of change in a new one.
 */
export async function browserTimes(members: number, rounds: number): Promise<ChangeTimes[]> {
  const browser = await chromium.launch(launchOptions);
  const cooperative = benchCooperative(members);
  try {
    const times: ChangeTimes[] = [];
    for (const [change, make] of Object.entries(changes)) {
      const inputs = Array.from({length: rounds + 1}, (_, turn) =>
        turn === 0 ? cooperative : make(cooperative, turn),
      );
      times.push({
        change,
        slow: await answerTimes(browser, inputs, slowdown),
        full: await answerTimes(browser, inputs, 1),
      });
    }
    return times;
  } finally {
    await browser.close();
  }
}

async function answerTimes(
  browser: Browser,
  inputs: readonly CooperativeInput[],
  rate: number,
): Promise<AnswerTimes> {
  const page = await browser.newPage();
  await page.route(`${origin}/**`, async (route) => {
    const file = `src${new URL(route.request().url()).pathname}.ts`;
    await route.fulfill(
      existsSync(file)
        ? {contentType: 'text/javascript', body: scriptOf(file)}
        : {contentType: 'text/html', body: '<!doctype html>'},
    );
  });
  await page.goto(`${origin}/empty`);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate});
  const [firstMs = Number.NaN, ...nextMs] = await page.evaluate<number[]>(
    script(JSON.stringify(dated.rates), JSON.stringify(inputs)),
  );
  await page.close();
  return {firstMs, nextMs};
}

/** As text, because nothing of this process may be compiled into it. */
function script(rates: string, inputs: string): string {
  return `(async () => {
    const {CalculatorSession} = await import('/browser/calculator/session');
    let answered;
    const session = new CalculatorSession((answer) => answered(structuredClone(answer)));
    await session.handle({kind: 'rates', rates: ${rates}});
    const times = [];
    for (const [id, input] of ${inputs}.entries()) {
      const start = performance.now();
      const report = new Promise((resolve) => {
        answered = (answer) => answer.kind === 'report' && answer.id === id && resolve();
      });
      void session.handle(structuredClone({kind: 'settle', id, input}));
      await report;
      times.push(performance.now() - start);
    }
    return times;
  })()`;
}

function scriptOf(file: string): string {
  return ts.transpileModule(readFileSync(file, 'utf8'), {
    compilerOptions: {module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022},
  }).outputText;
}
