import {takeMarks} from '../../domain/search/marks';
import {markWords} from './markWords';

/** Takes the words to mark out of the address, so that it can still be shared, and marks them. */
export function showMarks(): void {
  const {pathname, search, hash} = window.location;
  const {words, rest} = takeMarks(search);
  window.history.replaceState(window.history.state, '', pathname + rest + hash);
  if (words.length > 0) {
    markWords(words);
  }
}
