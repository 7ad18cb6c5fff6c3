import type {ReactNode} from 'react';
import Notice from '@site/src/components/Notice';
import {useSettings} from '@site/src/hooks/useSettings';

/** E-mail and telephone as text; says so plainly while there are none. */
export default function OwnerContact(): ReactNode {
  const {email, phone} = useSettings();
  if (email === null && phone === null) {
    return (
      <Notice kind="warning" title="Dane kontaktowe">
        <p>
          Adres e-mail i telefon nie są jeszcze opublikowane. Pojawią się tutaj przed uruchomieniem
          serwisu.
        </p>
      </Notice>
    );
  }
  return (
    <ul>
      {email !== null && (
        <li>
          E-mail: <a href={`mailto:${email}`}>{email}</a>
        </li>
      )}
      {phone !== null && (
        <li>
          Telefon: <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
        </li>
      )}
    </ul>
  );
}
