import {unloaded} from '../../../asleep/unloaded';
import {consent, reload, sleep} from '../../../site/behaviour';
import {asText} from '../../asText';
import {addTo, replaceScripts} from '../builtPage';
import type {PageStep} from '../pipeline';
import type {PublishedSite} from '../publishedSite';
import {inlineLoader} from '../sleep/inlineLoader';
import {speculationRules} from '../sleep/speculationRules';

/**
 * A page that is read comes without React: in place of its scripts stands a short one that loads them when the visitor
 * comes near a control. Pages for work stay as they are, with a word for the case that theirs do not come.
 */
export function putToSleep({
  baseUrl,
  hasStatistics,
  routeScripts,
  cards,
}: Pick<PublishedSite, 'baseUrl' | 'hasStatistics' | 'routeScripts' | 'cards'>): PageStep {
  const settings = {
    nearMs: sleep.nearMs,
    aheadMs: sleep.aheadMs,
    markerKey: reload.markerKey,
    markerMs: reload.markerMs,
    ...(hasStatistics && {consentKey: consent.storageKey}),
  };
  const plain = inlineLoader(settings, {hasStatistics, hasContents: false});
  const withContents = inlineLoader(settings, {hasStatistics, hasContents: true});
  const notice = asText(unloaded, sleep.unloadedMs);
  const rules = JSON.stringify(
    speculationRules({
      baseUrl,
      awake: sleep.awakePages.map((address) => baseUrl + address.slice(1)),
      hasStatistics,
    }),
  );
  return (page) => {
    const {scripts, attributes, parts} = page.content;
    const isAwake =
      sleep.awakePages.some((address) => address === page.address) || attributes.has('data-awake');
    if (isAwake && attributes.has('data-unloaded')) {
      return addTo(page, 'endOfHead', `<script>${notice}</script>`);
    }
    if (isAwake || scripts.length === 0) {
      return page;
    }
    const own = routeScripts(page.route, parts).map((file) => baseUrl + file);
    const list = [...cards, ...own, ...scripts.map(({src}) => src)].join(' ');
    const code = attributes.has('data-contents') ? withContents : plain;
    return replaceScripts(
      page,
      `<script data-scripts="${list}">${code}</script><script type="speculationrules">${rules}</script>`,
    );
  };
}
