import type {ReactNode} from 'react';
import {DocsSidebarProvider, useDocRootMetadata} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocRoot';
import DocRootLayout from '@theme/DocRoot/Layout';
import NotFoundContent from '@theme/NotFound/Content';

/** Ejected: without the class names of the stock theme. */
export default function DocRoot(props: Props): ReactNode {
  const found = useDocRootMetadata(props);
  if (!found) {
    // Not loaded on demand: the built 404 page is taken over as it is.
    return <NotFoundContent />;
  }
  return (
    <DocsSidebarProvider name={found.sidebarName} items={found.sidebarItems}>
      <DocRootLayout>{found.docElement}</DocRootLayout>
    </DocsSidebarProvider>
  );
}
