import {useEffect, useEffectEvent, useRef} from 'react';

interface Countdown {
  readonly ms: number;
  /** While false, the remaining time is frozen. */
  readonly isRunning: boolean;
  readonly onEnd: () => void;
}

/** Calls `onEnd` once, when the time has run out. */
export function useCountdown({ms, isRunning, onEnd}: Countdown): void {
  const left = useRef(ms);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (!isRunning) {
      return undefined;
    }
    const begun = Date.now();
    const timer = setTimeout(() => {
      end();
    }, left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - begun;
    };
  }, [isRunning]);
}
