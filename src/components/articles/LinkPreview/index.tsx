import {useEffect, type ReactNode} from 'react';
import {useFetchedCode} from '@site/src/browser/network/useFetchedCode';
import {isAttention, isDataScarce, previewLinkOf} from '@site/src/browser/linkPreview/previewLink';

/** Cards of links to articles. Everything but this is fetched when a visitor first rests on such a link. */
export default function LinkPreview(): ReactNode {
  // The link works without a card; after a failed fetch the next link tries again.
  const {fetched, fetchCode} = useFetchedCode(async () => (await import('./Previews')).default);
  const isThere = fetched.status === 'there';

  useEffect(() => {
    if (isThere) {
      return undefined;
    }
    const onAttention = (event: Event): void => {
      if (previewLinkOf(event) && isAttention(event) && !isDataScarce()) {
        fetchCode();
      }
    };
    document.addEventListener('pointerover', onAttention);
    document.addEventListener('focusin', onAttention);
    return () => {
      document.removeEventListener('pointerover', onAttention);
      document.removeEventListener('focusin', onAttention);
    };
  }, [isThere, fetchCode]);

  return isThere && <fetched.code />;
}
