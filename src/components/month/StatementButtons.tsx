import {useCallback, useEffect, useState, type ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import {saveZip} from '@site/src/browser/month/saveZip';
import {toHeadingId} from '@site/src/domain/kernel/text';
import type {MonthInput} from '@site/src/domain/month/schema';
import type {SettledMonth} from '@site/src/domain/month/settleMonths';
import {membersOf} from '@site/src/domain/month/statement';
import StatementPages from './StatementPages';
import {statementFile} from './statementFile';

interface Props {
  readonly input: MonthInput;
  readonly months: readonly SettledMonth[];
  /** The months as the name of a file says them. */
  readonly span: string;
  readonly onFailure: (message: string) => void;
}

/** The statements of all members, to be printed or taken as files; they are drawn once somebody wants them. */
export default function StatementButtons({input, months, span, onFailure}: Props): ReactNode {
  const [wanted, setWanted] = useState<'print' | 'zip' | null>(null);
  const members = membersOf(input);
  const onReady = useCallback(
    (articles: readonly Element[]) => {
      if (wanted === 'print') {
        window.print();
        return;
      }
      const files = articles.map((article, index) => {
        const member = members[index] ?? '';
        return {
          name: `${String(index + 1).padStart(2, '0')}-${toHeadingId(member)}.html`,
          text: statementFile(`Zestawienie: ${member}`, article),
        };
      });
      saveZip(`zestawienia-${span}.zip`, files)
        .catch(() => {
          onFailure('Nie udało się spakować zestawień. Wydrukuj je albo spróbuj jeszcze raz.');
        })
        .finally(() => {
          setWanted(null);
        });
    },
    // The members and the span are those at the press: until it is done, nothing else is drawn.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
    [wanted],
  );
  useEffect(() => {
    const end = (): void => {
      setWanted(null);
    };
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return (
    <>
      <Button
        look="primary"
        onClick={() => {
          setWanted('print');
        }}>
        Drukuj zestawienia ({members.length})
      </Button>
      <Button
        onClick={() => {
          setWanted('zip');
        }}>
        Zestawienia w pliku ZIP
      </Button>
      {wanted !== null && (
        <StatementPages input={input} months={months} members={members} onReady={onReady} />
      )}
    </>
  );
}
