import {Suspense, use, useState, type ComponentType, type ReactNode} from 'react';
import PartBoundary from '@site/src/components/ui/PartBoundary';
import styles from '../styles.module.css';

interface Loaded<Props> {
  readonly default: ComponentType<Props>;
}

/**
 * A chart fetched when it is first shown. One that did not come says so in its place and can be tried again; one that
 * came, by itself or as `peek` finds it, is there at once, also for printing.
 */
export function lazyChart<Props extends object>(
  load: () => Promise<Loaded<Props>>,
  peek: () => Loaded<Props> | undefined = () => undefined,
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
    const {default: Chart} = mine instanceof Promise ? use(mine) : mine;
    return <Chart {...of} />;
  }
  /** One try: a new one begins when the boundary around it lets go of the failed one. */
  function Attempt({of}: {readonly of: Props}): ReactNode {
    const [mine] = useState(() => peek() ?? loaded());
    return (
      <Suspense
        fallback={
          <p className={styles.waiting} aria-busy="true">
            <span className="visuallyHidden">Wczytujemy…</span>
          </p>
        }>
        <Fetched loading={mine} of={of} />
      </Suspense>
    );
  }
  return function LazyChart(props: Props): ReactNode {
    return (
      <PartBoundary message="Nie udało się wczytać wykresu. Liczby są w tabelach na tej stronie.">
        <Attempt of={props} />
      </PartBoundary>
    );
  };
}
