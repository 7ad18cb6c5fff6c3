import type {ReactNode} from 'react';
import {operatorNames} from '@site/src/domain/calculator/defaults';
import {quickMembers, type QuickInput} from '@site/src/domain/calculator/quick';

/** Which groups the quick mode counts with the example rates of another, and where to enter the right ones. */
export default function StandInRates({quick}: {readonly quick: QuickInput}): ReactNode {
  const groups = [...new Set(quickMembers(quick)?.map(({group}) => group))];
  const others = groups.filter((group) => group !== 'G11');
  const operator = operatorNames[quick.operator];
  return (
    <p className="meta">
      {others.length > 0
        ? `Członkowie mają na rachunkach zwykle grupy ${groups.join(', ')} (założenie). Stawek ${others.length > 1 ? 'grup' : 'grupy'} ${others.join(', ')} z datą i źródłem nie znaleźliśmy, więc liczymy przykładowymi stawkami G11 (${operator}) i kwoty są przybliżone.`
        : `Liczymy przykładowymi stawkami G11 (${operator}).`}{' '}
      Stawki ze swoich rachunków wpiszesz w trybie pełnym, w części „Stawki z rachunków”. Stałych
      opłat miesięcznych, których nie znamy, nie liczymy: są takie same w każdym porównaniu.
    </p>
  );
}
