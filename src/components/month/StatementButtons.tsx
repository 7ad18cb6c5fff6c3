import {useCallback, useEffect, useState, type ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import {componentNames} from '@site/src/components/calculator/results/names';
import {today} from '@site/src/browser/device/today';
import {saveZip} from '@site/src/browser/month/saveZip';
import {toCsv} from '@site/src/domain/kernel/csv';
import {toHeadingId} from '@site/src/domain/kernel/text';
import type {MonthInput} from '@site/src/domain/month/schema';
import type {SettledMonth} from '@site/src/domain/month/settleMonths';
import {membersOf} from '@site/src/domain/month/statement';
import {statementText} from '@site/src/domain/month/statementText';
import {booksRows} from '@site/src/domain/month/tables';
import StatementPages from './StatementPages';
import {exactText} from './words';

interface Props {
  readonly input: MonthInput;
  readonly months: readonly SettledMonth[];
  /** The months as the name of a file says them. */
  readonly span: string;
  readonly onFailure: (message: string) => void;
}

/** The statements of all members: on paper, drawn once somebody wants them, or as texts and tables in one file. */
export default function StatementButtons({input, months, span, onFailure}: Props): ReactNode {
  const [isPrinting, setIsPrinting] = useState(false);
  const members = membersOf(input);
  const print = useCallback(() => {
    window.print();
  }, []);
  useEffect(() => {
    const end = (): void => {
      setIsPrinting(false);
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
          setIsPrinting(true);
        }}>
        Drukuj zestawienia ({members.length})
      </Button>
      <Button
        onClick={() => {
          saveZip(`zestawienia-${span}.zip`, filesOf(input, months)).catch(() => {
            onFailure('Nie udało się spakować zestawień. Wydrukuj je albo spróbuj jeszcze raz.');
          });
        }}>
        Zestawienia w pliku ZIP
      </Button>
      {isPrinting && (
        <StatementPages
          input={input}
          months={months}
          members={members}
          day={today()}
          onReady={print}
        />
      )}
    </>
  );
}

/** Of each member the text of an e-mail, and the same in a table. */
function filesOf(
  input: MonthInput,
  months: readonly SettledMonth[],
): readonly {readonly name: string; readonly text: string}[] {
  const [head = [], ...rows] = booksRows(input, months, {format: exactText, componentNames});
  return membersOf(input).flatMap((member, index) => {
    const name = `${String(index + 1).padStart(2, '0')}-${toHeadingId(member)}`;
    return [
      {
        name: `${name}.txt`,
        text: statementText(input, months, member, {day: today(), format: exactText}),
      },
      {name: `${name}.csv`, text: toCsv([head, ...rows.filter(([, own]) => own === member)])},
    ];
  });
}
