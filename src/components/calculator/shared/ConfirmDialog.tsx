import {useLayoutEffect, useRef, type ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import ButtonRow from '@site/src/components/ui/buttons/ButtonRow';
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

/** Asks before anything typed is lost. The safe button comes first, so it has the focus; Esc cancels. */
export default function ConfirmDialog({
  question,
  confirmLabel,
  children,
  onConfirm,
  onCancel,
}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    // Removed from the page while open, it would not return the focus: a layout effect is cleaned up before that.
    return () => opened?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="kalkulator-pytanie"
      onCancel={onCancel}>
      <h2 id="kalkulator-pytanie">{question}</h2>
      <p>{children}</p>
      <ButtonRow>
        <Button onClick={onCancel}>Anuluj</Button>
        <Button look="primary" onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </ButtonRow>
    </dialog>
  );
}
