import {useEffect, useEffectEvent} from 'react';
import {useFetchedCode} from './useFetchedCode';

/**
 * Code that is fetched when the pointer or the focus first comes to what needs it. Where it does not come, the next
 * time tries again.
 */
export function useCodeOnAttention<Code>(
  load: () => Promise<Code>,
  isNeeded: (event: Event) => boolean,
): {readonly code: Code | null} {
  const {code, fetchCode} = useFetchedCode(load);
  const isThere = code !== null;
  const onAttention = useEffectEvent((event: Event) => {
    if (!isThere && isNeeded(event)) {
      fetchCode();
    }
  });
  useEffect(() => {
    const listener = (event: Event): void => {
      onAttention(event);
    };
    document.addEventListener('pointerover', listener);
    document.addEventListener('focusin', listener);
    return () => {
      document.removeEventListener('pointerover', listener);
      document.removeEventListener('focusin', listener);
    };
  }, []);
  return {code};
}
