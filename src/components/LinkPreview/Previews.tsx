import {useEffect, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {watchLinks, type ShownPreview} from '@site/src/hooks/linkPreview/watchLinks';
import PreviewCard, {cardId} from './PreviewCard';

export interface Props {
  /** Link for which the cards were fetched. */
  readonly first: HTMLAnchorElement;
}

/** The card that is open now, if any. It stands at the end of the page, out of everything that clips. */
export default function Previews({first}: Props): ReactNode {
  const baseUrl = useBaseUrl('/');
  const [shown, setShown] = useState<ShownPreview | null>(null);

  useEffect(
    () => watchLinks({baseUrl, first, card: `#${cardId}`, onChange: setShown}),
    [baseUrl, first],
  );

  return shown && createPortal(<PreviewCard key={shown.link.href} {...shown} />, document.body);
}
