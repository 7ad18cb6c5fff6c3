import type {LoadContext, Plugin} from '@docusaurus/types';
import {pathsToWatch, siteOf} from '../../content/loadSite';
import {ContentError, describeProblem} from '../../content/problem';
import {checkSite} from '../../content/quality/checkSite';

/**
 * Enforces the content rules that `npm run sprawdz` shows: a build with a problem stops, with all problems listed.
 * The development server only warns, so that an article can be seen while it is being written. It is the first of the
 * plugins and never waits, so it reports before any other step meets the same mistake.
 */
export default function contentQuality({siteDir}: Pick<LoadContext, 'siteDir'>): Plugin {
  return {
    name: 'content-quality',
    getPathsToWatch: () => pathsToWatch(siteDir),
    async loadContent() {
      const problems = checkSite(siteOf(siteDir));
      if (problems.length === 0) {
        return;
      }
      const message = `Do poprawienia w treści: ${problems.length}\n${problems.map(describeProblem).join('\n')}`;
      if (process.env.NODE_ENV === 'development') {
        console.warn(message);
      } else {
        throw new ContentError(message, problems);
      }
    },
  };
}
