import {useState, type ReactNode} from 'react';
import styles from '../styles.module.css';

interface Props {
  readonly name: string;
  readonly children: ReactNode;
}

/** A folded part of the results. Its content is first made, and loaded, when it is opened. */
export default function Disclosure({name, children}: Props): ReactNode {
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <details
      className={styles.disclosure}
      onToggle={() => {
        setWasOpened(true);
      }}>
      <summary>{name}</summary>
      {wasOpened && children}
    </details>
  );
}
