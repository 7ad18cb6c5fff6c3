import type {ReactNode, Ref} from 'react';
import Notice from '@site/src/components/ui/Notice';
import {contactText} from '@site/src/domain/contact/message';
import {failureText} from '@site/src/domain/contact/sending';
import type {ContactFormState} from '@site/src/browser/contact/useContactForm';
import CopyText from './CopyText';

interface Props {
  readonly form: ContactFormState;
  readonly recipient: string | null;
  readonly ref: Ref<HTMLDivElement>;
}

/** What became of the message, with its text to copy; nothing while that is unknown. Takes the focus. */
export default function Outcome({form: {state, written}, recipient, ref}: Props): ReactNode {
  const hasAttachment = written.attachment !== null;
  const words: readonly string[] | null =
    state.state === 'sent'
      ? ['Wiadomość wysłana. Kopię zachowaj, jeśli jej potrzebujesz.']
      : state.state === 'prepared'
        ? [
            'Wiadomość jest gotowa w Twoim programie pocztowym. Wyślij ją stamtąd.',
            `Nie otworzył się program pocztowy? Skopiuj treść i wyślij ją na adres ${recipient ?? ''}.`,
          ]
        : state.state === 'failed'
          ? [failureText(state.failure, {recipient, hasAttachment})]
          : null;
  return (
    words && (
      <div ref={ref} tabIndex={-1}>
        <Notice kind={state.state === 'failed' ? 'error' : 'success'}>
          {words.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <CopyText text={contactText(written)} />
        </Notice>
      </div>
    )
  );
}
