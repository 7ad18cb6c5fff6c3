import {useEffect, useEffectEvent, useRef} from 'react';

interface Countdown {
  readonly ms: number;
  /** While it does not run, the rest of the time stands still. */
  readonly isRunning: boolean;
  readonly onEnd: () => void;
}

/** Tells once when so much time has run. */
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
