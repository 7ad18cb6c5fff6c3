import type {ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import ButtonRow from '@site/src/components/ui/buttons/ButtonRow';
import NumberTable, {textColumns} from '@site/src/components/ui/NumberTable';
import {saveFile} from '@site/src/browser/device/saveFile';
import {exactText, toCsv} from '@cooperative/polish';
import {reportRows, type SettledMonth} from '@cooperative/settlement/month';

interface Props {
  readonly months: readonly SettledMonth[];
}

/** Numbers of the yearly report, to be copied or taken as a table. */
export default function YearReport({months}: Props): ReactNode {
  const report = reportRows(months, exactText);
  const [head = [], ...rows] = report;
  return (
    <details>
      <summary>Liczby do rocznego sprawozdania</summary>
      <p>
        Sprawozdanie ma prąd wytworzony i zużyty, miesiąc po miesiącu (ustawa o OZE, art. 38m).
        Puste pole: któryś punkt oddaje prąd, a w plikach nie ma jego produkcji. Przepisz ją
        z&nbsp;licznika wytwarzania.
      </p>
      <NumberTable
        label="Liczby do rocznego sprawozdania"
        first={[head[0] ?? '', ([name]) => name]}
        columns={textColumns(head, 'nie wiadomo')}
        rows={rows}
        keyOf={([name = '']) => name}
      />
      <ButtonRow>
        <Button onClick={() => saveFile('sprawozdanie.csv', toCsv(report), 'text/csv')}>
          Pobierz CSV
        </Button>
      </ButtonRow>
    </details>
  );
}
