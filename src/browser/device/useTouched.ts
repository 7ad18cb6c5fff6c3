import {useEffect, useState} from 'react';

/** What a visitor does before anything else: also what comes with a press or a key, as `focusin` does with Tab. */
const signs = [
  'pointermove',
  'pointerdown',
  'keydown',
  'focusin',
  'scroll',
  'beforeprint',
] as const;

/** Whether the visitor has moved, pressed or scrolled anything since the page was opened. */
export function useTouched(): boolean {
  const [isTouched, setIsTouched] = useState(false);
  useEffect(() => {
    if (isTouched) {
      return undefined;
    }
    const tell = (): void => setIsTouched(true);
    for (const sign of signs) {
      window.addEventListener(sign, tell, {capture: true, passive: true});
    }
    // Before React came, a press or a scroll may have been the first. Firefox 115 cannot tell of the press.
    const wasPressed = 'userActivation' in navigator && navigator.userActivation.hasBeenActive;
    if (wasPressed || window.scrollY > 0) {
      tell();
    }
    return () => {
      for (const sign of signs) {
        window.removeEventListener(sign, tell, {capture: true});
      }
    };
  }, [isTouched]);
  return isTouched;
}
