import type {ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import {today} from '@site/src/browser/device/today';
import {docxOf} from '@site/src/browser/month/saveSheet';
import {saveZip} from '@site/src/browser/month/saveZip';
import {exactText, toCsv, toHeadingId} from '@cooperative/polish';
import type {CooperativeRecord} from '@cooperative/settlement/record';
import {
  booksRows,
  membersOf,
  type SettledMonth,
  type Sheet,
  sheetText,
  statementSheet,
} from '@cooperative/settlement/month';
import {usePrint} from './PrintPages';
import SheetView from './SheetView';

interface Props {
  readonly input: CooperativeRecord;
  readonly months: readonly SettledMonth[];
  /** The months as the name of a file says them. */
  readonly span: string;
  readonly onFailure: (message: string) => void;
}

/** The statements of all members: on paper, drawn once somebody wants them, or as texts and tables in one file. */
export default function StatementButtons({input, months, span, onFailure}: Props): ReactNode {
  const members = membersOf(input);
  const sheetOf = (member: string): Sheet =>
    statementSheet(input, months, member, {day: today(), format: exactText});
  const {print, printed} = usePrint(() =>
    members.map((member) => <SheetView key={member} sheet={sheetOf(member)} />),
  );
  return (
    <>
      <Button look="primary" onClick={print}>
        Drukuj zestawienia ({members.length})
      </Button>
      <Button
        onClick={() => {
          filesOf(input, months, sheetOf)
            .then((files) => saveZip(`zestawienia-${span}.zip`, files))
            .catch(() => {
              onFailure('Nie udało się spakować zestawień. Wydrukuj je albo spróbuj jeszcze raz.');
            });
        }}>
        Zestawienia w pliku ZIP (DOCX, TXT, CSV)
      </Button>
      {printed}
    </>
  );
}

/** Of each member a document to edit, the text of an e-mail and a table. */
async function filesOf(
  input: CooperativeRecord,
  months: readonly SettledMonth[],
  sheetOf: (member: string) => Sheet,
): Promise<readonly {readonly name: string; readonly content: string | ArrayBuffer}[]> {
  const [head = [], ...rows] = booksRows(input, months, exactText);
  const files = membersOf(input).map(async (member, index) => {
    const name = `${String(index + 1).padStart(2, '0')}-${toHeadingId(member)}`;
    const sheet = sheetOf(member);
    return [
      {name: `${name}.docx`, content: await docxOf(sheet)},
      {name: `${name}.txt`, content: sheetText(sheet)},
      {name: `${name}.csv`, content: toCsv([head, ...rows.filter(([, own]) => own === member)])},
    ];
  });
  return (await Promise.all(files)).flat();
}
