import type {ReactNode} from 'react';
import {wholeAnswer} from '@cooperative/settlement/answer';
import type {CooperativeInput} from '@cooperative/settlement/description';
import {formatDate} from '@cooperative/polish';
import PrintAddress from './PrintAddress';
import PrintCashFlow from './PrintCashFlow';
import PrintDecision from './PrintDecision';
import PrintTable from './PrintTable';
import PrintVerdicts from './PrintVerdicts';
import {printedSources} from '@site/src/domain/calculator/answer/printedSources';
import {sentencesOf} from '@site/src/domain/calculator/answer/sentences';
import {ownPowerOf} from '../views/OwnPower';
import styles from './Print.module.css';
import {
  columnsNamed,
  memberTable,
  monthTable,
  withColumns,
  type ResultTable,
} from '@site/src/domain/calculator/tables/tables';
import type {Settled} from '@site/src/domain/calculator/answer/settled';
import {inputRows} from '@site/src/domain/calculator/tables/inputRows';

interface Props {
  readonly settled: Settled;
  /** The data in the form are newer. */
  readonly isOld?: boolean;
}

/** Rows of members that fit the two sheets, with and without the cash flow below them. */
const mostMembers = {beside: 12, alone: 20};
/** Columns of the month table that fit a page: use, shared, import, export, credited, bought, bills. */
const monthColumns = [0, 1, 3, 4, 5, 7, 8, 11];

/** What a council gets: the answer, its numbers and the law first, then what was settled and the tables. */
export default function PrintPages({settled, isOld = false}: Props): ReactNode {
  const {answer, today} = settled;
  const {input} = answer;
  const {refusal, law, added, sources} = sentencesOf(answer);
  const {members, project} = wholeAnswer(settled);
  const printedMembers = project?.ok ? mostMembers.beside : mostMembers.alone;
  const basis = (
    <div className={styles.sources}>
      <h3>Założenia i źródła</h3>
      {printedSources(settled).map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
  return (
    <div className={styles.pages}>
      <h2 className="visuallyHidden">Wynik</h2>
      <p>
        Wynik kalkulatora z {formatDate(today)} Pytanie: czy tym członkom opłaca się rozliczać prąd
        razem, w spółdzielni energetycznej? {refusal === null && `${law}.`}
      </p>
      {isOld && <p>Uwaga: to wynik sprzed zmiany. W formularzu są nowsze dane.</p>}
      {refusal !== null && <p className={styles.sentence}>{refusal}</p>}
      <p className={refusal === null ? styles.sentence : undefined}>{added}</p>
      <p>
        {sources} To szacunek, a nie oferta i nie porada prawna. Wynik zależy od założeń.{' '}
        {refusal !== null && (
          <>
            <strong>Liczby poniżej są warunkowe:</strong> tak byłoby, gdyby ta spółdzielnia mogła
            działać.
          </>
        )}
      </p>
      <p>
        Własny prąd:{' '}
        {ownPowerOf(answer.indicators)
          .map((named) => named.join(' '))
          .join(', ')}
        .
      </p>
      <PrintDecision decision={answer.decision} />
      <PrintVerdicts settled={settled} />
      <PrintInputs settled={settled} />
      <PrintTable
        caption="Okresy rozliczeniowe"
        table={withColumns(monthTable(settled), monthColumns)}
      />
      <PrintTable
        caption={
          members.length > printedMembers
            ? `Członkowie: pierwsze ${printedMembers} z ${members.length} (pominięto: ${members.length - printedMembers}). Wszyscy są w pliku z kalkulatora („Pobierz CSV: członkowie”).`
            : 'Członkowie'
        }
        table={printedMemberTable(memberTable(settled), input, printedMembers)}
      />
      {/* What may not be has no years to tell; its sums are above, as what would be. */}
      {refusal === null && <PrintCashFlow settled={settled} />}
      {isOld ? basis : <PrintAddress input={input}>{basis}</PrintAddress>}
    </div>
  );
}

/** Whose point it is, bought, gross, without the cooperative, what it adds. */
function printedMemberTable(
  {columns, rows}: ResultTable,
  {members}: CooperativeInput,
  count: number,
): ResultTable {
  const wanted = [
    'Członek',
    'Kupione według przepisu',
    'Brutto',
    'Bez spółdzielni',
    'Dodaje spółdzielnia',
  ];
  const named = rows.slice(0, count).map(([id = '', ...cells], index) => {
    const holder = members[index]?.holder;
    return [holder === undefined ? id : `${id} (${holder})`, ...cells];
  });
  return columnsNamed({columns, rows: named}, wanted);
}

/** What was settled: who, with what, by which tariffs, when, and where the data come from. */
function PrintInputs({settled}: {readonly settled: Settled}): ReactNode {
  return (
    <table className={`${styles.table} ${styles.inputs}`}>
      <caption>Co policzono</caption>
      <tbody>
        {inputRows(settled).map(([name, text]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
