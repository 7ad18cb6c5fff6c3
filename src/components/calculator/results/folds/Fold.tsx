import {useState, type ReactNode} from 'react';
import {useEver} from '../../shared/useEver';
import styles from '../styles.module.css';

interface Props {
  /** Where the contents of the result lead. */
  readonly id: string;
  readonly name: string;
  /** Otherwise it is an ordinary section. */
  readonly isFolded: boolean;
  /** Only the first time it is shown; then it is as the visitor leaves it. */
  readonly startsOpen: boolean;
  readonly children: ReactNode;
}

/**
 * A part of the results, rendered when it is first opened. It is one element folded or not, so that nothing chosen in it
 * is lost when a phone is turned.
 */
export default function Fold({id, name, isFolded, startsOpen, children}: Props): ReactNode {
  const [isOpen, setIsOpen] = useState(startsOpen);
  const isShown = isOpen || !isFolded;
  const wasShown = useEver(isShown);
  return (
    <details
      id={id}
      tabIndex={-1}
      className={isFolded ? styles.fold : undefined}
      open={isShown}
      onToggle={({currentTarget}) => {
        if (isFolded) {
          setIsOpen(currentTarget.open);
        }
      }}>
      <summary hidden={!isFolded}>{name}</summary>
      {wasShown && children}
    </details>
  );
}
