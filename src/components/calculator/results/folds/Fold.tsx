import {useState, type ReactNode} from 'react';
import {useMedia} from '@site/src/browser/device/useMedia';
import styles from '../styles.module.css';

/** Where the parts of the results are folded. */
export const phone = '(max-width: 767.98px)';

interface Props {
  /** Where the contents of the result lead. */
  readonly id: string;
  readonly name: string;
  readonly children: ReactNode;
}

/** A part of the results. A phone gets it folded, and renders it when it is first opened: four screens say the rest. */
export default function Fold({id, name, children}: Props): ReactNode {
  const isPhone = useMedia(phone);
  const [wasOpened, setWasOpened] = useState(false);
  return isPhone ? (
    <details
      className={styles.fold}
      onToggle={({currentTarget}) => {
        if (currentTarget.open) {
          setWasOpened(true);
        }
      }}>
      <summary>{name}</summary>
      {wasOpened && children}
    </details>
  ) : (
    <div id={id} tabIndex={-1}>
      {children}
    </div>
  );
}
