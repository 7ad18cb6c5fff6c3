import type {ReactNode} from 'react';
import clsx from 'clsx';
import {contentId, searchDialogId} from '@site/src/site/anchors';
import styles from './styles.module.css';

interface Props {
  readonly onSearch: () => void;
}

/** First stops of the Tab key: past the header, or straight to the search. */
export default function SkipLinks({onSearch}: Props): ReactNode {
  return (
    <div className={styles.links}>
      <a className={styles.link} href={`#${contentId}`}>
        Przejdź do treści
      </a>
      <button
        type="button"
        className={clsx(styles.link, 'needsScript')}
        data-opens={`#${searchDialogId}`}
        onClick={onSearch}>
        Przejdź do wyszukiwania
      </button>
    </div>
  );
}
