import type {ReactNode} from 'react';
import SortableTable from '@site/src/components/ui/controls/SortableTable';
import Table from '@site/src/components/ui/Table';
import {valueBaseText} from '@cooperative/settlement/cooperative/decision/baseText';
import {wholeAnswer} from '@cooperative/settlement/cooperative/whole';
import type {ResultTable} from '../tables';
import type {Settled} from '../types';
import {changesTable, likelyNote, projectsTable, pursesTable, toldChanges} from './decisionText';
import {swingsText} from './factorTexts';

const pageSize = 25;

/** The three projects side by side, the money of the step and of the whole, and whose money it is. */
export default function DecisionPart({settled}: {readonly settled: Settled}): ReactNode {
  const {decision, purses} = wholeAnswer(settled);
  const {changes, swings} = decision;
  return (
    <>
      <PlainTable label="Trzy możliwości obok siebie" table={projectsTable(decision)} />
      <PlainTable label="Ile daje krok i całość" table={changesTable(decision)} />
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

/** Texts in rows that have an order of their own. */
function PlainTable({
  label,
  table,
}: {
  readonly label: string;
  readonly table: ResultTable;
}): ReactNode {
  return (
    <Table aria-label={label}>
      <thead>
        <tr>
          {table.columns.map((column) => (
            <th key={column.label} scope="col">
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map(([heading, ...cells]) => (
          <tr key={heading}>
            <th scope="row">{heading}</th>
            {cells.map((cell, index) => (
              <td key={table.columns[index + 1]?.label}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
