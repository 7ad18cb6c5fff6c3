import {useState, type ReactNode} from 'react';
import {useEver} from '@site/src/components/calculator/shared/useEver';
import styles from '../styles.module.css';

interface Props {
  readonly name: string;
  /** `part` is one of the parts of the result, `detail` something within one. */
  readonly look?: keyof typeof looks;
  /** Only the first time it is shown; then it is as the visitor leaves it. */
  readonly startsOpen?: boolean;
  readonly children: ReactNode;
}

const looks = {part: styles.fold, detail: styles.disclosure};

/** A folded part of the results. Its content is first made, and loaded, when it is opened. */
export default function Disclosure(props: Props): ReactNode {
  const {name, look = 'detail', startsOpen = false, children} = props;
  const [isOpen, setIsOpen] = useState(startsOpen);
  const wasOpened = useEver(isOpen);
  return (
    <details
      className={looks[look]}
      open={isOpen}
      onToggle={({currentTarget}) => {
        setIsOpen(currentTarget.open);
      }}>
      <summary>{name}</summary>
      {wasOpened && children}
    </details>
  );
}
