import {withoutClickIds} from '../../domain/browser/navigation/middleware';
import byPath from '@site-data/route-middleware.json';

/** The route middleware of a page, before anything reads its address; later it is run by `client-modules/middleware`. */
export function cleanAddress(): void {
  const {pathname, search, hash} = location;
  const clean = withoutClickIds(search);
  if (byPath[pathname.replace(/(.)\/$/, '$1')] && clean.length < search.length) {
    history.replaceState(history.state, '', pathname + clean + hash);
  }
}
