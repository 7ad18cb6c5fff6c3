import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {ContentError} from '../../content/data/checkShape';
import {dataFolder} from '../../content/data/load';
import {knowledgeBaseFolder} from '../../content/markdown/hooks/parseFrontMatter';
import {checkSite} from '../../content/quality/checkSite';
import {describeProblem} from '../../content/problem';
import {readSite} from '../../content/loadSite';

/**
 * Holds the rules of content that `npm run sprawdz` shows: a build with a problem stops, with all problems listed.
 * The development server only warns, so that an article can be seen while it is being written.
 */
export default function contentQuality({siteDir}: LoadContext): Plugin {
  return {
    name: 'content-quality',
    getPathsToWatch: () => [
      path.join(siteDir, knowledgeBaseFolder, '**/*.md'),
      path.join(siteDir, dataFolder, '*.yaml'),
    ],
    async loadContent() {
      const problems = checkSite(readSite(siteDir)).map(describeProblem);
      if (problems.length === 0) {
        return;
      }
      const message = `Do poprawienia w treści: ${problems.length}\n${problems.join('\n')}`;
      if (process.env.NODE_ENV === 'development') {
        console.warn(message);
      } else {
        throw new ContentError(message);
      }
    },
  };
}
