import {isOverAYearAgo} from '@cooperative/polish';

/**
 * Marks an article with old sources, which shows its warning: before the first paint, as time passes without a new
 * build of the site, and whenever another article is opened.
 */
export function oldSources(): void {
  const html = document.documentElement;
  const mark = (): void => {
    const {checked} = html.dataset;
    html.toggleAttribute('data-old-sources', checked ? isOverAYearAgo(checked, new Date()) : false);
  };
  mark();
  new MutationObserver(mark).observe(html, {attributeFilter: ['data-checked']});
}
