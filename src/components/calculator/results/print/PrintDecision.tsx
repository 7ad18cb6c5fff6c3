import type {ReactNode} from 'react';
import {type Decision, valueBaseText} from '@cooperative/settlement/answer';
import {
  changesTable,
  projectsTable,
  toldChanges,
} from '@site/src/domain/calculator/finance/decisionText';
import {swingsText} from '@site/src/domain/calculator/finance/factorTexts';
import PrintTable from './PrintTable';
import styles from './Print.module.css';

/** What a council compares: the three projects, the step and the whole, each figure with its base. */
export default function PrintDecision({decision}: {readonly decision: Decision}): ReactNode {
  const {changes, swings} = decision;
  const bases = toldChanges.map(([id, name]) => `${name}: ${valueBaseText(changes[id].base)}.`);
  return (
    <>
      <PrintTable caption="Trzy możliwości obok siebie" table={projectsTable(decision)} />
      <PrintTable
        caption="Ile daje sama spółdzielnia, a ile całość"
        table={changesTable(decision)}
      />
      <p className={styles.fine}>
        {bases.join(' ')}
        {swings.length > 0 && ` Co zmienia wynik kroku i o ile w roku: ${swingsText(swings)}.`}
      </p>
    </>
  );
}
