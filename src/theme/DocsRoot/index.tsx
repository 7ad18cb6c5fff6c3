import type {ReactNode} from 'react';
import renderRoutes from '@docusaurus/renderRoutes';
import type {Props} from '@theme/DocsRoot';
import Layout from '@theme/Layout';
import SameLocation from '@site/src/docusaurus/browser/SameLocation';

/** Ejected: without the class names of the stock theme. */
export default function DocsRoot({route}: Props): ReactNode {
  return (
    <SameLocation>
      <Layout>{renderRoutes(route.routes)}</Layout>
    </SameLocation>
  );
}
