import {useCallback, useEffect, useRef, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import * as Toast from '@radix-ui/react-toast';
import {useLabels} from '@site/src/components/ui/labels';
import {
  close,
  keep,
  remove,
  swipeDirectionOf,
  type Kept,
} from '@site/src/domain/browser/notificationQueue';
import {onNotification, type Notification} from '@site/src/browser/shell/notify';
import {useAway} from '@site/src/browser/shell/useAway';
import {notifications} from '@site/src/site/behaviour';
import Message from './Message';
import {place} from './place';
import styles from './styles.module.css';

const hotkey = [notifications.focusKey];

/** The current notifications, in their place after the header. */
export default function NotificationRegion(): ReactNode {
  const labels = useLabels();
  const lastId = useRef(0);
  const [kept, setKept] = useState<readonly Kept<Notification>[]>([]);
  const [isPointed, setIsPointed] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isAway = useAway();
  const isEmpty = kept.length === 0;

  const onClosed = useCallback((id: number): void => {
    setKept((previous) => close(previous, id));
    setTimeout(() => {
      setKept((previous) => remove(previous, id));
    }, notifications.removalDelayMs);
  }, []);

  // An element removed from the page reports neither that the pointer left it nor that it lost the focus.
  useEffect(() => {
    if (isEmpty) {
      setIsPointed(false);
      setIsFocused(place?.contains(document.activeElement) ?? false);
    }
  }, [isEmpty]);

  useEffect(() => {
    if (place && !place.isConnected) {
      document.body.append(place);
    }
    return onNotification((content) => {
      lastId.current += 1;
      const id = lastId.current;
      setKept((previous) => keep(previous, {id, content, isOpen: true}, notifications.limit));
      content.signal?.addEventListener('abort', () => {
        onClosed(id);
      });
    });
  }, [onClosed]);

  return (
    <Toast.Provider
      label={labels.notification}
      swipeDirection={swipeDirectionOf(notifications.position)}
      swipeThreshold={notifications.swipeThresholdPx}>
      {kept.map(({id, isOpen, content}) => (
        <Message
          key={id}
          notification={content}
          isOpen={isOpen}
          isHeld={isPointed || isFocused || isAway}
          onClosed={() => {
            onClosed(id);
          }}
        />
      ))}
      {place &&
        createPortal(
          <Toast.Viewport
            label={labels.notifications}
            hotkey={hotkey}
            aria-keyshortcuts={notifications.focusKey}
            className={styles.viewport}
            data-position={notifications.position}
            onPointerMove={() => {
              setIsPointed(true);
            }}
            onPointerLeave={() => {
              setIsPointed(false);
            }}
            onFocus={() => {
              setIsFocused(true);
            }}
            onBlur={({currentTarget, relatedTarget}) => {
              setIsFocused(currentTarget.contains(relatedTarget));
            }}
          />,
          place,
        )}
    </Toast.Provider>
  );
}
