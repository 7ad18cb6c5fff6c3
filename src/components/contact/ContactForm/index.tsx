import {useEffect, useRef, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {Button} from '@site/src/components/ui/buttons/Button';
import {useContactForm} from '@site/src/browser/contact/useContactForm';
import type {ContactWay} from '@site/src/domain/contact/way';
import DraftNotice from './DraftNotice';
import ErrorSummary from './ErrorSummary';
import MessageFields from './MessageFields';
import Outcome from './Outcome';
import SendingParts from './SendingParts';
import styles from './styles.module.css';

interface Props {
  readonly way: ContactWay;
  readonly topics: readonly string[];
  /** What happens to the data, shown before the button. */
  readonly consent: string;
}

/** Contact form: posts the message to an endpoint, or prepares an e-mail if there is none. */
export default function ContactForm({way, topics, consent}: Props): ReactNode {
  const form = useContactForm(way, topics);
  const {errors, state, attempts} = form;
  const result = useRef<HTMLDivElement>(null);
  // Until React takes over, the browser would submit the form itself.
  const isBrowser = useIsBrowser();

  useEffect(() => {
    if (attempts > 0) {
      result.current?.focus();
    }
  }, [attempts]);

  const outcome = <Outcome ref={result} form={form} recipient={way.recipient} />;
  if (state.state === 'sent') {
    return outcome;
  }
  const isSending = state.state === 'sending';
  const label = way.kind === 'mail' ? 'Przygotuj wiadomość' : 'Wyślij wiadomość';
  return (
    <form
      noValidate
      method="post"
      className="needsScript"
      aria-busy={isSending}
      onSubmit={form.submit}>
      <fieldset className={styles.fields} disabled={!isBrowser}>
        <legend className="visuallyHidden">Formularz kontaktowy</legend>
        {attempts > 0 && (state.state === 'writing' || state.state === 'refused') && (
          <ErrorSummary
            ref={result}
            errors={errors}
            others={state.state === 'refused' ? state.others : []}
          />
        )}
        <DraftNotice form={form} />
        <MessageFields form={form} topics={topics} />
        {way.kind === 'endpoint' ? (
          <SendingParts form={form} />
        ) : (
          <p className="meta">Załącznik dodasz w swoim programie pocztowym.</p>
        )}
        <p className={styles.consent}>
          {consent} Kto jest administratorem danych i jakie masz prawa, opisuje{' '}
          {/* Beside the form, which forgets the name and the address when it is left. */}
          <Link to="/polityka" target="_blank">
            polityka prywatności (otwiera się w nowej karcie)
          </Link>
          .
        </p>
        {/* Not `disabled` while sending: the focus would be lost. Nothing is sent twice anyway. */}
        <Button
          type="submit"
          look="primary"
          aria-disabled={isSending || undefined}
          onMouseDown={(event) => {
            // Leaving a field may show its error and move the button from under the pointer before the click.
            event.preventDefault();
          }}>
          {isSending ? 'Wysyłamy…' : label}
        </Button>
        <p role="status" className="visuallyHidden">
          {isSending && 'Wysyłamy wiadomość…'}
        </p>
        {outcome}
      </fieldset>
    </form>
  );
}
