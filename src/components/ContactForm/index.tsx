import {useEffect, useRef, useState, type SubmitEvent, type ReactNode} from 'react';
import {Button} from '@site/src/components/Button';
import Field from '@site/src/components/Field';
import {begunMessage} from '@site/src/domain/articleMessage';
import {
  checkContactMessage,
  mailtoAddress,
  type ContactErrors,
  type ContactField,
  type ContactMessage,
} from '@site/src/domain/contactMessage';
import ErrorSummary from './ErrorSummary';
import PreparedMessage from './PreparedMessage';
import styles from './styles.module.css';

interface Props {
  readonly recipient: string;
  readonly topics: readonly string[];
  readonly consent: string;
}

/** Contact form that prepares an e-mail in the visitor's own mail program; the page itself sends nothing. */
export default function ContactForm({recipient, topics, consent}: Props): ReactNode {
  const [message, setMessage] = useState<ContactMessage>({
    name: '',
    email: '',
    phone: '',
    topic: topics[0] ?? '',
    message: '',
  });
  const [errors, setErrors] = useState<ContactErrors>({});
  const [failedSubmits, setFailedSubmits] = useState(0);
  const [isPrepared, setIsPrepared] = useState(false);
  const summary = useRef<HTMLDivElement>(null);

  // An article's page leads here with a message about it begun.
  useEffect(() => {
    const begun = begunMessage(window.location.search);
    if (begun && topics.includes(begun.topic)) {
      setMessage((current) => ({...current, ...begun}));
    }
  }, [topics]);

  useEffect(() => {
    if (failedSubmits > 0) {
      summary.current?.focus();
    }
  }, [failedSubmits]);

  const bind = (field: ContactField) => ({
    name: field,
    value: message[field],
    onChange: ({target}: {target: {value: string}}) => {
      setMessage({...message, [field]: target.value});
    },
    onBlur: () => {
      setErrors({...errors, [field]: checkContactMessage(message)[field]});
    },
  });
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const found = checkContactMessage(message);
    setErrors(found);
    if (Object.keys(found).length > 0) {
      setIsPrepared(false);
      setFailedSubmits((count) => count + 1);
      return;
    }
    setIsPrepared(true);
    window.location.href = mailtoAddress(recipient, message);
  };

  return (
    <form noValidate onSubmit={submit} className="needsScript">
      {failedSubmits > 0 && <ErrorSummary ref={summary} errors={errors} />}
      <Field id="imie" label="Imię i nazwisko" error={errors.name}>
        {(control) => <input {...control} {...bind('name')} autoComplete="name" />}
      </Field>
      <Field id="email" label="E-mail" error={errors.email}>
        {(control) => <input {...control} {...bind('email')} type="email" autoComplete="email" />}
      </Field>
      <Field id="telefon" label="Telefon (opcjonalnie)" error={errors.phone}>
        {(control) => <input {...control} {...bind('phone')} type="tel" autoComplete="tel" />}
      </Field>
      <Field id="temat" label="Temat">
        {(control) => (
          <select {...control} {...bind('topic')}>
            {topics.map((topic) => (
              <option key={topic}>{topic}</option>
            ))}
          </select>
        )}
      </Field>
      <Field id="wiadomosc" label="Wiadomość" error={errors.message}>
        {(control) => <textarea {...control} {...bind('message')} rows={7} />}
      </Field>
      <p className="meta">Załącznik dodasz w swoim programie pocztowym.</p>
      <p className={styles.consent}>{consent}</p>
      <Button type="submit" look="primary">
        Przygotuj wiadomość
      </Button>
      {isPrepared && <PreparedMessage recipient={recipient} message={message} />}
    </form>
  );
}
