import {useState, type ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import {saveSheet} from '@site/src/browser/month/saveSheet';
import type {Sheet} from '@cooperative/settlement/month';

interface Props {
  readonly name: string;
  readonly sheet: Sheet;
  readonly label: string;
}

/** Offers a document as a file of a word processor. */
export default function SheetButton({name, sheet, label}: Props): ReactNode {
  const [hasFailed, setHasFailed] = useState(false);
  return (
    <>
      <Button
        onClick={() => {
          setHasFailed(false);
          saveSheet(name, sheet).catch(() => setHasFailed(true));
        }}>
        {label}
      </Button>
      {hasFailed && (
        <p role="alert">
          Nie udało się utworzyć pliku DOCX. Sprawdź połączenie i spróbuj jeszcze raz.
        </p>
      )}
    </>
  );
}
