import {useState} from 'react';

/**
 * True from the first time it is. A field that another value calls for stays when that value is half-typed or gone, and
 * with it what stands in it.
 */
export function useEver(isTrue: boolean): boolean {
  const [was, setWas] = useState(isTrue);
  if (isTrue && !was) {
    setWas(true);
  }
  return isTrue || was;
}
