import type {ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import ButtonRow from '@site/src/components/ui/buttons/ButtonRow';
import {
  documentSheet,
  fileNames,
  type IssuedDocument,
  ksefBundle,
  monthIn,
  payoutRows,
  payoutsOf,
  registerRows,
} from '@cooperative/settlement/documents';
import {exactText, toCsv} from '@cooperative/polish';
import type {CooperativeRecord} from '@cooperative/settlement/record';
import type {SettledMonth} from '@cooperative/settlement/month';
import {saveFile} from '@site/src/browser/device/saveFile';
import {docxOf} from '@site/src/browser/month/saveSheet';
import {saveZip} from '@site/src/browser/month/saveZip';
import {usePrint} from '../PrintPages';
import SheetView from '../SheetView';

interface Props {
  readonly input: CooperativeRecord;
  /** `2026-05` */
  readonly month: string;
  /** Undefined for a month whose files are gone. */
  readonly settled: SettledMonth | undefined;
  readonly documents: readonly IssuedDocument[];
  readonly onFailure: (message: string) => void;
}

/** Every document as a file of a word processor, in one zip. */
async function saveSheets(month: string, documents: readonly IssuedDocument[]): Promise<void> {
  const names = fileNames(documents);
  const files = documents.map(async (document) => ({
    name: `${names.get(document.number) ?? ''}.docx`,
    content: await docxOf(documentSheet(document, exactText)),
  }));
  await saveZip(`rozliczenia-${month}.zip`, await Promise.all(files));
}

/** What leaves the page: sheets on paper, files for KSeF, and tables for the books. */
export default function DocumentButtons({
  input,
  month,
  settled,
  documents,
  onFailure,
}: Props): ReactNode {
  const {print, printed} = usePrint(() =>
    documents.map((document) => (
      <SheetView key={document.number} sheet={documentSheet(document, exactText)} />
    )),
  );
  const bundle = ksefBundle(documents);
  const payouts = settled ? payoutsOf(input, settled) : [];
  return (
    <ButtonRow>
      {bundle.length > 0 && (
        <Button
          look="primary"
          onClick={() => {
            saveZip(
              `ksef-${month}.zip`,
              bundle.map(({name, text}) => ({name, content: text})),
            ).catch(() => onFailure('Nie udało się spakować plików. Spróbuj jeszcze raz.'));
          }}>
          Faktury do KSeF (ZIP, {bundle.length - 1})
        </Button>
      )}
      <Button onClick={print}>Drukuj rozliczenia ({documents.length})</Button>
      <Button
        onClick={() => {
          saveSheets(month, documents).catch(() => {
            onFailure(
              'Nie udało się utworzyć plików DOCX. Sprawdź połączenie i spróbuj jeszcze raz.',
            );
          });
        }}>
        Rozliczenia (DOCX)
      </Button>
      <Button
        onClick={() => {
          saveFile(`rejestr-${month}.csv`, toCsv(registerRows(documents, exactText)), 'text/csv');
        }}>
        Rejestr (CSV)
      </Button>
      {payouts.length > 0 && (
        <Button
          onClick={() => {
            saveFile(
              `wyplaty-${month}.csv`,
              toCsv(payoutRows(monthIn(month), payouts, exactText)),
              'text/csv',
            );
          }}>
          Wypłaty (CSV)
        </Button>
      )}
      {printed}
    </ButtonRow>
  );
}
