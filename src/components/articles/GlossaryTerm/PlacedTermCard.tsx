import {useRef, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import cardStyles from '@site/src/components/articles/LinkPreview/styles.module.css';
import {termCard} from '@site/src/browser/articles/termCard';
import {useDismissal} from '@site/src/browser/articles/useDismissal';
import {usePlacedCard} from '@site/src/browser/linkPreview/usePlacedCard';
import styles from './styles.module.css';

interface Props {
  /** The word that was pressed. */
  readonly link: HTMLAnchorElement;
  /** Address of its term in the glossary, without the base path. */
  readonly href: string;
  /** Always the same function. */
  readonly onClose: () => void;
}

/** Definition of a term, right after its word, so that Tab and a screen reader reach it next. Phrasing content only. */
export default function PlacedTermCard({link, href, onClose}: Props): ReactNode {
  const card = useRef<HTMLSpanElement>(null);
  usePlacedCard(card, link, onClose);
  useDismissal(card, link, onClose);
  const {term, definition} = termCard(href);
  const title = `Co to znaczy: ${term}?`;
  return (
    <span ref={card} role="group" aria-label={title} className={clsx(cardStyles.card, styles.card)}>
      <span className={cardStyles.title}>{title}</span>
      <span>{definition}</span>
      <Link to={href}>Więcej w słowniku</Link>
    </span>
  );
}
