import {useEffect, useState, type ComponentType, type ReactNode} from 'react';
import {isAttention, isDataScarce, previewLinkOf} from '@site/src/hooks/linkPreview/previewLink';
import type {Props as PreviewsProps} from './Previews';

interface Needed extends PreviewsProps {
  readonly Previews: ComponentType<PreviewsProps>;
}

/** Cards of links to articles. All but this is fetched when a visitor first rests on such a link. */
export default function LinkPreview(): ReactNode {
  const [needed, setNeeded] = useState<Needed | null>(null);

  useEffect(() => {
    const listening = new AbortController();
    const {signal} = listening;
    let first: HTMLAnchorElement;
    const onAttention = (event: Event): void => {
      const link = previewLinkOf(event);
      if (!link || !isAttention(event) || isDataScarce()) {
        return;
      }
      // The visitor may have gone on to another one by the time the cards are here.
      first = link;
      import('./Previews').then(
        ({default: Previews}) => {
          if (!signal.aborted) {
            listening.abort();
            setNeeded({Previews, first});
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

  return needed && <needed.Previews first={needed.first} />;
}
