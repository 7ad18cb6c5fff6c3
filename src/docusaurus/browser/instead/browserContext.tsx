import {createContext, startTransition, useEffect, useState, type ReactNode} from 'react';

/**
 * Instead of core's own: whether the page is hydrated, told as something that can wait. As anything else it would draw
 * every part that asks for it again at once, with those that are not hydrated yet, in one long task.
 * See `build/bundle/lighterPackages.ts`.
 */
export const Context = createContext(false);

export function BrowserContextProvider({children}: {readonly children?: ReactNode}): ReactNode {
  const [isBrowser, setIsBrowser] = useState(false);
  useEffect(() => {
    startTransition(() => {
      setIsBrowser(true);
    });
  }, []);
  return <Context.Provider value={isBrowser}>{children}</Context.Provider>;
}
