import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * The element that holds the notifications for the whole visit. Each page brings its own header, so a region rendered
 * there would start anew with every page: its timers, and what a screen reader is told.
 */
export const place = typeof document === 'undefined' ? null : document.createElement('div');

/** Where the notifications stand in the order of the page: right after the header, so that Tab reaches them. */
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
