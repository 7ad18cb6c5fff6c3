import type {ReactNode} from 'react';
import {composeProviders} from '@docusaurus/theme-common';
import {
  ColorModeProvider,
  PluginHtmlClassNameProvider,
  ScrollControllerProvider,
} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Layout/Provider';
import {LabelsContext, polishLabels} from '@site/src/components/kit/labels';

/** Ejected: without the providers of the stock navbar, announcement bar and docs versions, which this site lacks. */
const Provider = composeProviders([
  ColorModeProvider,
  ScrollControllerProvider,
  PluginHtmlClassNameProvider,
]);

export default function LayoutProvider({children}: Props): ReactNode {
  return (
    <Provider>
      <LabelsContext value={polishLabels}>{children}</LabelsContext>
    </Provider>
  );
}
