import {checkedAttribute, oldSourcesAttribute} from '../../domain/articles/article';
import {isOverAYearAgo} from '../../domain/polish/date';

/**
 * Marks an article with old sources, which shows its warning: before the first paint, as time passes without a new
 * build of the site, and whenever another article is opened. Inline, so that it does not add to the first load of our
 * code.
 */
export const oldSourcesScript = `(function () {
  var html = document.documentElement;
  function mark() {
    var checked = html.getAttribute('${checkedAttribute}');
    var isOld = checked && (${isOverAYearAgo.toString()})(checked, new Date());
    html.toggleAttribute('${oldSourcesAttribute}', Boolean(isOld));
  }
  mark();
  new MutationObserver(mark).observe(html, {attributeFilter: ['${checkedAttribute}']});
})();`;
