import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {Button} from '@site/src/components/ui/buttons/Button';
import {saveFile} from '@site/src/browser/device/saveFile';
import {listExample} from '@cooperative/settlement/record';

/** What the list of points and members looks like, to fill in a spreadsheet. */
export default function ListTemplates({text = listExample}: {readonly text?: string}): ReactNode {
  const workbook = useBaseUrl('/pliki/lista-czlonkow.xlsx');
  return (
    <p>
      Wzór listy do wypełnienia:{' '}
      <a href={workbook} download>
        arkusz XLSX
      </a>{' '}
      albo{' '}
      <Button
        look="plain"
        onClick={() => {
          // The mark tells Excel the encoding.
          saveFile('lista-czlonkow.csv', `\uFEFF${text}\n`, 'text/csv');
        }}>
        plik CSV
      </Button>
    </p>
  );
}
