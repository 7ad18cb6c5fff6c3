import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {loadSite} from '../../src/content/loadSite';
import {unlistedAddresses} from '../../src/domain/articles/addresses';
import {payloadAddress, type PagePayload} from '../../src/domain/articles/pagePayload';
import {attributeOf, elementsIn, type HtmlElement} from '../../src/plugins/built-pages/read/html';
import {expect, sitemapPaths, test} from './fixtures';

const build = 'build';
const origin = 'http://localhost:3000';
const articles = sitemapPaths().filter(
  (address) => address.startsWith('/baza-wiedzy/') && address !== '/baza-wiedzy/slownik',
);

/** HTML of a built page, by its address. */
function pageAt(address: string): string {
  return readFileSync(path.join(build, address === '/' ? 'index.html' : `${address}.html`), 'utf8');
}

/** Every element of a kind on a page. */
function tags(html: string, name: string): HtmlElement[] {
  return elementsIn(html).filter(({tagName}) => tagName === name);
}

/** A node of structured data, as far as a test looks at it. */
type Node = Readonly<Record<string, unknown>>;

function scriptsOf(html: string): string[] {
  return [...html.matchAll(/<script type="?application\/ld\+json"?>([\s\S]*?)<\/script>/g)].map(
    ([, json = '']) => json,
  );
}

function graphOf(address: string): ReadonlyMap<string, Node> {
  const {'@graph': nodes} = JSON.parse(scriptsOf(pageAt(address)).join('')) as {
    '@graph': readonly Node[];
  };
  return new Map(nodes.map((node) => [node['@type'] as string, node]));
}

function hasPage(url: string): boolean {
  const {origin: host, pathname} = new URL(url);
  return (
    host === origin &&
    existsSync(path.join(build, pathname === '/' ? 'index.html' : `${pathname}.html`))
  );
}

test.describe('structured data', () => {
  test('is once on every page that search engines may show, and on no other', () => {
    for (const address of sitemapPaths()) {
      expect(scriptsOf(pageAt(address)), address).toHaveLength(1);
    }
    for (const address of ['/404', '/wzornik', '/szukaj', '/baza-wiedzy/tagi/kowr']) {
      expect(scriptsOf(pageAt(address)), address).toEqual([]);
    }
  });

  test('uses the vocabulary of schema.org as its types describe it', () => {
    // The compiler reads the whole vocabulary.
    test.setTimeout(180_000);
    const examples = ['/', '/oferta', '/faq', '/baza-wiedzy/slownik', ...articles.slice(0, 3)]
      .flatMap((address) => scriptsOf(pageAt(address)))
      // The one constraint of an action, which is not in the vocabulary.
      .map((json) => json.replace(/,"query-input":"[^"]*"/, ''));
    expect(examples.length).toBeGreaterThanOrEqual(6);
    // The last one has a misspelled property, which must be the only error found.
    const misspelled = examples.at(-1)?.replace('"headline"', '"headlin"') ?? '';
    expect(typeErrors([...examples, misspelled])).toEqual([expect.stringContaining('"headlin"')]);
  });

  test('the home page names the publisher and the site', () => {
    const graph = graphOf('/');
    expect(graph.get('Organization')).toMatchObject({name: expect.any(String), url: `${origin}/`});
    expect(graph.get('WebSite')).toMatchObject({url: `${origin}/`, inLanguage: 'pl'});
  });

  test('the glossary is a set of terms, each with its place on the page', () => {
    const page = pageAt('/baza-wiedzy/slownik');
    const terms = graphOf('/baza-wiedzy/slownik').get('DefinedTermSet')
      ?.hasDefinedTerm as readonly {url: string; description: string}[];
    expect(terms.length).toBeGreaterThanOrEqual(60);
    for (const {url, description} of terms) {
      expect(page).toMatch(new RegExp(`id="?${new URL(url).hash.slice(1)}[" >]`));
      expect(description.length).toBeGreaterThan(20);
    }
  });

  test('every article has what search engines require, and all its sources', () => {
    expect(articles.length).toBeGreaterThanOrEqual(8);
    for (const address of articles) {
      const article = graphOf(address).get('Article') ?? {};
      expect(article, address).toMatchObject({
        headline: expect.stringMatching(/.{10,110}/),
        author: {name: 'Redakcja'},
        datePublished: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
        dateModified: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
        mainEntityOfPage: {'@id': origin + address},
      });
      expect(existsSync(path.join(build, new URL(article.image as string).pathname))).toBe(true);
      const sources = pageAt(address).match(/id="?zrodlo-[\w-]+/g) ?? [];
      expect(sources.length, address).toBeGreaterThan(0);
      expect(article.citation, address).toHaveLength(sources.length);
    }
  });

  test('the FAQ gives every question of the page with its answer', () => {
    const questions = graphOf('/faq').get('FAQPage')?.mainEntity as readonly {
      name: string;
      acceptedAnswer: {text: string};
    }[];
    expect(questions).toHaveLength(pageAt('/faq').match(/<details[^>]*\sid=/g)?.length ?? 0);
    for (const {name, acceptedAnswer} of questions) {
      expect(name).toMatch(/\?$/);
      expect(acceptedAnswer.text.length).toBeGreaterThan(20);
      expect(acceptedAnswer.text).not.toMatch(/\[\^|\]\(|:::/);
    }
  });

  test('breadcrumbs lead from the home page to the page itself, through existing pages', () => {
    for (const address of sitemapPaths().filter((page) => page !== '/')) {
      const crumbs = graphOf(address).get('BreadcrumbList')?.itemListElement as readonly {
        position: number;
        item: string;
      }[];
      expect(crumbs.map(({position}) => position)).toEqual(crumbs.map((_, index) => index + 1));
      expect(crumbs[0]?.item).toBe(`${origin}/`);
      expect(crumbs.at(-1)?.item).toBe(origin + address);
      expect(
        crumbs.filter(({item}) => !hasPage(item)),
        address,
      ).toEqual([]);
    }
  });
});

/** What the TypeScript compiler finds wrong with texts that should be schema.org graphs. */
function typeErrors(graphs: readonly string[]): string[] {
  const sources = new Map(
    graphs.map((json, index) => [
      path.resolve(`structured-data-${index}.ts`),
      `import type {Graph} from 'schema-dts';\nexport const graph: Graph = ${json};`,
    ]),
  );
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const host = ts.createCompilerHost(options);
  const onDisk = {
    getSourceFile: host.getSourceFile.bind(host),
    fileExists: host.fileExists.bind(host),
  };
  host.fileExists = (file) => sources.has(file) || onDisk.fileExists(file);
  host.getSourceFile = (file, ...rest) => {
    const code = sources.get(file);
    return code === undefined
      ? onDisk.getSourceFile(file, ...rest)
      : ts.createSourceFile(file, code, ts.ScriptTarget.ES2022);
  };
  const program = ts.createProgram([...sources.keys()], options, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({messageText}) => ts.flattenDiagnosticMessageText(messageText, '\n'));
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
      expect(days.get(address), address).toBe([updated, checked].toSorted().at(-1));
    }
    expect(days.get('/')).toBe(
      [...days.values()]
        .filter((day) => day !== undefined)
        .toSorted()
        .at(-1),
    );
    expect(days.get('/oferta')).toBeUndefined();
  });

  test('has no page that asks not to be shown', () => {
    for (const address of sitemapPaths()) {
      expect(
        tags(pageAt(address), 'meta').some((meta) => attributeOf(meta, 'name') === 'robots'),
        address,
      ).toBe(false);
    }
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

test.describe('the feeds', () => {
  const feeds = [
    {
      address: '/baza-wiedzy/rss.xml',
      root: 'rss',
      item: 'item',
      needs: ['title', 'link', 'guid', 'pubDate', 'description'],
    },
    {
      address: '/baza-wiedzy/atom.xml',
      root: 'feed',
      item: 'entry',
      needs: ['title', 'link', 'id', 'updated', 'summary'],
    },
  ];

  for (const {address, root, item, needs} of feeds) {
    test(`${address} is valid XML with every article`, async ({request, page}) => {
      const response = await request.get(address);
      expect(response.headers()['content-type']).toMatch(/^application\/xml/);
      const feed = await page.evaluate(
        ([text, itemName]) => {
          const document = new DOMParser().parseFromString(text ?? '', 'application/xml');
          return {
            root: document.documentElement.nodeName,
            items: [...document.querySelectorAll(itemName ?? '')].map((element) => ({
              parts: [...element.children].map(({nodeName}) => nodeName),
              link:
                element.querySelector('link')?.getAttribute('href') ??
                element.querySelector('link')?.textContent ??
                '',
            })),
          };
        },
        [await response.text(), item],
      );
      expect(feed.root).toBe(root);
      expect(feed.items.map(({link}) => new URL(link).pathname).toSorted()).toEqual(
        articles.toSorted(),
      );
      for (const {parts, link} of feed.items) {
        expect(parts, link).toEqual(expect.arrayContaining(needs));
      }
    });
  }

  test('are linked in the head and in the footer of pages', async ({page}) => {
    await page.goto('/o-nas');
    for (const {address} of feeds) {
      await expect(page.locator(`head link[rel=alternate][href="${address}"]`)).toHaveCount(1);
    }
    await expect(
      page.getByRole('contentinfo').getByRole('link', {name: 'Kanał RSS'}),
    ).toHaveAttribute('href', '/baza-wiedzy/rss.xml');
  });
});

test('llms.txt links to the Markdown of every article, which is self-contained', async ({
  request,
}) => {
  const response = await request.get('/llms.txt');
  expect(response.headers()['content-type']).toMatch(/^text\/plain/);
  const text = await response.text();
  expect(text).toMatch(/^# .+\n\n> .+\n\n/);
  const links = [...text.matchAll(/^- \[[^\]]+\]\(([^)]+\.md)\): .{20,}$/gm)].map(
    ([, url = '']) => new URL(url).pathname,
  );
  expect(links.toSorted()).toEqual(
    [...articles, '/faq'].map((address) => `${address}.md`).toSorted(),
  );
  for (const link of links) {
    const source = await request.get(link);
    expect(source.headers()['content-type'], link).toBe('text/markdown; charset=utf-8');
    const markdown = await source.text();
    expect(markdown, link).toMatch(/^# .+\n\n.+\n\n- Adres: http/);
    expect(markdown, link).toMatch(/\n## Źródła\n\n\[\^1\]: .+\]\(http/);
    expect(markdown, link).not.toMatch(/^:::|\[\^[A-Z]|\]\((?!https?:)|\{#/m);
    const page = link.replace(/\.md$/, '');
    const [alternate] = tags(pageAt(page), 'link').filter(
      (tag) => attributeOf(tag, 'type') === 'text/markdown',
    );
    expect(alternate && attributeOf(alternate, 'href')).toBe(origin + link);
  }
});

test('every page has one right canonical address; the 404 page and the web editor have none', () => {
  const files = readdirSync(build, {recursive: true, encoding: 'utf8'}).filter((file) =>
    file.endsWith('.html'),
  );
  expect(files.length).toBeGreaterThan(100);
  for (const file of files) {
    const html = readFileSync(path.join(build, file), 'utf8');
    const canonical = tags(html, 'link')
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

  test('are all on the list; „npm run adresy” adds new ones', () => {
    const {id} = JSON.parse(readFileSync(path.join(build, 'builds/latest.json'), 'utf8')) as {
      id: string;
    };
    const {pages} = JSON.parse(
      readFileSync(path.join(build, `builds/meta/${id}.json`), 'utf8'),
    ) as {pages: string[]};
    expect(unlistedAddresses(addresses, pages)).toEqual([]);
  });
});
