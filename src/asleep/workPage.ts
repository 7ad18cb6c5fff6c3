import type {SleepingPart} from './page';

/**
 * A page whose answer stands in it as it was built: it wakes for a link, which asks for another answer, and when the
 * visitor comes to what only React makes. Runs as text.
 */
export const workPage: SleepingPart = ({each, wake, signal}) => {
  if (location.hash.length > 1) {
    wake();
    return;
  }
  const watch = new IntersectionObserver((entries) => {
    if (entries.some(({isIntersecting}) => isIntersecting)) {
      wake();
    }
  });
  each('[data-wakes-seen]', (mark) => {
    watch.observe(mark);
  });
  signal.addEventListener('abort', () => {
    watch.disconnect();
  });
};
