import type {ReactNode} from 'react';
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
 * the definition (`browser/cards`). Plain, so that nothing is preloaded for a page that the card makes unnecessary.
 */
export default function GlossaryTerm({href, children}: Props): ReactNode {
  const isBrowser = useIsBrowser();
  return (
    <a
      href={useBaseUrl(href)}
      className={styles.term}
      data-term=""
      {...(isBrowser && {role: 'button', 'aria-expanded': false})}>
      {children}
    </a>
  );
}
