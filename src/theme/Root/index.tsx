import type {ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {LabelsContext, polishLabels} from '@site/src/components/ui/labels';
import Tooltips from '@site/src/components/shell/Tooltips';

interface Props {
  readonly children: ReactNode;
}

/** Wraps all pages and outlives each: for what must not restart when the page changes. */
export default function Root({children}: Props): ReactNode {
  return (
    <LabelsContext value={polishLabels}>
      {children}
      {/* A failure in them must not take the page down. */}
      <ErrorBoundary fallback={() => null}>
        <Tooltips />
      </ErrorBoundary>
    </LabelsContext>
  );
}
