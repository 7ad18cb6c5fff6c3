import type {ReactNode} from 'react';
import clsx from 'clsx';
import './drawing.css';
import styles from './styles.module.css';

interface Props {
  /** As wide as its box, in the head of a page. */
  readonly isLarge?: boolean;
  readonly children: ReactNode;
}

/** A drawing of 240 × 138 units on the lower edge of a box with a sky; as wide as its place. Decorative. */
export default function Sketch({isLarge = false, children}: Props): ReactNode {
  return (
    <span className={clsx('sketch sketchSky', styles.box, isLarge && styles.large)}>
      <svg viewBox="0 0 240 138" width="240" height="138" aria-hidden="true">
        {children}
      </svg>
    </span>
  );
}
