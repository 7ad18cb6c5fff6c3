import {useEffect, useState} from 'react';

const pauseMs = 600;

/** The text for a live region, once it has not changed for a moment: one announcement per pause. */
export function useAnnouncement(text: string): string {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return announced;
}
