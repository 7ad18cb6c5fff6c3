import type {ReactNode} from 'react';
import {DotHatch, LineHatch} from '@site/src/components/charts/Plot/Hatches';
import styles from './styles.module.css';

/** The hatches of the parts of a bill, once in each picture: light ones for dark fills, grey ones for light fills. */
export default function PartHatches({id}: {readonly id: string}): ReactNode {
  return (
    <defs>
      <LineHatch id={`${id}lines`} />
      <LineHatch id={`${id}greylines`} className={styles.greyLine} />
      <LineHatch id={`${id}greylevel`} angle={90} className={styles.greyLine} />
      <DotHatch id={`${id}dots`} className={styles.lightDot} />
      <DotHatch id={`${id}greydots`} className={styles.greyDot} />
      {(['cross', 'greycross'] as const).map((kind) => (
        <pattern key={kind} id={`${id}${kind}`} width="8" height="8" patternUnits="userSpaceOnUse">
          <path
            d="M0 0L8 8M8 0L0 8"
            className={kind === 'cross' ? styles.lightLine : styles.greyLine}
          />
        </pattern>
      ))}
    </defs>
  );
}
