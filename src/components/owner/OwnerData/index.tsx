import type {ReactNode} from 'react';
import {useSettings} from '@site/src/browser/shell/useSettings';

/** Who runs the site and who answers for its content; says so plainly while that is not published yet. */
export default function OwnerData(): ReactNode {
  const {legalName, address, taxId, editor, email} = useSettings();
  if (legalName === null) {
    return (
      <>
        <p>
          Właściciel serwisu nie podał jeszcze swojej nazwy ani adresu, więc nie wiesz, kto
          odpowiada za treść i kto byłby administratorem Twoich danych. Weź to pod uwagę, zanim
          oprzesz na tym serwisie decyzję.
        </p>
        {editor !== null && <p>Redaguje: {editor}</p>}
      </>
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
