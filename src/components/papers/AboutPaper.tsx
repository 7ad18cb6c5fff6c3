import type {ReactNode} from 'react';
import SourceTrail from '@site/src/components/articles/SourceTrail';
import type {Paper} from '@site/src/domain/papers/paper';
import styles from './styles.module.css';

interface Props {
  readonly paper: Paper;
}

/** What to write into a paper and the law it rests on; it stands after the paper and is printed on a sheet of its own, so that a form is clean. */
export default function AboutPaper({paper: {fillIn, basis}}: Props): ReactNode {
  return (
    <section className={styles.about} aria-label="O tym wzorze">
      {fillIn.length > 0 && (
        <section>
          <h2>Co wpisać i na co zwrócić uwagę</h2>
          <ul>
            {fillIn.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h2>Podstawa prawna</h2>
        <ul>
          {basis.map((source) => (
            <li key={`${source.code} ${source.provision}`}>
              {source.provision}
              {'\u00a0– '}
              <SourceTrail source={source} />
            </li>
          ))}
        </ul>
      </section>
    </section>
  );
}
