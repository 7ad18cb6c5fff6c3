import type {ReactNode} from 'react';
import {isAttention, isDataScarce, previewLinkOf} from '@site/src/browser/linkPreview/previewLink';
import {useCodeOnAttention} from '@site/src/browser/network/useCodeOnAttention';

/** Cards of links to articles. Everything but this is fetched when a visitor first rests on such a link. */
export default function LinkPreview(): ReactNode {
  // Without a connection the link works without a card.
  const {code: Previews} = useCodeOnAttention(
    async () => (await import('./Previews')).default,
    (event) => previewLinkOf(event) !== null && isAttention(event) && !isDataScarce(),
  );
  return Previews && <Previews />;
}
