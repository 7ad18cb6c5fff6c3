import './cards.css';
import {watchPreviews} from './linkPreviews';
import {watchTerms} from './termCards';

/** Cards in a page that React runs. Their sheet has come with this code. */
export function watchAwake(baseUrl: string): void {
  const whenStyled = Promise.resolve();
  watchTerms(whenStyled);
  watchPreviews(baseUrl, whenStyled);
}
