import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {awake, expect, hydrated, openFullMode, test} from './fixtures';

/** What IBM's engine says of one rule at one place. */
interface Finding {
  readonly ruleId: string;
  readonly value: readonly [level: string, outcome: string];
  readonly message: string;
  readonly snippet: string;
}

/** Everything IBM's rules refuse on the current page; what they only ask a person to look at is not counted. */
async function refusedByIbm(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'ace' in window))) {
    await page.evaluate(readFileSync(require.resolve('accessibility-checker-engine/ace.js'), 'utf8'));
  }
  const findings = await page.evaluate(async () => {
    const {ace} = window as unknown as {
      ace: {Checker: new () => {check: (node: Node, rules: string[]) => Promise<{results: Finding[]}>}};
    };
    return (await new ace.Checker().check(document, ['IBM_Accessibility'])).results;
  });
  return findings
    .filter(({value: [level, outcome]}) => level === 'VIOLATION' && outcome === 'FAIL')
    .map(({ruleId, message, snippet}) => `${ruleId}: ${message} ${snippet}`);
}

/** One of each kind of page; every page is read by axe in everyPage.spec.ts. */
const pages = [
  '/',
  '/oferta',
  '/klienci',
  '/faq',
  '/kontakt',
  '/baza-wiedzy',
  '/baza-wiedzy/rozliczenie-1-do-06',
  '/baza-wiedzy/slownik',
  '/wzory/lista-zakladania-spoldzielni',
  '/kalkulator',
  '/szukaj',
  '/wzornik',
];

for (const path of pages) {
  test(`a second engine of rules refuses nothing on ${path}, asleep and awake`, async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.goto(path);
    await hydrated(page);
    expect(await refusedByIbm(page)).toEqual([]);
    await awake(page);
    expect(await refusedByIbm(page)).toEqual([]);
  });
}
