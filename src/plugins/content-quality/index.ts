import {setImmediate as nextTurn, setTimeout as pause} from 'node:timers/promises';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {pathsToWatch, siteOf} from '../../content/loadSite';
import {ContentError, describeProblem, type Problem} from '../../content/problem';
import {checkSite, checksOf} from '../../content/quality/checkSite';

/** By then the development server has shown what was saved. */
const patienceMs = 3000;

/**
 * Enforces the content rules that `npm run sprawdz` shows: a build with a problem stops, with all problems listed.
 * The development server only warns, and later, so that an article can be seen while it is being written. It is the
 * first of the plugins and never waits, so a build reports before any other step meets the same mistake.
 */
export default function contentQuality({siteDir}: Pick<LoadContext, 'siteDir'>): Plugin {
  let saves = 0;
  let showFirst = (): void => undefined;
  const firstShown = new Promise<void>((resolve) => {
    showFirst = resolve;
  });
  /** In turns with the server, and not to the end if something is saved meanwhile. */
  const warn = async (): Promise<void> => {
    saves += 1;
    const save = saves;
    await firstShown;
    await pause(patienceMs);
    const problems: Problem[] = [];
    for (const check of checksOf(siteOf(siteDir))) {
      if (save !== saves) {
        return;
      }
      problems.push(...check());
      await nextTurn();
    }
    if (problems.length > 0) {
      console.warn(mistakes(problems).message);
    }
  };
  const isDevelopment = process.env.NODE_ENV === 'development';
  return {
    name: 'content-quality',
    getPathsToWatch: () => pathsToWatch(siteDir),
    async loadContent() {
      if (isDevelopment) {
        void warn();
        return;
      }
      const problems = checkSite(siteOf(siteDir));
      if (problems.length > 0) {
        throw mistakes(problems);
      }
    },
    ...(isDevelopment && {
      configureWebpack: () => ({
        plugins: [
          {
            apply: ({hooks}) => hooks.done.tap('content-quality', showFirst),
          },
        ],
      }),
    }),
  };
}

function mistakes(problems: readonly Problem[]): ContentError {
  return new ContentError(
    `Do poprawienia w treści: ${problems.length}\n${problems.map(describeProblem).join('\n')}`,
    problems,
  );
}
