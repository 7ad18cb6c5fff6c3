/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {ComponentType, ReactNode} from 'react';
import {act, cleanup, render, screen} from '@testing-library/react';
import {replacements} from '@site/src/docusaurus/build/bundle/lighterPackages';
import pendingLoader from '@site/src/docusaurus/build/bundle/pendingLoader.cjs';
import loadable from '@site/src/docusaurus/browser/instead/loadable';
import * as own from '@site/src/docusaurus/browser/instead/head';
import ownPathToRegexp from '@site/src/docusaurus/browser/instead/pathToRegexp';
import * as tslib from '@site/src/docusaurus/browser/instead/tslib';
import {contract} from '../../../tools/contract';

interface Helmet {
  readonly Helmet: ComponentType<{readonly children?: ReactNode}>;
  readonly HelmetProvider: ComponentType<{readonly children?: ReactNode}>;
}

const packages = path.resolve('node_modules');
const client = ['core/lib/client', 'theme-common/lib', 'plugin-content-docs/lib/client'];

function sourcesIn(folder: string): string[] {
  return readdirSync(path.join(packages, folder), {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(path.join(packages, folder, file), 'utf8'));
}

/** What a visit leaves in the head, step by step. */
async function headAfter({Helmet, HelmetProvider}: Helmet, pages: readonly ReactNode[]) {
  document.head.innerHTML = '';
  document.title = '';
  const states: object[] = [];
  const {rerender} = render(<HelmetProvider />);
  for (const page of pages) {
    rerender(
      <HelmetProvider>
        <Helmet>
          <html lang="pl" dir="ltr" />
          <title>Serwis</title>
          <meta property="og:title" content="Serwis" />
          <link rel="icon" href="/znak.webp" />
        </Helmet>
        {page}
      </HelmetProvider>,
    );
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    const root = document.documentElement;
    states.push({
      title: document.title,
      root: ['lang', 'dir', 'class', 'data-mode'].map((name) => root.getAttribute(name) ?? ''),
      tags: [...document.head.querySelectorAll('meta, link')].map((tag) => tag.outerHTML).sort(),
    });
  }
  cleanup();
  return states;
}

describe('head', () => {
  const visit = ({Helmet}: Helmet): ReactNode[] => [
    <Helmet key="1">
      <html className="artykul" data-mode="dark" />
      <title>Pierwsza | Serwis</title>
      <meta property="og:title" content="Pierwsza | Serwis" />
      <meta name="description" content="Opis" />
      <link rel="canonical" href="https://example.pl/pierwsza" />
    </Helmet>,
    [
      <Helmet key="2">
        <html className="strona" />
        <title>Druga | Serwis</title>
        {false}
        <link rel="canonical" href="https://example.pl/druga" />
      </Helmet>,
      <Helmet key="3">
        <meta name="robots" content="noindex" />
        <title>Druga, dokładniej | Serwis</title>
      </Helmet>,
    ],
    null,
  ];

  test('writes what react-helmet-async writes', async () => {
    const real = jest.requireActual<Helmet>('react-helmet-async');
    expect(await headAfter(own, visit(own))).toEqual(await headAfter(real, visit(real)));
  });

  test('leaves tags of the built page where they are', async () => {
    document.head.innerHTML = '<meta data-rh="true" content="Opis" name="description">';
    const built = document.head.firstChild;
    render(
      <own.Helmet>
        <meta name="description" content="Opis" />
      </own.Helmet>,
    );
    await act(() => Promise.resolve());
    expect(document.head.firstChild).toBe(built);
    expect(document.head.children).toHaveLength(1);
  });
});

test('addresses match as with path-to-regexp', () => {
  const real = jest.requireActual<typeof ownPathToRegexp>('path-to-regexp');
  const patterns = ['/', '/faq', '/baza-wiedzy/', '/a.b/c+d', '/portal/o-nas', '*'];
  const addresses = [
    '/',
    '/faq',
    '/FAQ/',
    '/faq/x',
    '/faqx',
    '/baza-wiedzy',
    '/aXb/c+d',
    '/a.b/c+d',
    '',
  ];
  const results = (make: typeof ownPathToRegexp): unknown[] =>
    patterns.flatMap((pattern) =>
      [true, false].flatMap((end) =>
        addresses.map((address) => {
          const keys: {readonly name: number}[] = [];
          const match = make(pattern, keys, {end}).exec(address);
          return [pattern, end, address, match && [...match], keys.map(({name}) => name)];
        }),
      ),
    );
  expect(results(ownPathToRegexp)).toEqual(results(real));
});

describe('loadable', () => {
  const Loading = ({error}: {readonly error: unknown}): ReactNode => (error ? 'Błąd' : 'Czekaj');
  const page = (load: () => Promise<unknown>) =>
    loadable.Map({
      loading: Loading,
      loader: {text: load, other: async () => 'b'},
      render: (loaded) => Object.values(loaded).join(),
    });

  test('parts loaded before are shown at once', async () => {
    const Page = page(async () => 'a');
    expect(Page.hasParts()).toBe(false);
    await Page.preload();
    expect(Page.hasParts()).toBe(true);
    render(<Page />);
    expect(document.body).toHaveTextContent('a,b');
  });

  test('parts not loaded yet are waited for', async () => {
    const Page = page(async () => 'a');
    render(<Page />);
    expect(document.body).toHaveTextContent('Czekaj');
    expect(await screen.findByText('a,b')).toBeInTheDocument();
  });

  test('a failure is told, and the parts can be loaded again', async () => {
    const load = jest.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValue('a');
    const Page = page(load);
    await expect(Page.preload()).rejects.toThrow('gone');
    await expect(Page.preload()).resolves.toEqual({text: 'a', other: 'b'});
    const Broken = page(() => Promise.reject(new Error('gone')));
    render(<Broken />);
    expect(await screen.findByText('Błąd')).toBeInTheDocument();
  });
});

describe('what Docusaurus takes from the packages that are replaced', () => {
  test('the head: these tags in the client', () => {
    const tags = client
      .flatMap((folder) => sourcesIn(`@docusaurus/${folder}`))
      .filter((source) => source.includes('@docusaurus/Head'))
      .flatMap((source) => [...source.matchAll(/<Head>([^]*?)<\/Head>/g)])
      .flatMap(([, inside = '']) => [...inside.matchAll(/<([a-z]+)/g)].map(([, tag]) => tag));
    const others = [...new Set(tags)].filter(
      (tag) => !/^(?:html|title|meta|link|script)$/.test(tag ?? ''),
    );
    contract(others.length === 0, `tags in the head: ${others.join(', ')}`, 'browser/instead/head');
  });

  test('tslib: only the function that is there', () => {
    const source = readFileSync(
      path.join(packages, '@docusaurus/utils-common/lib/index.js'),
      'utf8',
    );
    const used = new Set([...source.matchAll(/tslib_1\.(\w+)/g)].map(([, name]) => name));
    contract(
      [...used].every((name) => name !== undefined && name in tslib),
      `utils-common takes from tslib: ${[...used].join(', ')}`,
      'browser/instead/tslib',
    );
    expect(client.flatMap((folder) => sourcesIn(`@docusaurus/${folder}`))).not.toContainEqual(
      expect.stringMatching(/from 'tslib'|require\("tslib"\)/),
    );
  });

  test('the wait for the next page: only where its parts have not come', () => {
    const source = readFileSync(
      path.join(packages, '@docusaurus/core/lib/client/PendingNavigation.js'),
      'utf8',
    );
    expect(pendingLoader(source)).toContain(
      'if (isThere) { this.routeUpdateCleanupCb(); return true; }',
    );
    expect(() => pendingLoader('class PendingNavigation {}')).toThrow('lighterPackages.ts');
  });

  test('history: only what is there', () => {
    const names = ['react-router/esm/react-router.js', 'react-router-dom/esm/react-router-dom.js']
      .map((file) => readFileSync(path.join(packages, file), 'utf8'))
      .flatMap((source) => /import \{([^}]+)\} from 'history'/.exec(source)?.[1]?.split(',') ?? [])
      .map((name) => name.trim());
    const shim = readFileSync('src/docusaurus/browser/instead/history.ts', 'utf8');
    contract(
      names.length > 0 && names.every((name) => shim.includes(name)),
      `the router takes from history: ${names.join(', ')}`,
      'browser/instead/history',
    );
  });

  test('react-loadable: two ways to make a component of parts', () => {
    const uses = sourcesIn('@docusaurus/core/lib/client')
      .filter((source) => source.includes("from 'react-loadable'"))
      .filter((source) => !source.includes('renderToHtml'))
      .flatMap((source) => [...source.matchAll(/Loadable[.(]\w*/g)].map(([use]) => use));
    contract(
      [...new Set(uses)].sort().join() === 'Loadable(,Loadable.Map',
      `core takes from react-loadable: ${uses.join(', ')}`,
      'browser/instead/loadable',
    );
  });

  test('all of them are packages that are installed', () => {
    Object.keys(replacements).forEach((name) => {
      expect(() => require.resolve(name.replace('$', ''))).not.toThrow();
    });
  });
});
