import type {ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import Chip from '@site/src/components/ui/buttons/Chip';
import {notLoaded} from '@site/src/browser/search/loadSearch';
import type {SearchState} from '@site/src/browser/search/useSearch';
import Doubt from './Doubt';
import Waiting from './Waiting';
import styles from './styles.module.css';

interface Props {
  readonly search: SearchState;
  /** Whether only one kind is shown. */
  readonly isNarrowed: boolean;
  readonly onSuggest: (query: string) => void;
}

const suggestions = ['próg 70%', 'opłata mocowa', 'jak założyć'];

/** Messages above the results or in their place. */
export default function Messages({search, isNarrowed, onSuggest}: Props): ReactNode {
  switch (search.status) {
    case 'idle':
      return (
        <div className={styles.notice}>
          <p>Szukaj w artykułach, pytaniach, słowniku i na stronach serwisu. Możesz zacząć od:</p>
          <Suggestions onSuggest={onSuggest} />
        </div>
      );
    case 'loading':
      return <Waiting />;
    case 'failed':
      return (
        <div className={styles.notice} role="alert">
          <p>{notLoaded}</p>
          <Button onClick={search.retry}>Spróbuj ponownie</Button>
        </div>
      );
    case 'ready':
      return search.answer.pages.length > 0 ? (
        <Doubt answer={search.answer} onSuggest={onSuggest} />
      ) : isNarrowed ? (
        <p className={styles.notice}>
          W tej części serwisu nic nie znaleźliśmy dla „{search.query}”.
        </p>
      ) : (
        <div className={styles.notice}>
          <p>Nic nie znaleźliśmy dla „{search.query}”. Sprawdź pisownię albo spróbuj:</p>
          <Suggestions onSuggest={onSuggest} />
        </div>
      );
  }
}

function Suggestions({onSuggest}: Pick<Props, 'onSuggest'>): ReactNode {
  return (
    <ul className={styles.row}>
      {suggestions.map((suggestion) => (
        <li key={suggestion}>
          <Chip onClick={() => onSuggest(suggestion)}>{suggestion}</Chip>
        </li>
      ))}
    </ul>
  );
}
