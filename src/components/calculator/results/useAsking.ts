import {useCallback, useState} from 'react';
import type {Result} from '@cooperative/polish';
import type {CalculationReport} from '@cooperative/settlement/answer';

/** What became of a question to the calculation. */
type Asked<Found> =
  | {readonly kind: 'idle' | 'busy'}
  | {readonly kind: 'failed'; readonly message?: string | undefined}
  | {readonly kind: 'done'; readonly found: Found};

/**
 * Asks the calculation more about a report, or about a part of it. Only the newest question counts, and of another one
 * nothing has been asked yet.
 */
export function useAsking<Found>(
  of: CalculationReport,
  part?: number,
): [asked: Asked<Found>, ask: (question: Promise<Result<Found>>) => void] {
  const [last, setLast] = useState<{
    readonly of: CalculationReport;
    readonly part: number | undefined;
    readonly asked: Asked<Found>;
  }>();
  const ask = useCallback(
    (question: Promise<Result<Found>>): void => {
      const mine = {of, part, asked: {kind: 'busy'}} as const;
      setLast(mine);
      const tell = (asked: Asked<Found>): void => {
        setLast((newest) => (newest === mine ? {of, part, asked} : newest));
      };
      question.then(
        (result) => {
          tell(
            result.ok
              ? {kind: 'done', found: result.value}
              : {kind: 'failed', message: result.errors[0]?.message},
          );
        },
        () => tell({kind: 'failed'}),
      );
    },
    [of, part],
  );
  const isMine = last?.of === of && last.part === part;
  return [isMine ? last.asked : {kind: 'idle'}, ask];
}
