import type {ReactNode} from 'react';
import Cite from '@site/src/components/articles/Cite';
import type {CitedSource} from '@site/src/domain/articles/article';
import {numberReference, type Referenced} from '@site/src/domain/articles/reference';
import styles from './styles.module.css';

interface Props {
  /** The sentence with the number, without signs of sources. */
  readonly statement: string;
  readonly sources: readonly CitedSource[];
  readonly article: Omit<Referenced, 'address'>;
  /** The same sentence as it stands in the text. */
  readonly children: ReactNode;
}

/** A number with its day and source, which is copied with both and with its address by one press. */
export default function QuotableNumber({statement, sources, article, children}: Props): ReactNode {
  return (
    <div className={styles.number}>
      {children}
      <Cite
        label="Cytuj tę liczbę"
        refer={(address) => numberReference({statement, sources}, {...article, address})}
      />
    </div>
  );
}
