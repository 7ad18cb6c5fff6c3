import {useId, useState, type ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import OpenFile from '@site/src/components/ui/buttons/OpenFile';
import ErrorBox from '@site/src/components/ui/controls/ErrorBox';
import type {CooperativeInput} from '@cooperative/settlement/description';
import type {CooperativeDraft} from '@site/src/domain/calculator/draft';
import {failed, type FieldError, type Result, unreadableFile} from '@cooperative/polish';
import {operatorNames} from '@cooperative/settlement/rates';
import type {DatedRates} from '@site/src/domain/calculator/defaults';
import {descriptionFile, isFilled, withRates} from '@site/src/domain/calculator/openedFile';
import {fileText} from '@site/src/domain/calculator/readings';
import type {CalculatorAction, Description} from '@site/src/domain/calculator/state';
import {saveFile} from '@site/src/browser/device/saveFile';
import {largestFileBytes} from '@site/src/site/behaviour';
import ConfirmDialog from '../shared/ConfirmDialog';
import {useUndo} from '../shared/fields/useUndo';

interface Props {
  /** Null while a field is empty. */
  readonly cooperative: CooperativeDraft | null;
  readonly description: Description;
  readonly dated: DatedRates;
  readonly read: (text: string) => Promise<Result<CooperativeInput>>;
  readonly dispatch: (action: CalculatorAction) => void;
}

interface OpenedFile {
  readonly name: string;
  readonly found: CooperativeInput;
}

const messages = {
  tooBig: `Plik jest za duży. Największy rozmiar to ${largestFileBytes / 1_000_000} MB.`,
  /** The worker was stopped or broke before it answered. */
  notChecked: 'Nie udało się sprawdzić pliku. Otwórz go jeszcze raz albo odśwież stronę.',
} as const;

function problem(message: string): FieldError {
  return {field: 'plik', message};
}

async function readFile(file: File, read: Props['read']): Promise<Result<CooperativeInput>> {
  if (file.size > largestFileBytes) {
    return failed([problem(messages.tooBig)]);
  }
  const text = await file.text().catch(() => null);
  return text === null ? failed([problem(unreadableFile)]) : read(text);
}

/** The description as a file, which `npm run oblicz` also reads. A file with errors changes nothing. */
export default function DescriptionFile(props: Props): ReactNode {
  const {cooperative, description, dated, read, dispatch} = props;
  const errorsId = useId();
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [asked, setAsked] = useState<OpenedFile | null>(null);
  const show = (next: Description): void => dispatch({kind: 'open', description: next});
  const offerUndo = useUndo({value: description, onChange: show});

  const open = ({name, found}: OpenedFile): void => {
    setAsked(null);
    const {quick} = description;
    const {cooperative: priced, given} = withRates(found, quick, dated);
    show({mode: 'full', quick, cooperative: priced});
    const rates =
      given === null
        ? ''
        : ` Nie ma w nim stawek, więc liczymy ze stawkami ${given} (${operatorNames[quick.operator]}). Zmień je w części „Stawki z rachunków”.`;
    offerUndo(`Otwarto plik ${name}.${rates}`, () => description);
  };
  const choose = async (file: File): Promise<void> => {
    const found = await readFile(file, read);
    if (!found.ok) {
      setErrors(found.errors.length > 0 ? found.errors : [problem(messages.notChecked)]);
      return;
    }
    setErrors([]);
    const opened = {name: file.name, found: found.value};
    if (isFilled(description, dated)) {
      setAsked(opened);
    } else {
      open(opened);
    }
  };
  return (
    <>
      <Button
        look="plain"
        aria-disabled={cooperative === null || undefined}
        onClick={() => {
          if (cooperative) {
            saveFile(descriptionFile, fileText(cooperative), 'application/json');
          }
        }}>
        Zapisz do pliku
      </Button>
      <OpenFile
        label="Plik z opisem spółdzielni"
        onFile={(file) => {
          void choose(file);
        }}
      />
      {errors.length > 0 && (
        <ErrorBox
          role="alert"
          id={errorsId}
          title="Nie otworzyliśmy tego pliku. Twoje dane się nie zmieniły."
          errors={errors.map(({field, message}) => (
            <li key={`${field} ${message}`}>{message}</li>
          ))}
        />
      )}
      {asked && (
        <ConfirmDialog
          question={`Otworzyć plik ${asked.name}?`}
          confirmLabel="Otwórz"
          onConfirm={() => open(asked)}
          onCancel={() => setAsked(null)}>
          Zastąpi to, co jest teraz w formularzu. Możesz to najpierw zapisać do pliku albo dodać
          jako wariant.
        </ConfirmDialog>
      )}
    </>
  );
}
