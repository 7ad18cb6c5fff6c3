import {useLayoutEffect, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import PageFacts from '@site/src/components/ui/PageFacts';
import {usePlacedCard} from '@site/src/browser/linkPreview/usePlacedCard';
import type {ShownPreview} from '@site/src/browser/linkPreview/watchLinks';
import styles from './styles.module.css';

export const cardId = 'podglad-linku';

/** Describes the article a link leads to; the link keeps its own accessible name. */
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

  usePlacedCard(card, link);

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
