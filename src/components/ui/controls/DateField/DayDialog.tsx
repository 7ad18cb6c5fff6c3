import {useEffect, useLayoutEffect, useRef, type ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import {useLabels} from '@site/src/components/ui/labels';
import {closeOutside} from '@site/src/browser/shell/closeOutside';
import {useFetchedCode} from '@site/src/browser/network/useFetchedCode';
import type {CalendarProps} from './Calendar';
import styles from './styles.module.css';

interface Props extends CalendarProps {
  readonly onClose: () => void;
}

/** The calendar in a modal dialog, fetched when first opened. Mounted when opened, removed when closed. */
export default function DayDialog({onPick, onClose, ...calendar}: Props): ReactNode {
  const labels = useLabels();
  const dialog = useRef<HTMLDialogElement>(null);
  const {
    code: Calendar,
    error,
    fetchCode,
  } = useFetchedCode(async () => (await import('./Calendar')).default);
  useLayoutEffect(() => {
    dialog.current?.showModal();
  }, []);
  useEffect(fetchCode, [fetchCode]);
  useEffect(() => closeOutside(dialog.current), []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={labels.chooseDate}
      // Esc closes it and returns the focus; so does a press outside it.
      closedby="any"
      onClose={onClose}>
      {Calendar && (
        <Calendar
          {...calendar}
          onPick={(day) => {
            onPick(day);
            dialog.current?.close();
          }}
        />
      )}
      {!Calendar && error === null && (
        <p className={styles.waiting} aria-busy="true">
          Wczytujemy…
        </p>
      )}
      {!Calendar && error !== null && (
        <p className={styles.waiting} role="alert">
          Nie udało się wczytać kalendarza. Wpisz datę w polu.
        </p>
      )}
      <Button look="plain" onClick={() => dialog.current?.close()}>
        {labels.close}
      </Button>
    </dialog>
  );
}
