import {useState, type ReactNode} from 'react';
import {useMedia} from '@site/src/browser/device/useMedia';
import {useEver} from '../../shared/useEver';
import styles from '../styles.module.css';

/** Where the parts of the results are folded. */
export const phone = '(max-width: 767.98px)';

interface Props {
  /** Where the contents of the result lead. */
  readonly id: string;
  readonly name: string;
  readonly children: ReactNode;
}

/**
 * A part of the results. A phone gets it folded, and renders it when it is first opened: four screens say the rest. It
 * is one element in both, so that nothing chosen in it is lost when a phone is turned.
 */
export default function Fold({id, name, children}: Props): ReactNode {
  const isPhone = useMedia(phone);
  const [isOpen, setIsOpen] = useState(!isPhone);
  const isShown = isOpen || !isPhone;
  const wasShown = useEver(isShown);
  return (
    <details
      id={id}
      tabIndex={-1}
      className={isPhone ? styles.fold : undefined}
      open={isShown}
      onToggle={({currentTarget}) => {
        if (isPhone) {
          setIsOpen(currentTarget.open);
        }
      }}>
      <summary hidden={!isPhone}>{name}</summary>
      {wasShown && children}
    </details>
  );
}
