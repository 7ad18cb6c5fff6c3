import {useState, type ReactNode} from 'react';
import {useEver} from '@site/src/components/calculator/shared/useEver';
import styles from '../styles.module.css';

interface Props {
  readonly name: string;
  /** Its answer in a few words: one reads on without opening it. */
  readonly short?: string;
  /** `part` is one of the parts of the result, `detail` something within one. */
  readonly look?: keyof typeof looks;
  readonly children: ReactNode;
}

const looks = {part: styles.fold, detail: styles.disclosure};

/** A folded part of the results. Its content is first made, and loaded, when it is opened. */
export default function Disclosure({name, short, look = 'detail', children}: Props): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const wasOpened = useEver(isOpen);
  return (
    <details
      className={looks[look]}
      open={isOpen}
      onToggle={({currentTarget}) => {
        setIsOpen(currentTarget.open);
      }}>
      <summary>
        {name}
        {short !== undefined && <small className="meta"> {short}</small>}
      </summary>
      {wasOpened && children}
    </details>
  );
}
