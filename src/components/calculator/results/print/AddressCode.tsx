import type {ReactNode} from 'react';
import QrCode from '@site/src/components/ui/QrCode';
import styles from './Print.module.css';

/** What the largest code holds. Addresses are ASCII: a byte each. */
const mostBytes = 2953;
/** A smaller module is not seen by every phone. */
const moduleMm = 0.36;

/** An address as a code that a phone reads from paper; nothing for one that is too long for any. */
export default function AddressCode({address}: {readonly address: string}): ReactNode {
  return address.length > mostBytes ? null : (
    <QrCode
      text={address}
      label="Kod QR z adresem tych danych"
      moduleMm={moduleMm}
      className={styles.code}
    />
  );
}
