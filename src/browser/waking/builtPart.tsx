import {
  lazy,
  useEffect,
  useState,
  type ComponentType,
  type LazyExoticComponent,
  type ReactNode,
} from 'react';
import {partLoads} from './builtParts';

type Load<Props> = () => Promise<{readonly default: ComponentType<Props>}>;

/**
 * A part that only some built pages have, so that the others do not fetch its code. Its element in the HTML has the
 * name as `data-part`, and its import says `webpackChunkName: 'part-<name>'`, so that a page that wakes fetches it with
 * the rest.
 */
export function builtPart<Props extends object>(
  name: string,
  load: Load<Props>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;
  const Lazy = lazy(load);
  partLoads.set(name, async (built) => {
    try {
      loaded = (await load()).default;
    } catch {
      loaded = asBuilt<Props>(built.firstElementChild?.localName, Lazy);
    }
  });
  return function BuiltPart(props: Props): ReactNode {
    // At once if it is there: what React has to wait for, be it a moment, it may throw away.
    const Part = loaded ?? Lazy;
    return <Part {...props} />;
  };
}

/** What the server sent of a part whose code did not come; on pages opened later its code is asked for again. */
function asBuilt<Props extends object>(
  tag: string | undefined,
  Later: ComponentType<Props> | LazyExoticComponent<ComponentType<Props>>,
): ComponentType<Props> {
  const Root = (tag ?? 'div') as 'div';
  return function AsBuilt(props: Props): ReactNode {
    const [isBuilt] = useState(() => document.documentElement.dataset.hasHydrated !== 'true');
    const [isTakenOver, setTakenOver] = useState(false);
    useEffect(() => {
      setTakenOver(true);
    }, []);
    return isBuilt ? (
      <>
        {/* Taking over, React leaves HTML that it is handed as a string as it stands. */}
        <Root dangerouslySetInnerHTML={{__html: ''}} />
        {isTakenOver && <p role="alert">Tej części nie da się teraz zmieniać. Odśwież stronę.</p>}
      </>
    ) : (
      <Later {...props} />
    );
  };
}
