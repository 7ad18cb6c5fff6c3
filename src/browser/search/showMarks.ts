import {takeMarks} from '../../domain/search/marks';
import {markWords} from './markWords';

/** Takes the words to mark out of the address, which stays fit to be passed on, and marks them. */
export function showMarks(): void {
  const {pathname, search, hash} = window.location;
  const {words, rest} = takeMarks(search);
  window.history.replaceState(window.history.state, '', pathname + rest + hash);
  if (words.length > 0) {
    markWords(words);
  }
}
