import type {ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import ButtonRow from '@site/src/components/ui/buttons/ButtonRow';
import {useClipboard} from '@site/src/browser/device/useClipboard';
import styles from './styles.module.css';

interface Props {
  readonly text: string;
  /** Drawn in place of the text, which it says. */
  readonly drawn?: ReactNode;
  /** Other buttons, behind the one that copies. */
  readonly children?: ReactNode;
}

/** A text that goes into an e-mail, with a button that copies it. */
export default function TextToCopy({text, drawn, children}: Props): ReactNode {
  const {state, copy} = useClipboard();
  return (
    <>
      {drawn ?? <p className={styles.letter}>{text}</p>}
      <ButtonRow>
        <Button
          onClick={() => {
            void copy(text);
          }}>
          Kopiuj tekst
        </Button>
        {children}
      </ButtonRow>
      <p role="status">
        {state === 'copied' && 'Skopiowano.'}
        {state === 'refused' &&
          'Przeglądarka nie pozwoliła skopiować. Zaznacz tekst i skopiuj go ręcznie.'}
      </p>
    </>
  );
}
