import type {ComponentProps, ReactNode} from 'react';
import Marked from '@site/src/components/search/SearchResults/Marked';
import {kindNames} from '@site/src/components/search/SearchResults/resultParts';
import {useDefinition} from '@site/src/browser/search/useDefinition';
import ResultLink from './ResultLink';
import styles from './styles.module.css';

/** What the word that was searched for means, before the places that use it. */
export default function TermAnswer(props: ComponentProps<typeof ResultLink>): ReactNode {
  const {url, excerpt} = props.result;
  const definition = useDefinition(url.split('#')[1] ?? '');
  return (
    <section className={styles.answer}>
      <div className={styles.place}>
        <h2 className={styles.title}>
          <ResultLink {...props} />
        </h2>
        <span className="meta">{kindNames.term}</span>
        <p>{definition ?? <Marked pieces={excerpt} />}</p>
      </div>
    </section>
  );
}
