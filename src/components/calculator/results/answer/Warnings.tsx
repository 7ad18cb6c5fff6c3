import {useMemo, type ReactNode} from 'react';
import Notice from '@site/src/components/ui/Notice';
import type {Told} from '../types';
import {warningsOf} from './warnings';

/** What the reader must know before trusting the numbers. */
export default function Warnings({settled}: {readonly settled: Told}): ReactNode {
  const {report, input, usedRates, today} = settled;
  const warnings = useMemo(
    () => warningsOf(report, input, usedRates, today),
    [report, input, usedRates, today],
  );
  return (
    warnings.length > 0 && (
      <Notice kind="warning" title="Zwróć uwagę">
        {warnings.length === 1 ? (
          warnings.map(({id, text, remedy}) => (
            <p key={id}>
              {text} {remedy}
            </p>
          ))
        ) : (
          <ul>
            {warnings.map(({id, text, remedy}) => (
              <li key={id}>
                {text} {remedy}
              </li>
            ))}
          </ul>
        )}
      </Notice>
    )
  );
}
