import {useCallback, useEffect, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {Button} from '@site/src/components/ui/buttons/Button';
import {useLabels} from '@site/src/components/ui/labels';
import {keep} from '@site/src/domain/browser/notificationQueue';
import {useFetchedCode} from '@site/src/browser/network/useFetchedCode';
import {onNotification, onWaiting, type Notification} from '@site/src/browser/shell/notify';
import {notifications} from '@site/src/site/behaviour';
import {place} from './place';
import styles from './styles.module.css';

/** Fetches the region once there is something to show; it then stays for the rest of the visit. */
export default function Notifications(): ReactNode {
  const {
    code: NotificationRegion,
    error,
    fetchCode,
  } = useFetchedCode(async () => (await import('./NotificationRegion')).default);
  useEffect(() => onWaiting(fetchCode), [fetchCode]);
  if (NotificationRegion) {
    return <NotificationRegion />;
  }
  return error !== null && <PlainRegion />;
}

/** „No connection” has to be shown without a connection too: the same texts, without timers and gestures. */
function PlainRegion(): ReactNode {
  const labels = useLabels();
  const [list, setList] = useState<readonly Notification[]>([]);
  const drop = useCallback((dropped: Notification): void => {
    setList((previous) => previous.filter((notification) => notification !== dropped));
  }, []);
  useEffect(
    () =>
      onNotification((notification) => {
        setList((previous) => keep(previous, notification, notifications.limit));
        notification.signal?.addEventListener('abort', () => {
          drop(notification);
        });
      }),
    [drop],
  );
  if (!place) {
    return null;
  }
  return createPortal(
    <div
      role="region"
      aria-label={labels.notifications}
      className={styles.viewport}
      data-position={notifications.position}>
      {list.map((notification, index) => (
        <div
          key={`${index} ${notification.text}`}
          role="alert"
          className={styles.toast}
          data-kind={notification.kind}>
          <span className={styles.text}>{notification.text}</span>
          {notification.action && (
            <Button
              onClick={() => {
                drop(notification);
                notification.action?.onSelect();
              }}>
              {notification.action.label}
            </Button>
          )}
          <Button
            look="plain"
            onClick={() => {
              drop(notification);
            }}>
            {labels.closeNotification}
          </Button>
        </div>
      ))}
    </div>,
    place,
  );
}
