import type {ReactNode} from 'react';
import {Button, ButtonLink} from '@site/src/components/ui/buttons/Button';
import {saveFile} from '@site/src/browser/device/saveFile';
import {listExample} from '@cooperative/settlement/record';

/** What the list of points and members looks like, to fill in a spreadsheet. */
export default function ListTemplates({text = listExample}: {readonly text?: string}): ReactNode {
  return (
    <p>
      Wzór listy do wypełnienia:{' '}
      <ButtonLink
        look="plain"
        // A file of the build, not a route of the site.
        to="pathname:///pliki/lista-czlonkow.xlsx"
        target="_self"
        download>
        arkusz XLSX
      </ButtonLink>{' '}
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
