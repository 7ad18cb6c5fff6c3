import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import NotFoundContent from '@theme/NotFound/Content';

/** Ejected: the title is set by the content. */
export default function NotFound(): ReactNode {
  return (
    <Layout>
      <NotFoundContent />
    </Layout>
  );
}
