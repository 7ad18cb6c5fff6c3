import {useEffect, useState} from 'react';
import {flushSync} from 'react-dom';

/** Whether the page is being printed; what depends on it is there before the first sheet is laid out. */
export function usePrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    const tell = (is: boolean) => () => {
      flushSync(() => setIsPrinting(is));
    };
    const media = window.matchMedia('print');
    const follow = (): void => setIsPrinting(media.matches);
    const [begin, end] = [tell(true), tell(false)];
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    // A preview that only emulates print media sends no print events.
    media.addEventListener('change', follow);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
      media.removeEventListener('change', follow);
    };
  }, []);
  return isPrinting;
}
