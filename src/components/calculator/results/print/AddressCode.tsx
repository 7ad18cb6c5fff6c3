import type {ReactNode} from 'react';
import QrCode from '@site/src/components/ui/QrCode';
import {mostQrBytes} from '@site/src/browser/device/qrCode';
import styles from './Print.module.css';

/** A smaller module is not seen by every phone. */
const moduleMm = 0.36;

/**
 * An address as a code that a phone reads from paper; nothing for one that is too long for any. Addresses are ASCII: a
 * byte each.
 */
export default function AddressCode({address}: {readonly address: string}): ReactNode {
  return address.length > mostQrBytes ? null : (
    <QrCode
      text={address}
      label="Kod QR z adresem tych danych"
      moduleMm={moduleMm}
      className={styles.code}
    />
  );
}
