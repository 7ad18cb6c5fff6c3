import type {ClientModule} from '@docusaurus/types';
import {marksName} from '../domain/search/parameters';

/** Marks the words for which the search led here; without them a page fetches nothing. */
const searchMarks: ClientModule = {
  onRouteDidUpdate({location: {search}}) {
    if (search.includes(`${marksName}=`)) {
      void import('../browser/search/showMarks').then(({showMarks}) => showMarks());
    }
  },
};

export default searchMarks;
