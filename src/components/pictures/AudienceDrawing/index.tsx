import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {PathId} from '@site/src/domain/articles/audiencePath';
import '../drawing/drawing.css';
import {drawings} from './drawings';
import styles from './styles.module.css';

interface Props {
  readonly audience: PathId;
}

/** What a group has, drawn, on the lower edge of a box with a sky; as wide as its place. Decorative. */
export default function AudienceDrawing({audience}: Props): ReactNode {
  return (
    <span className={clsx('sketch sketchSky', styles.box)}>
      <svg viewBox="0 0 240 138" width="240" height="138" aria-hidden="true">
        {drawings[audience]}
      </svg>
    </span>
  );
}
