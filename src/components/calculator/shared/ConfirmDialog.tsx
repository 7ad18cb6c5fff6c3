import type {ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import ButtonRow from '@site/src/components/ui/buttons/ButtonRow';
import {useModal} from '@site/src/browser/shell/useModal';
import styles from './ConfirmDialog.module.css';

interface Props {
  readonly question: string;
  /** The button that goes on; it says what happens. */
  readonly confirmLabel: string;
  /** What would be lost. */
  readonly children: ReactNode;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before anything typed is lost. The safe button comes first, so it has the focus. */
export default function ConfirmDialog({
  question,
  confirmLabel,
  children,
  onConfirm,
  onCancel,
}: Props): ReactNode {
  const {modal, close} = useModal(onCancel);
  return (
    <dialog {...modal} className={styles.dialog} aria-labelledby="kalkulator-pytanie">
      <h2 id="kalkulator-pytanie">{question}</h2>
      <p>{children}</p>
      <ButtonRow>
        <Button onClick={close}>Anuluj</Button>
        <Button look="primary" onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </ButtonRow>
    </dialog>
  );
}
