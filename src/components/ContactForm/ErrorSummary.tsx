import type {ReactNode, Ref} from 'react';
import type {ContactErrors, ContactField} from '@site/src/domain/contactMessage';
import styles from './styles.module.css';

interface Props {
  readonly errors: ContactErrors;
  readonly ref: Ref<HTMLDivElement>;
}

const fieldIds: Readonly<Record<ContactField, string>> = {
  name: 'imie',
  email: 'email',
  phone: 'telefon',
  topic: 'temat',
  message: 'wiadomosc',
};

/** All errors of the form in one place; takes the focus after a failed submit. */
export default function ErrorSummary({errors, ref}: Props): ReactNode {
  const found = (Object.entries(errors) as [ContactField, string | undefined][]).filter(
    ([, text]) => text !== undefined,
  );
  return (
    <div ref={ref} tabIndex={-1} className={styles.summary} hidden={found.length === 0}>
      <h3>Popraw błędy w formularzu</h3>
      <ul>
        {found.map(([field, text]) => (
          <li key={field}>
            <a
              href={`#${fieldIds[field]}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(fieldIds[field])?.focus();
              }}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
