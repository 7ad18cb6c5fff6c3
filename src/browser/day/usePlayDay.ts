import {useCallback, useEffect, useRef, useState, type RefObject} from 'react';

/** 24 × 180 ms = 4.3 s: under the five seconds after which WCAG 2.2.2 requires a way to stop. */
const stepMs = 180;
const hoursInDay = 24;

interface PlayDay {
  readonly isPlaying: boolean;
  readonly play: () => void;
  readonly stop: () => void;
}

/**
 * Plays through the hours of a day and stops at `restHour`; once by itself when the figure first comes into view in a
 * visible tab, unless the visitor has already chosen an hour. With reduced motion it starts only by hand.
 */
export function usePlayDay(
  figure: RefObject<HTMLElement | null>,
  restHour: number,
  setHour: (hour: number) => void,
): PlayDay {
  const [isPlaying, setIsPlaying] = useState(false);
  const timer = useRef<ReturnType<typeof setInterval> | null>(null);
  const isTouched = useRef(false);

  const stop = useCallback(() => {
    isTouched.current = true;
    if (timer.current !== null) {
      clearInterval(timer.current);
      timer.current = null;
    }
    setIsPlaying(false);
  }, []);

  const play = useCallback(() => {
    stop();
    setIsPlaying(true);
    let hour = 0;
    setHour(hour);
    timer.current = setInterval(() => {
      hour += 1;
      if (hour === hoursInDay) {
        stop();
        setHour(restHour);
      } else {
        setHour(hour);
      }
    }, stepMs);
  }, [restHour, setHour, stop]);

  useEffect(() => stop, [stop]);

  useEffect(() => {
    const element = figure.current;
    const wantsLessMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!element || wantsLessMotion || typeof IntersectionObserver === 'undefined') {
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting) && !document.hidden) {
          observer.disconnect();
          if (!isTouched.current) {
            play();
          }
        }
      },
      {threshold: 0.5},
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [figure, play]);

  return {isPlaying, play, stop};
}
