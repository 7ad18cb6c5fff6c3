import type {Plugin} from '@docusaurus/types';
import {inlineScript} from '../first-paint/oldSources';

/** Puts the script that knows how long ago an article's sources were checked into every page. */
export default function oldSources(): Plugin {
  return {
    name: 'old-sources',
    injectHtmlTags: () => ({preBodyTags: [{tagName: 'script', innerHTML: inlineScript}]}),
  };
}
