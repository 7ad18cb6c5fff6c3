import {useEffect, useEffectEvent, useState, type RefObject} from 'react';

/**
 * Whether files are held over a place, which takes what is dropped there; without a place, the whole page is it. Anything
 * else that is dragged goes its own way.
 */
export function useDrop(
  place: RefObject<HTMLElement | null> | null,
  onDrop: (dropped: DataTransfer) => void,
): boolean {
  const [isOver, setIsOver] = useState(false);
  const take = useEffectEvent(onDrop);
  useEffect(() => {
    const target = place?.current ?? document.documentElement;
    const listening = new AbortController();
    const {signal} = listening;
    target.addEventListener(
      'dragover',
      (event) => {
        if (filesOf(event)) {
          event.preventDefault();
          setIsOver(true);
        }
      },
      {signal},
    );
    target.addEventListener(
      'dragleave',
      ({relatedTarget}) => {
        if (!(relatedTarget instanceof Node && target.contains(relatedTarget))) {
          setIsOver(false);
        }
      },
      {signal},
    );
    target.addEventListener(
      'drop',
      (event) => {
        const files = filesOf(event);
        if (files) {
          event.preventDefault();
          setIsOver(false);
          take(files);
        }
      },
      {signal},
    );
    return () => listening.abort();
  }, [place]);
  return isOver;
}

function filesOf({dataTransfer}: DragEvent): DataTransfer | null {
  return dataTransfer?.types.includes('Files') === true ? dataTransfer : null;
}
