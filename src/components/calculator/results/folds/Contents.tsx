import type {ReactNode} from 'react';
import {showStart} from '@site/src/components/calculator/shared/reveal';
import styles from '../styles.module.css';

interface Props {
  readonly parts: readonly {readonly id: string; readonly name: string}[];
}

/** The ways through a result of many screens. Where its parts are folded, their names are those ways. */
export default function Contents({parts}: Props): ReactNode {
  return (
    <nav className={styles.contents} aria-label="Części wyniku">
      <ul>
        {parts.map(({id, name}) => (
          <li key={id}>
            {/* Not by the link itself, as the fragment of the address holds the state. */}
            <a
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault();
                showStart(id);
              }}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
