import {useMemo, type ReactNode} from 'react';
import Notice from '@site/src/components/ui/Notice';
import type {SavingRanges} from '@site/src/domain/cooperative/compare';
import type {Told} from '../types';
import {warningsOf} from './warnings';

interface Props {
  readonly settled: Told;
  readonly ranges: SavingRanges | null;
}

/** What the reader must know before trusting the numbers. */
export default function Warnings({settled, ranges}: Props): ReactNode {
  const {report, input, usedRates, today} = settled;
  const warnings = useMemo(
    () => warningsOf(report, input, usedRates, today, ranges),
    [report, input, usedRates, today, ranges],
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
