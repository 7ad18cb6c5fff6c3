import type {ReactNode} from 'react';
import type {Piece} from '@cooperative/polish-search';
import styles from './styles.module.css';

interface Props {
  readonly pieces: readonly Piece[];
}

/** The index has plain spaces, at which a line would end inside a number. */
const thousands = /\b\d{1,3}(?: \d{3})+\b/g;

function holdThousands(text: string): string {
  return text.replace(thousands, (number) => number.replaceAll(' ', '\u00a0'));
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
          holdThousands(text)
        ),
      )}
    </>
  );
}
