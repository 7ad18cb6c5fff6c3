import type {ReactNode, Ref} from 'react';
import ErrorBox from '@site/src/components/ui/controls/ErrorBox';
import type {ContactErrors, ContactField} from '@site/src/domain/contact/message';

interface Props {
  readonly errors: ContactErrors;
  /** Errors that belong to no field. */
  readonly others: readonly string[];
  readonly ref: Ref<HTMLDivElement>;
}

/** Ids of the controls, in the order of the form. */
export const fieldIds: Readonly<Record<ContactField, string>> = {
  name: 'imie',
  email: 'email',
  phone: 'telefon',
  topic: 'temat',
  message: 'wiadomosc',
  proposedDay: 'dzien-rozmowy',
  attachment: 'zalacznik',
};

/** All errors of the form in one place; takes the focus after a failed submit. */
export default function ErrorSummary({errors, others, ref}: Props): ReactNode {
  const found = (Object.keys(fieldIds) as ContactField[]).filter(
    (field) => errors[field] !== undefined,
  );
  return (
    <ErrorBox
      ref={ref}
      tabIndex={-1}
      hidden={found.length + others.length === 0}
      title="Popraw błędy w formularzu"
      errors={[
        ...found.map((field) => (
          <li key={field}>
            <a
              href={`#${fieldIds[field]}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(fieldIds[field])?.focus();
              }}>
              {errors[field]}
            </a>
          </li>
        )),
        ...others.map((text) => <li key={text}>{text}</li>),
      ]}
    />
  );
}
