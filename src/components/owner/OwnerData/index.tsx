import type {ReactNode} from 'react';
import Notice from '@site/src/components/ui/Notice';
import {useSettings} from '@site/src/browser/shell/useSettings';

/** Who runs the site; says so plainly while the owner's data is not published yet. */
export default function OwnerData(): ReactNode {
  const {legalName, address, taxId, email} = useSettings();
  if (legalName === null) {
    return (
      <Notice kind="info">
        <p>Właściciel serwisu nie podał jeszcze swoich danych.</p>
      </Notice>
    );
  }
  return (
    <address>
      <strong>{legalName}</strong>
      {address !== null && <div>{address}</div>}
      {taxId !== null && <div>NIP: {taxId}</div>}
      {email !== null && (
        <div>
          E-mail: <a href={`mailto:${email}`}>{email}</a>
        </div>
      )}
    </address>
  );
}
