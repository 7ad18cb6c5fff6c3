import {useEffect, useState} from 'react';

/** A heading counts as reached once it is above this share of the window's height. */
const readingLine = 0.35;

/** Id of the section being read: the last of the headings above the reading line; null above the first. */
export function useActiveHeading(headings: readonly {readonly id: string}[]): string | null {
  const [activeId, setActiveId] = useState<string | null>(null);

  useEffect(() => {
    let frame = 0;
    const update = (): void => {
      frame = 0;
      const line = window.innerHeight * readingLine;
      const reached = headings.filter(({id}) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return top !== undefined && top <= line;
      });
      setActiveId(reached.at(-1)?.id ?? null);
    };
    const schedule = (): void => {
      frame ||= requestAnimationFrame(update);
    };
    update();
    window.addEventListener('scroll', schedule, {passive: true});
    window.addEventListener('resize', schedule);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', schedule);
      window.removeEventListener('resize', schedule);
    };
  }, [headings]);

  return activeId;
}
