import {useEffect, useState} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {hashTarget} from '../../domain/browser/navigation/hash';
import {loadSearch} from '../search/loadSearch';
import {filterQuestions, type FoundQuestions} from './filterQuestions';

export interface QuestionFilter {
  readonly query: string;
  readonly change: (query: string) => void;
  /** Null while there is no answer to the query. */
  readonly counts: FoundQuestions | null;
  readonly hasFailed: boolean;
}

/** Filters the questions of the page by what is typed; the search's code comes with the first letter. */
export function useQuestionFilter(): QuestionFilter {
  const [query, change] = useState('');
  const [counts, setCounts] = useState<FoundQuestions | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const base = useBaseUrl('/');

  useEffect(() => {
    let isCurrent = true;
    setHasFailed(false);
    if (query.trim() === '') {
      filterQuestions(null);
      setCounts(null);
    } else {
      loadSearch(base, query)
        .then((search) => Promise.all([search.filter(query), search(query, 'question')]))
        .then(
          ([filter, {pages}]) => {
            if (isCurrent) {
              const ranked = pages.flatMap(({results}) => results.map(({url}) => idIn(url)));
              setCounts(filterQuestions(filter, ranked));
            }
          },
          () => {
            if (isCurrent) {
              filterQuestions(null);
              setCounts(null);
              setHasFailed(true);
            }
          },
        );
    }
    return () => {
      isCurrent = false;
    };
  }, [query, base]);

  useEffect(() => {
    // A link to a question that is filtered out leads to it all the same.
    const show = ({target}: MouseEvent): void => {
      const link = target instanceof Element ? target.closest('a[href^="#"]') : null;
      if (link && document.getElementById(hashTarget(link.getAttribute('href') ?? ''))?.hidden) {
        filterQuestions(null);
        change('');
      }
    };
    document.addEventListener('click', show, true);
    return () => document.removeEventListener('click', show, true);
  }, []);

  return {query, change, counts, hasFailed};
}

const idIn = (url: string): string => hashTarget(/#.*/.exec(url)?.[0] ?? '');
