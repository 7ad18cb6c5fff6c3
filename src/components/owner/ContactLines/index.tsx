import type {ReactNode} from 'react';
import {useSettings} from '@site/src/browser/shell/useSettings';

interface Props {
  readonly className?: string;
  /** Whether each line starts with a label. */
  readonly isLabelled?: boolean;
  /** More list items. */
  readonly children?: ReactNode;
}

/** The owner's e-mail and telephone as a list; nothing while there is neither. */
export default function ContactLines({className, isLabelled, children}: Props): ReactNode {
  const {email, phone} = useSettings();
  if (email === null && phone === null && !children) {
    return null;
  }
  return (
    <ul className={className}>
      {email !== null && (
        <li>
          {isLabelled && 'E-mail: '}
          <a href={`mailto:${email}`}>{email}</a>
        </li>
      )}
      {phone !== null && (
        <li>
          {isLabelled && 'Telefon: '}
          <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
        </li>
      )}
      {children}
    </ul>
  );
}
