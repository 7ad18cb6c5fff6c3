import type {ReactNode} from 'react';
import QrCode from '@site/src/components/ui/QrCode';
import {documentLook} from '@site/src/site/documentLook';
import styles from '../Statement.module.css';

/** The text of a payment as a code that a bank's app reads from paper. */
export default function PaymentCode({text}: {readonly text: string}): ReactNode {
  return (
    <figure className={styles.code}>
      <QrCode text={text} label="Kod do przelewu" moduleMm={documentLook.codeModuleMm} isSturdy />
      <figcaption>Kod do przelewu</figcaption>
    </figure>
  );
}
