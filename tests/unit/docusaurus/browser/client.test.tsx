/** @jest-environment jsdom */
import type {ComponentType, ReactNode} from 'react';
import {act, fireEvent, screen, waitFor} from '@testing-library/react';
import {replaceLinkLoaders} from '@site/src/docusaurus/browser/linkLoaders';
import type * as pageParts from '@site/src/docusaurus/browser/pageParts';
import type * as sameLocation from '@site/src/docusaurus/browser/SameLocation';
import {changeHash} from '@site/src/docusaurus/browser/routeLocation';
import {rootId} from '@site/src/docusaurus/markup';
import {contract} from '../../../tools/contract';

/*
 * Starts the client of the installed Docusaurus, as a browser does, on a site of three pages. The tests follow one
 * visit, so their order matters.
 */

interface Place {
  readonly pathname: string;
  hash: string;
}

const events: string[] = [];
/** How often the second page, and what it keeps in `SameLocation`, has been drawn. */
const drawn = {page: 0, inside: 0};
const loaders = {prefetch: jest.fn(() => false as const), preload: jest.fn(() => false as const)};
let loadersAtStart: unknown;
let wasDrawnAtStart = true;
let push: (address: string) => void;

/** What our client modules do: replace the loaders at the first update, and a malformed hash at every one. */
const clientModule = {
  onRouteUpdate({location, previousLocation}: Record<'location' | 'previousLocation', Place>) {
    events.push('update');
    if (!(previousLocation as Place | null)) {
      loadersAtStart = window.docusaurus;
      wasDrawnAtStart = document.querySelector('a') !== null;
      replaceLinkLoaders(() => loaders);
    }
    if (location.hash === '#100%') {
      changeHash(location, '#sto');
    }
  },
  onRouteDidUpdate({location}: {readonly location: Place}) {
    events.push(`shown ${location.pathname}${location.hash}`);
  },
};

function page(draw: () => ReactNode, load = () => Promise.resolve()): ComponentType {
  return Object.assign(draw, {preload: load});
}

/** Stands in for a module that Docusaurus or a theme provides at build time. */
function provide(name: string, module: unknown): void {
  jest.doMock(name, () => module, {virtual: true});
}

function core(file: string): unknown {
  return jest.requireActual(`@docusaurus/core/lib/client/${file}`);
}

function provideSite(): void {
  provide('@generated/docusaurus.config', {baseUrl: '/', future: {}, title: 'Strona'});
  provide('@generated/client-modules', [{default: clientModule}]);
  provide('@generated/i18n', {currentLocale: 'pl', localeConfigs: {pl: {htmlLang: 'pl'}}});
  ['globalData', 'codeTranslations', 'site-metadata'].forEach((file) => {
    provide(`@generated/${file}`, {});
  });
  const Children = ({children}: {readonly children: ReactNode}): ReactNode => children;
  provide('@generated/routesChunkNames', {'/druga-1': {__comp: 'page'}});
  provide('@generated/registry', {page: [() => Promise.resolve(), '@theme/Page', null]});
  provide('@theme/Loading', () => null);
  provide('@theme/Root', Children);
  provide('@theme/ThemeProvider', Children);
  provide('@theme/SiteMetadata', () => null);
  provide('@theme/Error', ({error}: {readonly error: Error}) => <p>{error.message}</p>);
  [
    'BrowserOnly',
    'ComponentCreator',
    'ErrorBoundary',
    'ExecutionEnvironment',
    'Head',
    'renderRoutes',
    'router',
    'useBaseUrl',
    'useDocusaurusContext',
    'useIsBrowser',
  ].forEach((name) => {
    jest.doMock(`@docusaurus/${name}`, () => core(`exports/${name}`), {virtual: true});
  });
  jest.doMock('@generated/routes', createRoutes, {virtual: true});
}

function createRoutes() {
  const {default: Link} = core('exports/Link') as {
    default: ComponentType<{to: string; children: string}>;
  };
  const {useHistory} = core('exports/router') as {useHistory: () => {push: typeof push}};
  const Start = (): ReactNode => {
    ({push} = useHistory());
    return <Link to="/druga">Druga</Link>;
  };
  const {default: SameLocation} = jest.requireActual<typeof sameLocation>(
    '@site/src/docusaurus/browser/SameLocation',
  );
  const Inside = (): ReactNode => {
    drawn.inside += 1;
    return null;
  };
  const Second = (): ReactNode => {
    drawn.page += 1;
    return (
      <SameLocation>
        <p id="sto">Druga strona</p>
        <Inside />
      </SameLocation>
    );
  };
  const brokenOff = () => Promise.reject(new Error('A chunk is missing.'));
  return [
    {path: '/', exact: true, component: page(Start)},
    {path: '/druga', exact: true, component: page(Second)},
    {path: '/brak', exact: true, component: page(() => <p>Trzecia strona</p>, brokenOff)},
  ];
}

async function visit(address: string): Promise<void> {
  events.length = 0;
  await act(async () => {
    push(address);
    // Time for the parts of the page to load and render.
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
}

beforeAll(async () => {
  document.body.innerHTML = `<div id="${rootId}"></div>`;
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    events.push(`scroll to ${this.id}`);
  };
  provideSite();
  const {guardPageParts} = jest.requireActual<typeof pageParts>(
    '@site/src/docusaurus/browser/pageParts',
  );
  guardPageParts((load) => () => {
    events.push('parts');
    return load().catch(() => new Promise<never>(() => undefined));
  });
  await act(async () => {
    try {
      core('clientEntry');
    } catch (error) {
      contract(false, `its client does not start: ${String(error)}`, 'markup.ts');
    }
    await Promise.resolve();
  });
  await waitFor(() => {
    contract(
      screen.queryByText('Druga') !== null,
      `its client does not start: ${document.body.textContent}`,
      'markup.ts',
    );
  });
});

test('linkLoaders: they are there at the first update of the route, before a link is rendered', () => {
  const {prefetch, preload} = (loadersAtStart ?? {}) as Partial<Window['docusaurus']>;
  contract(
    typeof prefetch === 'function' && typeof preload === 'function',
    'core has no `prefetch` and `preload` on window.docusaurus at the first onRouteUpdate',
    'browser/linkLoaders.ts',
  );
  contract(
    !wasDrawnAtStart,
    'core draws links before the first onRouteUpdate',
    'browser/linkLoaders.ts',
  );
});

test('linkLoaders: a link calls the loaders that were put there', async () => {
  await waitFor(() => {
    contract(
      loaders.prefetch.mock.calls.join() === '/druga',
      'a link in view does not ask window.docusaurus.prefetch for its address',
      'browser/linkLoaders.ts',
    );
  });
  fireEvent.mouseEnter(screen.getByText('Druga'));
  contract(
    loaders.preload.mock.calls.join() === '/druga',
    'a link under the pointer does not ask window.docusaurus.preload for its address',
    'browser/linkLoaders.ts',
  );
});

test('routeLocation: a hash changed at the update is the one that is decoded and scrolled to', async () => {
  await visit('/druga#100%');
  await waitFor(() => {
    contract(
      screen.queryByText(/malformed/) === null && events.includes('scroll to sto'),
      'core takes the hash of a navigation from elsewhere than the location it hands to onRouteUpdate',
      'browser/routeLocation.ts',
    );
  });
});

test('scroll: Docusaurus scrolls by itself between the two events of a navigation', () => {
  contract(
    events.filter((event) => event !== 'parts').join() === 'update,scroll to sto,shown /druga#sto',
    `a navigation is now: ${events.join(', ')}; src/client-modules/scroll.ts counts on this order`,
    'README.md',
  );
});

test('pageParts: a navigation loads the parts of its route through the guard', () => {
  contract(
    events.includes('parts'),
    'core loads the parts of a page by other means than `component.preload` of its route',
    'browser/pageParts.ts',
  );
});

test('pageParts: while a guard hides a failure, the page stays as it is', async () => {
  await visit('/brak');
  contract(
    events.includes('parts') && screen.queryByText('Druga strona') !== null,
    'core leaves a page before the parts of the next one are there',
    'browser/pageParts.ts',
  );
});

test('SameLocation: what is inside is not drawn again while the next page is fetched', () => {
  contract(
    drawn.inside === 1,
    'core gives a page another location before the next one is there',
    'browser/SameLocation.tsx',
  );
  contract(
    drawn.page > 1,
    'core does not draw a page again for the next one: this can go',
    'browser/SameLocation.tsx',
  );
});

test('pageParts: the routes Docusaurus generates can be preloaded', () => {
  const {default: create} = core('exports/ComponentCreator') as {
    default: (path: string, hash: string) => object;
  };
  for (const path of ['*', '/druga']) {
    contract(
      typeof (create(path, '1') as {preload?: unknown}).preload === 'function',
      `the component of the route ${path} has no \`preload\``,
      'browser/pageParts.ts',
    );
  }
});
