import {checkedAttribute, oldSourcesAttribute} from '../../domain/articles/article';
import {isOverAYearAgo} from '../../domain/polish/date';

/**
 * Marks an article with old sources, which shows its warning: before the first paint, as time passes without a new
 * build of the site, and whenever another article is opened. Inline, so that it does not add to the first load of our
 * code.
 */
export const oldSourcesScript = `(() => {
  const html = document.documentElement;
  const mark = () => {
    const checked = html.getAttribute('${checkedAttribute}');
    html.toggleAttribute('${oldSourcesAttribute}', !!checked && (${isOverAYearAgo.toString()})(checked, new Date()));
  };
  mark();
  new MutationObserver(mark).observe(html, {attributeFilter: ['${checkedAttribute}']});
})();`;
