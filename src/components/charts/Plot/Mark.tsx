import type {ReactNode} from 'react';

interface Props {
  readonly x?: number | string;
  readonly y?: number | string;
  readonly width: number | string;
  readonly height: number | string;
  /** Radius of the corners, pixels. */
  readonly rx?: number;
  readonly className?: string;
  /** Id of the hatch laid over the fill. */
  readonly hatch?: string;
}

/** A part of a bar: its fill, with its hatch on top. */
export default function Mark({className, hatch, ...place}: Props): ReactNode {
  return (
    <>
      <rect {...place} className={className} />
      {hatch !== undefined && <rect {...place} fill={`url(#${hatch})`} />}
    </>
  );
}
