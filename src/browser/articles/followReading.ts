/**
 * Marks in the contents the section being read, the last whose heading has passed a third of the window; `onChange` is
 * told its id. Does nothing in a page without contents.
 */
export function followReading(
  {signal}: {readonly signal: AbortSignal},
  onChange?: (id: string | null) => void,
): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-contents] a')];
  if (links.length === 0) {
    return;
  }
  let shown: string | null | undefined = null;
  let frame = 0;
  const update = (): void => {
    frame = 0;
    const hash = links
      .filter((link) => {
        const heading = document.getElementById(link.hash.slice(1));
        return heading && heading.getBoundingClientRect().top <= innerHeight * 0.35;
      })
      .at(-1)?.hash;
    if (hash !== shown) {
      shown = hash;
      for (const link of links) {
        link.ariaCurrent = link.hash === hash ? 'location' : null;
      }
      onChange?.(hash?.slice(1) ?? null);
    }
  };
  const schedule = (): void => {
    frame ||= requestAnimationFrame(update);
  };
  // With the first frame: asked for now, the page would be laid out before its fonts have come.
  schedule();
  addEventListener('scroll', schedule, {passive: true, signal});
}
