import {useEffect, useState} from 'react';

/** Long enough not to interrupt typing. */
const announceAfterMs = 600;
/** Then it goes, so that nobody who reads on meets the sentence twice. */
const announcedForMs = 5000;

/** The sentence for a status region: there once it has settled, and for a while. */
export function useAnnounced(sentence: string): string {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timers = [
      setTimeout(setAnnounced, announceAfterMs, sentence),
      setTimeout(setAnnounced, announceAfterMs + announcedForMs, ''),
    ];
    return () => timers.forEach(clearTimeout);
  }, [sentence]);
  return announced;
}
