import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {loadSite} from '../../src/content/loadSite';
import {payloadAddress, type PagePayload} from '../../src/domain/articles/pagePayload';
import {attributeOf, elementsIn, type HtmlElement} from '../../src/plugins/built-pages/read/html';
import {articles, build, hasPage, origin, pageAt} from './builtPages';
import {expect, sitemapPaths, test} from './fixtures';

const papers = sitemapPaths().filter((address) => address.startsWith('/wzory/'));

const inMarkdown = [...articles, ...papers, '/faq'];

/** Every element of a kind on a page. */
function tags(html: string, name: string): HtmlElement[] {
  return elementsIn(html).filter(({tagName}) => tagName === name);
}

test.describe('the sitemap', () => {
  const sitemap = readFileSync(path.join(build, 'sitemap.xml'), 'utf8');
  const days = new Map(
    [...sitemap.matchAll(/<url><loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?/g)].map(
      ([, url = '', day]) => [new URL(url).pathname, day],
    ),
  );

  test('says when each article was last revised or checked', () => {
    for (const address of articles) {
      const {updated, checked} = JSON.parse(
        readFileSync(path.join(build, payloadAddress(address)), 'utf8'),
      ) as PagePayload;
      expect(days.get(address), address).toBe([updated ?? '', checked ?? ''].sort().at(-1));
    }
    expect(days.get('/')).toBe(
      [...days.values()]
        .filter((day) => day !== undefined)
        .sort()
        .at(-1),
    );
    expect(days.get('/oferta')).toBeUndefined();
  });

  test('leaves out pages that ask not to be shown', () => {
    for (const address of ['/wzornik', '/szukaj', '/baza-wiedzy/tagi', '/baza-wiedzy/tagi/kowr']) {
      expect(days.has(address)).toBe(false);
    }
    for (const address of ['/wzornik', '/szukaj', '/baza-wiedzy/tagi/kowr']) {
      const [robots] = tags(pageAt(address), 'meta').filter(
        (meta) => attributeOf(meta, 'name') === 'robots',
      );
      expect(robots && attributeOf(robots, 'content'), address).toBe('noindex');
    }
  });
});

test.describe('the feed', () => {
  const address = '/baza-wiedzy/rss.xml';

  test('is valid XML with the newest articles and with changes that are on their page', async ({
    request,
    page,
  }) => {
    const response = await request.get(address);
    expect(response.headers()['content-type']).toMatch(/^application\/xml/);
    const feed = await page.evaluate(
      (text) => {
        const document = new DOMParser().parseFromString(text, 'application/xml');
        return {
          root: document.documentElement.nodeName,
          items: [...document.querySelectorAll('item')].map((element) => ({
            parts: [...element.children].map(({nodeName}) => nodeName),
            link: element.querySelector('link')?.textContent ?? '',
          })),
        };
      },
      await response.text(),
    );
    expect(feed.root).toBe('rss');
    const links = feed.items.map(({link}) => new URL(link));
    const isChange = ({pathname}: URL): boolean => pathname === '/co-sie-zmienilo';
    const told = links.filter((link) => !isChange(link)).map(({pathname}) => pathname);
    expect(articles).toEqual(expect.arrayContaining(told));
    expect(told).toHaveLength(Math.min(articles.length, 50));
    for (const {parts, link} of feed.items) {
      expect(parts, link).toEqual(
        expect.arrayContaining(['title', 'link', 'guid', 'pubDate', 'description']),
      );
    }
    const changes = links.filter(isChange).map(({hash}) => hash);
    expect(changes.length).toBeGreaterThan(0);
    await page.goto('/co-sie-zmienilo');
    for (const hash of changes) {
      await expect(page.locator(hash)).toHaveCount(1);
    }
  });

  test('is linked in the head and in the footer of pages, and is the only one', async ({page}) => {
    await page.goto('/o-nas');
    const linked = page.locator('head link[rel=alternate][type$="+xml"]');
    await expect(linked).toHaveCount(1);
    await expect(linked).toHaveAttribute('href', address);
    await expect(
      page.getByRole('contentinfo').getByRole('link', {name: 'Kanał RSS'}),
    ).toHaveAttribute('href', address);
  });
});

test('llms.txt links to the Markdown of every article and paper, which is self-contained', async ({
  request,
}) => {
  const response = await request.get('/llms.txt');
  expect(response.headers()['content-type']).toMatch(/^text\/plain/);
  const text = await response.text();
  expect(text).toMatch(/^# .+\n\n> .+\n\n/);
  const links = [...text.matchAll(/^- \[[^\]]+\]\(([^)]+\.md)\): .{20,}$/gm)].map(
    ([, url = '']) => new URL(url).pathname,
  );
  expect(links.slice().sort()).toEqual(inMarkdown.map((address) => `${address}.md`).sort());
  for (const link of links) {
    const source = await request.get(link);
    expect(source.headers()['content-type'], link).toBe('text/markdown; charset=utf-8');
    const markdown = await source.text();
    expect(markdown, link).toMatch(/^# .+\n\n.+\n\n- Adres: http/);
    expect(markdown, link).toMatch(
      link.startsWith('/wzory/')
        ? /\n## Podstawa prawna\n\n- .+\]\(http/
        : /\n## Źródła\n\n\[\^\w+\]: .+\]\(http/,
    );
    expect(markdown, link).not.toMatch(/^:::|\]\((?!https?:)|\{#/m);
    for (const [, code = ''] of markdown.matchAll(/\[\^(\w+)\](?!:)/g)) {
      expect(markdown, link).toContain(`\n[^${code}]: `);
    }
  }
});

test('every page has one right canonical address and names its Markdown, and none in the sitemap asks not to be shown; the 404 page and the web editor have no address', () => {
  const shown = new Set(sitemapPaths());
  const files = readdirSync(build, {recursive: true, encoding: 'utf8'}).filter((file) =>
    file.endsWith('.html'),
  );
  expect(files.length).toBeGreaterThan(100);
  for (const file of files) {
    const html = readFileSync(path.join(build, file), 'utf8');
    const elements = elementsIn(html);
    const links = elements.filter(({tagName}) => tagName === 'link');
    const canonical = links
      .filter((link) => attributeOf(link, 'rel') === 'canonical')
      .map((link) => attributeOf(link, 'href') ?? '');
    // The web editor is a separate tool and asks not to be shown.
    if (file === '404.html' || file === 'redakcja/index.html') {
      expect(canonical).toEqual([]);
    } else if (html.includes('window.location.replace(')) {
      expect(canonical, file).toHaveLength(1);
      expect(hasPage(canonical[0] ?? ''), file).toBe(true);
      expect(html, file).toMatch(/<meta name="robots" content="noindex">/);
    } else {
      const address = `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`;
      expect(canonical, file).toEqual([origin + address]);
      const asksNotToBeShown = elements.some(
        (element) => element.tagName === 'meta' && attributeOf(element, 'name') === 'robots',
      );
      expect(shown.has(address) && asksNotToBeShown, address).toBe(false);
      const markdown = links.find((link) => attributeOf(link, 'type') === 'text/markdown');
      expect(markdown && attributeOf(markdown, 'href'), address).toBe(
        inMarkdown.includes(address) ? `${origin}${address}.md` : undefined,
      );
    }
  }
});

test.describe('published addresses', () => {
  const addresses = loadSite('.').data.addresses.value;

  test('all respond: as a page or as a redirect to one', async ({request}) => {
    for (const address of Object.keys(addresses.published)) {
      const response = await request.get(address);
      expect(response.status(), address).toBe(200);
    }
  });

  test('are all known from the content, from which „npm run adresy” lists them', () => {
    const {id} = JSON.parse(readFileSync(path.join(build, 'builds/latest.json'), 'utf8')) as {
      id: string;
    };
    const {pages} = JSON.parse(
      readFileSync(path.join(build, `builds/meta/${id}.json`), 'utf8'),
    ) as {pages: string[]};
    expect(pages.slice().sort()).toEqual([...loadSite('.').addresses.keys()].sort());
  });
});
