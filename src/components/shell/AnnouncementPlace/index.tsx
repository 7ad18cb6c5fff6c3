import type {ReactNode} from 'react';
import {announcementsId} from '@site/src/site/anchors';

/** The announcements from the HTML, found before React starts; each page takes them over from the previous one. */
const bars = typeof document === 'undefined' ? null : document.getElementById(announcementsId);

const nothing = {__html: ''};

/** Where the announcements go: after the skip links in page order, at the top, where „Wróć na górę” leads. */
export default function AnnouncementPlace(): ReactNode {
  return (
    <div
      id="top"
      // As HTML, for React then leaves alone the bars that stand there already.
      dangerouslySetInnerHTML={nothing}
      ref={(place) => {
        // Not again what the page's own script has put here: moved, it would lose the focus.
        if (place && bars && bars.parentElement !== place) {
          place.append(bars);
        }
      }}
    />
  );
}
