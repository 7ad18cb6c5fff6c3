import type {ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import ButtonRow from '@site/src/components/ui/buttons/ButtonRow';
import Table from '@site/src/components/ui/Table';
import {saveFile} from '@site/src/browser/device/saveFile';
import {exactText, toCsv} from '@cooperative/polish';
import {reportRows, type SettledMonth} from '@cooperative/settlement/month';

interface Props {
  readonly months: readonly SettledMonth[];
}

/** Numbers of the yearly report, to be copied or taken as a table. */
export default function YearReport({months}: Props): ReactNode {
  const report = reportRows(months, exactText);
  return (
    <details>
      <summary>Liczby do rocznego sprawozdania</summary>
      <p>
        Sprawozdanie ma prąd wytworzony i zużyty, miesiąc po miesiącu (ustawa o OZE, art. 38m).
        Puste pole: któryś punkt oddaje prąd, a w plikach nie ma jego produkcji. Przepisz ją
        z&nbsp;licznika wytwarzania.
      </p>
      <Table aria-label="Liczby do rocznego sprawozdania" asCards>
        <thead>
          <tr>
            {report[0]?.map((name, index) => (
              <th key={name} scope="col" className={index > 0 ? 'number' : undefined}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {report.slice(1).map(([name, generated = '', used = '']) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td data-label={report[0]?.[1]} className="number">
                {generated === '' ? 'nie wiadomo' : generated}
              </td>
              <td data-label={report[0]?.[2]} className="number">
                {used === '' ? 'nie wiadomo' : used}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <ButtonRow>
        <Button
          onClick={() => {
            saveFile('sprawozdanie.csv', toCsv(report), 'text/csv');
          }}>
          Pobierz CSV
        </Button>
      </ButtonRow>
    </details>
  );
}
