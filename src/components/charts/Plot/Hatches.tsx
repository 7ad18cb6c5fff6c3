import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  readonly id: string;
  readonly className?: string;
}

/** Slanted lines laid over a fill: what a colour says, said by shape. */
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

/** Dots laid over a fill. */
export function DotHatch({id, className = styles.hatchDot}: Props): ReactNode {
  return (
    <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse">
      <circle cx="3" cy="3" r="1.1" className={className} />
    </pattern>
  );
}
