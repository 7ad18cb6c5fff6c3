import {useEffect, useMemo} from 'react';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {DatedRates} from '@site/src/domain/calculator/defaults';
import type {FirstAnswer} from '@site/src/domain/calculator/firstAnswer';
import {cooperativeOfDescription, freshState} from '@site/src/domain/calculator/state';
import type {Answer} from '@cooperative/settlement/answer';
import {usedRates} from '@cooperative/settlement/description';

/**
 * The answer the page was built with, to be shown until the worker's own. Null behind a link, which describes another
 * cooperative: until React knows of the link, `data-linked` hides what was built.
 */
export function useFirstAnswer(first: FirstAnswer | undefined, dated: DatedRates): Answer | null {
  const {hash} = useLocation();
  const isLinked = useIsBrowser() && hash.length > 1;
  useEffect(() => {
    if (isLinked) {
      delete document.documentElement.dataset.linked;
    }
  }, [isLinked]);
  return useMemo(() => {
    const input = cooperativeOfDescription(freshState(dated).description, dated);
    return isLinked || input === null || !first
      ? null
      : {...first, input, usedRates: usedRates(input, dated.rates)};
  }, [isLinked, first, dated]);
}
