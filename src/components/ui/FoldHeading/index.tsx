import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** The heading first, and how it stands, in words, last. */
  readonly children: ReactNode;
  readonly onClick?: () => void;
}

/** The heading of what is folded on a card: the whole row opens it, with how it stands at the end of the row. */
export default function FoldHeading({children, onClick}: Props): ReactNode {
  return (
    <summary className={styles.heading} onClick={onClick}>
      {children}
    </summary>
  );
}
