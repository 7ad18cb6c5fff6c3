import type {ReactNode} from 'react';
import {announcementsId} from '@site/src/site/anchors';

/** The announcements as they came with the HTML, before React; each page takes them over from the one before. */
const bars = typeof document === 'undefined' ? null : document.getElementById(announcementsId);

/** Where the announcements stand: after the skip links in the order of the page, at its top, where „Wróć na górę” leads. */
export default function AnnouncementPlace(): ReactNode {
  return (
    <div
      id="top"
      ref={(place) => {
        if (place && bars) {
          place.append(bars);
        }
      }}
    />
  );
}
