import {spawnSync} from 'node:child_process';
import {existsSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {articles, build, hasPage, origin, pageAt} from './builtPages';
import {expect, sitemapPaths, test} from './fixtures';

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

/** What search engines and schema.org document as required, with what has to stand there. */
const required: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  Article: {
    headline: expect.stringMatching(/.{10,110}/),
    image: expect.stringMatching(/^http/),
    datePublished: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    dateModified: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    author: {name: expect.stringMatching(/./), url: expect.stringMatching(/^http/)},
  },
  BreadcrumbList: {itemListElement: expect.arrayContaining([expect.anything()])},
  ListItem: {
    position: expect.any(Number),
    name: expect.stringMatching(/./),
    item: expect.stringMatching(/^http/),
  },
  FAQPage: {mainEntity: expect.arrayContaining([expect.anything()])},
  Question: {name: expect.stringMatching(/./), acceptedAnswer: {'@type': 'Answer'}},
  Answer: {text: expect.stringMatching(/.{20}/)},
  HowTo: {name: expect.stringMatching(/./), step: expect.arrayContaining([expect.anything()])},
  HowToSection: {
    name: expect.stringMatching(/./),
    itemListElement: expect.arrayContaining([expect.anything()]),
  },
  HowToStep: {name: expect.stringMatching(/./), text: expect.stringMatching(/.{20}/)},
  DefinedTermSet: {name: expect.stringMatching(/./)},
  DefinedTerm: {name: expect.stringMatching(/./), description: expect.stringMatching(/.{20}/)},
  DigitalDocument: {
    name: expect.stringMatching(/./),
    encoding: expect.arrayContaining([expect.anything()]),
    isBasedOn: expect.arrayContaining([expect.anything()]),
  },
  MediaObject: {
    contentUrl: expect.stringMatching(/^http/),
    encodingFormat: expect.stringMatching(/\//),
  },
  Legislation: {name: expect.stringMatching(/./), url: expect.stringMatching(/^https:/)},
  WebSite: {name: expect.stringMatching(/./), url: `${origin}/`},
};

/** A node and all nodes in it. */
function nodesIn(value: unknown): Node[] {
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  const below = Object.values(value).flatMap(nodesIn);
  return '@type' in value ? [value, ...below] : below;
}

/** Every text in a value. */
function textsIn(value: unknown): string[] {
  return typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];
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

  test('uses the vocabulary of schema.org as its types describe it', {tag: '@night'}, () => {
    // The compiler reads the whole vocabulary.
    test.setTimeout(180_000);
    const examples = [
      '/',
      '/oferta',
      '/faq',
      '/baza-wiedzy/slownik',
      '/klienci/gmina',
      '/wzory/kalendarz-obowiazkow',
      '/wzory/lista-zakladania-spoldzielni',
      '/baza-wiedzy/jak-zalozyc-spoldzielnie-energetyczna',
      ...articles.slice(0, 2),
    ]
      .flatMap((address) => scriptsOf(pageAt(address)))
      // The one constraint of an action, which is not in the vocabulary.
      .map((json) => json.replace(/,"query-input":"[^"]*"/, ''));
    expect(examples.length).toBeGreaterThanOrEqual(6);
    // The last one has a misspelled property, which must be the only error found.
    const misspelled = examples.at(-1)?.replace('"headline"', '"headlin"') ?? '';
    expect(typeErrors([...examples, misspelled])).toEqual([expect.stringContaining('"headlin"')]);
  });

  test('every node has what is documented as required, and leads only to what exists', () => {
    const seen = new Set<string>();
    for (const address of sitemapPaths()) {
      const graph = [...graphOf(address).values()];
      for (const node of graph.flatMap(nodesIn)) {
        const type = node['@type'] as string;
        seen.add(type);
        expect(node, `${address} ${type}`).toMatchObject(required[type] ?? {});
      }
      for (const url of graph.flatMap(textsIn).filter((text) => text.startsWith(origin))) {
        const {pathname} = new URL(url);
        expect(hasPage(url) || existsSync(path.join(build, pathname)), `${address} ${url}`).toBe(
          true,
        );
      }
    }
    expect(Object.keys(required).filter((type) => !seen.has(type))).toEqual([]);
  });

  test('steps stand where a page leads through them', () => {
    for (const address of [
      '/baza-wiedzy/jak-zalozyc-spoldzielnie-energetyczna',
      '/wzory/lista-zakladania-spoldzielni',
      '/klienci/gmina',
      '/klienci/zarzad',
    ]) {
      const steps = graphOf(address).get('HowTo')?.step as readonly {url?: string}[];
      expect(steps.length, address).toBeGreaterThanOrEqual(5);
      for (const {url} of steps) {
        const id = url === undefined ? null : new URL(url).hash.slice(1);
        expect(id === null || new RegExp(`id="?${id}[" >]`).test(pageAt(address)), url).toBe(true);
      }
    }
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
  const files = graphs.map((json, index) => {
    // In the project, where the compiler finds the types of schema.org.
    const file = test.info().outputPath(`${index}.ts`);
    writeFileSync(
      file,
      `import type {Graph} from 'schema-dts';\nexport const graph: Graph = ${json};`,
    );
    return file;
  });
  const options =
    '--ignoreConfig --pretty false --strict --noEmit --skipLibCheck --module esnext --moduleResolution bundler';
  const {stdout} = spawnSync('npx', ['tsc', ...options.split(' '), ...files], {encoding: 'utf8'});
  return stdout.split('\n').filter((line) => line.includes('error TS'));
}
