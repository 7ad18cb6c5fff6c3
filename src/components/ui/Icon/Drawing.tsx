import type {ReactNode} from 'react';
import './icon.css';

interface Props {
  readonly path: string;
}

/** A 24-px line drawing; the stroke takes the colour of the text. */
export default function Drawing({path}: Props): ReactNode {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  );
}
