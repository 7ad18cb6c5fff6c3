import {useState, type ReactNode} from 'react';
import {Button} from '@site/src/components/Button';
import Icon from '@site/src/components/Icon';
import Notice from '@site/src/components/Notice';
import {contactText, type ContactMessage} from '@site/src/domain/contactMessage';
import styles from './styles.module.css';

interface Props {
  readonly recipient: string;
  readonly message: ContactMessage;
}

/** What happens after the form: the mail program has the message; the text can be copied where there is none. */
export default function PreparedMessage({recipient, message}: Props): ReactNode {
  const [isCopied, setIsCopied] = useState<boolean | null>(null);
  const text = contactText(message);
  const copy = (): void => {
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(text))
      .then(
        () => {
          setIsCopied(true);
        },
        () => {
          setIsCopied(false);
        },
      );
  };
  return (
    <div role="status">
      <Notice kind="success">
        <p>Wiadomość jest gotowa w Twoim programie pocztowym. Wyślij ją stamtąd.</p>
        <p>Nie otworzył się program pocztowy? Skopiuj treść i wyślij ją na adres {recipient}.</p>
        <Button onClick={copy}>
          <Icon name="copy" />
          Skopiuj treść
        </Button>{' '}
        {isCopied === true && 'Skopiowano.'}
        {isCopied === false && (
          <>
            <p>Przeglądarka nie pozwala kopiować. Zaznacz i skopiuj treść ręcznie.</p>
            <pre className={styles.text}>{text}</pre>
          </>
        )}
      </Notice>
    </div>
  );
}
