import {pageFacts} from '../../domain/articles/pageFacts';
import {element} from '../device/element';
import {oncePerPage} from '../device/oncePerPage';
import {keepPlaced} from './keepPlaced';
import type {ShownPreview} from './shownLink';
import {watchLinks} from './watchLinks';

const cardId = 'podglad-linku';

/** Shows where a link leads, for one that the mouse or the focus rests on. */
export function watchPreviews(baseUrl: string): void {
  oncePerPage('previews', () => listen(baseUrl));
}

function listen(baseUrl: string): void {
  let hide = (): void => undefined;
  watchLinks({
    baseUrl,
    card: `#${cardId}`,
    onChange: (shown) => {
      hide();
      hide = shown ? show(shown) : () => undefined;
    },
  });
}

/** Describes the article a link leads to; the link keeps its own accessible name. Returns a function that hides it. */
function show({link, payload}: ShownPreview): () => void {
  const {title, description} = payload;
  const card = element(
    'div',
    'floatingCard noPrint',
    element('p', 'cardTitle', title),
    element('p', '', description),
    element('p', 'meta', pageFacts(payload)),
  );
  card.id = cardId;
  card.setAttribute('role', 'tooltip');
  // At the end of the page, outside everything that clips.
  document.body.append(card);
  const described = link.getAttribute('aria-describedby');
  link.setAttribute('aria-describedby', cardId);
  const stop = keepPlaced(card, link);
  return () => {
    stop();
    card.remove();
    if (described === null) {
      link.removeAttribute('aria-describedby');
    } else {
      link.setAttribute('aria-describedby', described);
    }
  };
}
