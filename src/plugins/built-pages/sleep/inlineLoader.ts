import {minifySync} from '@swc/core';
import {ahead} from '../../../asleep/ahead';
import {colorMode} from '../../../asleep/colorMode';
import {followReading} from '../../../asleep/followReading';
import {loader} from '../../../asleep/loader';
import type {LoaderSettings} from '../../../asleep/page';
import {statistics} from '../../../asleep/statistics';
import {unloaded} from '../../../asleep/unloaded';

/** What a site or a page needs of the loader besides what all need. */
interface Needs {
  readonly hasStatistics: boolean;
  /** Whether the section being read is to be marked in its contents. */
  readonly hasContents: boolean;
}

/** The script that keeps a page asleep, as text to be put into the page. */
export function inlineLoader(settings: LoaderSettings, needs: Needs): string {
  const parts = [
    colorMode,
    ahead,
    ...(needs.hasStatistics ? [statistics] : []),
    ...(needs.hasContents ? [followReading] : []),
  ];
  const call = `(${String(loader)})(${JSON.stringify(settings)}, [${parts.map(String).join(', ')}]);`;
  return minified(call);
}

/** The script of a page that runs its scripts at once, for the case that they do not come. */
export function unloadedScript(patienceMs: number): string {
  return minified(`(${String(unloaded)})(${patienceMs});`);
}

function minified(code: string): string {
  return minifySync(code, {compress: {ecma: 2020}, mangle: true, ecma: 2020}).code;
}
