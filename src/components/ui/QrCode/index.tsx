import type {ReactNode} from 'react';
import {encode} from 'uqr';

interface Props {
  readonly text: string;
  /** What the code is, read out. */
  readonly label: string;
  /** The side of one module on paper. */
  readonly moduleMm: number;
  readonly className?: string | undefined;
}

/** Light around the code, in modules, by which a camera finds it. */
const margin = 4;

/** A text as a code that a phone reads from paper. */
export default function QrCode({text, label, moduleMm, className}: Props): ReactNode {
  const {data, size} = encode(text, {border: margin});
  const dark = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg
      className={className}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      width={`${size * moduleMm}mm`}
      height={`${size * moduleMm}mm`}
      shapeRendering="crispEdges">
      <path d={dark.join('')} />
    </svg>
  );
}
