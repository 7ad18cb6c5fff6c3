import {useMemo, type ReactNode} from 'react';
import type {Calculation} from '@site/src/browser/calculator/useCalculator';
import type {Settled} from '../types';
import {cautionsOf} from './cautions';

interface Props {
  readonly settled: Settled;
  readonly calculation: Pick<Calculation, 'ranges'>;
}

/** What the reader must know before trusting the numbers. */
export default function Cautions({settled, calculation: {ranges}}: Props): ReactNode {
  const cautions = useMemo(() => cautionsOf(settled, ranges), [settled, ranges]);
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
