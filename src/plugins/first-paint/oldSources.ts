import {
  checkedAttribute,
  oldSourcesAttribute,
  oldSourcesPlace,
  oldSourcesWarning,
} from '../../domain/articles/article';
import {isOverAYearAgo} from '../../domain/polish/date';

/**
 * Marks an article with old sources and writes the warning into it: before the first paint, as time passes without a
 * new build of the site, and whenever another article is opened. Inline, so that it does not add to the first load of
 * our code.
 */
export const oldSourcesScript = `(function () {
  var html = document.documentElement;
  function mark() {
    var checked = html.getAttribute('${checkedAttribute}');
    var isOld = checked && (${isOverAYearAgo.toString()})(checked, new Date());
    html.toggleAttribute('${oldSourcesAttribute}', Boolean(isOld));
    warn();
  }
  function warn() {
    if (html.hasAttribute('${oldSourcesAttribute}')) {
      var place = html.querySelector('[${oldSourcesPlace}]:empty');
      if (place) place.textContent = ${JSON.stringify(oldSourcesWarning)};
    }
  }
  mark();
  new MutationObserver(mark).observe(html, {attributes: true, attributeFilter: ['${checkedAttribute}']});
  new MutationObserver(warn).observe(html, {childList: true, subtree: true});
})();`;
