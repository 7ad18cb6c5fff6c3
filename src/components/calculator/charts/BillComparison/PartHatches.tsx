import type {ReactNode} from 'react';
import {DotHatch, LineHatch} from '@site/src/components/charts/Plot/Hatches';
import styles from './styles.module.css';

/** The hatches of the parts of a bill, once in each picture. */
export default function PartHatches({id}: {readonly id: string}): ReactNode {
  return (
    <defs>
      <LineHatch id={`${id}lines`} />
      <LineHatch id={`${id}level`} angle={90} className={styles.greyLine} />
      <DotHatch id={`${id}dots`} className={styles.greyDot} />
      <pattern id={`${id}cross`} width="8" height="8" patternUnits="userSpaceOnUse">
        <path d="M0 0L8 8M8 0L0 8" className={styles.greyLine} />
      </pattern>
    </defs>
  );
}
