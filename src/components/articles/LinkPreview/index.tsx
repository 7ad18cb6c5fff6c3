import {useEffect, useState, type ReactNode} from 'react';
import {isAttention, isDataScarce, previewLinkOf} from '@site/src/browser/linkPreview/previewLink';

/** Cards of links to articles. All but this is fetched when a visitor first rests on such a link. */
export default function LinkPreview(): ReactNode {
  const [previews, setPreviews] = useState<ReactNode>(null);

  useEffect(() => {
    const listening = new AbortController();
    const {signal} = listening;
    const onAttention = (event: Event): void => {
      if (!previewLinkOf(event) || !isAttention(event) || isDataScarce()) {
        return;
      }
      import('./Previews').then(
        ({default: Previews}) => {
          if (!signal.aborted) {
            listening.abort();
            setPreviews(<Previews />);
          }
        },
        () => {
          // The link works without a card; the next one tries again.
        },
      );
    };
    document.addEventListener('pointerover', onAttention, {signal});
    document.addEventListener('focusin', onAttention, {signal});
    return () => {
      listening.abort();
    };
  }, []);

  return previews;
}
