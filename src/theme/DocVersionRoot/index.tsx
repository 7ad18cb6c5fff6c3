import type {ReactNode} from 'react';
import {DocsVersionProvider} from '@docusaurus/plugin-content-docs/client';
import renderRoutes from '@docusaurus/renderRoutes';
import type {Props} from '@theme/DocVersionRoot';

/** Ejected: without the tags of a hosted search and the class names of versions. */
export default function DocVersionRoot({version, route}: Props): ReactNode {
  return <DocsVersionProvider version={version}>{renderRoutes(route.routes)}</DocsVersionProvider>;
}
