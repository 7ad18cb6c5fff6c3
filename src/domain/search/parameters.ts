// Names of the parameters of addresses, in a file of their own: every page carries it.

/** What the page of results looks for. */
export const queryName = 'q';
/** The kind it shows. */
export const kindName = 'rodzaj';
/**
 * Words to mark on a page travel in its address, so that they arrive in a new tab too: `?szukaj=opłatę+opłaty`. The
 * page takes them out of the address once it has read them.
 */
export const marksName = 'szukaj';
