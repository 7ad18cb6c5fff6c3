import type {ReactNode} from 'react';
import {useDocRootMetadata} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocRoot';
import NotFoundContent from '@theme/NotFound/Content';

/** Ejected: without the sidebar of all docs and the class names of the stock theme. */
export default function DocRoot(props: Props): ReactNode {
  const found = useDocRootMetadata(props);
  if (!found) {
    // Not loaded on demand: the built 404 page is taken over as it is.
    return <NotFoundContent />;
  }
  return found.docElement;
}
