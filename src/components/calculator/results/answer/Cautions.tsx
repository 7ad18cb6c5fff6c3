import {useMemo, type ReactNode} from 'react';
import type {Settled} from '@site/src/domain/calculator/answer/settled';
import {cautionsOf} from '@site/src/domain/calculator/answer/changes';

/** What the reader must know before trusting the numbers. */
export default function Cautions({
  settled: {answer, today},
}: {
  readonly settled: Settled;
}): ReactNode {
  const cautions = useMemo(() => cautionsOf(answer, today), [answer, today]);
  return (
    <section aria-labelledby="wynik-zastrzezenia">
      <h3 id="wynik-zastrzezenia">Na co uważać</h3>
      <ul>
        {cautions.map(({id, text, remedy}) => (
          <li key={id}>
            {text} {remedy}
          </li>
        ))}
      </ul>
    </section>
  );
}
