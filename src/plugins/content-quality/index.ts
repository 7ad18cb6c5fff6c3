import type {LoadContext, Plugin} from '@docusaurus/types';
import {pathsToWatch, siteOf} from '../../content/loadSite';
import {ContentError, describeProblem} from '../../content/problem';
import {checkSite} from '../../content/quality/checkSite';

/** By then the development server has shown what was saved. */
const patienceMs = 3000;

/**
 * Enforces the content rules that `npm run sprawdz` shows: a build with a problem stops, with all problems listed.
 * The development server only warns, and later, so that an article can be seen while it is being written. It is the
 * first of the plugins and never waits, so a build reports before any other step meets the same mistake.
 */
export default function contentQuality({siteDir}: Pick<LoadContext, 'siteDir'>): Plugin {
  let warning: NodeJS.Timeout | undefined;
  return {
    name: 'content-quality',
    getPathsToWatch: () => pathsToWatch(siteDir),
    async loadContent() {
      if (process.env.NODE_ENV === 'development') {
        clearTimeout(warning);
        warning = setTimeout(() => {
          const mistakes = mistakesIn(siteDir);
          if (mistakes) {
            console.warn(mistakes.message);
          }
        }, patienceMs);
        return;
      }
      const mistakes = mistakesIn(siteDir);
      if (mistakes) {
        throw mistakes;
      }
    },
  };
}

function mistakesIn(siteDir: string): ContentError | null {
  const problems = checkSite(siteOf(siteDir));
  return problems.length === 0
    ? null
    : new ContentError(
        `Do poprawienia w treści: ${problems.length}\n${problems.map(describeProblem).join('\n')}`,
        problems,
      );
}
