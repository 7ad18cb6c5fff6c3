import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {watchPreviews} from '../browser/cards/linkPreviews';
import {watchTerms} from '../browser/cards/termCards';
import '../browser/cards/cards.css';
import {baseUrl} from '../docusaurus/browser/siteConfig';

/** Cards of glossary words and of links to articles, on every page. */
if (ExecutionEnvironment.canUseDOM) {
  watchTerms();
  watchPreviews(baseUrl);
}
