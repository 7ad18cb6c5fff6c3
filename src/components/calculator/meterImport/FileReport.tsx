import type {ReactNode} from 'react';
import type {ColumnMapping, FileOutcome, TableHead} from '@site/src/domain/meterFiles';
import type {Result} from '@site/src/domain/kernel/result';
import MappingForm from './MappingForm';
import FileProblem from './FileProblem';

interface Props {
  readonly id: string;
  readonly fileName: string;
  readonly outcome: Result<FileOutcome>;
  /** Head of a file whose columns the visitor has already named: they can be named again if they were wrong. */
  readonly knownHead: TableHead | undefined;
  readonly onMap: (mapping: ColumnMapping, head: TableHead) => void;
}

/** What is wrong with one file, or a form for its columns; nothing for a file that was read or left out. */
export default function FileReport({id, fileName, outcome, knownHead, onMap}: Props): ReactNode {
  if (outcome.ok && outcome.value.kind !== 'unknown') {
    return null;
  }
  const unknown = outcome.ok && outcome.value.kind === 'unknown' ? outcome.value : null;
  const head = unknown?.head ?? knownHead;
  return (
    <>
      {!outcome.ok && (
        <FileProblem title={fileName} messages={outcome.errors.map(({message}) => message)} />
      )}
      {head && (
        <MappingForm
          id={id}
          fileName={fileName}
          reason={unknown?.reason}
          head={head}
          onSubmit={(mapping) => {
            onMap(mapping, head);
          }}
        />
      )}
    </>
  );
}
