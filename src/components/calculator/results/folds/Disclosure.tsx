import type {ReactNode} from 'react';
import LateDetails from '@site/src/components/ui/LateDetails';
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
  return (
    <LateDetails
      className={looks[look]}
      summary={
        <>
          {name}
          {short !== undefined && <small className="meta"> {short}</small>}
        </>
      }>
      {children}
    </LateDetails>
  );
}
