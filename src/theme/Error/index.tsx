import type {ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import type {Props} from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';
import Layout from '@theme/Layout';
import ErrorPage from '@site/src/components/shell/ErrorPage';
import OutsideRoute from '@site/src/docusaurus/browser/OutsideRoute';
import {toHttpError} from '@site/src/domain/browser/httpError';

/** Replaces the stock page for errors outside the layout. If header or footer is at fault, it is shown without them. */
export default function ErrorOutsideLayout(props: Props): ReactNode {
  const {error} = props;
  return (
    <ErrorBoundary
      fallback={() => <ErrorPage error={toHttpError(error)} report={error.stack ?? ''} />}>
      <OutsideRoute>
        <Layout>
          <ErrorPageContent {...props} />
        </Layout>
      </OutsideRoute>
    </ErrorBoundary>
  );
}
