import {Suspense, type ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {PageMetadata} from '@docusaurus/theme-common';
import type {Props} from '@theme/Layout';
import LayoutProvider from '@theme/Layout/Provider';
import ErrorPageContent from '@theme/ErrorPageContent';
import SiteShell from '@site/src/components/shell/SiteShell';
import {useSettings} from '@site/src/browser/shell/useSettings';
import shell from '@site-data/shell.json';

/** Ejected: our own header and footer in place of the stock navbar and footer. */
export default function Layout({children, title, description}: Props): ReactNode {
  const settings = useSettings();
  return (
    <LayoutProvider>
      <PageMetadata title={title} description={description} />
      <SiteShell
        settings={settings}
        categories={shell.categories}
        lawCheckedOn={shell.lawCheckedOn}>
        <Suspense>
          <ErrorBoundary fallback={(params) => <ErrorPageContent {...params} />}>
            {children}
          </ErrorBoundary>
        </Suspense>
      </SiteShell>
    </LayoutProvider>
  );
}
