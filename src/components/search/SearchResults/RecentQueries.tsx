import {useId, type ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import Icon from '@site/src/components/ui/Icon';
import styles from './styles.module.css';

interface Props {
  readonly queries: readonly string[];
  readonly onChoose: (query: string) => void;
  /** Both remove the button that was pressed: the focus goes to the field. */
  readonly onForget: (query: string) => void;
  readonly onForgetAll: () => void;
}

/** Earlier queries in this browser. */
export default function RecentQueries({
  queries,
  onChoose,
  onForget,
  onForgetAll,
}: Props): ReactNode {
  const title = useId();
  if (queries.length === 0) {
    return null;
  }
  return (
    <section className={styles.notice} aria-labelledby={title}>
      <p id={title} className="meta">
        Ostatnie wyszukiwania
      </p>
      <ul className={styles.list}>
        {queries.map((query) => (
          <li key={query} className={styles.query}>
            <Button look="plain" onClick={() => onChoose(query)}>
              {query}
            </Button>
            <Button
              look="plain"
              aria-label={`Usuń wyszukiwanie: ${query}`}
              onClick={() => onForget(query)}>
              <Icon name="close" />
            </Button>
          </li>
        ))}
      </ul>
      <Button look="plain" onClick={onForgetAll}>
        Wyczyść ostatnie wyszukiwania
      </Button>
    </section>
  );
}
