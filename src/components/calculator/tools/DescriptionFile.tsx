import {useId, useRef, useState, type ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import ErrorBox from '@site/src/components/ui/controls/ErrorBox';
import type {CooperativeInput} from '@site/src/domain/cooperative/description/schema';
import type {CooperativeDraft} from '@site/src/domain/calculator/draft';
import {unreadableFile} from '@site/src/domain/kernel/fileCheck';
import type {QuickInput} from '@site/src/domain/calculator/quick';
import {fileText} from '@site/src/domain/calculator/readings';
import type {CalculatorAction} from '@site/src/domain/calculator/state';
import {failed, type FieldError, type Result} from '@site/src/domain/kernel/result';
import {notify} from '@site/src/browser/notifications/notify';
import {saveFile} from '@site/src/browser/device/saveFile';
import {descriptionFile} from './descriptionFileName';

interface Props {
  /** Null while a field is empty. */
  readonly cooperative: CooperativeDraft | null;
  readonly quick: QuickInput;
  readonly read: (text: string) => Promise<Result<CooperativeInput>>;
  readonly dispatch: (action: CalculatorAction) => void;
}

/** Hourly readings of a thousand members for a year, with room to spare. */
const maxBytes = 150_000_000;

const messages = {
  tooBig: 'Plik jest za duży. Największy rozmiar to 150 MB.',
  /** The worker was stopped or broke before it answered. */
  notChecked: 'Nie udało się sprawdzić pliku. Otwórz go jeszcze raz albo odśwież stronę.',
} as const;

function problem(message: string): FieldError {
  return {field: 'plik', message};
}

async function readFile(file: File, read: Props['read']): Promise<Result<CooperativeInput>> {
  if (file.size > maxBytes) {
    return failed([problem(messages.tooBig)]);
  }
  const text = await file.text().catch(() => null);
  return text === null ? failed([problem(unreadableFile)]) : read(text);
}

/** The description as a file, which `npm run oblicz` also reads. A file with errors changes nothing. */
export default function DescriptionFile({cooperative, quick, read, dispatch}: Props): ReactNode {
  const picker = useRef<HTMLInputElement>(null);
  const errorsId = useId();
  const [errors, setErrors] = useState<readonly FieldError[]>([]);

  const open = async (file: File): Promise<void> => {
    const found = await readFile(file, read);
    if (!found.ok) {
      setErrors(found.errors.length > 0 ? found.errors : [problem(messages.notChecked)]);
    } else {
      setErrors([]);
      dispatch({kind: 'describe', description: {mode: 'full', quick, cooperative: found.value}});
      notify({kind: 'success', text: `Otwarto plik ${file.name}.`});
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
      <Button look="plain" onClick={() => picker.current?.click()}>
        Otwórz plik
      </Button>
      <input
        ref={picker}
        hidden
        type="file"
        accept=".json,application/json"
        aria-label="Plik z opisem spółdzielni"
        onChange={({target}) => {
          const [file] = target.files ?? [];
          if (file) {
            void open(file);
          }
          // Otherwise the same file could not be opened again after being corrected.
          target.value = '';
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
    </>
  );
}
