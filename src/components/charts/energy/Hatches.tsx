import type {ReactNode} from 'react';
import {DotHatch, LineHatch} from '@site/src/components/charts/Plot/Hatches';
import styles from './looks.module.css';

/** The hatches of all looks, once in each picture: ids on a page must not clash. */
export default function Hatches({id}: {readonly id: string}): ReactNode {
  return (
    <defs>
      <LineHatch id={`${id}lines`} />
      <LineHatch id={`${id}back`} angle={-45} className={styles.backLine} />
      <DotHatch id={`${id}dots`} />
      <LineHatch id={`${id}edge`} angle={-45} className={styles.edgeLine} />
      <LineHatch id={`${id}level`} angle={90} className={styles.greyLine} />
      <pattern id={`${id}cross`} width="7" height="7" patternUnits="userSpaceOnUse">
        <path d="M0 0L7 7M7 0L0 7" className={styles.greyLine} />
      </pattern>
    </defs>
  );
}
