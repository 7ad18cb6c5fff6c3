import type {ReactNode} from 'react';
import * as Toast from '@radix-ui/react-toast';
import {Button} from '@site/src/components/ui/buttons/Button';
import Icon, {type IconName} from '@site/src/components/ui/Icon';
import {useLabels} from '@site/src/components/ui/labels';
import type {Notification} from '@site/src/browser/shell/notify';
import {useCountdown} from '@site/src/browser/shell/useCountdown';
import {notifications} from '@site/src/site/behaviour';
import styles from './styles.module.css';

interface Props {
  readonly notification: Notification;
  readonly isOpen: boolean;
  /** Its countdown is paused: the visitor is on it, or away. */
  readonly isHeld: boolean;
  readonly onClosed: () => void;
}

const icons: Readonly<Record<Notification['kind'], IconName>> = {
  info: 'info',
  success: 'check',
  error: 'error',
};

/** One notification. Errors, and notifications with an action, stay until closed. */
export default function Message({notification, isOpen, isHeld, onClosed}: Props): ReactNode {
  const labels = useLabels();
  const {kind, text, action} = notification;
  const isError = kind === 'error';
  useCountdown({
    ms: notifications.displayTimeMs,
    isRunning: isOpen && !isHeld && !isError && action === undefined,
    onEnd: onClosed,
  });
  return (
    <Toast.Root
      className={styles.toast}
      data-kind={kind}
      type="background"
      // It stays in the page for `removalDelayMs` after closing; the list then removes it.
      forceMount
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) {
          onClosed();
        }
      }}
      // We count down ourselves, so that a hidden tab pauses it too.
      duration={Infinity}>
      <Icon name={icons[kind]} />
      {/* Radix announces the text through its own live region; an error is announced here instead. */}
      <div
        className={styles.text}
        {...(isError
          ? {role: 'alert', 'data-radix-toast-announce-exclude': ''}
          : {role: 'status', 'aria-live': 'off'})}>
        <Toast.Description>{text}</Toast.Description>
      </div>
      {action && (
        <Toast.Action altText={action.label} asChild>
          <Button onClick={action.onSelect}>{action.label}</Button>
        </Toast.Action>
      )}
      <Toast.Close className={`${styles.close} iconButton`} aria-label={labels.closeNotification}>
        <Icon name="close" />
      </Toast.Close>
    </Toast.Root>
  );
}
