import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  readonly id: string;
  readonly className?: string;
}

/** Slanted lines over a fill, so that the meaning does not depend on colour alone. */
export function LineHatch({
  id,
  angle = 45,
  className = styles.hatchLine,
}: Props & {readonly angle?: number}): ReactNode {
  return (
    <pattern
      id={id}
      width="6"
      height="6"
      patternUnits="userSpaceOnUse"
      patternTransform={`rotate(${angle})`}>
      <line y2="6" className={className} />
    </pattern>
  );
}

/** Dots over a fill. */
export function DotHatch({id, className = styles.hatchDot}: Props): ReactNode {
  return (
    <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse">
      <circle cx="3" cy="3" r="1.1" className={className} />
    </pattern>
  );
}
