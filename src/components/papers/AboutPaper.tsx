import type {ReactNode} from 'react';
import SourceTrail from '@site/src/components/articles/SourceTrail';
import FoldSummary from '@site/src/components/ui/FoldSummary';
import type {Paper} from '@site/src/domain/papers/paper';
import {formatCount} from '@cooperative/polish';
import styles from './styles.module.css';

const sourceForms = {one: 'źródło', few: 'źródła', many: 'źródeł', other: 'źródła'};

interface Props {
  readonly basis: Paper['basis'];
}

/** The law a paper rests on, folded; printed on a sheet of its own, so that a form is clean. */
export default function AboutPaper({basis}: Props): ReactNode {
  const count = new Set(basis.map(({code}) => code)).size;
  return (
    <section className={styles.about} aria-label="O tym wzorze">
      <details>
        <FoldSummary>
          <h2>Podstawa prawna</h2>
          <span>{formatCount(count, sourceForms)}</span>
        </FoldSummary>
        <ul>
          {basis.map((source) => (
            <li key={`${source.code} ${source.provision}`}>
              {source.provision}
              {'\u00a0– '}
              <SourceTrail source={source} />
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
