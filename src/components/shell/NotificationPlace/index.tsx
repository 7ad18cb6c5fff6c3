import type {ReactNode} from 'react';
import {useLabels} from '@site/src/components/ui/labels';
import {notificationRegion} from '@site/src/browser/notifications/region';
import '@site/src/browser/notifications/notifications.css';
import styles from './styles.module.css';

const nothing = {__html: ''};

/**
 * Where the notifications go in page order: right after the header, so that Tab reaches them. Each page brings its own
 * header, so they are made once beside the pages: here they would restart on every page, with their timers and what a
 * screen reader announces. The attributes tell a page that sleeps their words, and that they need no React.
 */
export default function NotificationPlace(): ReactNode {
  const {notification, notifications, closeNotification} = useLabels();
  return (
    <div
      className={styles.place}
      data-own=""
      data-notifications={notifications}
      data-notification={notification}
      data-close-notification={closeNotification}
      // As HTML, for React then leaves alone what a sleeping page has put here.
      dangerouslySetInnerHTML={nothing}
      ref={(element) => {
        const region = notificationRegion({notification, notifications, closeNotification});
        // Moved without need, it would lose the focus.
        if (element && region.parentElement !== element) {
          element.append(region);
        }
      }}
    />
  );
}
