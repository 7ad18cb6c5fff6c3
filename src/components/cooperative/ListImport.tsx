import {useState, type ReactNode} from 'react';
import {offerRetry} from '@site/src/browser/navigation/connection';
import ErrorBox from '@site/src/components/ui/controls/ErrorBox';
import FileUpload from '@site/src/components/ui/controls/FileUpload';
import FoldSummary from '@site/src/components/ui/FoldSummary';
import type {FieldError} from '@cooperative/polish';
import type {CooperativeRecord} from '@cooperative/settlement/record';
import ListTemplates from './ListTemplates';

const rules = {extensions: ['.csv', '.txt', '.xlsx'], maxMegabytes: 5};

/** The list of points and members from a file. If any row is wrong, none is taken. */
export default function ListImport({
  className,
  onList,
}: {
  readonly className?: string | undefined;
  readonly onList: (join: (record: CooperativeRecord) => CooperativeRecord) => void;
}): ReactNode {
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [notes, setNotes] = useState<readonly string[]>([]);
  const open = async (file: File): Promise<void> => {
    const {readList} = await import('@site/src/browser/cooperative/readList');
    const read = await readList(file);
    setErrors(read.ok ? [] : read.errors);
    setNotes(read.ok ? read.value.notes : []);
    if (read.ok) {
      onList(read.value.join);
    }
  };
  return (
    <details className={className}>
      <FoldSummary>
        <h4>Wczytaj listę członków i punktów</h4>
        <span>plik CSV albo XLSX</span>
      </FoldSummary>
      <ListTemplates />
      <FileUpload
        id="lista-plik"
        label="Plik CSV albo XLSX z listą"
        note="Kogo już znamy, temu dopiszemy to, co jest na liście; nikogo nie usuniemy."
        rules={rules}
        files={[]}
        onChange={([file]) => {
          if (file) {
            open(file).catch(() => offerRetry(true));
          }
        }}
      />
      <div role="status">
        {notes.length > 0 && (
          <ul>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        )}
      </div>
      {errors.length > 0 && (
        <ErrorBox
          role="alert"
          title="Popraw listę. Nic jeszcze nie dodano."
          errors={errors.map(({field, message}) => (
            <li key={`${field} ${message}`}>{message}</li>
          ))}
        />
      )}
    </details>
  );
}
