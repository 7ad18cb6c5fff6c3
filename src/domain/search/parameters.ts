// Names of query parameters. A separate, small file because every page loads it.

/** The query of the results page. */
export const queryName = 'q';
/** The kind of results shown. */
export const kindName = 'rodzaj';
/**
 * Words to mark on a page are passed in its address, which also works in a new tab: `?szukaj=opłatę+opłaty`. The page
 * removes them from the address once it has read them.
 */
export const marksName = 'szukaj';
