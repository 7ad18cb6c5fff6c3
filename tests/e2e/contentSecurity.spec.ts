import type {Page} from '@playwright/test';
import {awake, basePathOrigin, expect, hydrated, sitemapPaths, test} from './fixtures';

/** What the browser refused on a page, as text; also what a worker or a frame of it was refused. */
async function recordRefusals(page: Page): Promise<string[]> {
  const refused: string[] = [];
  await page.exposeFunction('noteRefusal', (what: string) => refused.push(what));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const {noteRefusal} = window as unknown as {noteRefusal: (what: string) => void};
      noteRefusal(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  return refused;
}

const builds = {
  plain: {origin: '', base: '/'},
  'with the owner’s settings': {origin: basePathOrigin, base: '/spoldzielnie/'},
};

for (const [name, {origin, base}] of Object.entries(builds)) {
  test.describe(`the build ${name}`, () => {
    test('has a policy on every page, asleep and awake, that refuses nothing of its own', async ({
      page,
    }) => {
      test.setTimeout(300_000);
      const refused = await recordRefusals(page);
      for (const path of [...sitemapPaths(), '/404.html', '/baza-wiedzy/tagi']) {
        await page.goto(origin + base + path.slice(1));
        const policy = page.locator('meta[http-equiv="Content-Security-Policy"]');
        await expect(policy, path).toHaveAttribute('content', /^(?!.*unsafe-).*object-src 'none'/);
        await awake(page);
        expect(refused, path).toEqual([]);
      }
    });
  });
}

test('no page has a style attribute in its HTML', async ({request}) => {
  for (const path of sitemapPaths()) {
    const html = await (await request.get(path)).text();
    expect(html.match(/<[a-z][^<>]* style=[^>]*>/g), path).toBeNull();
  }
});

test.describe('what comes from outside', () => {
  test.use({expectedMessages: [/Content Security Policy|status of 404/]});

  test('runs no script, takes no object and sends nothing away', async ({page}) => {
    const refused = await recordRefusals(page);
    const foreign: string[] = [];
    await page.route(/foreign\.example/, async (route) => {
      foreign.push(route.request().url());
      await route.abort();
    });
    await page.goto('/faq');
    await hydrated(page);
    const ran = await page.evaluate(async () => {
      const place = document.createElement('div');
      document.body.append(place);
      place.innerHTML =
        '<img src="/none.png" onerror="window.ran=1"><object data="/img/touch-icon.png"></object>';
      for (const attribute of ['src', 'text'] as const) {
        const script = document.createElement('script');
        script[attribute] = attribute === 'src' ? 'https://foreign.example/a.js' : 'window.ran = 2';
        document.head.append(script);
      }
      await fetch('https://foreign.example/data').catch(() => null);
      await new Promise((resolve) => setTimeout(resolve, 300));
      return (window as {ran?: number}).ran;
    });
    expect(ran).toBeUndefined();
    expect(foreign).toEqual([]);
    for (const rule of ['script-src-attr', 'script-src-elem', 'object-src', 'connect-src']) {
      expect(refused.join('\n')).toContain(rule);
    }
  });
});
