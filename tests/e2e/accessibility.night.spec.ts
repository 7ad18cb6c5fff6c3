import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {awake, expect, hydrated, openFullMode, test} from './fixtures';
import {kindsOfPages} from './tries';

/** What IBM's engine says of one rule at one place. */
interface Finding {
  readonly ruleId: string;
  readonly value: readonly [level: string, outcome: string];
  readonly message: string;
  readonly snippet: string;
}

/**
 * Everything IBM's rules refuse on the current page. What they recommend, or ask a person to look at, is not counted. Nor
 * is that a table which fits the window can be reached by Tab: whether it has to be scrolled only a script could say, and
 * pages sleep.
 */
async function refusedByIbm(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'ace' in window))) {
    await page.evaluate(
      readFileSync(require.resolve('accessibility-checker-engine/ace.js'), 'utf8'),
    );
  }
  // What is folded up this engine takes for labels that are not there.
  await page.locator('main details').evaluateAll((parts) => {
    parts.forEach((part) => {
      (part as HTMLDetailsElement).open = true;
    });
  });
  const findings = await page.evaluate(async () => {
    const {ace} = window as unknown as {
      ace: {
        Checker: new () => {check: (node: Node, rules: string[]) => Promise<{results: Finding[]}>};
      };
    };
    return (await new ace.Checker().check(document, ['IBM_Accessibility'])).results;
  });
  return findings
    .filter(({value: [level, outcome]}) => level === 'VIOLATION' && outcome === 'FAIL')
    .filter(
      ({ruleId, snippet}) =>
        ruleId !== 'element_tabbable_role_valid' ||
        !/tabindex="0" aria-label="[^"]*" role="group"/.test(snippet),
    )
    .map(({ruleId, message, snippet}) => `${ruleId}: ${message} ${snippet}`);
}

// Every page is read by axe in everyPage.spec.ts.
for (const path of kindsOfPages) {
  test(`a second engine of rules refuses nothing on ${path}, asleep and awake`, async ({page}) => {
    test.setTimeout(180_000);
    await page.goto(path);
    await hydrated(page);
    const isAsleep = (await page.locator('html[data-asleep]').count()) > 0;
    expect(await refusedByIbm(page)).toEqual([]);
    if (isAsleep) {
      await awake(page);
      expect(await refusedByIbm(page)).toEqual([]);
    }
  });
}

test('nor in the full calculator with its results', async ({page}) => {
  test.slow();
  await openFullMode(page);
  const parts = page.getByRole('heading', {name: 'Wynik, część po części', exact: true});
  await expect(parts).toBeVisible({timeout: 30_000});
  expect(await refusedByIbm(page)).toEqual([]);
});

test('a heading is named by its own words; the link beside it is read after them', async ({
  page,
}) => {
  for (const path of ['/baza-wiedzy/rozliczenie-1-do-06', '/faq', '/deklaracja-dostepnosci']) {
    await page.goto(path);
    await hydrated(page);
    for (const state of ['asleep', 'awake']) {
      await expect(page.getByRole('heading', {name: /Kopiuj/}), `${path} ${state}`).toHaveCount(0);
      await expect(page.getByRole('link', {name: /^Kopiuj link do sekcji: \S/})).not.toHaveCount(0);
      await awake(page);
    }
  }
  await page.goto('/baza-wiedzy/rozliczenie-1-do-06');
  await expect(page.getByRole('heading', {name: 'Co znaczy 1 do 0,6', exact: true})).toBeVisible();
});

test('only the chosen example is described by the words about it', async ({page}) => {
  await page.goto('/kalkulator');
  await awake(page);
  const choices = page.getByRole('radio', {name: /./}).and(page.locator('[name=kto]'));
  await expect(choices).toHaveCount(4);
  for (const index of [0, 2]) {
    await choices.nth(index).check();
    for (const choice of await choices.all()) {
      const isChosen = await choice.isChecked();
      await expect(choice).toHaveAccessibleDescription(isChosen ? /To przykład/ : '');
    }
  }
});
