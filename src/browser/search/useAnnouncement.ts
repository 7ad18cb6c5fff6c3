import {useEffect, useState} from 'react';

const pauseMs = 600;

/** The text for a live region, once it has stood still for a moment: one announcement a pause. */
export function useAnnouncement(text: string): string {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => {
      setAnnounced(text);
    }, pauseMs);
    return () => {
      clearTimeout(timer);
    };
  }, [text]);
  return announced;
}
