import type {ReactNode} from 'react';
import {composeProviders} from '@docusaurus/theme-common';
import {ColorModeProvider, ScrollControllerProvider} from '@docusaurus/theme-common/internal';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import type {Props} from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';
import ErrorPage from '@site/src/components/ErrorPage';
import SiteShell from '@site/src/components/SiteShell';
import {toHttpError} from '@site/src/domain/httpError';
import {useSettings} from '@site/src/hooks/useSettings';
import shell from '@site-data/shell.json';

// Those of our layout that need no route: what failed may be the route.
const Provider = composeProviders([ColorModeProvider, ScrollControllerProvider]);

/** Replaces the stock page for errors outside the layout. Should header or footer be at fault, it does without. */
export default function ErrorOutsideLayout(props: Props): ReactNode {
  const settings = useSettings();
  const {error} = props;
  return (
    <ErrorBoundary fallback={() => <ErrorPage error={toHttpError(error)} report={error.message} />}>
      <Provider>
        <SiteShell
          settings={settings}
          categories={shell.categories}
          lawCheckedOn={shell.lawCheckedOn}>
          <ErrorPageContent {...props} />
        </SiteShell>
      </Provider>
    </ErrorBoundary>
  );
}
