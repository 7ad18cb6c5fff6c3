import type {ReactNode} from 'react';
import {qrCode} from '@site/src/domain/qrCode/qrCode';
import styles from './Print.module.css';

/** Light around the code, in modules, by which a camera finds it. */
const margin = 4;
/** A smaller module is not seen by every phone. */
const moduleMm = 0.36;

/** An address as a code that a phone reads from paper; nothing for one that is too long for any. */
export default function AddressCode({address}: {readonly address: string}): ReactNode {
  const code = qrCode(new TextEncoder().encode(address));
  if (!code) {
    return null;
  }
  const size = code.length + 2 * margin;
  const dark = code.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x + margin} ${y + margin}h1v1h-1z`] : [])),
  );
  return (
    <svg
      className={styles.code}
      role="img"
      aria-label="Kod QR z adresem tych danych"
      viewBox={`0 0 ${size} ${size}`}
      width={`${size * moduleMm}mm`}
      height={`${size * moduleMm}mm`}
      shapeRendering="crispEdges">
      <path d={dark.join('')} />
    </svg>
  );
}
