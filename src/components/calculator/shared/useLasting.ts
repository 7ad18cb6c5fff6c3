import {useEffect, useState} from 'react';

/** True once something has lasted long enough to mention; false at once when it ends. */
export function useLasting(isTrue: boolean, ms: number): boolean {
  const [hasLasted, setHasLasted] = useState(false);
  useEffect(() => {
    if (!isTrue) {
      return undefined;
    }
    const timer = setTimeout(() => setHasLasted(true), ms);
    return () => {
      clearTimeout(timer);
      setHasLasted(false);
    };
  }, [isTrue, ms]);
  return isTrue && hasLasted;
}
