/**
 * Words to mark on a page travel in its address, so that they arrive in a new tab too: `?szukaj=opłatę+opłaty`. The
 * page takes them out of the address once it has read them. A file of its own: every page carries it.
 */
export const marksName = 'szukaj';
