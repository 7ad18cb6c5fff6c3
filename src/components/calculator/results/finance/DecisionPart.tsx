import type {ReactNode} from 'react';
import SortableTable from '@site/src/components/ui/controls/SortableTable';
import Table from '@site/src/components/ui/Table';
import {valueBaseText, wholeAnswer} from '@cooperative/settlement/answer';
import TableRows from '../TableRows';
import type {Settled} from '@site/src/domain/calculator/answer/settled';
import {
  changesTable,
  likelyNote,
  projectsTable,
  pursesTable,
  toldChanges,
} from '@site/src/domain/calculator/finance/decisionText';
import {swingsText} from '@site/src/domain/calculator/finance/factorTexts';

const pageSize = 25;

/** The three projects side by side, the money of the step and of the whole, and whose money it is. */
export default function DecisionPart({settled}: {readonly settled: Settled}): ReactNode {
  const {decision, purses} = wholeAnswer(settled);
  const {changes, swings} = decision;
  return (
    <>
      <Table aria-label="Trzy możliwości obok siebie">
        <TableRows table={projectsTable(decision)} />
      </Table>
      <Table aria-label="Ile daje sama spółdzielnia, a ile całość">
        <TableRows table={changesTable(decision)} />
      </Table>
      <ul className="meta">
        {toldChanges.map(([id, name]) => (
          <li key={id}>
            {name}: {valueBaseText(changes[id].base)}.
          </li>
        ))}
        {swings.length > 0 && (
          <li>
            Co zmienia krok o ile w roku: {swingsText(swings)}. {likelyNote}
          </li>
        )}
      </ul>
      <SortableTable caption="Czyje to pieniądze" pageSize={pageSize} {...pursesTable(purses)} />
    </>
  );
}
