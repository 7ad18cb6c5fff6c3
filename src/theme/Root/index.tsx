import type {ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {LabelsContext, polishLabels} from '@site/src/components/ui/labels';
import Notifications from '@site/src/components/shell/Notifications';
import Tooltips from '@site/src/components/shell/Tooltips';

interface Props {
  readonly children: ReactNode;
}

/** Stands around all pages and outlives each: what must not start anew when the page changes. */
export default function Root({children}: Props): ReactNode {
  return (
    <LabelsContext value={polishLabels}>
      {children}
      {/* Neither may take the page with it when it fails. */}
      <ErrorBoundary fallback={() => null}>
        <Notifications />
      </ErrorBoundary>
      <ErrorBoundary fallback={() => null}>
        <Tooltips />
      </ErrorBoundary>
    </LabelsContext>
  );
}
