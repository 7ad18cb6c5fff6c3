import {useSyncExternalStore} from 'react';

const never = (): (() => void) => () => undefined;

/** Whether another page shows this one inside itself, where a visitor does not see whose form it is. */
export function useIsFramed(): boolean {
  return useSyncExternalStore(
    never,
    () => window.top !== window.self,
    () => false,
  );
}
