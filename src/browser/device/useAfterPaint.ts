import {useEffect, useState} from 'react';

/** A value once what does without it is painted; until then the one before, at first `before`. */
export function useAfterPaint<T>(value: T, before: T): T {
  const [painted, setPainted] = useState(before);
  useEffect(() => {
    setPainted(value);
  }, [value]);
  return painted;
}
