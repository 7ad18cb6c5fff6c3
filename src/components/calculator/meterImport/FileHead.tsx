import type {ReactNode} from 'react';
import Notice from '@site/src/components/ui/Notice';
import Table from '@site/src/components/ui/Table';
import type {TableHead} from '@cooperative/meter-files';

interface Props {
  readonly fileName: string;
  /** What is asked about the file. */
  readonly text: string;
  readonly head: TableHead;
}

/** A question about a file, and its first rows. */
export default function FileHead({fileName, text, head}: Props): ReactNode {
  return (
    <>
      <Notice kind="info" title={fileName}>
        <p role="status">{text}</p>
      </Notice>
      <Table aria-label={`Początek pliku ${fileName}`}>
        <thead>
          <tr>
            {head.headers.map((header, column) => (
              <th key={column} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {head.rows.map((row, index) => (
            <tr key={index}>
              {head.headers.map((_, column) => (
                <td key={column}>{row[column]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  );
}
