import {htmlOf} from '../builtPage';
import type {Emitter} from '../pipeline';

/**
 * Copies that make `/oferta/` answer like `/oferta`. Copies, not redirects: a redirect loops on hosts that prefer
 * `oferta/index.html` over `oferta.html`.
 */
export const slashTwins: Emitter = (_site, pages) =>
  pages
    .filter(({address}) => address !== '/')
    .map((page) => ({file: `${page.address.slice(1)}/index.html`, content: htmlOf(page)}));
