import {useCallback, useEffect, useState, type ReactNode} from 'react';
import {Button} from '@site/src/components/ui/buttons/Button';
import ButtonRow from '@site/src/components/ui/buttons/ButtonRow';
import Table from '@site/src/components/ui/Table';
import SelectField from '@site/src/components/ui/controls/SelectField';
import {componentNames} from '@site/src/components/calculator/results/names';
import {saveFile} from '@site/src/browser/device/saveFile';
import {saveZip} from '@site/src/browser/month/saveZip';
import type {Month} from '@site/src/browser/month/useMonth';
import {toCsv} from '@site/src/domain/kernel/csv';
import {toHeadingId} from '@site/src/domain/kernel/text';
import {monthName, writeMonth} from '@site/src/domain/month/calendar';
import type {MonthInput} from '@site/src/domain/month/schema';
import type {SettledMonth} from '@site/src/domain/month/settleMonths';
import {membersOf} from '@site/src/domain/month/statement';
import {booksRows, nextMonthFile, reportRows} from '@site/src/domain/month/tables';
import Part from './Part';
import StatementPages from './StatementPages';
import {statementFile} from './statementFile';
import {exactText} from './words';

interface Props {
  readonly month: Month;
  readonly input: MonthInput;
  readonly months: readonly SettledMonth[];
}

/** What leaves the page: statements, the table for the books, the file of the month, numbers of the yearly report. */
export default function HandOutPart({month, input, months}: Props): ReactNode {
  const [chosen, setChosen] = useState<number | null>(null);
  const [wanted, setWanted] = useState<'print' | 'zip' | null>(null);
  const [said, setSaid] = useState('');
  const handed = chosen === null ? months : months.filter(({month: own}) => own === chosen);
  const members = membersOf(input);
  const [first] = handed;
  const last = handed.at(-1);
  const span =
    first && last ? [...new Set([writeMonth(first.month), writeMonth(last.month)])].join('--') : '';
  const onReady = useCallback(
    (articles: readonly Element[]) => {
      if (wanted === 'print') {
        window.print();
        return;
      }
      const files = articles.map((article, index) => {
        const member = members[index] ?? '';
        return {
          name: `${String(index + 1).padStart(2, '0')}-${toHeadingId(member)}.html`,
          text: statementFile(`Zestawienie: ${member}`, article),
        };
      });
      saveZip(`zestawienia-${span}.zip`, files)
        .catch(() => {
          setSaid('Nie udało się spakować zestawień. Wydrukuj je albo spróbuj jeszcze raz.');
        })
        .finally(() => {
          setWanted(null);
        });
    },
    // The members and the span are those at the press: until it is done, nothing else is drawn.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
    [wanted],
  );
  useEffect(() => {
    const end = (): void => {
      setWanted(null);
    };
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('afterprint', end);
    };
  }, []);
  const report = reportRows(months, exactText);
  return (
    <Part id="wydaj" title="7. Wydaj">
      {months.length > 1 && (
        <SelectField
          id="wydaj-miesiac"
          label="Miesiące w zestawieniach i tabeli"
          options={[
            {value: null, label: 'wszystkie'},
            ...months.map(({month: own}) => ({value: own, label: monthName(own)})),
          ]}
          value={chosen}
          onChange={setChosen}
        />
      )}
      <ButtonRow>
        <Button
          look="primary"
          onClick={() => {
            setWanted('print');
          }}>
          Drukuj zestawienia ({members.length})
        </Button>
        <Button
          onClick={() => {
            setWanted('zip');
          }}>
          Zestawienia w pliku ZIP
        </Button>
        <Button
          onClick={() => {
            const rows = booksRows(input, handed, {format: exactText, componentNames});
            saveFile(`ksiegowosc-${span}.csv`, toCsv(rows), 'text/csv');
          }}>
          Tabela do księgowości (CSV)
        </Button>
        <Button
          onClick={() => {
            const {settledTo = '', ...file} = nextMonthFile(input, months);
            saveFile(
              `spoldzielnia-${settledTo}.json`,
              JSON.stringify({...file, settledTo}, null, 2),
              'application/json',
            );
          }}>
          Plik miesiąca na następny raz
        </Button>
      </ButtonRow>
      <p role="status">{said}</p>
      {wanted !== null && (
        <StatementPages input={input} months={handed} members={members} onReady={onReady} />
      )}
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
              {report[0]?.map((name) => (
                <th key={name} scope="col">
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
      {month.kept === 'kept' && (
        <p>
          Pliki i wpisane liczby są zapamiętane na tym urządzeniu.{' '}
          <Button
            look="plain"
            onClick={() => {
              month.forget().catch(() => {
                setSaid(
                  'Przeglądarka nie usunęła danych. Zamknij inne karty i spróbuj jeszcze raz.',
                );
              });
            }}>
            Usuń je z urządzenia
          </Button>
        </p>
      )}
    </Part>
  );
}
