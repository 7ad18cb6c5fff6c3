import {lazy, Suspense, useState, type ComponentType, type ReactNode} from 'react';
import PartBoundary from '@site/src/components/ui/PartBoundary';

interface Options<Props> {
  /** What is said in its place when it did not come, as a sentence. */
  readonly message: string;
  /** Stands in its place while it is fetched. */
  readonly waiting?: ReactNode;
  /** Finds it when it came by another way. */
  readonly peek?: () => ComponentType<Props> | undefined;
}

/**
 * A part of the page fetched when it is first shown. One that did not come says so in its place and can be tried again,
 * which `lazy` by itself never does; one that came is there at once, also for printing.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{readonly default: ComponentType<Props>}>,
  {message, waiting, peek}: Options<Props>,
): ComponentType<Props> {
  const attempt = (): ComponentType<Props> =>
    lazy(() =>
      load().catch((error: unknown) => {
        current = attempt();
        throw error;
      }),
    );
  let current = attempt();

  /** One try: a new one begins when the boundary around it lets go of the failed one. */
  function Attempt(props: Props): ReactNode {
    const [Part] = useState(() => peek?.() ?? current);
    return (
      <Suspense fallback={waiting}>
        <Part {...props} />
      </Suspense>
    );
  }
  return function LazyPart(props: Props): ReactNode {
    return (
      <PartBoundary message={message}>
        <Attempt {...props} />
      </PartBoundary>
    );
  };
}
