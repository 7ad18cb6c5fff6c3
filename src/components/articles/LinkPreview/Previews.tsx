import {useEffect, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {watchLinks, type ShownPreview} from '@site/src/browser/linkPreview/watchLinks';
import PreviewCard, {cardId} from './PreviewCard';

/** The card open now, if any. It is at the end of the page, outside everything that clips. */
export default function Previews(): ReactNode {
  const baseUrl = useBaseUrl('/');
  const [shown, setShown] = useState<ShownPreview | null>(null);

  useEffect(() => watchLinks({baseUrl, card: `#${cardId}`, onChange: setShown}), [baseUrl]);

  return shown && createPortal(<PreviewCard key={shown.link.href} {...shown} />, document.body);
}
