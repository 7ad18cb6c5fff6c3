import {composeProviders} from '@docusaurus/theme-common';
import {
  ColorModeProvider,
  PluginHtmlClassNameProvider,
  ScrollControllerProvider,
} from '@docusaurus/theme-common/internal';

/**
 * The providers of the stock layout that our pages need.
 *
 * Why: those for the stock navbar, announcement bar and docs versions serve parts this site does not have.
 * Leans on: theme-common 3.10 `internal`, which may change without notice; the list in theme-classic
 * theme/Layout/Provider.
 * Breaks: a page with a component that needs a missing provider fails.
 */
export const LayoutProviders = composeProviders([
  ColorModeProvider,
  ScrollControllerProvider,
  PluginHtmlClassNameProvider,
]);
