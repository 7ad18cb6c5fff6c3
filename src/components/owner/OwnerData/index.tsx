import type {ReactNode} from 'react';
import Notice from '@site/src/components/ui/Notice';
import {useSettings} from '@site/src/browser/shell/useSettings';

/** Who runs the site and who answers for its content; says so plainly while that is not published yet. */
export default function OwnerData(): ReactNode {
  const {legalName, address, taxId, editor, email} = useSettings();
  if (legalName === null) {
    return (
      <Notice kind="info">
        <p>Za treść odpowiada właściciel serwisu. Nie podał on jeszcze swoich danych.</p>
        {editor !== null && <p>Redaguje: {editor}</p>}
      </Notice>
    );
  }
  return (
    <address>
      <strong>{legalName}</strong>
      {address !== null && <div>{address}</div>}
      {taxId !== null && <div>NIP: {taxId}</div>}
      <div>
        {editor === null ? 'Za treść odpowiada właściciel.' : `Za treść odpowiada: ${editor}`}
      </div>
      {email !== null && (
        <div>
          E-mail: <a href={`mailto:${email}`}>{email}</a>
        </div>
      )}
    </address>
  );
}
