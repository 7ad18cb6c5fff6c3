import type {MouseEvent, ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Marked from '@site/src/components/search/SearchResults/Marked';
import {headingOf} from '@site/src/components/search/SearchResults/resultParts';
import {withMarks} from '@site/src/domain/search/marks';
import type {SearchResult} from '@cooperative/polish-search';
import styles from './styles.module.css';

interface Props {
  readonly result: SearchResult;
  /** Called also when a result is opened in another tab. */
  readonly onOpen: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** A link to a section, named by its heading. A plain link: nothing is prefetched while the results change. */
export default function ResultLink({result, onOpen}: Props): ReactNode {
  const base = useBaseUrl('/').replace(/\/$/, '');
  return (
    <a
      href={base + withMarks(result.url, result.words)}
      className={styles.link}
      onClick={onOpen}
      onAuxClick={onOpen}>
      <Marked pieces={headingOf(result)} />
    </a>
  );
}
