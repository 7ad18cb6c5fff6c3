import {useLayoutEffect, useState} from 'react';

/**
 * A value once what does without it is painted; until then the one before, at first `before`. An effect alone does not
 * wait for that: Preact runs it after 35 ms at the latest, which a slow phone needs for the painting itself.
 */
export function useAfterPaint<T>(value: T, before: T): T {
  const [painted, setPainted] = useState(before);
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(setPainted, 0, value);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value]);
  return painted;
}
