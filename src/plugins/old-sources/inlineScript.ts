import {checkedAttribute, oldSourcesAttribute} from '../../domain/article';
import {isOverAYearAgo} from '../../domain/polishDate';

/** Marks an article with old sources before the first paint: time goes by without a new build of the site. */
export const inlineScript = `(function () {
  var html = document.documentElement;
  var checked = html.getAttribute('${checkedAttribute}');
  if (checked && (${isOverAYearAgo.toString()})(checked, new Date())) {
    html.setAttribute('${oldSourcesAttribute}', '');
  }
})();`;
