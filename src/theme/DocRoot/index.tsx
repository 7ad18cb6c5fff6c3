import {lazy, Suspense, type ReactNode} from 'react';
import {DocsSidebarProvider, useDocRootMetadata} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocRoot';
import DocRootLayout from '@theme/DocRoot/Layout';

const NotFoundContent = lazy(() => import('@theme/NotFound/Content'));

/** Ejected: the page for an unknown address is fetched only there; no class names of the stock theme. */
export default function DocRoot(props: Props): ReactNode {
  const found = useDocRootMetadata(props);
  return found ? (
    <DocsSidebarProvider name={found.sidebarName} items={found.sidebarItems}>
      <DocRootLayout>{found.docElement}</DocRootLayout>
    </DocsSidebarProvider>
  ) : (
    <Suspense>
      <NotFoundContent />
    </Suspense>
  );
}
