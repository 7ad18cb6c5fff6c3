import type {ReactNode} from 'react';
import clsx from 'clsx';
import './drawing.css';
import styles from './styles.module.css';

/** A drawing of 240 × 138 units on the lower edge of a box with a sky; as wide as its place. Decorative. */
export default function Sketch({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <span className={clsx('sketch sketchSky', styles.box)}>
      <svg viewBox="0 0 240 138" width="240" height="138" aria-hidden="true">
        {children}
      </svg>
    </span>
  );
}
