import type {ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import Icon from '@site/src/components/ui/Icon';
import {useClipboard} from '@site/src/browser/device/useClipboard';
import styles from './styles.module.css';

/** Copies the message; where the browser refuses, shows it to copy by hand. */
export default function CopyText({text}: {readonly text: string}): ReactNode {
  const {state, copy} = useClipboard();
  return (
    <>
      <Button onClick={() => void copy(text)}>
        <Icon name="copy" />
        Skopiuj treść
      </Button>{' '}
      <span role="status">
        {state === 'copied' && 'Skopiowano.'}
        {state === 'refused' &&
          'Przeglądarka nie pozwala kopiować. Zaznacz i skopiuj treść ręcznie.'}
      </span>
      {state === 'refused' && <pre className={styles.text}>{text}</pre>}
    </>
  );
}
