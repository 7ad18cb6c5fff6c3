import type {MouseEvent, ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {withMarks} from '@site/src/domain/searchMarks';
import type {SearchResult} from '@site/src/domain/search/types';
import Marked from './Marked';
import styles from './styles.module.css';

interface Props {
  readonly result: SearchResult;
  /** Whether it stands for its whole page and so bears the page's title. */
  readonly isHead: boolean;
  /** Out of the Tab order where keys are handled elsewhere. */
  readonly tabIndex?: -1;
  /** Called also when it is opened in another tab. */
  readonly onOpen: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** The way to a section, by its heading. A plain link: nothing is fetched ahead while the results change. */
export default function ResultLink({result, isHead, tabIndex, onOpen}: Props): ReactNode {
  const {title, path, url, words} = result;
  const base = useBaseUrl('/').replace(/\/$/, '');
  return (
    <a
      href={base + withMarks(url, words)}
      tabIndex={tabIndex}
      className={styles.link}
      onClick={onOpen}
      onAuxClick={onOpen}>
      <Marked
        pieces={path.at(-1) ?? (isHead ? title : [{text: 'Początek strony', isFound: false}])}
      />
    </a>
  );
}
