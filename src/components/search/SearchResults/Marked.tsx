import type {ReactNode} from 'react';
import type {Piece} from '@cooperative/polish-search/types';
import styles from './styles.module.css';

interface Props {
  readonly pieces: readonly Piece[];
}

/** A text with the matching words marked. */
export default function Marked({pieces}: Props): ReactNode {
  return (
    <>
      {pieces.map(({text, isFound}, place) =>
        isFound ? (
          <mark key={place} className={styles.found}>
            {text}
          </mark>
        ) : (
          text
        ),
      )}
    </>
  );
}
