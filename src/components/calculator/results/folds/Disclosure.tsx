import type {ReactNode} from 'react';
import FoldSummary from '@site/src/components/ui/FoldSummary';
import LateDetails from '@site/src/components/ui/LateDetails';
import styles from '../styles.module.css';

interface Props {
  readonly name: string;
  readonly children: ReactNode;
}

/** Something folded within a part of the results. Its content is first made, and loaded, when it is opened. */
export default function Disclosure({name, children}: Props): ReactNode {
  return (
    <LateDetails className={styles.disclosure} summary={<summary>{name}</summary>}>
      {children}
    </LateDetails>
  );
}

/** A folded part of the results; its own answer in a few words stands beside its name: one reads on without opening it. */
export function PartFold({name, short, children}: Props & {readonly short?: string}): ReactNode {
  return (
    <LateDetails
      className={styles.fold}
      summary={
        <FoldSummary>
          <strong>{name}</strong> {short !== undefined && <span>{short}</span>}
        </FoldSummary>
      }>
      {children}
    </LateDetails>
  );
}
