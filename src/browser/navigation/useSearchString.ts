import {useCallback, useSyncExternalStore} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';

/**
 * The query string of the page's address, as it is now: the router tells of a change only later. Empty in the built
 * page, which is one for all query strings.
 */
export function useSearchString(): string {
  const history = useHistory();
  const shown = useLocation();
  const listen = useCallback((then: () => void) => history.listen(then), [history]);
  return useSyncExternalStore(
    listen,
    // On the way to another page this one stays as it was.
    () => (history.location.pathname === shown.pathname ? history.location : shown).search,
    () => '',
  );
}
