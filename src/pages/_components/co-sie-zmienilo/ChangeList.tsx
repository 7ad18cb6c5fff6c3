import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Change} from '@site/src/domain/articles/change';
import {formatDate} from '@cooperative/polish/date';
import styles from './styles.module.css';

interface Props {
  /** The latest first. */
  readonly changes: readonly Change[];
}

/** Changes under the day of each, with a link to where the site tells of it. */
export default function ChangeList({changes}: Props): ReactNode {
  const days = [...new Set(changes.map(({date}) => date))];
  return (
    <ol className={styles.days}>
      {days.map((day) => (
        <li key={day}>
          <time dateTime={day}>{formatDate(day)}</time>
          <ul>
            {changes
              .filter(({date}) => date === day)
              .map((change) => (
                <Entry key={change.id} change={change} />
              ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

function Entry({change: {id, title, text, to, sources}}: {readonly change: Change}): ReactNode {
  return (
    <li id={id}>
      <h3>
        <Link to={to}>{title}</Link>
      </h3>
      <p>{text}</p>
      {sources.length > 0 && (
        <p className="meta">
          {sources.length === 1 ? 'Źródło' : 'Źródła'}:{' '}
          {sources.map(({title: of}) => of).join('; ')}
        </p>
      )}
    </li>
  );
}
