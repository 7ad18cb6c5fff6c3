import {useEffect, type ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import {useLabels} from '@site/src/components/ui/labels';
import {useModal} from '@site/src/browser/shell/useModal';
import {useFetchedCode} from '@site/src/browser/network/useFetchedCode';
import type {CalendarProps} from './Calendar';
import styles from './styles.module.css';

interface Props extends CalendarProps {
  readonly onClose: () => void;
}

/** The calendar in a modal dialog, fetched when first opened. Mounted when opened, removed when closed. */
export default function DayDialog({onPick, onClose, ...calendar}: Props): ReactNode {
  const labels = useLabels();
  const {modal, close} = useModal(onClose);
  const {
    code: Calendar,
    error,
    fetchCode,
  } = useFetchedCode(async () => (await import('./Calendar')).default);
  useEffect(fetchCode, [fetchCode]);
  return (
    <dialog {...modal} className={styles.dialog} aria-label={labels.chooseDate}>
      {Calendar && (
        <Calendar
          {...calendar}
          onPick={(day) => {
            onPick(day);
            close();
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
      <Button look="plain" onClick={close}>
        {labels.close}
      </Button>
    </dialog>
  );
}
