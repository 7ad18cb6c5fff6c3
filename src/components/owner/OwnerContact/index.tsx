import type {ReactNode} from 'react';
import ContactLines from '@site/src/components/owner/ContactLines';
import Notice from '@site/src/components/ui/Notice';
import {useSettings} from '@site/src/browser/shell/useSettings';

/** E-mail and telephone as text; says so plainly while there is neither. */
export default function OwnerContact(): ReactNode {
  const {email, phone} = useSettings();
  if (email === null && phone === null) {
    return (
      <Notice kind="info">
        <p>Ten serwis nie ma jeszcze adresu e-mail ani telefonu do kontaktu.</p>
      </Notice>
    );
  }
  return <ContactLines isLabelled />;
}
