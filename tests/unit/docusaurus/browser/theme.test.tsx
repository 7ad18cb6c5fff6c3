/** @jest-environment jsdom */
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {createElement, type ReactNode} from 'react';
import {render, screen} from '@testing-library/react';
import OutsideRoute from '@site/src/docusaurus/browser/OutsideRoute';
import {LayoutProviders} from '@site/src/docusaurus/browser/LayoutProviders';
import {contract} from '../../../tools/contract';

jest.mock(
  '@theme/ThemeProvider/TitleFormatter',
  () =>
    ({children}: {readonly children: ReactNode}) =>
      children,
  {virtual: true},
);
// Providers are identified by their names here; what they do is up to theme-common.
jest.mock('@docusaurus/theme-common', () => ({composeProviders: (list: unknown) => list}));
jest.mock('@docusaurus/theme-common/internal', () => mockNames());
jest.mock('@docusaurus/plugin-content-docs/client', () => mockNames());

/** A module in which every export is its own name. */
function mockNames(): object {
  return new Proxy({}, {get: (_, name) => name});
}

const modules = path.resolve('node_modules/@docusaurus');
const themes = [
  path.join(modules, 'core/lib/client/theme-fallback'),
  path.join(modules, 'theme-classic/lib/theme'),
];

/** Providers of the stock layout for parts this site lacks. */
const notNeeded = [
  'AnnouncementBarProvider',
  'DocsPreferredVersionContextProvider',
  'NavbarProvider',
];

function isStockComponent(name: string): boolean {
  return themes.some((theme) =>
    [`${name}.js`, `${name}/index.js`].some((file) => existsSync(path.join(theme, file))),
  );
}

test('LayoutProviders: the stock layout has these providers and those the site does without', () => {
  let stock: unknown;
  jest.isolateModules(() => {
    const provider = jest.requireActual<{default: (props: object) => {type: unknown}}>(
      '@docusaurus/theme-classic/lib/theme/Layout/Provider',
    );
    stock = provider.default({}).type;
  });
  const ours = LayoutProviders as unknown as string[];
  contract(
    [...ours, ...notNeeded].sort().join() === (stock as string[]).slice().sort().join(),
    `the layout of theme-classic has the providers ${(stock as string[]).join(', ')}`,
    'browser/LayoutProviders.ts',
  );
});

test('OutsideRoute: its children find the context of a route', () => {
  const {default: useRouteContext} = jest.requireActual<{
    default: () => {plugin: {name: string}} | null;
  }>('@docusaurus/core/lib/client/exports/useRouteContext');
  const Probe = (): ReactNode => useRouteContext()?.plugin.name;
  render(<OutsideRoute>{createElement(Probe)}</OutsideRoute>);
  contract(
    screen.queryByText('error') !== null,
    'a part of a page no longer takes its route from core/lib/client/routeContext',
    'browser/OutsideRoute.tsx',
  );
  contract(
    isStockComponent('ThemeProvider/TitleFormatter'),
    'theme-classic has no ThemeProvider/TitleFormatter',
    'browser/OutsideRoute.tsx',
  );
});

describe('the components of src/theme', () => {
  const ledger = readFileSync('src/theme/README.md', 'utf8');
  const configuration = readFileSync('docusaurus.config.ts', 'utf8');
  const replaced = readdirSync('src/theme', {recursive: true, encoding: 'utf8'})
    .filter((file) => /(?:index|Content)\.tsx$/.test(file))
    .map((file) => file.replace(/(?:\/index)?\.tsx$/, ''));

  test.each(replaced)(
    '%s replaces one of the installed theme or is named by the configuration, and the ledger says why',
    (name) => {
      contract(
        isStockComponent(name) || configuration.includes(`'@theme/${name}'`),
        `neither core, nor theme-classic, nor our configuration has a component ${name}, so ours is never shown`,
        '../theme/README.md',
      );
      const rows = ledger.split('\n').filter((line) => line.startsWith('| `'));
      expect(rows.some((row) => row.split('|')[1]?.includes(`\`${name}\``))).toBe(true);
    },
  );

  test('the ledger names no others', () => {
    const named = [...ledger.matchAll(/^\| (.+?) \|/gm)].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
    );
    expect(named.slice().sort()).toEqual(replaced.slice().sort());
  });
});
