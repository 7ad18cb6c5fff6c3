import type {ReactNode} from 'react';
import Table from '@site/src/components/ui/Table';
import {earlierText, lotRows, type MonthChange, numberRows} from '@cooperative/settlement/month';
import {exactText} from '@cooperative/polish';

/** What a month that is settled anew came to before and now: the points, then the stock's lots. */
export default function Changes({change}: {readonly change: MonthChange}): ReactNode {
  const lots = lotRows(change, exactText);
  return (
    <>
      <p>{earlierText(change)}</p>
      <ChangeTable
        label="Punkty, przed korektą i po niej"
        first="Punkt i liczba"
        rows={change.points.flatMap((point) =>
          numberRows(point, exactText).map(([name = '', ...cells]) => [
            `${point.id}: ${name}`,
            ...cells,
          ]),
        )}
      />
      {lots.length > 0 && (
        <ChangeTable
          label="Zapas spółdzielni, przed korektą i po niej"
          first="Partia"
          rows={lots}
        />
      )}
    </>
  );
}

const columns = ['Przed', 'Po', 'Różnica'];

function ChangeTable({
  label,
  first,
  rows,
}: {
  readonly label: string;
  readonly first: string;
  readonly rows: readonly (readonly string[])[];
}): ReactNode {
  return (
    <Table aria-label={label} asCards>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          {columns.map((name) => (
            <th key={name} scope="col" className="number">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((text, index) => (
              <td key={columns[index]} data-label={columns[index]} className="number">
                {text === '' ? '–' : text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
