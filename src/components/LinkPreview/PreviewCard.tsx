import {useLayoutEffect, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import PageFacts from '@site/src/components/PageFacts';
import {placeCard} from '@site/src/domain/linkPreview';
import type {ShownPreview} from '@site/src/hooks/linkPreview/watchLinks';
import styles from './styles.module.css';

export const cardId = 'podglad-linku';

/** Describes the article a link leads to; the link keeps its own name. */
export default function PreviewCard({link, payload}: ShownPreview): ReactNode {
  const card = useRef<HTMLDivElement>(null);
  const {title, description} = payload;

  useLayoutEffect(() => {
    const described = link.getAttribute('aria-describedby');
    link.setAttribute('aria-describedby', cardId);
    return () => {
      if (described === null) {
        link.removeAttribute('aria-describedby');
      } else {
        link.setAttribute('aria-describedby', described);
      }
    };
  }, [link]);

  useLayoutEffect(() => {
    const element = card.current;
    if (!element) {
      return undefined;
    }
    const place = (): void => {
      move(element, link);
    };
    place();
    window.addEventListener('scroll', place, {capture: true, passive: true});
    window.addEventListener('resize', place);
    return () => {
      window.removeEventListener('scroll', place, {capture: true});
      window.removeEventListener('resize', place);
    };
  }, [link, payload]);

  return (
    <div ref={card} id={cardId} role="tooltip" className={clsx(styles.card, 'noPrint')}>
      <p className={styles.title}>{title}</p>
      <p>{description}</p>
      <p className="meta">
        <PageFacts {...payload} />
      </p>
    </div>
  );
}

/** Puts the card beside its link, or out of sight where there is no room for it. */
function move(card: HTMLElement, link: HTMLAnchorElement): void {
  const focused = document.activeElement;
  const place = placeCard({
    link: link.getBoundingClientRect(),
    card: {width: card.offsetWidth, height: card.offsetHeight},
    viewport: {
      width: document.documentElement.clientWidth,
      height: document.documentElement.clientHeight,
    },
    // A region that holds the link (the page itself, after a navigation) is not what the visitor looks for.
    focused: focused && !focused.contains(link) ? focused.getBoundingClientRect() : null,
    isBesideFirst: link.closest('[data-link-previews="beside"]') !== null,
  });
  card.style.visibility = place ? 'visible' : 'hidden';
  if (place) {
    card.style.translate = `${place.left}px ${place.top}px`;
  }
}
