import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * The element that holds the notifications for the whole visit. Each page brings its own header, so a region rendered
 * there would restart on every page, with its timers and what a screen reader announces.
 */
export const place = typeof document === 'undefined' ? null : document.createElement('div');

/** Where the notifications go in page order: right after the header, so that Tab reaches them. */
export function NotificationPlace(): ReactNode {
  return (
    <div
      className={styles.place}
      ref={(element) => {
        if (element && place) {
          element.append(place);
        }
      }}
    />
  );
}
