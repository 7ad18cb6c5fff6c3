import {Suspense, use, useState, type ComponentType, type ReactNode} from 'react';
import PartBoundary from '@site/src/components/ui/PartBoundary';

interface Loaded<Props> {
  readonly default: ComponentType<Props>;
}

interface Options<Props> {
  /** What is said in its place when it did not come, as a sentence. */
  readonly message: string;
  /** Stands in its place while it is fetched. */
  readonly waiting?: ReactNode;
  /** Finds it when it came by another way. */
  readonly peek?: () => Loaded<Props> | undefined;
}

/**
 * A part of the page fetched when it is first shown. One that did not come says so in its place and can be tried again,
 * which `lazy` of React never does; one that came is there at once, also for printing.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<Loaded<Props>>,
  {message, waiting, peek}: Options<Props>,
): ComponentType<Props> {
  let loading: Promise<Loaded<Props>> | null = null;
  const loaded = (): Promise<Loaded<Props>> => {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
  function Fetched({
    loading: mine,
    of,
  }: {
    readonly loading: Promise<Loaded<Props>> | Loaded<Props>;
    readonly of: Props;
  }): ReactNode {
    const {default: Part} = mine instanceof Promise ? use(mine) : mine;
    return <Part {...of} />;
  }
  /** One try: a new one begins when the boundary around it lets go of the failed one. */
  function Attempt({of}: {readonly of: Props}): ReactNode {
    const [mine] = useState(() => peek?.() ?? loaded());
    return (
      <Suspense fallback={waiting}>
        <Fetched loading={mine} of={of} />
      </Suspense>
    );
  }
  return function LazyPart(props: Props): ReactNode {
    return (
      <PartBoundary message={message}>
        <Attempt of={props} />
      </PartBoundary>
    );
  };
}
