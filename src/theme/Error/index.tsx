import type {ReactNode} from 'react';
// Core's own page for these errors sets this context too; there is no other way to it.
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import type {Props} from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';
import Layout from '@theme/Layout';
import TitleFormatter from '@theme/ThemeProvider/TitleFormatter';
import ErrorPage from '@site/src/components/shell/ErrorPage';
import {toHttpError} from '@site/src/domain/browser/httpError';

const context = {plugin: {name: 'error', id: 'default'}};

/** Replaces the stock page for errors outside the layout. Should header or footer be at fault, it does without. */
export default function ErrorOutsideLayout(props: Props): ReactNode {
  const {error} = props;
  return (
    <ErrorBoundary
      fallback={() => <ErrorPage error={toHttpError(error)} report={error.stack ?? ''} />}>
      <RouteContextProvider value={context}>
        <TitleFormatter>
          <Layout>
            <ErrorPageContent {...props} />
          </Layout>
        </TitleFormatter>
      </RouteContextProvider>
    </ErrorBoundary>
  );
}
