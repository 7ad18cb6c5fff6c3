import {composeProviders} from '@docusaurus/theme-common';
import {
  ColorModeProvider,
  PluginHtmlClassNameProvider,
  ScrollControllerProvider,
} from '@docusaurus/theme-common/internal';

/**
 * The providers a page needs of those the stock layout has.
 *
 * Why: those of the stock navbar, announcement bar and versions of docs serve parts this site lacks.
 * Leans on: theme-common 3.10 `internal`, which may change without notice; the list in theme-classic
 * theme/Layout/Provider.
 * Breaks: a page whose part asks for a missing provider fails.
 */
export const LayoutProviders = composeProviders([
  ColorModeProvider,
  ScrollControllerProvider,
  PluginHtmlClassNameProvider,
]);
