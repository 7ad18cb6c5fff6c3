import {lazy, Suspense, type ComponentProps, type ReactNode} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';

const Highlighted = lazy(() => import('@theme-original/CodeBlock'));

/** Wrapped: the highlighter is fetched only by pages with a code block; until then the code is shown plain. */
export default function CodeBlock({children}: ComponentProps<'pre'>): ReactNode {
  // MDX passes <pre><code className="language-x">text</code></pre>.
  const code = (children as {props?: ComponentProps<'code'>} | undefined)?.props;
  return (
    <Suspense fallback={<pre>{children}</pre>}>
      <ErrorBoundary fallback={() => <pre>{children}</pre>}>
        <Highlighted className={code?.className}>{code?.children}</Highlighted>
      </ErrorBoundary>
    </Suspense>
  );
}
