import type {ReactNode} from 'react';
import {announcementsId} from '@site/src/site/anchors';

/** The announcements from the HTML, found before React starts; each page takes them over from the previous one. */
const bars = typeof document === 'undefined' ? null : document.getElementById(announcementsId);

/** Where the announcements go: after the skip links in page order, at the top, where „Wróć na górę” leads. */
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
