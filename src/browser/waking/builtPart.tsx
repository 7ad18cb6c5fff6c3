import {lazy, type ComponentType, type ReactNode} from 'react';

type Load<Props> = () => Promise<{readonly default: ComponentType<Props>}>;

const loads = new Map<string, () => Promise<unknown>>();

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
  loads.set(name, async () => {
    loaded = (await load()).default;
  });
  return function BuiltPart(props: Props): ReactNode {
    // At once if it is there: what React has to wait for, be it a moment, it may throw away.
    const Part = loaded ?? Lazy;
    return <Part {...props} />;
  };
}

/**
 * Loads the code of the parts that stand in the page. Taken over without it, the page would lose them until it comes:
 * React removes the HTML of a part that is on its way when a context around it changes, as Docusaurus's does at once.
 */
export async function loadBuiltParts(): Promise<void> {
  const names = [...document.querySelectorAll<HTMLElement>('[data-part]')].map(
    ({dataset}) => dataset.part ?? '',
  );
  // One that does not come is reported in its place.
  await Promise.allSettled(names.flatMap((name) => loads.get(name)?.() ?? []));
}
