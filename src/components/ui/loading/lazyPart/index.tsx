import {lazy, Suspense, useState, type ComponentType, type ReactNode} from 'react';
import PartBoundary from '@site/src/components/ui/loading/PartBoundary';

interface Options<Props> {
  /** Shown in its place when it fails to load, as a sentence. */
  readonly message: string;
  /** Shown in its place while it loads. */
  readonly waiting?: ReactNode;
  /** Returns it if it was loaded in another way. */
  readonly peek?: () => ComponentType<Props> | undefined;
}

/**
 * A part of the page fetched when first shown. If it fails to load, its place says so and offers another try,
 * which `lazy` alone never does; once loaded, it renders at once, also for printing.
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

  /** One attempt: a new one begins when the boundary around it drops the failed one. */
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

/** Parts that are one chunk: once one of them is shown the others are there, so printing waits for nothing. */
export function lazyTogether<Parts>(
  load: () => Promise<Parts>,
  {message, waiting}: Pick<Options<object>, 'message' | 'waiting'>,
) {
  let arrived: Parts | undefined;
  return <Props extends object>(
    pick: (all: Parts) => ComponentType<Props>,
    ownWaiting = waiting,
  ): ComponentType<Props> =>
    lazyPart(
      async () => {
        arrived = await load();
        return {default: pick(arrived)};
      },
      {message, waiting: ownWaiting, peek: () => arrived && pick(arrived)},
    );
}
