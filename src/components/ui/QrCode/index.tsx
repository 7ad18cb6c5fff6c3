import type {ReactNode} from 'react';
import {qrCode} from '@site/src/browser/device/qrCode';

interface Props {
  readonly text: string;
  /** What the code is, read out. */
  readonly label: string;
  /** The side of one module on paper. */
  readonly moduleMm: number;
  readonly isSturdy?: boolean;
  readonly className?: string | undefined;
}

/** A text as a code that a phone reads from paper. */
export default function QrCode({text, label, moduleMm, isSturdy, className}: Props): ReactNode {
  const {size, isDark} = qrCode(text, {isSturdy});
  const places = Array.from({length: size}, (_, at) => at);
  const dark = places.flatMap((y) =>
    places.flatMap((x) => (isDark(x, y) ? [`M${x} ${y}h1v1h-1z`] : [])),
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
