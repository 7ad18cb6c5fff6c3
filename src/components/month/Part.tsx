import {useState, type ReactNode} from 'react';
import PhoneFold from '@site/src/components/ui/PhoneFold';
import styles from './styles.module.css';

interface Props {
  readonly id: string;
  readonly title: string;
  /** What is known of it, in a few words; with it, the part is folded on a phone. */
  readonly known?: string;
  /** There is something to do in it, so a phone begins with it open. */
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** A step of the month on a card of its own. */
export default function Part({id, title, known, isOpen = false, children}: Props): ReactNode {
  // While it is done, it stays in view.
  const [wasOpen] = useState(isOpen);
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {known === undefined ? (
        children
      ) : (
        <PhoneFold label={known} isOpen={wasOpen}>
          {children}
        </PhoneFold>
      )}
    </section>
  );
}
