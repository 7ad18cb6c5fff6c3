import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Change} from '@site/src/domain/articles/change';
import {formatCount, formatDate} from '@cooperative/polish';
import styles from './styles.module.css';

interface Props {
  /** The latest first. */
  readonly changes: readonly Change[];
}

/** Corrections of one day that stand among changes of the law; more of them are folded, so that those are found. */
const few = 2;

const correctionForms = {
  one: 'nasza poprawka',
  few: 'nasze poprawki',
  many: 'naszych poprawek',
  other: 'naszej poprawki',
};

/** Changes under the day of each, folded under what they are about; an address opens its own. */
export default function ChangeList({changes}: Props): ReactNode {
  // Who looks at corrections alone has asked for them.
  const isMixed = changes.some(({kind}) => kind === 'prawo');
  const days = [...new Set(changes.map(({date}) => date))];
  return (
    <ol className={styles.days}>
      {days.map((day) => {
        const ofDay = changes.filter(({date}) => date === day);
        const corrections = ofDay.filter(({kind}) => kind === 'poprawka');
        const isFolded = isMixed && corrections.length > few;
        const law = ofDay.filter(({kind}) => kind === 'prawo');
        const shown = isFolded ? law : ofDay;
        return (
          <li key={day} data-law={law.length > 0 || undefined}>
            <time dateTime={day}>{formatDate(day)}</time>
            <ul>
              {shown.map((change) => (
                <Entry key={change.id} change={change} isMarked={isMixed} />
              ))}
              {isFolded && (
                <li>
                  <details>
                    <summary className="meta">
                      {formatCount(corrections.length, correctionForms)}
                    </summary>
                    <ul>
                      {corrections.map((change) => (
                        <Entry key={change.id} change={change} />
                      ))}
                    </ul>
                  </details>
                </li>
              )}
            </ul>
          </li>
        );
      })}
    </ol>
  );
}

function Entry({
  change: {id, kind, title, text, to, sources},
  isMarked = false,
}: {
  readonly change: Change;
  /** Stands among changes of the law: a correction says that it is one. */
  readonly isMarked?: boolean;
}): ReactNode {
  return (
    <li>
      <details id={id} className={styles.change}>
        <summary>
          <h3>{title}</h3>
          {isMarked && kind === 'poprawka' && <span className="meta"> nasza poprawka</span>}
        </summary>
        <p>{text}</p>
        {sources.length > 0 && (
          <p className="meta">
            {sources.length === 1 ? 'Źródło' : 'Źródła'}:{' '}
            {sources.map(({title: of}) => of).join('; ')}
          </p>
        )}
        <Link className="onward" to={to}>
          Zobacz to miejsce<span className="visuallyHidden">: {title}</span>
        </Link>
      </details>
    </li>
  );
}
