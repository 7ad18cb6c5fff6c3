import {useCallback, useState, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import styles from './styles.module.css';

interface Props {
  /** Address of the term in the glossary, without the base path. */
  readonly href: string;
  readonly children: ReactNode;
}

/**
 * A glossary term in a text: a link to its place in the glossary, which with scripts becomes a button for a card with
 * the definition. The card and all definitions are fetched when the first one is opened.
 */
export default function GlossaryTerm({href, children}: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const [card, setCard] = useState<ReactNode>(null);
  const close = useCallback(() => {
    setCard(null);
  }, []);
  return (
    <>
      {/* A plain link: nothing is preloaded for a page that the card makes unnecessary. */}
      <a
        href={useBaseUrl(href)}
        className={styles.term}
        data-wakes
        {...(isBrowser && {role: 'button', 'aria-expanded': card !== null})}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) {
            return;
          }
          event.preventDefault();
          const link = event.currentTarget;
          if (card) {
            close();
            return;
          }
          import('./PlacedTermCard').then(
            ({default: PlacedTermCard}) => {
              setCard(<PlacedTermCard link={link} href={href} onClose={close} />);
            },
            () => {
              window.location.assign(link.href);
            },
          );
        }}
        onKeyDown={(event) => {
          if (event.key === ' ') {
            event.preventDefault();
            event.currentTarget.click();
          }
        }}>
        {children}
      </a>
      {card}
    </>
  );
}
