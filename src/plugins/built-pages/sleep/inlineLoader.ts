import {ahead} from '../../../asleep/ahead';
import {colorMode} from '../../../asleep/colorMode';
import {followReading} from '../../../asleep/followReading';
import {loader} from '../../../asleep/loader';
import type {LoaderSettings} from '../../../asleep/page';
import {statistics} from '../../../asleep/statistics';
import {asText} from '../../asText';

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
  return asText(loader, settings, parts);
}
