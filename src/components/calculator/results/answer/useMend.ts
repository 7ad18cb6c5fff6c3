import {useEffect, useRef} from 'react';
import {resultId} from '@site/src/components/calculator/shared/reveal';
import {offerUndo} from '@site/src/browser/notifications/offerUndo';
import type {Description} from '@site/src/domain/calculator/state';
import type {Mend, Mending} from '@site/src/domain/calculator/answer/mends';

/**
 * Sets what a press mends, leaves the focus in the result, says what that assumes and offers to take it back, until
 * anything else is changed.
 */
export function useMend({
  description,
  dispatch,
}: Mending): (mend: Pick<Mend, 'told' | 'description'>) => void {
  const offer = useRef<{readonly mended: Description; readonly ends: AbortController}>(null);
  useEffect(
    () => () => {
      offer.current?.ends.abort();
    },
    [],
  );
  useEffect(() => {
    if (offer.current?.mended !== description) {
      offer.current?.ends.abort();
    }
  }, [description]);
  return ({description: mended, told}) => {
    const ends = new AbortController();
    offer.current?.ends.abort();
    offer.current = {mended, ends};
    dispatch({kind: 'describe', description: mended});
    // What was pressed is gone once the new answer is there.
    document.getElementById(resultId)?.focus({preventScroll: true});
    offerUndo(told, () => dispatch({kind: 'describe', description}), ends.signal);
  };
}
