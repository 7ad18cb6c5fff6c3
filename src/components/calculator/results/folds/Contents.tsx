import type {ReactNode} from 'react';
import {useMedia} from '@site/src/browser/device/useMedia';
import {showStart} from '@site/src/components/calculator/shared/reveal';
import {phone} from './Fold';
import styles from '../styles.module.css';

interface Props {
  readonly parts: readonly {readonly id: string; readonly name: string}[];
}

/** The ways through a result of many screens. A phone has its folds for that. */
export default function Contents({parts}: Props): ReactNode {
  const isPhone = useMedia(phone);
  return isPhone ? null : (
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
