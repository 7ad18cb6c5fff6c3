import {useEffect, useState} from 'react';

/** Whether the visitor is looking at something else: another tab or another window. */
export function useAway(): boolean {
  const [isHidden, setIsHidden] = useState(document.hidden);
  const [isBlurred, setIsBlurred] = useState(false);
  useEffect(() => {
    const ending = new AbortController();
    const {signal} = ending;
    const onVisibility = (): void => {
      setIsHidden(document.hidden);
    };
    const onFocus = (): void => {
      setIsBlurred(false);
    };
    const onBlur = (): void => {
      setIsBlurred(true);
    };
    document.addEventListener('visibilitychange', onVisibility, {signal});
    window.addEventListener('focus', onFocus, {signal});
    window.addEventListener('blur', onBlur, {signal});
    return () => {
      ending.abort();
    };
  }, []);
  return isHidden || isBlurred;
}
