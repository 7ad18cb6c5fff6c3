import type {Plugin} from '@docusaurus/types';
import {inlineScript} from '../first-paint/forcedColorMode';

/** Puts the script of forced colour modes into every page; stands after the preset, so it runs after its script. */
export default function forcedColorMode(): Plugin {
  return {
    name: 'forced-color-mode',
    injectHtmlTags: () => ({preBodyTags: [{tagName: 'script', innerHTML: inlineScript}]}),
  };
}
