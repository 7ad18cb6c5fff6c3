import type {ReactNode} from 'react';
import {encode} from 'uqr';
import styles from './Print.module.css';

/** What the largest code holds. Addresses are ASCII: a byte each. */
const mostBytes = 2953;
/** Light around the code, in modules, by which a camera finds it. */
const margin = 4;
/** A smaller module is not seen by every phone. */
const moduleMm = 0.36;

/** An address as a code that a phone reads from paper; nothing for one that is too long for any. */
export default function AddressCode({address}: {readonly address: string}): ReactNode {
  if (address.length > mostBytes) {
    return null;
  }
  const {data, size} = encode(address, {border: margin});
  const dark = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
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
