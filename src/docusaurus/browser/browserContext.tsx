import {createContext, startTransition, useEffect, useState, type ReactNode} from 'react';

/**
 * Instead of core's own: whether the page is hydrated, told as something that can wait.
 *
 * Why: told at once, it makes React hydrate all parts of the page that are not hydrated yet in one long task, before the
 * one that was pressed.
 * Leans on: core 3.10 client/browserContext.js exports these two and nothing else; client/App.js uses the provider.
 * Breaks: the build fails for a missing export, or a slow phone is blocked while a page wakes (`npm run bench:pages`).
 */
export const Context = createContext(false);

export function BrowserContextProvider({children}: {readonly children?: ReactNode}): ReactNode {
  const [isBrowser, setIsBrowser] = useState(false);
  useEffect(() => {
    startTransition(() => setIsBrowser(true));
  }, []);
  return <Context value={isBrowser}>{children}</Context>;
}
