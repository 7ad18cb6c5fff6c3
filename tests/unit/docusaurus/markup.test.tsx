/** @jest-environment jsdom */
import path from 'node:path';
import type {ReactNode} from 'react';
import {act, render} from '@testing-library/react';
import {createSiteStorage} from '@docusaurus/core/lib/server/storage';
import template from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import {getThemeInlineScript} from '@docusaurus/theme-classic/lib/inlineScripts';
import {modeAttribute, modeChoiceAttribute} from '@site/src/docusaurus/colorMode';
import {storageSuffix} from '@site/src/docusaurus/build/storageSuffix';
import {rootId} from '@site/src/docusaurus/markup';
import {toPublicSettings} from '@site/src/site/env';
import {settings} from '@site/src/site/settings';
import {keptWith} from '@site/src/site/storage';
import {contract} from '../../tools/contract';

interface ColorModeModule {
  readonly ColorModeProvider: (props: {readonly children: ReactNode}) => ReactNode;
  readonly useColorMode: () => {setColorMode: (mode: 'light' | 'dark' | null) => void};
}

jest.mock('@docusaurus/useDocusaurusContext', () => () => ({
  siteConfig: {themeConfig: {colorMode: {defaultMode: 'light', respectPrefersColorScheme: true}}},
}));
jest.mock('@docusaurus/useIsomorphicLayoutEffect', () => () => undefined, {virtual: true});
jest.mock('@generated/site-storage', () => ({type: 'none', namespace: ''}), {
  virtual: true,
});

const html = document.documentElement;

beforeAll(() => {
  window.matchMedia = (() => ({matches: true})) as never;
});

afterEach(() => localStorage.clear());

/** Runs the script theme-classic adds before the page, with the settings of this site. */
function runThemeScript(): Record<string, string | null> {
  const script = getThemeInlineScript({
    colorMode: {disableSwitch: false, defaultMode: 'light', respectPrefersColorScheme: true},
    siteStorage: createSiteStorage({
      url: 'https://example.pl',
      baseUrl: '/',
      storage: {type: 'localStorage', namespace: false},
    } as never),
  });
  window.eval(script);
  return {
    shown: html.getAttribute(modeAttribute),
    choice: html.getAttribute(modeChoiceAttribute),
  };
}

test('the root is where React renders', () => {
  contract(
    template.includes(`<div id="${rootId}">`),
    `a built page has no element with the id ${rootId}`,
    'markup.ts',
  );
});

test('the script of theme-classic says what is shown and what was chosen', () => {
  const {shown, choice} = runThemeScript();
  contract(
    shown === 'dark' && choice === 'system',
    `theme-classic no longer sets ${modeAttribute} and ${modeChoiceAttribute} before the first paint`,
    'colorMode.ts',
  );
});

test('the theme changes the same two attributes when the visitor chooses', () => {
  window.matchMedia = (() => ({
    matches: true,
    addEventListener: jest.fn(),
    removeEventListener: jest.fn(),
  })) as never;
  const {ColorModeProvider, useColorMode} = jest.requireActual<ColorModeModule>(
    path.resolve('node_modules/@docusaurus/theme-common/lib/contexts/colorMode'),
  );
  let choose: ReturnType<typeof useColorMode>['setColorMode'] | undefined;
  const Probe = (): ReactNode => {
    choose = useColorMode().setColorMode;
    return null;
  };
  render(
    <ColorModeProvider>
      <Probe />
    </ColorModeProvider>,
  );
  act(() => choose?.('light'));
  contract(
    html.getAttribute(modeAttribute) === 'light' &&
      html.getAttribute(modeChoiceAttribute) === 'light',
    `theme-common no longer sets ${modeAttribute} and ${modeChoiceAttribute} on a choice`,
    'colorMode.ts',
  );
});

test('the choice is stored under a name that ends as all names of a copy below the root do', () => {
  const suffix = storageSuffix('/a/b/');
  const {namespace} = createSiteStorage({
    url: 'https://example.pl',
    baseUrl: '/a/b/',
    storage: {type: 'localStorage', namespace: suffix.slice(1)},
  } as never);
  contract(
    suffix === '-a/b' && namespace === suffix && storageSuffix('/') === '',
    'core no longer ends the names of its storage with a dash and the setting',
    'storageSuffix.ts',
  );
});

test('the choice is stored under the name the policy page gives', () => {
  const [{key} = {key: ''}] = keptWith(toPublicSettings(settings), '');
  localStorage.setItem(key, 'light');
  contract(
    runThemeScript().choice === 'light',
    `theme-classic no longer reads the choice from "${key}" of the local storage, which src/site/storage.ts declares`,
    'README.md',
  );
});
