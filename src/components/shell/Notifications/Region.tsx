import {useEffect, useRef, useState, type ReactNode, type RefObject} from 'react';
import {createPortal} from 'react-dom';
import * as Toast from '@radix-ui/react-toast';
import {Button} from '@site/src/components/ui/buttons/Button';
import Icon, {type IconName} from '@site/src/components/ui/Icon';
import {useLabels} from '@site/src/components/ui/labels';
import {
  close,
  keep,
  remove,
  swipeDirectionOf,
  type Kept,
} from '@site/src/domain/browser/notificationQueue';
import {onNotification, type Notification} from '@site/src/browser/shell/notify';
import {notifications} from '@site/src/site/behaviour';
import {place} from './place';
import styles from './styles.module.css';

interface Arrived {
  readonly notification: Notification;
  /** It came while nobody could see the tab, so its time begins when the tab is shown. */
  readonly whileHidden: boolean;
}

const icons: Readonly<Record<Notification['kind'], IconName>> = {
  info: 'info',
  success: 'check',
  error: 'error',
};

const hotkey = [notifications.focusKey];

/** The notifications that are kept, in their place after the header. */
export default function Region(): ReactNode {
  const labels = useLabels();
  const list = useRef<HTMLOListElement>(null);
  const lastId = useRef(0);
  const [kept, setKept] = useState<readonly Kept<Arrived>[]>([]);
  const isHidden = useHiddenTab(list);

  useEffect(() => {
    if (place && !place.isConnected) {
      document.body.append(place);
    }
    return onNotification((notification) => {
      lastId.current += 1;
      const id = lastId.current;
      const content = {notification, whileHidden: document.hidden};
      setKept((previous) => keep(previous, {id, content, isOpen: true}, notifications.limit));
    });
  }, []);

  const onClosed = (id: number): void => {
    setKept((previous) => close(previous, id));
    setTimeout(() => {
      setKept((previous) => remove(previous, id));
    }, notifications.removalDelayMs);
  };

  return (
    <Toast.Provider
      label={labels.notification}
      duration={notifications.displayTimeMs}
      swipeDirection={swipeDirectionOf(notifications.position)}
      swipeThreshold={notifications.swipeThresholdPx}>
      {kept.map(({id, isOpen, content: {notification, whileHidden}}) => (
        <Message
          key={id}
          notification={notification}
          isOpen={isOpen}
          isWaiting={whileHidden && isHidden}
          onClosed={() => {
            onClosed(id);
          }}
        />
      ))}
      {place &&
        createPortal(
          <Toast.Viewport
            ref={list}
            label={labels.notifications}
            hotkey={hotkey}
            aria-keyshortcuts={notifications.focusKey}
            className={styles.viewport}
            data-position={notifications.position}
          />,
          place,
        )}
    </Toast.Provider>
  );
}

interface MessageProps {
  readonly notification: Notification;
  readonly isOpen: boolean;
  readonly isWaiting: boolean;
  readonly onClosed: () => void;
}

function Message({notification, isOpen, isWaiting, onClosed}: MessageProps): ReactNode {
  const labels = useLabels();
  const {kind, text, action} = notification;
  const isError = kind === 'error';
  const stays = isError || action !== undefined || isWaiting;
  return (
    <Toast.Root
      className={styles.toast}
      data-kind={kind}
      type="background"
      // It stays in the page for `removalDelayMs` after it was closed; the list takes it out.
      forceMount
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) {
          onClosed();
        }
      }}
      duration={stays ? Infinity : notifications.displayTimeMs}>
      <Icon name={icons[kind]} />
      {/* Radix announces a text through a live region of its own; an error is announced from here instead. */}
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

/**
 * Whether the tab is hidden; the time of what is shown stands still meanwhile. Radix pauses under the pointer and
 * when the window loses focus, but a hidden tab need not do either, so it is told of a pointer.
 */
function useHiddenTab(list: RefObject<HTMLElement | null>): boolean {
  const [isHidden, setIsHidden] = useState(document.hidden);
  useEffect(() => {
    const onChange = (): void => {
      setIsHidden(document.hidden);
      list.current?.parentElement?.dispatchEvent(
        new Event(document.hidden ? 'pointermove' : 'pointerleave'),
      );
    };
    document.addEventListener('visibilitychange', onChange);
    return () => {
      document.removeEventListener('visibilitychange', onChange);
    };
  }, [list]);
  return isHidden;
}
