import type {ReactNode} from 'react';
import type {Props} from '@theme/Layout/Provider';
import {LayoutProviders} from '@site/src/docusaurus/browser/LayoutProviders';

/** Ejected: without the providers of the stock navbar, announcement bar and docs versions, which this site lacks. */
export default function LayoutProvider({children}: Props): ReactNode {
  return <LayoutProviders>{children}</LayoutProviders>;
}
