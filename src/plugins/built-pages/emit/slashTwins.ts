import type {Emitter} from '../pipeline';

/**
 * Copies that make `/oferta/` answer like `/oferta`. Copies, not redirects: a redirect loops on hosts that prefer
 * `oferta/index.html` over `oferta.html`.
 */
export const slashTwins: Emitter = (_site, pages) =>
  pages
    .filter(({address}) => address !== '/')
    .map(({address, source}) => ({file: `${address.slice(1)}/index.html`, content: source}));
