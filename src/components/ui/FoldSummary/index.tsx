import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** The heading first, and how it stands, in words, last. */
  readonly children: ReactNode;
  readonly onClick?: () => void;
}

/** The row that opens what is folded on a card: its heading, and at the end of the row how it stands. */
export default function FoldSummary({children, onClick}: Props): ReactNode {
  return (
    <summary className={styles.heading} onClick={onClick}>
      {children}
    </summary>
  );
}
