import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** The heading first, its state in words last, and between them a sign of it, if it has one. */
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
