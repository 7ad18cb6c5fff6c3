import {useEffect, useState, type ComponentType, type ReactNode} from 'react';

interface Options<Loaded> {
  readonly loading: ComponentType<{readonly error: unknown}>;
  readonly render: (loaded: Loaded, props: object) => ReactNode;
}

type Loader = () => Promise<unknown>;

/** A component of parts that are loaded on demand, or before it is shown by `preload`. */
type Loadable = ComponentType<object> & {
  readonly preload: () => Promise<unknown>;
  /** Not of the package: asked by `browser/pageParts`. */
  readonly hasParts: () => boolean;
};

/**
 * Instead of `react-loadable`: what `ComponentCreator` of Docusaurus uses of it. A part that could not be loaded is asked
 * for again the next time. See `build/bundle/lighterPackages.ts`.
 */
export default Object.assign(
  (options: Options<unknown> & {readonly loader: Loader}): Loadable =>
    create(options.loader, options),
  {
    Map: ({
      loader,
      ...options
    }: Options<object> & {readonly loader: Readonly<Record<string, Loader>>}): Loadable =>
      create(
        async () =>
          Object.fromEntries(
            await Promise.all(
              Object.entries(loader).map(async ([name, load]) => [name, await load()] as const),
            ),
          ),
        options,
      ),
  },
);

function create<Loaded>(
  load: () => Promise<Loaded>,
  {loading: Loading, render}: Options<Loaded>,
): Loadable {
  let coming: Promise<Loaded> | null = null;
  let loaded: {readonly value: Loaded} | null = null;

  const preload = (): Promise<Loaded> => {
    coming ??= load().then(
      (value) => {
        loaded = {value};
        return value;
      },
      (error: unknown) => {
        coming = null;
        throw error;
      },
    );
    return coming;
  };

  function Loaded(props: object): ReactNode {
    const [error, setError] = useState<unknown>(null);
    const [isLoaded, setLoaded] = useState(loaded !== null);
    useEffect(() => {
      if (!isLoaded) {
        preload().then(() => {
          setLoaded(true);
        }, setError);
      }
    }, [isLoaded]);
    return loaded === null ? <Loading error={error} /> : render(loaded.value, props);
  }
  return Object.assign(Loaded, {preload, hasParts: () => loaded !== null});
}
